/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A page with what is known of a deal: its number, and how hard it is. */
#pragma once

#include <adwaita.h>
#include <patience.h>

G_BEGIN_DECLS

#define RIFFLE_TYPE_DEAL_DETAILS (riffle_deal_details_get_type ())
G_DECLARE_FINAL_TYPE (RiffleDealDetails, riffle_deal_details, RIFFLE, DEAL_DETAILS, AdwBin)

GtkWidget *riffle_deal_details_new (PatGame *game);

G_END_DECLS
