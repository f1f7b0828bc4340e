// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/dugoutmodel.h"

#include "core/match/state/sidecolour.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/pawnstate.h"
#include "core/match/words/playercard.h"
#include "ui/models/plaintooltip.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr std::array boxes{Whereabouts::Pitch,   Whereabouts::KnockedOut, Whereabouts::Injured,
                           Whereabouts::SentOff, Whereabouts::Absent,     Whereabouts::Reserves};

QString boxName(Whereabouts where)
{
    switch (where) {
    case Whereabouts::Pitch:
        return DugoutModel::tr("On the pitch");
    case Whereabouts::Reserves:
        return DugoutModel::tr("Reserves");
    case Whereabouts::KnockedOut:
        return DugoutModel::tr("Knocked out");
    case Whereabouts::Injured:
        return DugoutModel::tr("Injured");
    case Whereabouts::SentOff:
        return DugoutModel::tr("Sent off");
    case Whereabouts::Absent:
        break;
    }
    return DugoutModel::tr("Not here");
}

void addAchievement(QStringList &parts, int count, const QString &word)
{
    if (count > 0)
        parts.append(count == 1 ? word : u"%1 %2"_s.arg(count).arg(word));
}

QString achievementWords(const AchievementCounts &achievements)
{
    QStringList parts;
    addAchievement(parts, achievements.touchdowns, DugoutModel::tr("TD"));
    addAchievement(parts, achievements.casualties, DugoutModel::tr("CAS"));
    addAchievement(parts, achievements.completions, DugoutModel::tr("COMP"));
    addAchievement(parts, achievements.interceptions, DugoutModel::tr("INT"));
    addAchievement(parts, achievements.mvps, DugoutModel::tr("MVP"));
    return parts.join(u" · "_s);
}

QString injuryWords(const MatchContext &context, const MatchPlayer &player)
{
    if (!player.bookInjuries.isEmpty())
        return player.bookInjuries.last();
    if (player.casualties.empty())
        return {};
    const TableRow *row = context.rowById(u"casualty"_s, player.casualties.back().text());
    return row ? localized(row->name) : QString();
}

bool hasBall(const MatchState &state, const MatchPlayer &player)
{
    return state.carrier.isValid() && state.carrier.toString() == player.ref();
}

QString stateWords(const MatchContext &context, const MatchState &state, const MatchPlayer &player,
                   Seat seat)
{
    if (player.where == Whereabouts::Injured)
        return injuryWords(context, player);
    if (player.where == Whereabouts::KnockedOut)
        return DugoutModel::tr("KO");
    if (player.sitsOut)
        return DugoutModel::tr("sits out");
    if (!player.isOnPitch())
        return {};
    if (player.posture == Posture::Stunned)
        return DugoutModel::tr("stunned");
    if (player.posture == Posture::Prone)
        return DugoutModel::tr("prone");
    const QStringList words = hindranceWords(context, player);
    return words.isEmpty() && pawnState(state, player, seat) == PawnState::Done
        ? DugoutModel::tr("done")
        : words.join(u", "_s);
}

DugoutModel::StateMood moodOf(const MatchPlayer &player)
{
    using Mood = DugoutModel::StateMood;
    if (player.where == Whereabouts::Injured || player.where == Whereabouts::SentOff)
        return Mood::Bad;
    if (player.where == Whereabouts::Reserves)
        return Mood::Quiet;
    const bool standing = player.isOnPitch() && player.posture == Posture::Standing;
    return standing && player.timedEffects.empty() ? Mood::Quiet : Mood::Warn;
}

} // namespace

DugoutModel::DugoutModel(Seat seat, QObject *parent)
    : QAbstractListModel(parent)
    , m_seat(seat)
{ }

