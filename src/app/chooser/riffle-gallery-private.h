/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the gallery share. */
#pragma once

#include "riffle-gallery.h"

G_BEGIN_DECLS

typedef struct
{
  GtkWidget  *head;        /* the heading, or whatever stands there */
  gboolean    has_family;  /* tiles name their families */
  gboolean    is_shown;
  GPtrArray  *variants;    /* as they are shown */
  GHashTable *tiles;       /* PatVariant → RiffleTile, of all that were made so far */
  int         y;           /* of the head, in pixels */
  int         head_height;
  int         tile_height;
} RiffleGallerySection;

struct _RiffleGallery
{
  GtkWidget         parent_instance;

  RiffleThumbnails *pictures;
  GtkAdjustment    *position;    /* what of it is seen */
  RiffleDressFunc   dress;
  gpointer          dress_data;
  GPtrArray        *sections;    /* of RiffleGallerySection */
  guint             idle_id;
  int               x;           /* of the first column, in pixels */
  int               column_width;
  int               n_columns;
  int               height;      /* of everything */
};

/* A place among the tiles; a section without tiles may have a head that takes the focus. */
typedef struct
{
  guint section;
  guint tile;
} RiffleGalleryPlace;

/* riffle-gallery.c */
RiffleTile           *riffle_gallery_make_tile       (RiffleGallery        *self,
                                                      RiffleGallerySection *section,
                                                      guint                 nth);
void                  riffle_gallery_make_rest_later (RiffleGallery        *self);
RiffleGallerySection *riffle_gallery_get_section     (RiffleGallery        *self,
                                                      guint                 nth);

/* riffle-gallery-layout.c */
void                  riffle_gallery_lay_out         (RiffleGallery        *self,
                                                      int                   width);
int                   riffle_gallery_get_row_y       (RiffleGallery        *self,
                                                      RiffleGallerySection *section,
                                                      guint                 nth);
gboolean              riffle_gallery_is_seen         (RiffleGallery        *self,
                                                      int                   y,
                                                      int                   height);
void                  riffle_gallery_measure         (GtkWidget            *widget,
                                                      GtkOrientation        orientation,
                                                      int                   for_size,
                                                      int                  *minimum,
                                                      int                  *natural,
                                                      int                  *minimum_baseline,
                                                      int                  *natural_baseline);
void                  riffle_gallery_size_allocate   (GtkWidget            *widget,
                                                      int                   width,
                                                      int                   height,
                                                      int                   baseline);
void                  riffle_gallery_snapshot        (GtkWidget            *widget,
                                                      GtkSnapshot          *snapshot);
gboolean              riffle_gallery_make_seen       (RiffleGallery        *self);

/* riffle-gallery-focus.c */
gboolean              riffle_gallery_focus           (GtkWidget            *widget,
                                                      GtkDirectionType      direction);

G_END_DECLS
