#!/bin/sh
# Debian's Python and the libraries it uses, and nothing else, in a folder: no shell and no package manager.
# Run on Debian 12, by root.
#
#   sh deploy/system.sh /system
set -eu
# Python, what its modules and those of our packages are linked to, and the authorities of HTTPS.
PACKAGES="
    base-files ca-certificates
    python3-minimal python3.11-minimal libpython3.11-minimal libpython3.11-stdlib
    libbz2-1.0 libc6 libcrypt1 libexpat1 libffi8 libgcc-s1 liblzma5 libsqlite3-0 libssl3
    libstdc++6 libuuid1 zlib1g"
system=$1
mkdir -p "$system/var/lib/dpkg/status.d"
cd "$(mktemp -d)"
apt-get download $PACKAGES
for package in *.deb; do
    dpkg -x "$package" "$system"
    # Scanners read here what is installed, as in other images without a package manager.
    dpkg-deb -f "$package" >"$system/var/lib/dpkg/status.d/$(dpkg-deb -f "$package" Package)"
done
rm -r "$system"/usr/share/doc "$system"/usr/share/man "$system"/usr/share/lintian "$system"/usr/lib/*/gconv
# What the packages' own scripts would have made.
cat "$system"/usr/share/ca-certificates/mozilla/*.crt >"$system/etc/ssl/certs/ca-certificates.crt"
mkdir "$system/usr/lib/ssl"
ln -s /etc/ssl/certs/ca-certificates.crt "$system/usr/lib/ssl/cert.pem"
echo "hosts: files dns" >"$system/etc/nsswitch.conf"
echo "root:x:0:0:root:/:/none
wuqi:x:10001:10001:wuqi:/:/none" >"$system/etc/passwd"
echo "root:x:0:
wuqi:x:10001:" >"$system/etc/group"
