# SPDX-License-Identifier: GPL-3.0-or-later
# A package of this build, as Debian's checker sees it, and made twice the same. What hangs on how the
# program itself is built is for packaging/release to look at, which builds it for that.
. "${BASH_SOURCE%/*}/../support/checks.sh"

SOURCE_DATE_EPOCH=$(dpkg-parsechangelog -l "$DUGOUT_SOURCE/packaging/debian/changelog" -S Timestamp)
export SOURCE_DATE_EPOCH
# pack FOLDER
pack() {
    umask 022
    mkdir -p "$1" && cd "$1" && cpack -G DEB --config "$DUGOUT_BUILD/CPackConfig.cmake" -B "$1" \
        -D CPACK_DEBIAN_PACKAGE_SHLIBDEPS=OFF
}
expect "the package is made" pack "$scratch/one"
expect "the package is made again" env TZ=Asia/Tokyo bash -c "$(declare -f pack); pack $scratch/two"
one=$(echo "$scratch"/one/*.deb)
expect "a package made twice is the same" cmp "$one" "$scratch/two/${one##*/}"

said=$(lintian --allow-root --suppress-tags \
    custom-library-search-path,missing-dependency-on-libc,library-not-linked-against-libc "$one" 2>&1 | grep '^E:')
expect_equal "errors that lintian finds" "$said" ""
expect_equal "who answers for the package" "$(dpkg-deb -f "$one" Maintainer)" \
    "The Dugout contributors <contributors@dugout.invalid>"
expect_equal "the version of the package" "$(dpkg-deb -f "$one" Version)" "$DUGOUT_VERSION-1"
