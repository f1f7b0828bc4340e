// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/entered.h"

#include <QtEndian>

#include <array>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Fowler, Noll and Vo: quick enough for every answer, and small enough to be a part of the state.
class QuickSum
{
public:
    explicit QuickSum(quint64 value = 14695981039346656037ULL)
        : m_value(value)
    { }
    void add(quint8 byte) { m_value = (m_value ^ byte) * prime; }
    void add(const void *bytes, size_t count)
    {
        const auto *each = static_cast<const quint8 *>(bytes);
        for (size_t i = 0; i < count; ++i)
            add(each[i]);
    }
    /// The same as adding a byte and seven zeros after it: a zero only multiplies.
    void addSmall(quint8 number) { m_value = (m_value ^ number) * eighthPower; }
    /// The same as adding eight bytes of 255. What each of them adds depends on nothing but the
    /// lowest byte before, so that the eight are one multiplication and a number for that byte.
    void addMark() { m_value = m_value * eighthPower + marks[m_value & 255]; }
    [[nodiscard]] quint64 value() const { return m_value; }

private:
    static constexpr quint64 prime = 1099511628211ULL;
    static constexpr quint64 fourthPower = prime * prime * prime * prime;
    static constexpr quint64 eighthPower = fourthPower * fourthPower;
    static constexpr std::array<quint64, 256> marks = [] {
        std::array<quint64, 256> made{};
        for (quint64 lowest = 0; lowest < made.size(); ++lowest) {
            quint64 sum = lowest;
            for (int i = 0; i < 8; ++i)
                sum = (sum ^ 255) * prime;
            made[lowest] = sum - lowest * eighthPower;
        }
        return made;
    }();
    quint64 m_value;
};

// Every text ends with a mark and every list with its length, so that no two different things sum
// up alike. What is added here is what the sums of kept matches hold: it never changes.

void add(QuickSum &sum, qint64 number)
{
    if (number >= 0 && number <= 255) {
        sum.addSmall(static_cast<quint8>(number));
        return;
    }
    const quint64 bits = qToLittleEndian(static_cast<quint64>(number));
    sum.add(&bits, sizeof bits);
}

void add(QuickSum &sum, const QString &text)
{
    QuickSum plain = sum;
    uint letters = 0;
    for (const QChar each : text) {
        plain.add(static_cast<quint8>(each.unicode()));
        letters |= each.unicode();
    }
    if (letters < 0x80) { // as ids are: they are its bytes in UTF-8, too
        sum = plain;
    } else {
        const QByteArray bytes = text.toUtf8();
        sum.add(bytes.constData(), static_cast<size_t>(bytes.size()));
    }
    sum.addMark();
}

void add(QuickSum &sum, const Event &event)
{
    add(sum, event.prompt);
    add(sum, event.seat);
    for (const int die : event.dice)
        add(sum, die);
    add(sum, static_cast<qint64>(event.dice.size()));
    for (const QString &choice : event.choices)
        add(sum, choice);
    add(sum, static_cast<qint64>(event.choices.size()));
    add(sum, event.number ? 1 : 0);
    add(sum, event.number.value_or(0));
    add(sum, event.text);
}

void add(QuickSum &sum, const Player &player)
{
    add(sum, player.id.text());
    add(sum, player.position.text());
    add(sum, player.star.text());
    for (const Improvement &each : player.improvements)
        add(sum, gainKey(each.gain));
    add(sum, static_cast<qint64>(player.improvements.size()));
    for (const SkillId &skill : player.extraSkills)
        add(sum, skill.text());
    add(sum, static_cast<qint64>(player.extraSkills.size()));
    add(sum, player.injuries.niggling);
    for (const Stat stat : allStats)
        add(sum, statOf(player.injuries.losses, stat));
    add(sum, player.canPlayNextMatch() ? 1 : 0);
}

void add(QuickSum &sum, const std::vector<RowId> &rows)
{
    for (const RowId &row : rows)
        add(sum, row.text());
    add(sum, static_cast<qint64>(rows.size()));
}

void add(QuickSum &sum, const Team &team)
{
    add(sum, team.id.text());
    add(sum, team.roster.text());
    for (const int number : {team.rerolls, team.fanFactor, team.assistantCoaches, team.cheerleaders,
                             team.apothecaries, team.treasury})
        add(sum, number);
    for (const Player &player : team.players)
        add(sum, player);
    add(sum, static_cast<qint64>(team.players.size()));
    add(sum, team.home.resident ? 1 : 0);
    for (const auto *rows : {&team.home.stadium, &team.home.sponsors, &team.home.awards})
        add(sum, *rows);
}

void add(QuickSum &sum, const MatchSetup &setup)
{
    add(sum, setup.ruleset.text());
    add(sum, setup.league ? 1 : 0);
    add(sum, setup.occasion);
    for (const auto &[option, value] : setup.options) {
        add(sum, option.text());
        if (const QString *word = std::get_if<QString>(&value))
            add(sum, *word);
        else if (const int *number = std::get_if<int>(&value))
            add(sum, *number);
        else
            add(sum, std::get<bool>(value) ? 1 : 0);
    }
    add(sum, static_cast<qint64>(setup.options.size()));
    for (const Team &team : setup.teams)
        add(sum, team);
}

} // namespace

quint64 enteredSum(const MatchSetup &setup)
{
    QuickSum sum;
    add(sum, setup);
    return sum.value();
}

quint64 withEntered(quint64 sum, const Event &event)
{
    if (isConfirmation(event))
        return sum;
    QuickSum next(sum);
    add(next, event);
    return next.value();
}

bool isConfirmation(const Event &event)
{
    constexpr QStringView prefix = u"result.";
    return beginsWith(event.prompt, prefix);
}

bool isConfirmationOfFirstForm(const Event &event)
{
    constexpr qsizetype digits = 8;
    return isConfirmation(event) && event.choice().size() == digits
        && !event.choice().contains(u'-');
}

QString confirmationCode(quint64 sum)
{
    const QString digits
        = u"%1"_s.arg(static_cast<quint32>(sum ^ (sum >> 32)), 8, 16, QLatin1Char('0')).toUpper();
    return digits.first(4) + u'-' + digits.sliced(4);
}

} // namespace dugout
