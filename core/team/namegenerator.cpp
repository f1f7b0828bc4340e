// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team/namegenerator.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostTries = 200;

QStringList strings(const QJsonValue &value)
{
    QStringList list;
    for (const auto &element : value.toArray()) {
        if (const QString text = element.toString(); !text.isEmpty())
            list.append(text);
    }
    return list;
}

NameFlavour readFlavour(const QJsonObject &object)
{
    NameFlavour flavour;
    flavour.id = object.value("id"_L1).toString();
    flavour.patterns = strings(object.value("patterns"_L1));
    const QJsonObject pieces = object.value("pieces"_L1).toObject();
    for (auto it = pieces.begin(); it != pieces.end(); ++it)
        flavour.pieces.insert(it.key(), strings(it.value()));
    return flavour;
}

NameFamily readFamily(const QJsonObject &object)
{
    NameFamily family;
    family.id = object.value("id"_L1).toString();
    family.rosters = strings(object.value("rosters"_L1));
    family.words = strings(object.value("words"_L1));
    for (const auto &element : object.value("flavours"_L1).toArray()) {
        NameFlavour flavour = readFlavour(element.toObject());
        if (!flavour.patterns.isEmpty())
            family.flavours.push_back(std::move(flavour));
    }
    return family;
}

const QString &pick(const QStringList &list, RandomSource &dice)
{
    return list.at(dice.roll(static_cast<int>(list.size())) - 1);
}

/// What is heard of a name: "Sir Guy of Monclair" has three such words.
QStringList soundingWords(const QString &name)
{
    static const QRegularExpression between(u"[\\s']+"_s);
    QStringList words = name.split(between, Qt::SkipEmptyParts);
    words.removeIf([](const QString &word) { return !word.front().isUpper(); });
    return words;
}

/// How many words of a name somebody of the team has, too.
qsizetype repeatedWords(const QString &name, const QStringList &taken)
{
    const QStringList words = soundingWords(name);
    return std::count_if(words.begin(), words.end(),
                         [&taken](const QString &word) { return taken.contains(word); });
}

} // namespace

Result<NameGenerator> NameGenerator::fromJson(const QByteArray &json)
{
    NameGenerator generator;
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    for (const auto &element : object.value("families"_L1).toArray()) {
        NameFamily family = readFamily(element.toObject());
        if (!family.flavours.empty())
            generator.m_families.push_back(std::move(family));
    }
    if (generator.m_families.empty())
        return Error{ErrorCode::NoNames, tr("The list of names cannot be read."), {}};
    return generator;
}

const NameFamily &NameGenerator::familyOf(const RosterId &roster, const PositionId &position) const
{
    const QStringList words = position.text().split(u'-');
    for (const NameFamily &family : m_families) {
        if (std::any_of(words.begin(), words.end(),
                        [&family](const QString &word) { return family.words.contains(word); }))
            return family;
    }
    for (const NameFamily &family : m_families) {
        if (family.rosters.contains(roster.text()))
            return family;
    }
    return m_families.front();
}

QString NameGenerator::name(const NameFamily &family, int flavour, RandomSource &dice)
{
    const auto count = static_cast<int>(family.flavours.size());
    const NameFlavour &chosen
        = family.flavours[static_cast<size_t>(((flavour % count) + count) % count)];
    const QString &pattern = pick(chosen.patterns, dice);
    QString made;
    qsizetype at = 0;
    while (at < pattern.size()) {
        const qsizetype open = pattern.indexOf(u'{', at);
        const qsizetype close = open < 0 ? -1 : pattern.indexOf(u'}', open);
        if (close < 0)
            return made + pattern.mid(at);
        made += QStringView(pattern).mid(at, open - at);
        const QStringList pieces = chosen.pieces.value(pattern.mid(open + 1, close - open - 1));
        if (!pieces.isEmpty())
            made += pick(pieces, dice);
        at = close + 1;
    }
    return made;
}

QString NameGenerator::nameFor(const Team &team, const PositionId &position, int flavour,
                               RandomSource &dice) const
{
    const NameFamily &family = familyOf(team.roster, position);
    QStringList names;
    QStringList taken;
    for (const Player &player : team.players) {
        names.append(player.name);
        taken.append(soundingWords(player.name));
    }
    QString best = name(family, flavour, dice);
    const auto badness = [&](const QString &made) {
        return repeatedWords(made, taken) + (names.contains(made) ? made.size() : 0);
    };
    for (int tries = 0; tries < mostTries && badness(best) > 0; ++tries) {
        QString other = name(family, flavour, dice);
        if (badness(other) < badness(best))
            best = std::move(other);
    }
    return best;
}

} // namespace dugout
