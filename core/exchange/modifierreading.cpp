// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/modifierreading.h"

#include "core/exchange/cardlistwords.h"
#include "core/skirmish/cards/modifierwords.h"
#include "core/skirmish/words/skirmishwords.h"
#include "core/text/languagescope.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Lower letters, plain signs and single spaces.
QString plainForm(const QString &text)
{
    QString plain = text.toLower();
    plain.replace(QChar(0x2212), u'-').replace(QChar::Nbsp, u' ');
    return plain.simplified();
}

} // namespace

ModifierReading::ModifierReading()
{
    for (const Language language : allLanguages) {
        const LanguageScope scope(language);
        for (const QString &what : modifier::all()) {
            m_what.emplace_back(plainForm(modifierName(what)), what);
            m_what.emplace_back(what, what);
        }
        for (const QString &when : modifier::conditions()) {
            m_when.emplace_back(plainForm(conditionName(when)), when);
            m_when.emplace_back(when, when);
        }
        m_whose.emplace_back(plainForm(SkirmishWords::tr("all friendly fighters")), u"friends"_s);
        m_whose.emplace_back(plainForm(SkirmishWords::tr("all enemy fighters")), u"enemies"_s);
    }
    for (const auto &[words, whose] : {std::pair(u"friends"_s, u"friends"_s),
                                       {u"amigos"_s, u"friends"_s},
                                       {u"freunde"_s, u"friends"_s},
                                       {u"enemies"_s, u"enemies"_s},
                                       {u"enemigos"_s, u"enemies"_s},
                                       {u"feinde"_s, u"enemies"_s}})
        m_whose.emplace_back(words, whose);
    for (Words *words : {&m_what, &m_when, &m_whose})
        std::stable_sort(words->begin(), words->end(), [](const auto &a, const auto &b) {
            return a.first.size() > b.first.size();
        });
}

/// The longest of them that stands in the text as whole words.
bool ModifierReading::takeOut(QString &text, const Words &words, QString &meaning)
{
    for (const auto &[said, means] : words) {
        const qsizetype at = said.isEmpty() ? -1 : text.indexOf(said);
        if (at < 0)
            continue;
        const qsizetype end = at + said.size();
        const bool begins = at == 0 || !text.at(at - 1).isLetter();
        const bool ends = end == text.size() || !text.at(end).isLetter();
        if (!begins || !ends)
            continue;
        text.replace(at, said.size(), u" "_s);
        meaning = means;
        return true;
    }
    return false;
}

std::optional<CardModifier> ModifierReading::one(const QString &text) const
{
    if (auto spelt = modifierFromString(cardlist::modifierText(text)))
        return spelt;
    static const QRegularExpression number(u"([+-])\\s*([0-9]{1,2})"_s);
    QString left = plainForm(text);
    CardModifier modifier;
    if (const QRegularExpressionMatch match = number.match(left); match.hasMatch()) {
        modifier.by = match.captured(2).toInt() * (match.captured(1) == u"-"_s ? -1 : 1);
        left.replace(match.capturedStart(), match.capturedLength(), u" "_s);
    }
    (void)takeOut(left, m_whose, modifier.whose);
    (void)takeOut(left, m_when, modifier.when);
    if (!takeOut(left, m_what, modifier.what)) {
        const QString column = cardlist::columnOf(left.trimmed());
        if (!cardlist::counted().contains(column))
            return std::nullopt;
        modifier.what = column;
        left.clear();
    }
    static const QRegularExpression signs(u"[\\s:@,.]"_s);
    if (!left.remove(signs).isEmpty())
        return std::nullopt;
    return modifierFromString(modifier.toString());
}

std::vector<CardModifier> ModifierReading::all(const QString &field, QStringList &unknown) const
{
    static const QRegularExpression between(u"[;|]"_s);
    std::vector<CardModifier> found;
    const auto take = [&](const QString &text) {
        const auto modifier = one(text);
        if (modifier)
            found.push_back(*modifier);
        return modifier.has_value();
    };
    for (const QString &text : field.split(between, Qt::SkipEmptyParts)) {
        // A comma parts modifiers, or stands inside the words of one.
        if (text.trimmed().isEmpty() || take(text))
            continue;
        for (const QString &part : text.split(u',', Qt::SkipEmptyParts)) {
            if (!part.trimmed().isEmpty() && !take(part))
                unknown.append(part.trimmed());
        }
    }
    return found;
}

} // namespace dugout
