/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the chooser share. */
#pragma once

#include "riffle-chooser.h"
#include "riffle-filter-bar.h"
#include "riffle-gallery.h"

G_BEGIN_DECLS

struct _RiffleChooser
{
  GtkWidget         parent_instance;

  PatRegistry      *registry;
  GSettings        *settings;
  RiffleFilter     *filter;
  RiffleTileStates *states;
  RiffleThumbnails *pictures;
  guint             renewal_id;    /* source that shows games that were added */
  guint             refresh_id;    /* source that shows what the statistics say now */
  guint             announcement_id; /* source that tells how much was found */
  char             *announced;     /* (nullable): what it says */

  RiffleGallery    *gallery;
  PatVariant       *continued;     /* (nullable): the game that can be continued */
  PatVariant       *today;         /* (nullable): the game of today’s deal */
  char             *today_state;   /* (nullable): its name, and how the player fared */
  RiffleGallerySection *way_back;  /* to the game that can be continued, and to today’s deal */
  RiffleGallerySection *popular;
  RiffleGallerySection *favourites;
  RiffleGallerySection *recent;
  RiffleGallerySection *shelves;
  gboolean          has_shelves;   /* there are collections */
  GPtrArray        *families;      /* of RiffleGallerySection */
  GtkWidget        *starts;        /* has what was found besides games: presets and collections */
  RiffleGallerySection *others;    /* is around them */
  RiffleGallerySection *results;
  GtkLabel         *results_title;
  GtkLabel         *results_about;
  GtkWidget        *results_table; /* begins a table with the games that are shown */
  GtkWidget        *results_tour;  /* begins a tour or a tournament of what is shown */
  PatVariant       *waiting;       /* (nullable): the game of a tour or a tournament that waits */
  char             *waiting_title; /* (nullable): what leads back to it */
  RiffleUnfinished *unfinished;    /* (nullable): other games than the one on the table */
  GtkWidget        *unfinished_button; /* (nullable): shows them */

  GtkWidget        *header;
  GtkSearchEntry   *search;
  GtkWidget        *back;
  AdwClamp         *bar_clamp;
  RiffleFilterBar  *bar;
  GtkStack         *stack;
  GtkScrolledWindow *scrolled;
  GtkMenuButton    *menu_button;
  GMenuModel       *menu;       /* for the button, when it is pressed */
};

/* riffle-chooser-sections.c */
void        riffle_chooser_add_sections (RiffleChooser *self);
void        riffle_chooser_fill_way_back (RiffleChooser *self);
void        riffle_chooser_renew_sections (RiffleChooser *self);
void        riffle_chooser_renew_favourites (RiffleChooser *self);
void        riffle_chooser_fill_recent  (RiffleChooser *self);
GPtrArray  *riffle_chooser_list_games   (RiffleChooser *self);
GPtrArray  *riffle_chooser_make_games   (GPtrArray     *variants);

/* riffle-chooser-search.c */
const char *riffle_chooser_get_words    (RiffleChooser *self);
gboolean    riffle_chooser_is_searching (RiffleChooser *self);
GPtrArray  *riffle_chooser_find_games   (RiffleChooser *self);
PatCollectionGame *riffle_chooser_find_nearest (RiffleChooser *self);
void        riffle_chooser_take_first   (RiffleChooser *self);
void        riffle_chooser_update_shown (RiffleChooser *self);
void        riffle_chooser_update       (RiffleChooser *self);
void        riffle_chooser_search       (RiffleChooser *self);

/* riffle-chooser-others.c */
guint       riffle_chooser_show_others  (RiffleChooser *self);
GtkWidget  *riffle_chooser_shelf_new    (RiffleChooser       *self,
                                         const PatCollection *collection);

/* riffle-chooser.c */
void        riffle_chooser_choose       (RiffleChooser           *self,
                                         const PatCollectionGame *game);

G_END_DECLS
