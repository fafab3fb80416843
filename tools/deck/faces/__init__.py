# SPDX-License-Identifier: GPL-3.0-or-later
"""The styles of faces, a package each."""
