#!/bin/sh
# Removes from an environment what a room never reads: symbols for debuggers, tests and headers of
# packages, and dates and names in languages that Wuqi does not speak.
#
#   sh deploy/trim.sh /opt/wuqi
set -eu
cd "$1"/lib/python3*/site-packages
# Libraries in *.libs were patched when their wheel was made; strip would break them.
find . -path '*.libs' -prune -o -name '*.so*' -type f -exec strip --strip-unneeded {} +
find . -type d \( -name tests -o -name include \) -prune -exec rm -r {} +
find . -type f \( -name '*.a' -o -name '*.pyi' -o -name '*.pyx' -o -name '*.pxd' \) -delete
find babel/locale-data -name '*.dat' ! -name 'root.dat' \
    ! -name 'en*' ! -name 'ja*' ! -name 'vi*' ! -name 'zh*' -delete
find faker/providers -type d -name '??_??' ! -name en_US -prune -exec rm -r {} +
