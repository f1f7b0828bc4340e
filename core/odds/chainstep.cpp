// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/chainstep.h"

#include <QRegularExpression>

#include <array>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct Pattern
{
    QRegularExpression target{u"^([1-6])\\+([rdfplno]*)$"_s};
    QRegularExpression block{u"^([1-9])d([0-6])(-?)([rdfplno]*)$"_s};
    QRegularExpression armour{u"^armou?r:(1[0-2]|[1-9])$"_s};
    QRegularExpression injury{u"^injury:(1[0-2]|[2-9])$"_s};
};

const Pattern &pattern()
{
    static const Pattern patterns;
    return patterns;
}

/// The skills that re-roll once a turn, by the letters that stand for them.
const std::array<std::pair<QChar, QString>, 2> &onceLetters()
{
    static const std::array<std::pair<QChar, QString>, 2> letters{
        {{u'd', u"dodge"_s}, {u'f', u"sure-feet"_s}}};
    return letters;
}

ChainStep withLetters(const ChainStep &step, const QString &letters)
{
    ChainStep marked = step.withSkillReroll(letters.contains(u'r'))
                           .withPro(letters.contains(u'p'))
                           .withLoner(letters.contains(u'l'));
    for (const auto &[letter, skill] : onceLetters()) {
        if (letters.contains(letter))
            marked = marked.withOnceReroll(skill);
    }
    if (letters.contains(u'o'))
        marked = marked.withoutTeamReroll();
    return letters.contains(u'n') ? marked.withoutReroll() : marked;
}

QString letterOf(const QString &skill)
{
    for (const auto &[letter, id] : onceLetters()) {
        if (id == skill)
            return letter;
    }
    return skill.isEmpty() ? QString() : u"r"_s;
}

} // namespace

Error ChainStep::refusal(QStringView text)
{
    return {
        ErrorCode::ChainStep,
        tr("\"%1\" is not a step: write 3+, 3+r, 3+d, 2d4, 2d4-, armour:8 or injury:8.").arg(text),
        {}};
}

Result<ChainStep> ChainStep::parse(QStringView text)
{
    const QString word = text.trimmed().toString().toLower();
    if (const auto found = pattern().target.match(word); found.hasMatch())
        return withLetters(target(found.captured(1).toInt()), found.captured(2));
    if (const auto found = pattern().block.match(word); found.hasMatch()) {
        const Chooser chooser = found.captured(3).isEmpty() ? Chooser::Attacker : Chooser::Defender;
        return withLetters(block(found.captured(1).toInt(), found.captured(2).toInt(), chooser),
                           found.captured(4));
    }
    if (const auto found = pattern().armour.match(word); found.hasMatch())
        return armour(found.captured(1).toInt());
    if (const auto found = pattern().injury.match(word); found.hasMatch())
        return injury(found.captured(1).toInt());
    return refusal(text);
}

ChainStep ChainStep::target(int number)
{
    ChainStep step = other(u"%1+"_s.arg(number), d6Chance(number), true);
    step.m_kind = Kind::Target;
    return step;
}

ChainStep ChainStep::block(int dice, int faces, Chooser chooser)
{
    ChainStep step = other(u"%1d%2"_s.arg(dice).arg(faces)
                               + (chooser == Chooser::Defender ? u"-"_s : QString()),
                           blockChance(dice, faces, chooser), true);
    step.m_kind = Kind::Block;
    return step;
}

ChainStep ChainStep::armour(int value)
{
    ChainStep step = other(u"armour:%1"_s.arg(value), twoDiceChance(value + 1), false);
    step.m_kind = Kind::Armour;
    return step;
}

ChainStep ChainStep::injury(int number)
{
    ChainStep step = other(u"injury:%1"_s.arg(number), twoDiceChance(number), false);
    step.m_kind = Kind::Injury;
    return step;
}

ChainStep ChainStep::other(QString label, Rational chance, bool mayBeRerolled)
{
    ChainStep step;
    step.m_label = std::move(label);
    step.m_chance = chance;
    step.m_rerollable = mayBeRerolled;
    return step;
}

ChainStep ChainStep::withSkillReroll(bool has) const
{
    ChainStep step = *this;
    step.m_skillReroll = has;
    return step;
}

ChainStep ChainStep::withOnceReroll(const QString &skill) const
{
    ChainStep step = *this;
    step.m_onceReroll = skill;
    return step;
}

ChainStep ChainStep::withOnceHelp(const QString &skill, const Rational &chance) const
{
    ChainStep step = *this;
    step.m_onceHelp = skill;
    step.m_helpedChance = chance;
    return step;
}

ChainStep ChainStep::withoutReroll() const
{
    ChainStep step = *this;
    step.m_rerollable = false;
    return step;
}

ChainStep ChainStep::withoutTeamReroll() const
{
    ChainStep step = *this;
    step.m_ownTurn = false;
    return step;
}

ChainStep ChainStep::withPro(bool has) const
{
    ChainStep step = *this;
    step.m_pro = has;
    return step;
}

ChainStep ChainStep::withLoner(bool is) const
{
    ChainStep step = *this;
    step.m_loner = is;
    return step;
}

QString ChainStep::toString() const
{
    QString text = m_label;
    if (m_skillReroll)
        text += u'r';
    text += letterOf(m_onceReroll);
    if (m_pro)
        text += u'p';
    if (m_loner)
        text += u'l';
    if (!m_ownTurn)
        text += u'o';
    if (!m_rerollable && (m_kind == Kind::Target || m_kind == Kind::Block))
        text += u'n';
    return text;
}

} // namespace dugout
