#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the program's sounds, each out of filtered noise or a few sines: short files with one channel of 16 bits."""

import argparse
import array
import math
import os
import random
import sys
import wave

RATE = 24000            # samples a second
PEAK = 0.5              # of full scale: −6 dB, so that two sounds at once do not clip
FADE_IN, FADE_OUT = 0.0008, 0.008  # seconds
NEARLY = 1              # mathematical libraries round the last bit of a sample differently
HERE = os.path.dirname(os.path.abspath(__file__))
TARGET = os.path.join(HERE, "..", "..", "data", "sounds")


def silence(seconds):
    return [0.0] * round(seconds * RATE)


def noise(seconds, seed):
    source = random.Random(seed)
    return [2 * source.random() - 1 for _ in range(round(seconds * RATE))]


def band(samples, frequency, width):
    """What lies around a frequency (the band-pass of R. Bristow-Johnson's “Audio EQ cookbook”); width: in octaves."""
    omega = 2 * math.pi * frequency / RATE
    alpha = math.sin(omega) * math.sinh(math.log(2) / 2 * width * omega / math.sin(omega))
    gain, b1, b2 = alpha / (1 + alpha), -2 * math.cos(omega) / (1 + alpha), (1 - alpha) / (1 + alpha)
    out, x1, x2, y1, y2 = [], 0.0, 0.0, 0.0, 0.0
    for x in samples:
        y = gain * (x - x2) - b1 * y1 - b2 * y2
        x1, x2, y1, y2 = x, x1, y, y1
        out.append(y)
    return out


def decay(samples, seconds):
    """Dies away: after so many seconds a third is left."""
    return [x * math.exp(-i / (seconds * RATE)) for i, x in enumerate(samples)]


def swell(samples):
    """Comes and goes like half a wave."""
    return [x * math.sin(math.pi * i / len(samples)) ** 2 for i, x in enumerate(samples)]


def tone(seconds, frequency, life):
    return decay([math.sin(2 * math.pi * frequency * i / RATE) for i in range(round(seconds * RATE))], life)


def mix(into, samples, at=0.0, gain=1.0):
    first = round(at * RATE)
    into.extend([0.0] * (first + len(samples) - len(into)))
    for i, x in enumerate(samples):
        into[first + i] += gain * x
    return into


def level(samples):
    """Loudest sample at 1."""
    loudest = max(map(abs, samples))
    return [x / loudest for x in samples]


def snap(seed, frequency=3200, life=0.006):
    """The edge of a card on cloth: a click, and the little air below it."""
    out = level(decay(band(noise(0.05, seed), frequency, 1.6), life))
    return mix(out, level(decay(band(noise(0.05, seed + 1), 900, 1.2), life * 1.5)), gain=0.35)


def slide(seconds, seed, frequency=4200):
    """A card that glides over cards."""
    return level(swell(band(noise(seconds, seed), frequency, 1.4)))


def deal():
    return mix(mix(silence(0.09), slide(0.045, 11, 5200), gain=0.35), snap(12, 3600, 0.005), at=0.032)


def place():
    out = mix(silence(0.16), slide(0.07, 21), gain=0.22)
    mix(out, snap(22, 2400, 0.008), at=0.05)
    return mix(out, tone(0.10, 165, 0.018), at=0.05, gain=0.3)


def turn():
    """One edge is lifted, the card bends, and falls on its face."""
    out = mix(silence(0.2), snap(31, 4200, 0.003), gain=0.3)
    mix(out, slide(0.10, 32, 3400), at=0.01, gain=0.45)
    return mix(out, snap(33, 2800, 0.007), at=0.105)


def refuse():
    """Two knuckles on the table, the second one softer; the overtones are those of a wooden bar."""
    out = silence(0.3)
    for at, gain, pitch in ((0.0, 1.0, 246.9), (0.11, 0.7, 220)):
        for ratio, part, life in ((1, 1.0, 0.035), (2.76, 0.35, 0.014), (5.4, 0.12, 0.007)):
            mix(out, tone(0.18, pitch * ratio, life), at=at, gain=gain * part)
        mix(out, level(decay(band(noise(0.03, 41 + round(10 * at)), 1100, 1.5), 0.004)), at=at, gain=0.25 * gain)
    return out


def shuffle():
    """Two halves of a pack that fall into each other, quicker and quicker, and are pushed together."""
    out, at, gap, count = silence(0.62), 0.005, 0.030, 0
    while at < 0.42:
        wobble = random.Random(50 + count).random()
        mix(out, snap(100 + 2 * count, 2700 + 900 * wobble, 0.0035), at=at, gain=0.35 + 0.35 * at + 0.25 * wobble)
        at, gap, count = at + gap * (0.75 + 0.5 * wobble), max(0.010, gap * 0.94), count + 1
    mix(out, slide(0.15, 61, 3000), at=0.43, gain=0.4)
    return mix(out, snap(62, 1900, 0.008), at=0.55, gain=0.7)


def win():
    """Four notes of a small wooden instrument, upwards, the last one with its fifth."""
    out = silence(0.8)
    for at, pitch, gain, life in ((0.0, 523.25, 0.75, 0.12), (0.11, 659.26, 0.8, 0.12), (0.22, 783.99, 0.85, 0.13),
                                  (0.34, 1046.5, 1.0, 0.16), (0.34, 783.99, 0.45, 0.16)):
        for ratio, part, short in ((1, 1.0, 1.0), (3.93, 0.16, 0.3), (0.5, 0.18, 0.8)):
            mix(out, tone(0.8 - at, pitch * ratio, life * short), at=at, gain=gain * part)
    return out


SOUNDS = {"deal": deal, "place": place, "refuse": refuse, "shuffle": shuffle, "turn": turn, "win": win}


def without_rumble(samples):
    """Without what is too low to be heard."""
    out, before, kept = [], 0.0, 0.0
    pole = math.exp(-2 * math.pi * 60 / RATE)
    for x in samples:
        kept = x - before + pole * kept
        before = x
        out.append(kept)
    return out


def finish(samples):
    """No constant part, soft ends, and the loudest sample where it belongs; as whole numbers."""
    samples = without_rumble(samples)
    n_in, n_out, count = round(FADE_IN * RATE), round(FADE_OUT * RATE), len(samples)
    faded = [x * min(1, i / n_in, (count - 1 - i) / n_out) for i, x in enumerate(samples)]
    return array.array("h", (round(32767 * PEAK * x) for x in level(faded)))


def read(path):
    with wave.open(path, "rb") as file:
        if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
            return array.array("h")
        samples = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def write(path, samples):
    if sys.byteorder == "big":
        samples.byteswap()
    with wave.open(path, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())


def is_same(one, other):
    return len(one) == len(other) and all(abs(a - b) <= NEARLY for a, b in zip(one, other))


def check():
    for name, make in SOUNDS.items():
        path = os.path.join(TARGET, name + ".wav")
        if not os.path.exists(path):
            sys.exit(f"data/sounds/{name}.wav is missing; tools/sounds/make-sounds.py writes it")
        if not is_same(read(path), finish(make())):
            sys.exit(f"data/sounds/{name}.wav is not what tools/sounds/make-sounds.py writes")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only compare what stands in data/sounds")
    parser.add_argument("folder", nargs="?", default=TARGET, help="where to write (default: data/sounds)")
    arguments = parser.parse_args()
    if arguments.check:
        check()
        return
    os.makedirs(arguments.folder, exist_ok=True)
    for name, make in SOUNDS.items():
        write(os.path.join(arguments.folder, name + ".wav"), finish(make()))


main()
