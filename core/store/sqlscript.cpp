// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sqlscript.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// One look at the script: a comment, a piece that must stay whole, a word, or a single character.
const QRegularExpression &tokenForm()
{
    static const QRegularExpression form(
        u"(?<comment>--[^\\n]*|/\\*.*?\\*/)"
        "|(?<whole>'(?:[^']|'')*'|\"(?:[^\"]|\"\")*\"|\\$(?<tag>\\w*)\\$.*?\\$\\k<tag>\\$)"
        "|(?<word>\\w+)|(?<other>.)"_s,
        QRegularExpression::DotMatchesEverythingOption
            | QRegularExpression::UseUnicodePropertiesOption);
    return form;
}

/// Follows the words of one statement to know whether a semicolon is inside a trigger's body.
class TriggerWatch
{
public:
    void see(const QString &word)
    {
        const QString upper = word.toUpper();
        if (upper == u"TRIGGER"_s && m_first == u"CREATE"_s)
            m_trigger = true;
        else if (m_trigger && (upper == u"BEGIN"_s || upper == u"CASE"_s))
            ++m_depth;
        else if (m_trigger && upper == u"END"_s)
            --m_depth;
        if (m_first.isEmpty())
            m_first = upper;
    }
    [[nodiscard]] bool inBody() const { return m_depth > 0; }

private:
    QString m_first;
    bool m_trigger = false;
    int m_depth = 0;
};

} // namespace

QStringList splitStatements(const QString &script)
{
    QStringList statements;
    QString statement;
    TriggerWatch watch;
    const auto close = [&] {
        if (const QString text = statement.trimmed(); !text.isEmpty())
            statements.append(text);
        statement.clear();
        watch = {};
    };
    auto tokens = tokenForm().globalMatch(script);
    while (tokens.hasNext()) {
        const auto token = tokens.next();
        if (token.hasCaptured(u"comment"_s)) {
            statement += u' ';
        } else if (token.captured() == u";"_s && !watch.inBody()) {
            close();
        } else {
            statement += token.captured();
            if (token.hasCaptured(u"word"_s))
                watch.see(token.captured());
        }
    }
    close();
    return statements;
}

} // namespace dugout
