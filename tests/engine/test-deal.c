/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Deal strings and shuffles: what a deal number names must never change. */
#include <patience.h>

#define N_DECK 52

static void
fill_deck (PatCard *cards)
{
  for (guint i = 0; i < N_DECK; i++)
    cards[i] = pat_card_new ((PatSuit) (i % 4), i / 4 + 1);
}

static char *
cards_to_string (const PatCard *cards,
                 guint          n)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      char card[8];

      pat_card_print (cards[i], card);
      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", card);
    }
  return g_string_free (text, FALSE);
}

/* The outputs that the inventors of xoshiro256** and of splitmix64 publish. */
static void
test_published_numbers (void)
{
  PatRandom random = { { 1, 2, 3, 4 } };

  g_assert_cmpuint (pat_random_next (&random), ==, 11520);
  g_assert_cmpuint (pat_random_next (&random), ==, 0);
  g_assert_cmpuint (pat_random_next (&random), ==, 1509978240);
  g_assert_cmpuint (pat_random_next (&random), ==, G_GUINT64_CONSTANT (1215971899390074240));

  pat_random_init (&random, 1234567, 0);
  g_assert_cmpuint (random.state[0], ==, G_GUINT64_CONSTANT (6457827717110365317));
  g_assert_cmpuint (random.state[1], ==, G_GUINT64_CONSTANT (3203168211198807973));
  g_assert_cmpuint (random.state[2], ==, G_GUINT64_CONSTANT (9817491932198370423));
  g_assert_cmpuint (random.state[3], ==, G_GUINT64_CONSTANT (4593380528125082431));
}

/* Worked out once with an implementation in another language; these lines may never be edited. */
static const struct
{
  guint64     seed;
  guint64     stream;
  guint64     numbers[3];
  const char *cards;
} golden[] = {
  { 1, 0, { 0xb3f2af6d0fc710c5, 0x853b559647364cea, 0x92f89756082a4514 },
    "7D 2H 3H 8S 2C KD JC 2D 8H 3S AS 9D 4H JD 2S KC 3C KH 7C 6H 4C KS QC QD QS 4S "
    "5H AH 9H 7S TC JS 4D 5C 6D TH 7H JH 6S AD 8C 5S TD 5D TS 9C 8D 9S 6C AC QH 3D" },
  { 2, 0, { 0x1a28690da8a8d057, 0xb9bb8042daedd58a, 0x2f1829af001ef205 },
    "JC 3H 9C 4H KD 7H QS 2C QC 3S 9D 6D 4S 6C KH 7S AS KC 2S JD 8D 3D 3C KS 2H 5S "
    "AH 5D 6S 8H 9H QD 2D 7C 4D AC JH AD 5C 8S 5H 7D 8C TH TD 4C JS TC 6H TS QH 9S" },
  { 617, 0, { 0x222448a01875fe25, 0x328081a3a56ca4e7, 0x69a224aea2f0bc94 },
    "JC 2D AH QH 3H TD KD 5D 9H 7H KC 6S 9C 7C 6H 4D TS 7D 2C 5S 2S 4C 9D 8H 9S TC "
    "JH 7S 6C KS QS 4S 2H 5H QD 3D JD JS 4H QC KH AS AD 8C 3C TH 8S 6D 3S AC 5C 8D" },
  { 0x80000000, 0, { 0xa20f558b58a08355, 0xc03eb4aa2e0e4785, 0x01e64ec944d284f1 },
    "AS 3H 2C 4C 9D AC KD 5D 8H JD JS 4D 6S 2D JC 5S QD TH QC 7S KH 8D 8S 9H 6C TS "
    "3D 4H KC 2S TC 3S JH 7D 2H 5H 9S TD 4S QS AH 6H 8C 7H QH 7C 5C 9C 3C 6D KS AD" },
  { PAT_MAX_DEAL_NUMBER, 0, { 0x0e1c2b4b82e8c0c5, 0x19167a27a6e0d81b, 0x7b5f1a55d35896bd },
    "8H 7H 9H 3D 9D 6C AC 6S 4H 2S 7C KH 7S 3S 5S TH JC 3C JD 4C TC 4D KC TS 8D AH "
    "QH AD 4S QD JH 5H 8C 8S QC QS KD 6D 2D 6H TD 9C 3H 9S JS 2C AS 5C 2H KS 7D 5D" },
  { 1, 1, { 0x7801ffa85c6ecc24, 0x0858358f00dd267e, 0x867df49580968b98 },
    "8H AD AS JS 8C 7H 4S 2S 5H TS QS TH 3S QH AH 7C 5C 3H 3D KS 3C 4D 9S KH AC 8S "
    "6D JD 7D TD QC 2C 9C 7S 6C 6H 9D JC 5D 4C 2D 9H KC 5S 6S JH KD QD 8D 2H 4H TC" },
};

