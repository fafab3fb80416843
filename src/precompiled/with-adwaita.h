/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is compiled once for all files of a library, because it takes longer than most of them. Each
 * file includes what it uses all the same: with -Db_pch=false nothing is compiled beforehand. */
#include <adwaita.h>
