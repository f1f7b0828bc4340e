# SPDX-License-Identifier: GPL-3.0-or-later
# unity.awk keeps apart the sources that would not mean the same when compiled as one.
. "${BASH_SOURCE%/*}/../support/checks.sh"
cd "$scratch" || exit 1

# source_with NAME LINE…: a source whose namespace without a name holds these lines.
source_with() {
    local name=$1
    shift
    mkdir -p "${name%/*}"
    printf '%s\n' '// A source.' 'namespace {' "$@" '} // namespace' >"$name"
}

# together MOST FILE…: which groups there are, each as its files.
together() {
    local most=$1
    shift
    awk -v most="$most" -f "$DUGOUT_SOURCE/packaging/cmake/unity.awk" "$@" \
        | awk '{ files[$1] = files[$1] " " $2; if (!seen[$1]++) order[++n] = $1 }
               END { for (i = 1; i <= n; ++i) print order[i] ":" files[order[i]] }'
}

source_with a/one.cpp 'int radius(int of)' 'const char *names[]{"x"};'
source_with a/two.cpp 'enum Phase : int { Wish, Roll = 3 };' 'struct Cell' '{' '};'
source_with a/three.cpp 'void inner() { lookUp().radius(names); }'
source_with a/seven.cpp 'void outer(int names) { lookUp().radius(names); }'
source_with a/four.cpp 'constexpr int Roll = 1;'
source_with a/five.cpp '// Cell and radius, spoken of only.' 'std::map<int, QString> Cell(int x)'
source_with b/six.cpp 'int alone();'
expect_equal "what stands together" "$(together 100 a/one.cpp a/two.cpp b/six.cpp)" \
    "a_1: a/one.cpp a/two.cpp"$'\n'"b_1: b/six.cpp"
expect_equal "a name another mentions" "$(together 100 a/one.cpp a/three.cpp)" \
    "a_1: a/one.cpp"$'\n'"a_2: a/three.cpp"
expect_equal "a parameter of that name" "$(together 100 a/one.cpp a/seven.cpp)" \
    "a_1: a/one.cpp a/seven.cpp"
expect_equal "a value of an enum" "$(together 100 a/two.cpp a/four.cpp)" \
    "a_1: a/two.cpp"$'\n'"a_2: a/four.cpp"
expect_equal "a type and a function, and words in a comment" "$(together 100 a/one.cpp a/two.cpp a/five.cpp)" \
    "a_1: a/one.cpp a/two.cpp"$'\n'"a_2: a/five.cpp"
expect_equal "no more lines than may be" "$(together 7 a/one.cpp a/four.cpp)" \
    "a_1: a/one.cpp"$'\n'"a_2: a/four.cpp"