static void
test_golden (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (golden); i++)
    {
      g_autofree char *text = NULL;
      PatCard cards[N_DECK];
      PatRandom random;

      pat_random_init (&random, golden[i].seed, golden[i].stream);
      for (guint k = 0; k < G_N_ELEMENTS (golden[i].numbers); k++)
        g_assert_cmphex (pat_random_next (&random), ==, golden[i].numbers[k]);
      fill_deck (cards);
      pat_random_init (&random, golden[i].seed, golden[i].stream);
      pat_random_shuffle (&random, cards, N_DECK);
      text = cards_to_string (cards, N_DECK);
      g_assert_cmpstr (text, ==, golden[i].cards);
    }
}

static void
test_below (void)
{
  const guint bounds[] = { 1, 2, 3, 6, 10, 52, 104, 1000, 0x80000001, 0xffffffff };
  const guint numbers[] = { 0, 0, 0, 3, 3, 11, 63, 96, 1665635653, 4238950219 };
  /* A state whose next number is 0, which is below 2^64 mod 3 and must be drawn again. */
  PatRandom surplus = { { 1, 0, 0, 1 } };
  PatRandom next = surplus;
  PatRandom random;

  pat_random_init (&random, 5, 0);
  for (guint i = 0; i < G_N_ELEMENTS (bounds); i++)
    g_assert_cmpuint (pat_random_below (&random, bounds[i]), ==, numbers[i]);

  g_assert_cmpuint (pat_random_next (&next), ==, 0);
  g_assert_cmpuint (pat_random_below (&surplus, 3), ==, pat_random_next (&next) % 3);
  g_assert_cmpmem (&surplus, sizeof surplus, &next, sizeof next);
}

typedef void (*Shuffle) (PatRandom *random,
                         PatCard   *cards,
                         guint      n_cards);

/* The well-known mistake: each card changes places with any other. */
static void
shuffle_wrongly (PatRandom *random,
                 PatCard   *cards,
                 guint      n_cards)
{
  for (guint i = 0; i < n_cards; i++)
    {
      guint k = pat_random_below (random, n_cards);
      PatCard card = cards[k];

      cards[k] = cards[i];
      cards[i] = card;
    }
}

/* How unevenly cards and places meet; about 51 · 51 for fair shuffles, with a standard
   deviation of about 72. */
static double
measure_chi_square (Shuffle shuffle,
                    guint   n_deals)
{
  static guint counts[N_DECK][64];
  double expectation = (double) n_deals / N_DECK, sum = 0;

  memset (counts, 0, sizeof counts);
  for (guint64 deal = 1; deal <= n_deals; deal++)
    {
      PatCard cards[N_DECK];
      PatRandom random;

      fill_deck (cards);
      pat_random_init (&random, deal, 0);
      shuffle (&random, cards, N_DECK);
      for (guint place = 0; place < N_DECK; place++)
        counts[place][cards[place]]++;
    }
  for (guint place = 0; place < N_DECK; place++)
    for (guint card = 0; card < 64; card++)
      {
        double excess = counts[place][card] - expectation;

        if (counts[place][card] > 0)
          sum += excess * excess / expectation;
      }
  return sum;
}

