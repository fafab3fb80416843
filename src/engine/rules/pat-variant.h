/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A variant of solitaire: what a plugin describes, and the interface through which all others
 * see it. */
#pragma once

#include "pat-option.h"
#include "pat-table.h"

G_BEGIN_DECLS

/**
 * PatConfigureFunc:
 * @table: a copy of the variant's table, which may be changed
 * @options: the values that the player chose
 * @error: return location
 *
 * Changes the table as the options ask for.
 *
 * Returns: %FALSE and @error if these options cannot go together
 */
typedef gboolean (*PatConfigureFunc) (PatTable    *table,
                                      PatOptions  *options,
                                      GError     **error);

/**
 * PatOdds:
 * @PAT_ODDS_UNKNOWN: nobody knows
 * @PAT_ODDS_SELDOM: in fewer than one deal of four
 * @PAT_ODDS_SOMETIMES: in more than that, but fewer than two of three
 * @PAT_ODDS_OFTEN: in at least two deals of three
 *
 * How often a game comes out, by and large.
 */
typedef enum
{
  PAT_ODDS_UNKNOWN,
  PAT_ODDS_SELDOM,
  PAT_ODDS_SOMETIMES,
  PAT_ODDS_OFTEN,
} PatOdds;

/* Skill alone. */
#define PAT_MAX_SKILL 5

/**
 * PatMembership:
 * @collection: the id of a collection; %NULL ends the list
 * @place: the variant's place in it, from 1; 0: behind those that have one, by name
 * @preset: (nullable): the key of one of the variant's presets, by which it is played there; %NULL:
 *   as the player likes
 *
 * That a variant belongs to a collection. With different presets it may do so more than once.
 */
typedef struct
{
  const char *collection;
  guint       place;
  const char *preset;
} PatMembership;

/**
 * PatCustomRule:
 * @key: of a–z, 0–9 and '-'; it never changes; %NULL ends the list
 * @name: what a player calls it, translatable: N_("Turn Three")
 * @about: what it does, in a sentence, translatable
 * @variant: (nullable): the id of the game of the collection that is played by this rule
 * @options: (nullable): what it sets in games that have these options, such as `draw=3`
 *
 * A rule that players agree on for a table, whatever game of the collection is played there.
 */
typedef struct
{
  const char *key;
  const char *name;
  const char *about;
  const char *variant;
  const char *options;
} PatCustomRule;

/**
 * PatCollectionUse:
 * @PAT_COLLECTION_SHELF: its games stand together, and that is all
 * @PAT_COLLECTION_TOUR: its games are also played one after the other, and in tournaments
 * @PAT_COLLECTION_CHILDREN: children have its games on a page of their own
 * @PAT_COLLECTION_WEEK: its places are the days of the week, from Monday; each day has a deal
 *
 * What a program does with the games of a collection as a whole.
 */
typedef enum
{
  PAT_COLLECTION_SHELF,
  PAT_COLLECTION_TOUR,
  PAT_COLLECTION_CHILDREN,
  PAT_COLLECTION_WEEK,
} PatCollectionUse;

