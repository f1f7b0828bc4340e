# SPDX-License-Identifier: GPL-3.0-or-later
# Everything lands where a desktop looks for it, and nothing else does.
. "${BASH_SOURCE%/*}/../support/checks.sh"

expect "the build installs" cmake --install "$DUGOUT_BUILD" --prefix "$scratch/usr"
sizes=(16 22 24 32 48 64 128 256 512)
wanted=$({
    printf '%s\n' bin/dugout lib/dugout/keyring.so lib/systemd/user/dugout-host.service \
        "share/applications/$id.desktop" \
        share/bash-completion/completions/dugout \
        share/doc/dugout/{changelog.Debian.gz,changelog.gz,copyright} \
        "share/icons/hicolor/scalable/apps/$id.svg" \
        "share/icons/hicolor/symbolic/apps/$id-symbolic.svg" \
        share/man/man1/dugout.1.gz share/man/{de,es}/man1/dugout.1.gz \
        "share/metainfo/$id.metainfo.xml" \
        "share/mime/packages/$id.xml"
    for size in "${sizes[@]}"; do
        printf '%s\n' "share/icons/hicolor/${size}x$size/apps/$id.png"
    done
} | LC_ALL=C sort)
expect_equal "the files installed" "$(cd "$scratch/usr" && find . -type f | sed 's,^\./,,' | LC_ALL=C sort)" "$wanted"

# A PNG says its width and height in bytes 16 to 23.
for size in "${sizes[@]}"; do
    picture=$scratch/usr/share/icons/hicolor/${size}x$size/apps/$id.png
    bytes=$(od -An -tu1 -j16 -N8 "$picture" | tr -s ' ')
    expect_equal "the size of the icon for $size" "$bytes" \
        " 0 0 $((size / 256)) $((size % 256)) 0 0 $((size / 256)) $((size % 256))"
done

for page in "$scratch"/usr/share/man/{,de/,es/}man1/dugout.1.gz; do
    expect "$page is compressed" gzip -t "$page"
done
expect_equal "the installed program's version" "$("$scratch/usr/bin/dugout" --version)" "dugout $DUGOUT_VERSION"
