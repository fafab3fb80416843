/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Players of sounds come and go while others play: each window has one, and another one after sound
 * was switched off and on: test-app-player FILE. */
#include "riffle-player.h"

#define N_PLAYERS 8
#define N_ROUNDS  600

static void
test_many (gconstpointer data)
{
  const char *path = data;

  if (!riffle_player_is_supported ())
    {
      g_test_skip ("built without sound");
      return;
    }
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  for (guint round = 0; round < N_ROUNDS; round++)
    {
      RifflePlayer *players[N_PLAYERS];

      for (guint i = 0; i < N_PLAYERS; i++)
        {
          players[i] = riffle_player_new ();
          riffle_player_play (players[i], path, 0);
        }
      g_usleep (g_test_rand_int_range (0, 3000));
      for (guint i = 0; i < N_PLAYERS; i++)
        riffle_player_free (players[i]);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/app/player/many", argv[1], test_many);
  return g_test_run ();
}