static void
test_fair (void)
{
  double fair = measure_chi_square (pat_random_shuffle, 20000);
  double unfair = measure_chi_square (shuffle_wrongly, 20000);

  g_test_message ("chi square: %.0f, and %.0f for a wrong shuffle", fair, unfair);
  g_assert_cmpfloat (fair, >, 2601 - 5 * 72);
  g_assert_cmpfloat (fair, <, 2601 + 5 * 72);
  g_assert_cmpfloat (unfair, >, 2601 + 5 * 72);
}

static const struct
{
  guint32     number;
  const char *cards;
} microsoft[] = {
  { 1,
    "JD 2D 9H JC 5D 7H 7C 5H KD KC 9S 5S AD QC KH 3H 2S KS 9D QD JS AS AH 3C 4C 5C "
    "TS QH 4H AC 4D 7S 3S TD 4S TH 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H" },
  { 617,
    "7D AD 5C 3S 5S 8C 2D AH TD 7S QD AC 6D 8H AS KH TH QC 3H 9D 6S 8D 3D TC KD 5H "
    "9S 3C 8S 7H 4D JS 4C QS 9C 9H 7C 6H 2C 2S 4S TS 2H 5D JC 6C JH QH JD KS KC 4H" },
  { 11982,
    "AH AS 4H AC 2D 6S TS JS 3D 3H QS QC 8S 7H AD KS KD 6H 5S 4D 9H JH 9S 3C JC 5D "
    "5C 8C 9D TD KH 7C 6C 2C TH QH 6D TC 4S 7S JD 7D 8H 9C 2H QD 4C 5H KC 8D 2S 3S" },
  { 32001,
    "KC JH 3S 8S QS 5S TC QD 9S JD AH QC 6S 5H 2D 2S TH 4H 4D 3D 3H 4C KD 7D 8D 9D "
    "7S 6C 5D 4S 2C AC 7C 8H 2H KH 8C 6D TS 9H AS JS 6H TD 5C 7H QH AD 9C 3C JC KS" },
  { 0x7fffffff,
    "9S 2H 7C 5H 4C 6D 3D 4S JH TC TD QS 3S KH 8D JC 7S 6C 3H 8S KD TS 9D 4D 5S AD "
    "TH 3C 2C AH 2D 9H 5D QH 8C 6H 6S QD 4H JS 5C JD AS QC AC KC 2S KS 7D 9C 7H 8H" },
};

static void
test_microsoft (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (microsoft); i++)
    {
      g_autofree char *text = NULL;
      PatCard cards[N_DECK];

      fill_deck (cards);
      pat_deal_shuffle_microsoft (microsoft[i].number, cards, N_DECK);
      text = cards_to_string (cards, N_DECK);
      g_assert_cmpstr (text, ==, microsoft[i].cards);
    }
}

/* The same in another manner: a deck as text, from which the cards are cut; arithmetic of 64
   bits. */
static char *
deal_like_microsoft (guint32 number)
{
  g_autoptr (GString) deck = g_string_new (NULL);
  GString *dealt = g_string_new (NULL);
  guint64 x = number;

  for (guint i = 0; i < N_DECK; i++)
    g_string_append_printf (deck, "%c%c", "A23456789TJQK"[i / 4], "CDHS"[i % 4]);
  while (deck->len > 0)
    {
      gsize left = deck->len / 2, k;

      x = (x * 214013 + 2531011) % 2147483648u;
      k = (gsize) (x / 65536) % left;
      g_string_append_printf (dealt, "%s%.2s", dealt->len > 0 ? " " : "", deck->str + 2 * k);
      memmove (deck->str + 2 * k, deck->str + 2 * (left - 1), 2);
      g_string_truncate (deck, 2 * (left - 1));
    }
  return g_string_free (dealt, FALSE);
}

