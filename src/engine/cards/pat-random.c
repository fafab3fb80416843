/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The shuffles that deal numbers name. Nothing in this file may ever change: every deal that
   was ever named depends on it. */
#include "config.h"

#include "pat-random.h"

/* The finishing step of splitmix64. */
static guint64
mix (guint64 z)
{
  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return z ^ (z >> 31);
}

static guint64
rotate_left (guint64 x,
             int     bits)
{
  return (x << bits) | (x >> (64 - bits));
}

/**
 * pat_random_init: (skip)
 * @self: (out caller-allocates): the generator
 * @seed: the number of a deal
 * @stream: 0 for the deal itself; other numbers give independent generators for later shuffles of
 *   the same deal
 *
 * Starts a generator. All arithmetic is on unsigned 64-bit numbers that wrap around.
 *
 * The generator is xoshiro256** by Blackman and Vigna, its state filled by splitmix64: with `x =
 * seed ^ mix (stream)`, each of the four words of the state is, in order, `mix (x +=
 * 0x9e3779b97f4a7c15)`, where
 *
 * ```
 * mix (z): z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9
 *          z = (z ^ (z >> 27)) * 0x94d049bb133111eb
 *          return z ^ (z >> 31)
 * ```
 *
 * Since `mix (0)` is 0, stream 0 is the plain splitmix64 of the seed.
 */
void
pat_random_init (PatRandom *self,
                 guint64    seed,
                 guint64    stream)
{
  guint64 x = seed ^ mix (stream);

  for (guint i = 0; i < G_N_ELEMENTS (self->state); i++)
    {
      x += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
      self->state[i] = mix (x);
    }
}

/**
 * pat_random_next: (skip)
 * @self: the generator
 *
 * Draws a number: `rotl (s1 * 5, 7) * 9` of the state s0 … s3, which then goes on by
 *
 * ```
 * t = s1 << 17
 * s2 ^= s0;  s3 ^= s1;  s1 ^= s2;  s0 ^= s3
 * s2 ^= t;   s3 = rotl (s3, 45)
 * ```
 *
 * Returns: any number of 64 bits
 */
guint64
pat_random_next (PatRandom *self)
{
  guint64 *s = self->state;
  guint64 result = rotate_left (s[1] * 5, 7) * 9;
  guint64 t = s[1] << 17;

  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = rotate_left (s[3], 45);
  return result;
}

/**
 * pat_random_below: (skip)
 * @self: the generator
 * @bound: how many numbers there are to choose from, at least 1
 *
 * Draws a number without bias: numbers below `2^64 mod bound` are thrown away and drawn again, and
 * the result is the remainder of the number divided by the bound.
 *
 * Returns: a number from 0 to @bound - 1, each equally likely
 */
guint
pat_random_below (PatRandom *self,
                  guint      bound)
{
  guint64 surplus, number;

  g_return_val_if_fail (bound > 0, 0);

  surplus = (-(guint64) bound) % bound;
  do
    number = pat_random_next (self);
  while (number < surplus);
  return (guint) (number % bound);
}

/**
 * pat_random_shuffle: (skip)
 * @self: the generator
 * @cards: (array length=n_cards) (inout): the cards
 * @n_cards: how many
 *
 * Shuffles after Fisher and Yates: for each place i from the last down to the second, its card
 * changes places with that of a place drawn by `pat_random_below (i + 1)`, places being counted
 * from 0.
 */
void
pat_random_shuffle (PatRandom *self,
                    PatCard   *cards,
                    guint      n_cards)
{
  for (guint i = n_cards; i > 1; i--)
    {
      guint k = pat_random_below (self, i);
      PatCard card = cards[k];

      cards[k] = cards[i - 1];
      cards[i - 1] = card;
    }
}

/**
 * pat_deal_shuffle_microsoft: (skip)
 * @number: the number of the deal, 1 to 2^31-1
 * @cards: (array length=n_cards) (inout): the fresh deck, ranks ascending and suits in the order
 *   C D H S; afterwards the cards in the order in which they are dealt, in rows from the left
 * @n_cards: how many
 *
 * Shuffles like Microsoft's FreeCell. With `x` the number of the deal at first, for each card
 *
 * ```
 * x = (x * 214013 + 2531011) mod 2^31
 * k = (x >> 16) mod (number of cards left)
 * ```
 *
 * and the k-th card left (from 0) is dealt; the last of those left takes its place.
 */
void
pat_deal_shuffle_microsoft (guint32  number,
                            PatCard *cards,
                            guint    n_cards)
{
  PatCard left[PAT_MAX_CARDS];
  guint32 x = number;

  g_return_if_fail (n_cards <= PAT_MAX_CARDS);

  memcpy (left, cards, n_cards);
  for (guint i = 0; i < n_cards; i++)
    {
      guint n_left = n_cards - i;
      guint k;

      x = (x * 214013 + 2531011) & 0x7fffffff;
      k = (x >> 16) % n_left;
      cards[i] = left[k];
      left[k] = left[n_left - 1];
    }
}
