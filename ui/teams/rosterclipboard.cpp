// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/rosterclipboard.h"

#include "core/exchange/csv.h"
#include "core/exchange/foreign/namematcher.h"
#include "core/team/playerstats.h"
#include "core/team/teamedits.h"
#include "core/text/plaintext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct ClipboardWords
{
    Q_DECLARE_TR_FUNCTIONS(RosterClipboard)
};

/// A line of a spreadsheet as far as a roster can take it.
struct PastedLine
{
    std::optional<int> number;
    QString name;
    QString positionWord;
    const Position *position = nullptr;
};

PastedLine readLine(const QString &line, const Roster *roster, const NameMatcher &matcher)
{
    const QStringList cells = line.split(u'\t');
    PastedLine pasted;
    bool isNumber = false;
    const int number = cells.first().trimmed().toInt(&isNumber);
    const bool hasNumber = isNumber && cells.size() > 1;
    if (hasNumber)
        pasted.number = number;
    pasted.name = cellContent(cells.value(hasNumber ? 1 : 0).trimmed());
    pasted.positionWord = cells.value(hasNumber ? 2 : 1).trimmed();
    if (roster && !pasted.positionWord.isEmpty())
        pasted.position = matcher.position(*roster, pasted.positionWord).position;
    return pasted;
}

/// Whether that is what he plays already: a star's own name stands where others have a position.
bool plays(const Player &player, const Team &team, const Ruleset &ruleset, const QString &word)
{
    const LocalizedText role = roleName(player, team, ruleset);
    return std::any_of(allLanguages.begin(), allLanguages.end(), [&](Language language) {
        return nameKey(role.in(language)) == nameKey(word);
    });
}

Result<Team> write(Team team, const Ruleset &ruleset, const PlayerId &id, const PastedLine &line)
{
    Result<Team> edited = renamePlayer(std::move(team), id, line.name);
    if (edited && line.number)
        edited = renumberPlayer(*std::move(edited), id, *line.number);
    if (edited && line.position && edited->player(id)->position != line.position->id)
        edited = setPosition(*std::move(edited), ruleset, id, line.position->id);
    return edited;
}

/// Titles of columns: as they are called here, or words over numbers, as any spreadsheet has them.
bool isHeader(const QStringList &lines, const QStringList &titles)
{
    if (!lines.first().contains(u'\t'))
        return false;
    const QStringList cells = lines.first().split(u'\t');
    int known = 0;
    for (const QString &cell : cells)
        known += !cell.trimmed().isEmpty() && titles.contains(cell.trimmed(), Qt::CaseInsensitive);
    if (known > 1)
        return true;
    bool isNumber = false;
    bool isNumberBelow = false;
    (void)cells.first().trimmed().toInt(&isNumber);
    (void)lines.value(1).section(u'\t', 0, 0).trimmed().toInt(&isNumberBelow);
    return !isNumber && isNumberBelow;
}

} // namespace

Result<Team> pasteIntoRoster(Team team, const Ruleset &ruleset,
                             const std::vector<PlayerId> &players, const QString &text,
                             const QStringList &titles)
{
    const Roster *roster = rosterOf(team, ruleset);
    const NameMatcher matcher(ruleset);
    size_t next = 0;
    QStringList lines = QString(text).remove(u'\r').split(u'\n', Qt::SkipEmptyParts);
    if (!lines.isEmpty() && !readLine(lines.first(), roster, matcher).position
        && isHeader(lines, titles))
        lines.removeFirst();
    for (const QString &line : lines) {
        const PastedLine pasted = readLine(line, roster, matcher);
        const Player *into = next < players.size() ? team.player(players[next]) : nullptr;
        if (!pasted.position && !pasted.positionWord.isEmpty()
            && !(into && plays(*into, team, ruleset, pasted.positionWord)))
            return Error{ErrorCode::NoSuchPosition,
                         ClipboardWords::tr("The team list has no position \"%1\".")
                             .arg(shortened(pasted.positionWord, longestName)),
                         {}};
        if (next >= players.size() && !pasted.position)
            return Error{ErrorCode::PasteTooLong,
                         ClipboardWords::tr("There is no player for \"%1\"; a position in the line "
                                            "would hire one.")
                             .arg(shortened(pasted.name, longestName)),
                         {}};
        if (next >= players.size()) {
            auto hired = addPlayer(std::move(team), ruleset, pasted.position->id);
            if (!hired)
                return hired;
            team = *std::move(hired);
        }
        const PlayerId id = next < players.size() ? players[next] : team.players.back().id;
        auto edited = write(std::move(team), ruleset, id, pasted);
        if (!edited)
            return edited;
        team = *std::move(edited);
        ++next;
    }
    return team;
}

} // namespace dugout
