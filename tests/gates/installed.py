#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gate: what is installed is complete and in its place, nothing else is, it is valid there, and the headers can be built against.

Installs the build into an empty folder (DESTDIR) and looks at the result as a desktop and an author of games would.
"""

import fnmatch
import glob
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

import tree

ID = 'io.github.rifflecards.Riffle'
SOURCE = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
# What authors copy, and no game to be installed.
TEMPLATE = 'template.so'
EXAMPLES = {'freecell#617': 'moves, and the game is won.', 'freecell#11982': 'This deal cannot be won.'}
HEADER_PROGRAM = '#include <patience.h>\nint main (void) { return pat_registry_get_type () == 0; }\n'


def run(*command, **options):
    return subprocess.run(command, capture_output=True, encoding='utf-8', errors='replace', **options)


def options_of(build):
    output = run('meson', 'introspect', '--buildoptions', build, check=True).stdout
    return {option['name']: option['value'] for option in json.loads(output)}


def languages():
    return [word for line in tree.read(SOURCE, 'po/LINGUAS').splitlines() if not line.startswith('#') for word in line.split()]


def language_faults(build):
    """A language that is added has to be built without a new set-up."""
    output = run('meson', 'introspect', '--buildsystem-files', build, check=True).stdout
    linguas = os.path.join(SOURCE, 'po/LINGUAS')
    known = [os.path.realpath(path) for path in json.loads(output)]
    return [] if os.path.realpath(linguas) in known else ['a change of po/LINGUAS is not noticed by the build']


def expected(options):
    libdir, datadir = options['libdir'], options['datadir']
    yield f"{options['bindir']}/riffle"
    yield f"{options['bindir']}/riffle-cli"
    yield f'{libdir}/libpatience-1.so.1'
    yield f'{libdir}/pkgconfig/patience-1.pc'
    yield f'{libdir}/riffle/plugins/*.so'
    yield f"{options['includedir']}/patience-1/patience.h"
    yield f"{options['mandir']}/man6/riffle.6"
    yield f"{options['mandir']}/man1/riffle-cli.1"
    yield f'{datadir}/applications/{ID}.desktop'
    for path in glob.glob(f'{SOURCE}/data/sounds/*.wav'):
        yield f'{datadir}/riffle/sounds/{os.path.basename(path)}'
    yield f'{datadir}/metainfo/{ID}.metainfo.xml'
    yield f'{datadir}/glib-2.0/schemas/{ID}.gschema.xml'
    yield f'{datadir}/dbus-1/services/{ID}.service'
    yield f'{datadir}/icons/hicolor/scalable/apps/{ID}.svg'
    yield f'{datadir}/icons/hicolor/symbolic/apps/{ID}-symbolic.svg'
    yield f'{datadir}/mime/packages/{ID}.xml'
    for kind in ('game', 'replay', 'contest'):
        yield f'{datadir}/icons/hicolor/scalable/mimetypes/{ID}-{kind}.svg'
    for language in languages():
        yield f"{options['localedir']}/{language}/LC_MESSAGES/riffle.mo"


def accompanying(options):
    """What there may be beside that, according to the features of the build."""
    libdir, datadir = options['libdir'], options['datadir']
    yield f'{libdir}/libpatience-1.so*'
    yield f'{libdir}/girepository-1.0/Patience-1.typelib'
    yield f"{options['includedir']}/patience-1/pat-*.h"
    yield f'{datadir}/gir-1.0/Patience-1.gir'
    yield f'{datadir}/doc/*'
    yield f'{datadir}/icons/hicolor/scalable/actions/riffle-*-symbolic.svg'


def foreign_files(place, options):
    """Tests, templates and files of the build stay where they are."""
    patterns = [*expected(options), *accompanying(options)]
    paths = [os.path.relpath(os.path.join(folder, name), place) for folder, _, names in os.walk(place) for name in names]
    return [f'{path} is installed, and should not be' for path in sorted(paths)
            if not any(fnmatch.fnmatch(path, pattern) for pattern in patterns)]


def names_of_modules(folder, pattern):
    return {os.path.basename(path) for path in glob.glob(f'{folder}/{pattern}')}


def module_faults(place, build, options):
    """Every game that was built is installed, but for the template."""
    built = names_of_modules(build, 'plugins/*/*.so') - {TEMPLATE}
    installed = names_of_modules(place, f"{options['libdir']}/riffle/plugins/*.so")
    faults = [f'{name} is not installed' for name in sorted(built - installed)]
    return faults + [f'{name} is installed, and should not be' for name in sorted(installed - built)]


def missing_files(place, options):
    return [f'{pattern} is not installed' for pattern in expected(options) if not glob.glob(f'{place}/{pattern}')]


def fault_of_command(what, *command, **options):
    result = run(*command, **options)
    return [] if result.returncode == 0 else [f'{what}: {(result.stdout + result.stderr).strip()}']


def invalid_data(place, options, scratch):
    datadir = f"{place}/{options['datadir']}"
    checks = (
        ('the desktop entry', 'desktop-file-validate', f'{datadir}/applications/{ID}.desktop'),
        ('the metainfo', 'appstreamcli', 'validate-tree', '--no-net', place),
        ('the schema', 'glib-compile-schemas', '--strict', f'--targetdir={scratch}', f'{datadir}/glib-2.0/schemas'),
    )
    return [fault for what, *command in checks if shutil.which(command[0])
            for fault in fault_of_command(what, *command)]


def service_faults(place, options):
    """The service has to start a program that is there."""
    text = tree.read(place, f"{options['datadir']}/dbus-1/services/{ID}.service")
    program = f"{options['prefix']}/{options['bindir']}/riffle"
    return [] if f'Exec={program} ' in text else [f'the D-Bus service does not start {program}']


def variant_faults(build, place, options):
    """From the build folder and from where it is installed, the player has the same games."""
    program = f'{build}/src/cli/riffle-cli'
    usual = {name: value for name, value in os.environ.items() if name != 'RIFFLE_PLUGIN_PATH'}
    installed = {**usual, 'RIFFLE_PLUGIN_PATH': f"{place}/{options['libdir']}/riffle/plugins"}
    here, there = (set(run(program, 'list', env=environment, check=True).stdout.splitlines())
                   for environment in (usual, installed))
    return ([f'only in the build folder: {line}' for line in sorted(here - there)]
            + [f'only where it is installed: {line}' for line in sorted(there - here)])


def program_of_page():
    """The program that docs/library.md shows."""
    return re.search(r'(?ms)^```c\n(.*?)^```$', tree.read(SOURCE, 'docs/library.md')).group(1)


def example_faults(build, scratch):
    """Linked to the library of the build, the program of the page does what the page says."""
    source = f'{scratch}/deal.c'
    with open(source, 'w', encoding='utf-8') as file:
        file.write(program_of_page())
    environment = {**os.environ, 'PKG_CONFIG_PATH': f'{build}/meson-uninstalled', 'LD_LIBRARY_PATH': f'{build}/src/engine',
                   'RIFFLE_PLUGIN_PATH': f'{build}/plugins'}
    flags = run('pkg-config', '--cflags', '--libs', 'patience-1', env=environment, check=True).stdout.split()
    faults = fault_of_command('the program of library.md', 'cc', '-Wall', '-Werror', '-o', f'{scratch}/deal', source, *flags)
    if faults:
        return faults
    return [f'the program of library.md says of {deal}: {answer}' for deal, expected in EXAMPLES.items()
            for answer in [run(f'{scratch}/deal', deal, env=environment).stdout.partition('\n')[0]]
            if not answer.endswith(expected)]


def header_faults(destination, place, options, scratch):
    """An author's first file: it has to compile with what pkg-config says, and nothing else."""
    source = f'{scratch}/author.c'
    with open(source, 'w', encoding='utf-8') as file:
        file.write(HEADER_PROGRAM)
    environment = {**os.environ,
                   'PKG_CONFIG_PATH': f"{place}/{options['libdir']}/pkgconfig", 'PKG_CONFIG_SYSROOT_DIR': ''}
    flags = run('pkg-config', '--cflags', 'patience-1', env=environment)
    if flags.returncode != 0:
        return [f'pkg-config: {flags.stderr.strip()}']
    prefix = options['prefix']
    moved = [flag.replace(f'-I{prefix}/include/patience-1', f'-I{destination}{prefix}/include/patience-1')
             for flag in flags.stdout.split()]
    return fault_of_command('the headers', 'cc', '-Wall', '-Werror', '-fsyntax-only', source, *moved)


def main():
    build = sys.argv[1]
    options = options_of(build)
    with tempfile.TemporaryDirectory() as destination, tempfile.TemporaryDirectory() as scratch:
        installing = run('meson', 'install', '-C', build, '--no-rebuild', '--destdir', destination)
        if installing.returncode != 0:
            tree.verdict([f'meson install: {(installing.stdout + installing.stderr).strip()}'], [build])
        place = destination + options['prefix']
        faults = missing_files(place, options)
        if not faults:
            faults += foreign_files(place, options)
            faults += module_faults(place, build, options)
            faults += language_faults(build)
            faults += invalid_data(place, options, scratch)
            faults += service_faults(place, options)
            faults += variant_faults(build, place, options)
            faults += header_faults(destination, place, options, scratch)
            faults += example_faults(build, scratch)
        tree.verdict(faults, [place])


main()
