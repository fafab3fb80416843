# SPDX-License-Identifier: GPL-3.0-or-later
"""Palette and small helpers for writing the deck's SVG."""

INK = "#1b2338"     # outlines and the black suits
RED = "#b5232f"
BLUE = "#2b5190"
GOLD = "#e4ae36"
PALE = "#f9e2a0"    # light gold, linen
CREAM = "#fffaf0"
ROSE = "#d9606a"    # cheeks and petals in the light
SKY = "#8fb1de"     # steel, glass and the light side of blue
LINE = 2.1          # width of the outlines, in card units (a card is 250 wide)


def num(value):
    """A coordinate as short as it can be written."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def attrs(named):
    return "".join(f' {key.replace("_", "-")}="{num(val) if isinstance(val, (int, float)) else val}"'
                   for key, val in named.items() if val is not None)


def path(data, **named):
    return f'<path d="{data}"{attrs(named)}/>'


def circle(x, y, radius, **named):
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}"{attrs(named)}/>'


def ellipse(x, y, rx, ry, **named):
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"{attrs(named)}/>'


def rect(x, y, width, height, radius=None, **named):
    corner = f' rx="{num(radius)}"' if radius else ""
    return (f'<rect x="{num(x)}" y="{num(y)}" width="{num(width)}" '
            f'height="{num(height)}"{corner}{attrs(named)}/>')


def poly(points, **named):
    return path("M" + " ".join(f"{num(x)},{num(y)}" for x, y in points) + "Z", **named)


def group(*parts, **named):
    return f"<g{attrs(named)}>" + "".join(parts) + "</g>"


def move(x, y, *parts, scale=None, turn=None):
    change = f"translate({num(x)} {num(y)})"
    if turn:
        change += f" rotate({num(turn)})"
    if scale:
        change += f" scale({num(scale)})"
    return group(*parts, transform=change)


def mirror(axis, *parts):
    """The same parts seen in a mirror that stands at x = axis."""
    return group(*parts, transform=f"translate({num(2 * axis)} 0) scale(-1 1)")
