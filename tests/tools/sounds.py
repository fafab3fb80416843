#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Listens to the sounds by their numbers, for nobody else does: sounds.py FOLDER."""

import array
import math
import os
import sys
import wave

NAMES = {'deal', 'place', 'refuse', 'shuffle', 'turn', 'win'}
MOST_BYTES = 40000
LONGEST = {'deal': 0.15, 'place': 0.25, 'turn': 0.25, 'refuse': 0.4, 'shuffle': 0.8, 'win': 1.0}  # seconds
FULL = 32768


def decibels(part):
    return 20 * math.log10(max(part, 1e-9))


def faults_of(folder, name):
    path = os.path.join(folder, name + '.wav')
    if os.path.getsize(path) > MOST_BYTES:
        yield f'{os.path.getsize(path)} bytes'
    with wave.open(path, 'rb') as file:
        form = file.getnchannels(), file.getsampwidth()
        rate = file.getframerate()
        samples = array.array('h', file.readframes(file.getnframes()))
    if form != (1, 2) or not 22000 <= rate <= 48000:
        yield f'{form[0]} channels of {form[1]} bytes, {rate} samples a second'
    if len(samples) > LONGEST[name] * rate:
        yield f'{len(samples) / rate:.2f} seconds'
    peak = decibels(max(map(abs, samples)) / FULL)
    if not -6.5 < peak < -5.5:
        yield f'a peak of {peak:.1f} dB'
    mean = abs(sum(samples)) / len(samples) / FULL
    if mean > 0.001:
        yield f'a constant part of {mean:.4f}'
    for what, edge in (('beginning', samples[:rate // 12000]), ('end', samples[-rate // 1000:])):
        if decibels(max(map(abs, edge)) / FULL) > -30:
            yield f'a hard {what}'


def main():
    folder = sys.argv[1]
    there = {name.removesuffix('.wav') for name in os.listdir(folder) if name.endswith('.wav')}
    faults = [f'there are {sorted(there)}'] if there != NAMES else []
    faults += [f'{name}: {fault}' for name in sorted(there & NAMES) for fault in faults_of(folder, name)]
    for fault in faults:
        print(fault)
    print(f'{len(there)} sounds, {len(faults)} faults')
    sys.exit(1 if faults else 0)


main()
