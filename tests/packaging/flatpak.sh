# SPDX-License-Identifier: GPL-3.0-or-later
# The Flatpak manifest is YAML in good form, is about this app and asks for no files of the coach, but serves phones.
. "${BASH_SOURCE%/*}/../support/checks.sh"

manifest=$DUGOUT_SOURCE/packaging/flatpak/$id.yml
expect "the manifest is good YAML" yamllint --strict -d \
    '{extends: default, rules: {line-length: {max: 100}}}' "$manifest"
expect_line "$manifest" "id: $id"
expect_line "$manifest" "command: dugout"
if grep -q -e '- --filesystem' "$manifest"; then
    wrong "the manifest asks for files"
fi
expect_line "$manifest" "  - --share=network" # or phones would not reach the table
expect_line "$manifest" "          - build"
archives=$(grep -c -- '- type: archive' "$manifest")
expect_equal "every archive has its sum" "$(grep -cE '^ +sha256: [0-9a-f]{64}$' "$manifest")" "$archives"