DugoutModel::Row DugoutModel::rowOf(const MatchContext &context, const MatchState &state,
                                    const MatchPlayer &player, Seat seat)
{
    const Player &who = player.who->player;
    const PlayerRef ref = PlayerRef::fromString(player.ref());
    QStringList notes = notesInShort(context, state, ref);
    // Who bears the name of his position: what he is beside it comes before what was paid for.
    if (const QString kind = kindWords(*player.who); who.name.isEmpty() && !kind.isEmpty())
        notes.prepend(kind);
    return {false,
            who.number,
            who.name.isEmpty() || player.isCalledByRole() ? localized(player.who->role) : who.name,
            notes.join(u", "_s),
            achievementWords(player.achievements),
            stateWords(context, state, player, seat),
            pawnWord(state, player, seat),
            moodOf(player),
            pawnState(state, player, seat),
            hasBall(state, player),
            player.where,
            player.ref(),
            playerCardText(playerCard(context, state, ref))};
}

void DugoutModel::setState(const MatchContext &context, const MatchState &state)
{
    const Rgb shirt = sideColour(context, m_seat);
    m_colour = QColor(shirt.red, shirt.green, shirt.blue);
    std::vector<Row> rows;
    for (const Whereabouts box : boxes) {
        std::vector<Row> inside;
        for (const MatchPlayer &player : state.side(m_seat).players) {
            if (player.where == box)
                inside.push_back(rowOf(context, state, player, m_seat));
        }
        std::stable_sort(inside.begin(), inside.end(),
                         [](const Row &a, const Row &b) { return a.number < b.number; });
        if (inside.empty())
            continue;
        Row heading{true, static_cast<int>(inside.size()), boxName(box)};
        heading.where = box;
        rows.push_back(std::move(heading));
        rows.insert(rows.end(), inside.begin(), inside.end());
    }
    if (m_numbers) {
        std::erase_if(rows, [](const Row &row) { return row.heading; });
        std::stable_sort(rows.begin(), rows.end(),
                         [](const Row &a, const Row &b) { return a.number < b.number; });
    }
    if (rows.size() == m_rows.size()) {
        m_rows = std::move(rows);
        emit dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

/// Who waits is a number until somebody looks for him.
bool DugoutModel::isChip(const Row &row) const
{
    return !row.heading
        && (m_numbers || row.where == Whereabouts::Reserves
            || (m_brief && row.where != Whereabouts::Pitch));
}

void DugoutModel::setBrief(bool brief)
{
    if (brief == m_brief)
        return;
    beginResetModel();
    m_brief = brief;
    endResetModel();
}

/// Those that are there take their places with the next state.
void DugoutModel::setNumbers(bool numbers)
{
    m_numbers = numbers;
}

DugoutModel::Shape DugoutModel::shape() const
{
    Shape shape;
    for (const Row &row : m_rows) {
        const bool reserve = row.where == Whereabouts::Reserves;
        shape.headings += row.heading ? 1 : 0;
        shape.chipBoxes += row.heading && reserve ? 1 : 0;
        shape.players += row.heading || reserve ? 0 : 1;
    }
    return shape;
}

QModelIndex DugoutModel::find(const QString &ref) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                    [&ref](const Row &row) { return row.ref == ref; });
    return found == m_rows.end() || ref.isEmpty() ? QModelIndex()
                                                  : index(static_cast<int>(found - m_rows.begin()));
}

int DugoutModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant DugoutModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return row.name;
    case Qt::AccessibleTextRole: {
        QStringList words{row.heading ? row.name : u"#%1 %2"_s.arg(row.number).arg(row.name),
                          row.position, row.achievements, row.ball ? tr("has the ball") : QString(),
                          row.state};
        words.removeAll(QString());
        return words.join(u", "_s);
    }
    case HeadingRole:
        return row.heading;
    case CountRole:
    case NumberRole:
        return row.number;
    case PositionRole:
        return row.position;
    case AchievementsRole:
        return row.achievements;
    case StateRole:
        return row.state;
    case MoodRole:
        return static_cast<int>(row.mood);
    case PawnRole:
        return static_cast<int>(row.pawn);
    case BallRole:
        return row.ball;
    case ChipRole:
        return isChip(row);
    case RefRole:
        return row.ref;
    case WordRole:
        return row.word;
    case Qt::ToolTipRole:
        return plainToolTip(row.card);
    default:
        return {};
    }
}

Qt::ItemFlags DugoutModel::flags(const QModelIndex &index) const
{
    return index.data(HeadingRole).toBool() ? Qt::ItemIsEnabled
                                            : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

} // namespace dugout
