// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/rostermodel.h"

#include "core/team/playerstats.h"
#include "core/team/teamedits.h"
#include "ui/models/plaintooltip.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

std::optional<Stat> statOfColumn(int column)
{
    switch (column) {
    case RosterModel::Movement:
        return Stat::Movement;
    case RosterModel::Strength:
        return Stat::Strength;
    case RosterModel::Agility:
        return Stat::Agility;
    case RosterModel::Armour:
        return Stat::Armour;
    default:
        return std::nullopt;
    }
}

bool isNumeric(int column)
{
    return column == RosterModel::Number || column == RosterModel::Points
        || column == RosterModel::Value || statOfColumn(column).has_value();
}

/// Short figures stand below their heading; only values line up by their last digit.
Qt::Alignment alignmentOf(int column)
{
    if (column == RosterModel::Value)
        return Qt::AlignRight | Qt::AlignVCenter;
    return (isNumeric(column) ? Qt::AlignHCenter : Qt::AlignLeft) | Qt::AlignVCenter;
}

QString achievementCounts(const AchievementCounts &achievements)
{
    return u"%1/%2/%3/%4/%5"_s.arg(achievements.completions)
        .arg(achievements.touchdowns)
        .arg(achievements.interceptions)
        .arg(achievements.casualties)
        .arg(achievements.mvps);
}

int placeOf(const PlayerId &player, const std::vector<Player> &among)
{
    for (size_t place = 0; place < among.size(); ++place) {
        if (among[place].id == player)
            return static_cast<int>(place);
    }
    return -1;
}

} // namespace

RosterModel::RosterModel(QObject *parent)
    : QAbstractTableModel(parent)
{ }

void RosterModel::setTeam(const Team &team, std::shared_ptr<const Ruleset> ruleset)
{
    const bool sameTeam
        = ruleset == m_ruleset && team.id == m_team.id && team.roster == m_team.roster;
    if (sameTeam) { // rows come, go and change places: what is highlighted stays so
        takeAwayRows(team.players);
        putInOrder(team.players);
        addRows(team.players);
    }
    if (!sameTeam || m_team.players.size() != team.players.size()) {
        beginResetModel();
        m_team = team;
        m_ruleset = std::move(ruleset);
        endResetModel();
        return;
    }
    const std::vector<Player> before = m_team.players;
    m_team = team;
    tellChanges(before);
}

void RosterModel::takeAwayRows(const std::vector<Player> &next)
{
    for (int row = rowCount() - 1; row >= 0; --row) {
        const auto place = m_team.players.begin() + row;
        if (placeOf(place->id, next) >= 0)
            continue;
        beginRemoveRows({}, row, row);
        m_team.players.erase(place);
        endRemoveRows();
    }
}

void RosterModel::putInOrder(const std::vector<Player> &next)
{
    const auto comesFirst = [&next](const Player &one, const Player &other) {
        return placeOf(one.id, next) < placeOf(other.id, next);
    };
    if (std::is_sorted(m_team.players.begin(), m_team.players.end(), comesFirst))
        return;
    emit layoutAboutToBeChanged();
    const std::vector<Player> before = m_team.players;
    std::stable_sort(m_team.players.begin(), m_team.players.end(), comesFirst);
    const QModelIndexList from = persistentIndexList();
    QModelIndexList to;
    for (const QModelIndex &each : from)
        to.append(index(rowOf(before[static_cast<size_t>(each.row())].id), each.column()));
    changePersistentIndexList(from, to);
    emit layoutChanged();
}

void RosterModel::addRows(const std::vector<Player> &next)
{
    for (size_t row = 0; row < next.size(); ++row) {
        if (row < m_team.players.size() && m_team.players[row].id == next[row].id)
            continue;
        const auto here = static_cast<int>(row);
        beginInsertRows({}, here, here);
        m_team.players.insert(m_team.players.begin() + here, next[row]);
        endInsertRows();
    }
}

/// All at once: who sorts must not look at rows that have changed and were not told yet.
void RosterModel::tellChanges(const std::vector<Player> &before)
{
    int first = -1;
    int last = -1;
    for (size_t row = 0; row < before.size(); ++row) {
        if (before[row] == m_team.players[row])
            continue;
        last = static_cast<int>(row);
        first = first < 0 ? last : first;
    }
    if (first >= 0)
        emit dataChanged(index(first, 0), index(last, ColumnCount - 1));
}

void RosterModel::setLanguage(Language language)
{
    m_language = language;
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

const Player *RosterModel::playerAt(const QModelIndex &index) const
{
    const auto row = static_cast<size_t>(index.row());
    return index.isValid() && row < m_team.players.size() ? &m_team.players[row] : nullptr;
}

int RosterModel::rowOf(const PlayerId &player) const
{
    for (size_t row = 0; row < m_team.players.size(); ++row) {
        if (m_team.players[row].id == player)
            return static_cast<int>(row);
    }
    return -1;
}

int RosterModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_team.players.size());
}

int RosterModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QString RosterModel::skillNames(const Player &player) const
{
    QStringList names;
    for (const SkillId &id : skillsOf(player, m_team, *m_ruleset)) {
        const Skill *skill = m_ruleset->skills().find(id);
        names.append(skill ? skill->name.in(m_language) : id.text());
    }
    return names.join(u", "_s);
}

QString RosterModel::status(const Player &player) const
{
    QStringList words;
    if (player.missesNextMatch)
        words.append(tr("misses next"));
    if (player.kind == PlayerKind::Journeyman)
        words.append(tr("journeyman"));
    if (improvementsWaiting(player, *m_ruleset) > 0)
        words.append(u"★ "_s + tr("improve"));
    if (player.injuries.niggling > 0)
        words.append(tr("%n niggling injury(s)", nullptr, player.injuries.niggling));
    return words.join(u" · "_s);
}

QString RosterModel::text(const Player &player, Column column) const
{
    if (const auto stat = statOfColumn(column))
        return QString::number(statOf(profileOf(player, m_team, *m_ruleset), *stat));
    switch (column) {
    case Number:
        return QString::number(player.number);
    case Name:
        return player.kind == PlayerKind::Star ? roleName(player, m_team, *m_ruleset).in(m_language)
                                               : player.name;
    case PositionName:
        return roleName(player, m_team, *m_ruleset).in(m_language);
    case Skills:
        return skillNames(player);
    case Points:
        return QString::number(starPlayerPoints(player, *m_ruleset));
    case Deeds:
        return achievementCounts(player.achievements);
    case Value:
        return groupedNumber(playerValue(player, m_team, *m_ruleset), m_language);
    case Status:
        return status(player);
    default:
        return {};
    }
}

QVariant RosterModel::sortValue(const Player &player, Column column) const
{
    if (column == Value)
        return playerValue(player, m_team, *m_ruleset);
    if (isNumeric(column))
        return text(player, column).toInt();
    return text(player, column);
}

QVariant RosterModel::data(const QModelIndex &index, int role) const
{
    const Player *player = playerAt(index);
    if (!player || !m_ruleset)
        return {};
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return column == Name && player->name.isEmpty() ? tr("unnamed") : text(*player, column);
    case Qt::EditRole: // a spreadsheet takes values without groups
        return column == Value ? sortValue(*player, column) : text(*player, column);
    case Qt::ToolTipRole:
        return plainToolTip(text(*player, column));
    case Qt::AccessibleTextRole: {
        const QString title = headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        const QString said = text(*player, column);
        const QString shown = said.isEmpty() ? u"–"_s : said;
        return title.isEmpty() ? shown : u"%1: %2"_s.arg(title, shown);
    }
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(alignmentOf(column));
    case PlayerIdRole:
        return player->id.text();
    case SortRole:
        return sortValue(*player, column);
    case AbsentRole:
        return !player->canPlayNextMatch();
    case ImprovesRole:
        return improvementsWaiting(*player, *m_ruleset) > 0;
    case GainedRole:
        return static_cast<int>(gainedSkills(*player).size());
    default:
        return {};
    }
}

QVariant RosterModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(alignmentOf(section));
    if (role == Qt::ToolTipRole && section == Deeds)
        return tr("Completions / touchdowns / interceptions / casualties / most valuable player");
    if (role != Qt::DisplayRole)
        return {};
    if (const auto stat = statOfColumn(section))
        return statLetters(*stat, m_language);
    switch (section) {
    case Number:
        return u"#"_s;
    case Name:
        return tr("Name");
    case PositionName:
        return tr("Position");
    case Skills:
        return tr("Skills");
    case Points:
        return tr("SPP");
    case Deeds:
        return tr("C/T/I/X/M");
    case Value:
        return tr("Value");
    default:
        return QString();
    }
}

Qt::ItemFlags RosterModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    const int column = index.isValid() ? index.column() : ColumnCount;
    if (column == Number || column == Name || column == PositionName)
        flags |= Qt::ItemIsEditable;
    if (index.isValid())
        flags |= Qt::ItemIsDragEnabled;
    return flags;
}

bool RosterModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const Player *player = playerAt(index);
    if (!player || role != Qt::EditRole
        || value.toString() == text(*player, static_cast<Column>(index.column())))
        return false;
    const auto refuse = [this](const QString &sentence) {
        emit editRefused(sentence);
        return false;
    };
    Result<Team> edited = m_team;
    if (index.column() == Number) {
        bool isNumber = false;
        const int number = value.toString().toInt(&isNumber);
        if (!isNumber)
            return refuse(tr("A number is needed."));
        edited = renumberPlayer(m_team, player->id, number);
    } else if (index.column() == Name) {
        edited = renamePlayer(m_team, player->id, value.toString());
    } else {
        edited = setPosition(m_team, *m_ruleset, player->id, PositionId(value.toString()));
    }
    if (!edited)
        return refuse(edited.error().message);
    emit editRequested(*edited, index.column());
    return true;
}

QString RosterModel::editName(int column)
{
    if (column == Number)
        return tr("Number");
    return column == Name ? tr("Name") : tr("Position");
}

} // namespace dugout
