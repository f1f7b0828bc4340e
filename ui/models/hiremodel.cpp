// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/hiremodel.h"

#include "core/team/coachedits.h"
#include "core/team/stat.h"
#include "core/team/teamvalue.h"
#include "ui/models/plaintooltip.h"

#include <QMimeData>

using namespace Qt::StringLiterals;

namespace dugout {

HireModel::HireModel(QObject *parent)
    : QAbstractTableModel(parent)
{ }

void HireModel::setTeam(const Team &team, std::shared_ptr<const Ruleset> ruleset)
{
    const Roster *roster = ruleset ? rosterOf(team, *ruleset) : nullptr;
    std::vector<int> hired;
    QStringList refusals;
    for (size_t row = 0; roster && row < roster->positions.size(); ++row) {
        const PositionId &position = roster->positions[row].id;
        hired.push_back(playersIn(position, team));
        const auto tried = takeOn(team, *ruleset, position);
        refusals.append(tried ? QString() : tried.error().message);
    }
    if (ruleset != m_ruleset || roster != m_roster) {
        beginResetModel();
        m_ruleset = std::move(ruleset);
        m_roster = roster;
        m_hired = std::move(hired);
        m_refusals = std::move(refusals);
        endResetModel();
        return;
    }
    const std::vector<int> before = std::exchange(m_hired, std::move(hired));
    const QStringList refused = std::exchange(m_refusals, std::move(refusals));
    for (int row = 0; row < rowCount(); ++row) {
        if (before[static_cast<size_t>(row)] != m_hired[static_cast<size_t>(row)]
            || refused.value(row) != m_refusals.value(row))
            emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
    }
}

void HireModel::setLanguage(Language language)
{
    m_language = language;
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int HireModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_roster ? 0 : static_cast<int>(m_roster->positions.size());
}

int HireModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

const Position *HireModel::positionAt(int row) const
{
    return row >= 0 && row < rowCount() ? &m_roster->positions[static_cast<size_t>(row)] : nullptr;
}

QString HireModel::profileText(const Position &position) const
{
    QStringList words;
    for (const Stat stat : allStats)
        words.append(
            u"%1 %2"_s.arg(statLetters(stat, m_language)).arg(statOf(position.profile, stat)));
    QStringList lines{position.name.in(m_language), words.join(u"  "_s), skillsText(position)};
    lines.removeAll(QString());
    return lines.join(u'\n');
}

QString HireModel::skillsText(const Position &position) const
{
    QStringList skills;
    for (const SkillId &id : position.skills) {
        const Skill *skill = m_ruleset->skills().find(id);
        skills.append(skill ? skill->name.in(m_language) : id.text());
    }
    return skills.join(u", "_s);
}

QVariant HireModel::data(const QModelIndex &index, int role) const
{
    const Position *position = positionAt(index.row());
    if (!position)
        return {};
    const int hired = m_hired[static_cast<size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == Name)
            return position->name.in(m_language);
        if (index.column() == Count)
            return (hired > position->max ? u"! %1/%2"_s : u"%1/%2"_s)
                .arg(hired)
                .arg(position->max);
        return groupedNumber(position->cost, m_language);
    case Qt::ToolTipRole: {
        const QString refusal = m_refusals.value(index.row());
        const QString profile = profileText(*position);
        return plainToolTip(refusal.isEmpty() ? profile : profile + u"\n\n"_s + refusal);
    }
    case StatsRole: {
        QStringList stats;
        for (const Stat stat : allStats)
            stats += QStringList{statLetters(stat, m_language),
                                 QString::number(statOf(position->profile, stat))};
        return stats;
    }
    case SkillsRole:
        return skillsText(*position);
    case RefusalRole:
        return m_refusals.value(index.row());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(index.column() == Name
                                                     ? Qt::AlignLeft | Qt::AlignVCenter
                                                     : Qt::AlignRight | Qt::AlignVCenter));
    case PositionIdRole:
        return position->id.text();
    case FullRole:
        return hired >= position->max;
    default:
        return {};
    }
}

QVariant HireModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Position");
    case Count:
        return tr("Hired");
    default:
        return tr("Price");
    }
}

Qt::ItemFlags HireModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() ? flags | Qt::ItemIsDragEnabled : flags;
}

QString HireModel::positionMimeType()
{
    return u"application/x-dugout-position"_s;
}

QStringList HireModel::mimeTypes() const
{
    return {positionMimeType()};
}

QMimeData *HireModel::mimeData(const QModelIndexList &indexes) const
{
    auto *data = new QMimeData;
    if (!indexes.isEmpty())
        data->setData(positionMimeType(), indexes.first().data(PositionIdRole).toString().toUtf8());
    return data;
}

} // namespace dugout
