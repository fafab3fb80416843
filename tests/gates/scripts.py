#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gate: every script can be read by its interpreter, and whatever begins with #! may be executed."""

import ast
import os
import re
import subprocess
import sys

import tree


def first_line(root, path):
    with open(f'{root}/{path}', 'rb') as file:
        return file.readline(200).decode('utf-8', 'replace').rstrip()


def python_fault(root, path):
    try:
        ast.parse(tree.read(root, path), path)
    except SyntaxError as error:
        return f'{path}:{error.lineno}: {error.msg}'
    return None


def shell_fault(root, path, shell):
    result = subprocess.run([shell, '-n', f'{root}/{path}'], capture_output=True, encoding='utf-8', errors='replace')
    return f'{path}: {result.stderr.strip()}' if result.returncode != 0 else None


def faults_of(root, path):
    line = first_line(root, path)
    shell = re.match(r'^#!\s*(?:/usr)?/bin/(?:env )?(sh|bash|dash)\b', line)
    if line.startswith('#!') and not os.access(f'{root}/{path}', os.X_OK):
        yield f'{path}: begins with #! but may not be executed (chmod +x)'
    if path.endswith('.py') or 'python' in line:
        yield python_fault(root, path)
    elif shell or path.endswith('.sh'):
        yield shell_fault(root, path, shell.group(1) if shell else 'sh')


def main():
    root = sys.argv[1]
    paths = [path for path in tree.files(root, '*')
             if path.endswith(('.py', '.sh')) or first_line(root, path).startswith('#!')]
    faults = [fault for path in paths for fault in faults_of(root, path) if fault is not None]
    tree.verdict(faults, paths)


main()
