# SPDX-License-Identifier: GPL-3.0-or-later
# Every source is as .clang-format would write it.
. "${BASH_SOURCE%/*}/../support/checks.sh"
cd "$DUGOUT_SOURCE" || exit 1

check_all() {
    find app core ui tests packaging \( -name '*.cpp' -o -name '*.h' \) -print0 \
        | xargs -0 -n 25 clang-format --dry-run -Werror
}

expect "clang-format -i would change something" check_all
while IFS= read -r file; do
    wrong "$file does not begin with its licence"
done < <(find app core ui tests packaging \( -name '*.cpp' -o -name '*.h' \) -exec \
    awk 'FNR == 1 && !/SPDX-License-Identifier: GPL-3.0-or-later/ { print FILENAME }' {} +)