static void
test_microsoft_otherwise (void)
{
  for (guint32 number = 1; number < G_MAXINT32 - 700001; number += 700001)
    {
      g_autofree char *expected = deal_like_microsoft (number);
      g_autofree char *text = NULL;
      PatCard cards[N_DECK];

      fill_deck (cards);
      pat_deal_shuffle_microsoft (number, cards, N_DECK);
      text = cards_to_string (cards, N_DECK);
      g_assert_cmpstr (text, ==, expected);
    }
}

static const struct
{
  const char *text;
  const char *variant;
  const char *options;
  guint64     number;
} readable[] = {
  { "klondike", "klondike", "", 0 },
  { "freecell#617", "freecell", "", 617 },
  { "Klondike:Draw=3#1", "klondike", "Draw=3", 1 },
  { " klondike:draw=3,scoring=vegas#1234567\n", "klondike", "draw=3,scoring=vegas", 1234567 },
  { "will-o-the-wisp:preset=as-printed", "will-o-the-wisp", "preset=as-printed", 0 },
  { "a#9223372036854775807", "a", "", PAT_MAX_DEAL_NUMBER },
  { "a#0617", "a", "", 617 },
};

static void
test_parse (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (readable); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (PatDeal) deal = pat_deal_parse (readable[i].text, &error);

      g_assert_no_error (error);
      g_assert_nonnull (deal);
      g_assert_cmpstr (deal->variant, ==, readable[i].variant);
      g_assert_cmpstr (deal->options, ==, readable[i].options);
      g_assert_cmpuint (deal->number, ==, readable[i].number);
    }
}

static const struct
{
  const char *text;
  const char *message;
} unreadable[] = {
  { "", "column 1: the name of a game was expected; the text ends here" },
  { "  ", "column 1: the name of a game was expected; the text ends here" },
  { "#617", "column 1: the name of a game was expected; found: “#617”" },
  { "  #617", "column 3: the name of a game was expected; found: “#617”" },
  { "free cell#617", "column 5: “:” or “#” was expected; found: “ cell#617”" },
  { "größe#1", "column 3: “:” or “#” was expected; found: “öße#1”" },
  { "a#", "column 3: a number from 1 to 9223372036854775807 was expected; the text ends here" },
  { "a#0", "column 3: a number from 1 to 9223372036854775807 was expected; found: “0”" },
  { "a#-1", "column 3: a number from 1 to 9223372036854775807 was expected; found: “-1”" },
  { "a# 1", "column 3: a number from 1 to 9223372036854775807 was expected; found: “ 1”" },
  { "a#1x", "column 3: a number from 1 to 9223372036854775807 was expected; found: “1x”" },
  { "a#9223372036854775808",
    "column 3: a number from 1 to 9223372036854775807 was expected; found: “9223372036854775808”" },
  { "a#18446744073709551617",
    "column 3: a number from 1 to 9223372036854775807 was expected; "
    "found: “18446744073709551617”" },
  { "a:#1", "column 3: the name of an option was expected; found: “#1”" },
  { "a:draw#1", "column 7: “=” was expected; found: “#1”" },
  { "a:draw=#1", "column 8: the value of the option was expected; found: “#1”" },
  { "a:draw=3,#1", "column 10: the name of an option was expected; found: “#1”" },
  { "a:draw=3 x#1", "column 9: “,” or “#” was expected; found: “ x#1”" },
  { "a:draw=3:x#1", "column 9: “,” or “#” was expected; found: “:x#1”" },
  { "a#1\x01",
    "column 3: a number from 1 to 9223372036854775807 was expected; found: “1\xef\xbf\xbd”" },
  { "a\xff#1", "column 2: “:” or “#” was expected; found: “\xef\xbf\xbd#1”" },
};