/**
 * PatCollectionSpec:
 * @id: of a–z, 0–9 and '-'; it never changes
 * @name: what a player calls it, translatable: N_("Winter Evenings")
 * @about: (nullable): a sentence or two about it, translatable
 * @domain: (nullable): gettext domain; %NULL: the program's own
 * @rules: (nullable): the rules that players may agree on for a table; ends with a row without key
 * @use: what is done with its games as a whole; of several collections for the same, the one that
 *   was put up first counts
 *
 * A collection as its author describes it: a shelf for variants of any family, which say
 * themselves that they belong to it.
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *about;
  const char *domain;
  const PatCustomRule *rules;
  PatCollectionUse use;
  gpointer    reserved[1];
} PatCollectionSpec;

/**
 * PatVariantSpec:
 * @id: of a–z, 0–9 and '-': the word of the notation, which never changes
 * @name: what a player calls it, translatable: N_("Klondike")
 * @family: what it is a kind of, translatable: N_("Klondike")
 * @source: the document or book the rules come from, for `list`
 * @aliases: (nullable): other names, for the search, separated by ';'
 * @about: (nullable): a few sentences on the game and its history
 * @goal: (nullable): how the game is won, in a sentence, if the table does not tell it
 * @rules: (nullable): the rules that the table does not tell, in whole sentences
 * @advice: (nullable): a hint of strategy
 * @notes: (nullable): what the sources leave open and how it is played here
 * @domain: (nullable): gettext domain; %NULL: the program's own
 * @easiness: per cent of deals that can be won with the default options, 0 if nobody knows
 * @odds: how often somebody who plays well wins, if there is no figure for `easiness`
 * @skill: what decides, from 1 (luck alone: there is nothing to choose) by 3 (both alike) to 5
 *   (skill alone: all cards lie open, or choosing is all there is); 0 if nobody knows
 * @minutes: how long a game takes somebody who knows it, from the deal to the end; 0 if nobody
 *   knows
 * @collections: (nullable): the collections it stands in; ends with a row without collection
 * @game: the rules of the game
 * @piles: ends with a row whose count is 0
 * @options: (nullable): ends with a row without key
 * @presets: (nullable): ends with a row without key
 * @configure: (nullable): changes the table as the options ask for
 * @rank: its place among the best known games, from 1; 0 if it is not one of them
 *
 * A variant as its author describes it. All strings that a player reads are translatable and marked
 * with N_().
 */
typedef struct
{
  const char          *id;
  const char          *name;
  const char          *family;
  const char          *source;
  const char          *aliases;
  const char          *about;
  const char          *goal;
  const char          *rules;
  const char          *advice;
  const char          *notes;
  const char          *domain;
  guint                easiness;
  PatOdds              odds;
  guint                skill;
  guint                minutes;
  const PatMembership *collections;
  PatGameSpec          game;
  const PatPileSpec   *piles;
  const PatOption     *options;
  const PatPreset     *presets;
  PatConfigureFunc     configure;
  guint                rank;
  gpointer             reserved[5];
} PatVariantSpec;

/**
 * PatVariant:
 *
 * A kind of solitaire, as a module describes it: names, options and rules. It is the same as long
 * as the program runs; a game that is played is a [class@Patience.Game].
 */
#define PAT_TYPE_VARIANT (pat_variant_get_type ())
PAT_PUBLIC G_DECLARE_INTERFACE (PatVariant, pat_variant, PAT, VARIANT, GObject)

/**
 * PatVariantInterface:
 * @get_spec: what describes the variant
 * @build_rules: makes rules for these options
 *
 * The interface of a variant.
 */
struct _PatVariantInterface
{
  GTypeInterface g_iface;

  const PatVariantSpec *(*get_spec)    (PatVariant  *self);
  PatRules             *(*build_rules) (PatVariant  *self,
                                        PatOptions  *options,
                                        GError     **error);
};

PAT_PUBLIC PatVariant           *pat_variant_new_for_table      (const PatVariantSpec *spec);
PAT_PUBLIC const PatVariantSpec *pat_variant_get_spec           (PatVariant           *self);
PAT_PUBLIC const char           *pat_variant_get_id             (PatVariant           *self);
PAT_PUBLIC const char           *pat_variant_get_name           (PatVariant           *self);
PAT_PUBLIC const char           *pat_variant_get_family         (PatVariant           *self);
PAT_PUBLIC PatOdds               pat_variant_get_odds           (PatVariant           *self);
PAT_PUBLIC double                pat_variant_get_winnable_share (PatVariant           *self);
PAT_PUBLIC gboolean              pat_variant_matches            (PatVariant           *self,
                                                                 const char           *words);
PAT_PUBLIC guint                 pat_variant_rate_match         (PatVariant           *self,
                                                                 const char           *words);
PAT_PUBLIC gboolean              pat_variant_matches_preset     (PatVariant           *self,
                                                                 const PatPreset      *preset,
                                                                 const char           *words);
PAT_PUBLIC const PatPreset      *pat_variant_find_preset        (PatVariant           *self,
                                                                 const char           *key);
PAT_PUBLIC PatOptions           *pat_variant_new_options        (PatVariant           *self);
PAT_PUBLIC PatRules             *pat_variant_build_rules        (PatVariant           *self,
                                                                 PatOptions           *options,
                                                                 GError              **error);
PAT_PUBLIC const char           *pat_variant_translate          (PatVariant           *self,
                                                                 const char           *text);

G_END_DECLS
