#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gate: every script can be read by its interpreter and finds what it imports from others.

Whatever begins with #! may be executed, and a tool that is asked for help explains itself and does nothing else.
"""

import ast
import os
import re
import subprocess
import sys
import tempfile

import tree


def first_line(root, path):
    with open(f'{root}/{path}', 'rb') as file:
        return file.readline(200).decode('utf-8', 'replace').rstrip()


# A person starts these; the tests and what they need are started by meson.
OF_TOOLS = ('tools/', 'flatpak/', 'run', 'check')
# They hand all arguments to something else.
WITHOUT_HELP = ('run',)


def names_of(module):
    """What a module defines, imports or assigns at its top level, also below an "if" or "try"."""
    for node in ast.walk(module):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield node.name
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            yield from ((name.asname or name.name).split('.')[0] for name in node.names)


def import_faults(root, path, module, modules):
    """Names that a script wants of another one of the tree, in which they do not stand."""
    for node in ast.walk(module):
        if not isinstance(node, ast.ImportFrom) or node.level or node.module not in modules:
            continue
        known = {name for other in modules[node.module] for name in names_of(ast.parse(tree.read(root, other)))}
        for name in node.names:
            if name.name not in known:
                yield f'{path}:{node.lineno}: “{name.name}” is not in {" or ".join(modules[node.module])}'


def python_faults(root, path, modules):
    try:
        module = ast.parse(tree.read(root, path), path)
    except SyntaxError as error:
        yield f'{path}:{error.lineno}: {error.msg}'
        return
    yield from import_faults(root, path, module, modules)


def help_fault(root, path):
    with tempfile.TemporaryDirectory() as folder:
        result = subprocess.run([os.path.abspath(f'{root}/{path}'), '--help'], cwd=folder, capture_output=True,
                                encoding='utf-8', errors='replace', check=False)
        if result.returncode != 0 or 'usage:' not in result.stdout.lower():
            return f'{path}: “--help” ends with {result.returncode} and says: {(result.stdout + result.stderr).strip()[-200:]}'
        return f'{path}: “--help” leaves {os.listdir(folder)}' if os.listdir(folder) else None


def shell_fault(root, path, shell):
    result = subprocess.run([shell, '-n', f'{root}/{path}'], capture_output=True, encoding='utf-8', errors='replace')
    return f'{path}: {result.stderr.strip()}' if result.returncode != 0 else None


def faults_of(root, path, modules):
    line = first_line(root, path)
    shell = re.match(r'^#!\s*(?:/usr)?/bin/(?:env )?(sh|bash|dash)\b', line)
    if line.startswith('#!') and not os.access(f'{root}/{path}', os.X_OK):
        yield f'{path}: begins with #! but may not be executed (chmod +x)'
    if path.endswith('.py') or 'python' in line:
        yield from python_faults(root, path, modules)
    elif shell or path.endswith('.sh'):
        yield shell_fault(root, path, shell.group(1) if shell else 'sh')
    if line.startswith('#!') and path.startswith(OF_TOOLS) and path not in WITHOUT_HELP:
        yield help_fault(root, path)


def main():
    root = sys.argv[1]
    paths = [path for path in tree.files(root, '*')
             if path.endswith(('.py', '.sh')) or first_line(root, path).startswith('#!')]
    modules = {}
    for path in paths:
        if path.endswith('.py'):
            modules.setdefault(os.path.basename(path)[:-3], []).append(path)
    faults = [fault for path in paths for fault in faults_of(root, path, modules) if fault is not None]
    tree.verdict(faults, paths)


main()