static void
test_parse_errors (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (unreadable); i++)
    {
      g_autoptr (GError) error = NULL;
      PatDeal *deal = pat_deal_parse (unreadable[i].text, &error);

      g_assert_null (deal);
      g_assert_error (error, PAT_RULES_ERROR, PAT_RULES_ERROR_DEAL);
      g_assert_cmpstr (error->message, ==, unreadable[i].message);
    }
}

/* Random damage is either read or refused with a sentence, and what was read can be written
   and read again. */
static void
test_parse_damaged (void)
{
  PatRandom random;

  pat_random_init (&random, 1, 0);
  for (guint i = 0; i < 10000; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (PatDeal) deal = NULL;
      char text[] = "klondike:draw=3,scoring=vegas#1234567";

      for (guint k = pat_random_below (&random, 3) + 1; k > 0; k--)
        text[pat_random_below (&random, sizeof text - 1)] = (char) pat_random_below (&random, 256);
      deal = pat_deal_parse (text, &error);
      if (deal == NULL)
        {
          g_assert_error (error, PAT_RULES_ERROR, PAT_RULES_ERROR_DEAL);
          g_assert_true (g_utf8_validate (error->message, -1, NULL));
        }
      else
        {
          g_assert_no_error (error);
          g_assert_cmpuint (deal->number, <=, PAT_MAX_DEAL_NUMBER);
        }
    }
}

static void
test_format (void)
{
  static const PatChoice draws[] = { { "1", "One" }, { "3", "Three" }, { NULL } };
  static const PatOption specs[] = {
    { "draw", "Draw", NULL, PAT_OPTION_CHOICE, .choices = draws },
    { "joker", "Joker", NULL, PAT_OPTION_SWITCH },
    { NULL }
  };
  g_autoptr (PatOptions) options = pat_options_new (specs, NULL);
  g_autofree char *plain = pat_deal_format ("some-game", options, 617);
  g_autofree char *without_options = pat_deal_format ("some-game", NULL, PAT_MAX_DEAL_NUMBER);
  g_autofree char *without_number = NULL;
  g_autofree char *whole = NULL;

  g_assert_true (pat_options_parse (options, "joker=on draw=3", NULL));
  whole = pat_deal_format ("some-game", options, 1);
  without_number = pat_deal_format ("some-game", options, 0);
  g_assert_cmpstr (plain, ==, "some-game#617");
  g_assert_cmpstr (without_options, ==, "some-game#9223372036854775807");
  g_assert_cmpstr (whole, ==, "some-game:draw=3,joker=on#1");
  g_assert_cmpstr (without_number, ==, "some-game:draw=3,joker=on");
}

static void
test_random_number (void)
{
  guint64 first = pat_deal_random_number ();
  gboolean differs = FALSE, high = FALSE;

  for (guint i = 0; i < 200; i++)
    {
      guint64 number = pat_deal_random_number ();

      g_assert_cmpuint (number, >=, 1);
      g_assert_cmpuint (number, <=, 999999);
      differs = differs || number != first;
      high = high || number > 500000;
    }
  g_assert_true (differs);
  g_assert_true (high);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/deal/published-numbers", test_published_numbers);
  g_test_add_func ("/deal/golden", test_golden);
  g_test_add_func ("/deal/below", test_below);
  g_test_add_func ("/deal/fair", test_fair);
  g_test_add_func ("/deal/microsoft", test_microsoft);
  g_test_add_func ("/deal/microsoft-otherwise", test_microsoft_otherwise);
  g_test_add_func ("/deal/parse", test_parse);
  g_test_add_func ("/deal/parse-errors", test_parse_errors);
  g_test_add_func ("/deal/parse-damaged", test_parse_damaged);
  g_test_add_func ("/deal/format", test_format);
  g_test_add_func ("/deal/random-number", test_random_number);
  return g_test_run ();
}
