/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How threads get memory. */
#pragma once

void riffle_memory_share_arena (void);
