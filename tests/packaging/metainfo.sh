# SPDX-License-Identifier: GPL-3.0-or-later
# The metainfo validates, and every place that names the version names the same one.
. "${BASH_SOURCE%/*}/../support/checks.sh"

metainfo=$linux/$id.metainfo.xml
expect "the metainfo is sound" appstreamcli validate --no-net "$metainfo"
# So is what a catalogue gets that shows pictures; each of them is there.
pictured=$scratch/$id.metainfo.xml
awk -v shots="$(sed 's,@DUGOUT_PICTURES@,https://localhost.localdomain,' "$linux/screenshots.xml.in")" \
    '/<provides>/ { print shots } 1' "$metainfo" >"$pictured"
expect "the metainfo with pictures is sound" appstreamcli validate --no-net "$pictured"
while read -r picture; do
    [[ -f $DUGOUT_SOURCE/resources/guide/$picture ]] || wrong "screenshots.xml.in names $picture, which is not there"
done < <(sed -n 's,.*@DUGOUT_PICTURES@/\([^<]*\)<.*,\1,p' "$linux/screenshots.xml.in")
expect_line "$metainfo" "  <id>$id</id>"
expect_line "$metainfo" "  <launchable type=\"desktop-id\">$id.desktop</launchable>"
# Every paragraph and summary stands in three languages.
for tag in p summary caption developer_name; do
    english=$(grep -c "<$tag>" "$pictured")
    for language in de es; do
        expect_equal "<$tag> in $language" "$(grep -c "<$tag xml:lang=\"$language\">" "$pictured")" "$english"
    done
done

expect_equal "the newest release in the metainfo" \
    "$(sed -n 's/.*<release version="\([^"]*\)".*/\1/p' "$metainfo" | head -n 1)" "$DUGOUT_VERSION"
expect_equal "the newest release in CHANGELOG.md" \
    "$(sed -n 's/^## \[\([0-9.]*\)\].*/\1/p' "$DUGOUT_SOURCE/CHANGELOG.md" | head -n 1)" "$DUGOUT_VERSION"
expect_equal "the newest release in the Debian changelog" \
    "$(sed -n 's/^dugout (\(.*\)-[0-9]*).*/\1/p' "$DUGOUT_SOURCE/packaging/debian/changelog" | head -n 1)" \
    "$DUGOUT_VERSION"

# Nobody has a page or a mailbox of that name; mail there would reach a stranger.
owned_by_nobody=$(grep -rnE 'github(usercontent)?\.com/dugout|@example\.' "$DUGOUT_SOURCE/packaging" "$DUGOUT_SOURCE/README.md")
[[ -z $owned_by_nobody ]] || wrong "an address that nobody owns:"$'\n'"$owned_by_nobody"
