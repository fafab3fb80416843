# SPDX-License-Identifier: GPL-3.0-or-later
"""Languages for programs under test, which the system need not know."""

import os
import shutil

OWN = '/usr/lib/locale/C.utf8'


def speak(language, folder):
    """What a program needs in its environment to speak a language.

    In the locale C.UTF-8 newer C libraries do not translate, so the same locale is made under the language's name, in a
    folder that the caller has.
    """
    if not os.path.isdir(OWN):
        return {'LANGUAGE': language}
    path = os.path.join(folder, 'locales')
    shutil.copytree(OWN, os.path.join(path, language + '.utf8'), dirs_exist_ok=True)
    return {'LANGUAGE': language, 'LANG': language + '.UTF-8', 'LOCPATH': path}
