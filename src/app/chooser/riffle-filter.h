/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What kind of game the player looks for. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

/**
 * RiffleFacet:
 * @RIFFLE_FACET_DECKS: with how many decks it is played
 * @RIFFLE_FACET_SKILL: whether luck or skill decides
 * @RIFFLE_FACET_LENGTH: how long a game takes
 * @RIFFLE_FACET_ODDS: how often it comes out
 *
 * A question about variants that has a few answers.
 */
typedef enum
{
  RIFFLE_FACET_DECKS,
  RIFFLE_FACET_SKILL,
  RIFFLE_FACET_LENGTH,
  RIFFLE_FACET_ODDS,
  RIFFLE_N_FACETS,
} RiffleFacet;

#define RIFFLE_FACET_ANSWERS 3

#define RIFFLE_TYPE_FILTER (riffle_filter_get_type ())
G_DECLARE_FINAL_TYPE (RiffleFilter, riffle_filter, RIFFLE, FILTER, GObject)

/*
 * Signal:
 *   changed ()   it lets others pass now
 */

const char   *riffle_facet_get_question    (RiffleFacet   facet);
const char   *riffle_facet_get_answer      (RiffleFacet   facet,
                                            guint         answer);
int           riffle_facet_find_answer     (RiffleFacet   facet,
                                            PatVariant   *variant);

RiffleFilter *riffle_filter_new            (void);
gboolean      riffle_filter_is_empty       (RiffleFilter *self);
void          riffle_filter_clear          (RiffleFilter *self);
gboolean      riffle_filter_get_answer     (RiffleFilter *self,
                                            RiffleFacet   facet,
                                            guint         answer);
void          riffle_filter_set_answer     (RiffleFilter *self,
                                            RiffleFacet   facet,
                                            guint         answer,
                                            gboolean      is_wanted);
const char   *riffle_filter_get_collection (RiffleFilter *self);
void          riffle_filter_set_collection (RiffleFilter *self,
                                            const char   *id);
gboolean      riffle_filter_get_new        (RiffleFilter *self);
void          riffle_filter_set_new        (RiffleFilter *self,
                                            gboolean      is_wanted);
gboolean      riffle_filter_passes         (RiffleFilter *self,
                                            PatVariant   *variant,
                                            guint         n_played);

G_END_DECLS
