# SPDX-License-Identifier: GPL-3.0-or-later
# Which sources are compiled together. Prints "GROUP FILE" for each source named: sources of one
# folder, or with `across` of any, share a group of at most `most` lines, unless one keeps a name to
# itself (in a namespace without a name, or static) that the other has or mentions too: each must mean
# what it means alone.

# What a line that begins a declaration declares, or nothing.
function declared(line)
{
    gsub(/\[\[[^]]*\]\] */, "", line)
    sub(/^template <.*> /, "", line)
    if (line ~ /^(struct|class|union|enum class|enum|using|concept) [A-Za-z_]/) {
        sub(/^(struct|class|union|enum class|enum|using|concept) /, "", line)
        sub(/[^A-Za-z0-9_].*/, "", line)
        return line
    }
    if (line ~ /^template/ || !match(line, /[(={[;]/))
        return ""
    line = substr(line, 1, RSTART - 1)
    sub(/ +$/, "", line)
    if (!match(line, /[A-Za-z_][A-Za-z0-9_]*$/) || substr(line, RSTART - 2, 2) == "::")
        return ""
    return substr(line, RSTART)
}

# The values of an enum that is not a class are names beside its own.
function hideValues(line,    values, i, found)
{
    sub(/^[^{]*\{ */, "", line)
    sub(/ *\}.*/, "", line)
    gsub(/ *=[^,]*/, "", line)
    found = split(line, values, / *, */)
    for (i = 1; i <= found; ++i)
        if (values[i] ~ /^[A-Za-z_][A-Za-z0-9_]*$/)
            hides[++hidden] = values[i]
}

# Every word of the code that does not follow the thing it belongs to. A word that stands behind a
# type, as a parameter or a variable of a function does, is the source's own.
function noteWords(line,    before, word, left, own)
{
    sub(/^#.*|\/\/.*/, "", line)
    gsub(/"([^"\\]|\\.)*"/, "\"\"", line)
    left = ""
    while (match(line, /[A-Za-z_][A-Za-z0-9_]*/)) {
        word = substr(line, RSTART, RLENGTH)
        left = left substr(line, 1, RSTART - 1)
        before = substr(left, length(left), 1)
        if (left ~ /[A-Za-z0-9_>] [&*]*$/ && left ~ /^ |\(/) {
            own = left
            sub(/[ &*]+$/, "", own)
            sub(/.*[^A-Za-z0-9_]/, "", own)
            if (own !~ /^(return|else|case|new|delete|throw|typename|sizeof)$/)
                owns[file, word] = 1
        }
        if (before !~ /[.>:]/ || left == "")
            words[++mentioned] = word
        left = left word
        line = substr(line, RSTART + RLENGTH)
    }
}

function fits(group,    i)
{
    if (size[group] + lines > most)
        return 0
    for (i = 1; i <= hidden; ++i)
        if ((group, hides[i]) in mentionedIn || (group, hides[i]) in hiddenIn)
            return 0
    for (i = 1; i <= mentioned; ++i)
        if (!((file, words[i]) in owns) && (group, words[i]) in hiddenIn)
            return 0
    return 1
}

# The first group of the folder with room for the file that was read.
function place(    folder, number, group, i)
{
    folder = file
    if (across)
        sub(/\/.*/, "", folder)
    else
        sub(/\/[^\/]*$/, "", folder)
    gsub(/[^A-Za-z0-9]/, "_", folder)
    for (number = 1; ; ++number) {
        group = folder "_" number
        if (!(group in size) || fits(group))
            break
    }
    size[group] += lines
    for (i = 1; i <= hidden; ++i)
        hiddenIn[group, hides[i]] = 1
    for (i = 1; i <= mentioned; ++i)
        if (!((file, words[i]) in owns))
            mentionedIn[group, words[i]] = 1
    print group, file
}

FNR == 1 {
    if (file)
        place()
    file = FILENAME
    lines = hidden = mentioned = nameless = 0
}
{
    ++lines
    noteWords($0)
}
/^namespace \{/ { nameless = 1; next }
/^\} \/\/ namespace$/ { nameless = 0; next }
nameless && /^[A-Za-z[]/ || /^static / {
    name = declared($0)
    if (name)
        hides[++hidden] = name
    if ($0 ~ /^enum [^c].*\{/)
        hideValues($0)
}
END {
    if (file)
        place()
}
