// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/slipmodel.h"

#include "core/team/playerstats.h"
#include "ui/models/plaintooltip.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

int SlipRow::*countOf(int column)
{
    switch (column) {
    case SlipModel::Touchdowns:
        return &SlipRow::touchdowns;
    case SlipModel::Casualties:
        return &SlipRow::casualties;
    case SlipModel::Completions:
        return &SlipRow::completions;
    case SlipModel::Interceptions:
        return &SlipRow::interceptions;
    default:
        return &SlipRow::mvps;
    }
}

SlipBox boxOf(int column)
{
    switch (column) {
    case SlipModel::Touchdowns:
        return SlipBox::Touchdowns;
    case SlipModel::Casualties:
        return SlipBox::Casualties;
    case SlipModel::Mvp:
        return SlipBox::Mvp;
    default:
        return SlipBox::Whole;
    }
}

QString lineOf(const InjuryChoice &choice)
{
    return choice.line();
}

QString shortOf(const InjuryChoice &choice)
{
    return choice.number.isEmpty() ? choice.name : choice.number;
}

QString wholeOf(const InjuryChoice &choice)
{
    return u"%1 – %2"_s.arg(choice.line(), choice.effect);
}

} // namespace

SlipModel::SlipModel(Seat seat, const Match &match, PaperSlip &slip, const PaperSlip *was,
                     QObject *parent)
    : QAbstractTableModel(parent)
    , m_seat(seat)
    , m_match(match)
    , m_slip(slip)
    , m_was(was)
    , m_injuries(injuryChoices(match.context()))
{ }

int SlipModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(side().rows.size());
}

int SlipModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

const SlipRow *SlipModel::before(const SlipRow &row) const
{
    static const SlipRow blank;
    if (!m_was)
        return nullptr;
    for (const SlipRow &each : m_was->side(m_seat).rows) {
        if (each.isSame(row))
            return &each;
    }
    return &blank;
}

QString SlipModel::injuryText(const SlipRow &row, QString (*tell)(const InjuryChoice &)) const
{
    QStringList parts;
    for (const SlipInjury &each : row.injuries) {
        QString words = each.result;
        for (const InjuryChoice &choice : m_injuries)
            words = choice.id == each.result ? tell(choice) : words;
        for (const SlipRow &rival : m_slip.side(MatchState::otherSeat(m_seat)).rows) {
            if (!each.by.isEmpty() && rival.player == each.by)
                words += u" #%1"_s.arg(rival.number);
        }
        parts.append(words);
    }
    return parts.join(u", "_s);
}

QString SlipModel::text(const SlipRow &row, int column) const
{
    if (column == Who)
        return row.isOthers() ? tr("Others") : row.name;
    if (column == Injury)
        return injuryText(row, lineOf);
    const int number = isCount(column) ? row.*countOf(column) : 0;
    if (column == Mvp)
        return number == 1 ? u"●"_s : number > 1 ? u"● %1"_s.arg(number) : QString();
    return number > 0 ? QString::number(number) : QString();
}

QString SlipModel::wrong(int row, int column) const
{
    for (const SlipRemark &each : m_outlook.remarks) {
        if (each.seat == m_seat && each.row == row && each.box == boxOf(column)
            && each.box != SlipBox::Whole)
            return each.sentence;
    }
    return {};
}

QVariant SlipModel::data(const QModelIndex &index, int role) const
{
    const SlipRow &row = side().rows.at(static_cast<size_t>(index.row()));
    const int column = index.column();
    const SlipRow *was = column == Who || column == Points ? nullptr : before(row);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        if (column == Points) {
            const auto &points = m_outlook.side(m_seat).points;
            const auto place = static_cast<size_t>(index.row());
            const int each = place < points.size() ? points[place] : 0;
            return each > 0 ? u"+%1"_s.arg(each) : QString();
        }
        return text(row, column);
    case Qt::AccessibleTextRole:
        return u"%1, %2: %3"_s.arg(text(row, Who),
                                   headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(),
                                   text(row, column));
    case Qt::ToolTipRole:
        return plainToolTip(column == Who
                                ? u"%1 %2"_s.arg(row.name, data(index, PositionRole).toString())
                                : column == Injury ? injuryText(row, wholeOf)
                                                   : text(row, column));
    case ShortRole:
        return column == Injury ? injuryText(row, shortOf) : text(row, column);
    case ShortWasRole:
        return !was ? QString() : column == Injury ? injuryText(*was, shortOf) : text(*was, column);
    case ShirtRole:
        return row.isOthers() ? QVariant() : QVariant(row.number);
    case PositionRole: {
        const Player *player = m_match.context().team(m_seat).player(row.player);
        if (!row.star.isEmpty())
            return tr("star");
        return player
            ? roleName(*player, m_match.context().team(m_seat), m_match.context().ruleset())
                  .in(currentLanguage())
            : QString();
    }
    case WasRole:
        return was ? text(*was, column) : QString();
    case ChangedRole:
        return was && text(*was, column) != text(row, column);
    case WrongRole:
        return wrong(index.row(), column);
    default:
        return {};
    }
}

QVariant SlipModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const QStringList names{tr("Player"), tr("TD"),  tr("Cas"),    tr("Comp"),
                            tr("Int"),    tr("MVP"), tr("Injury"), tr("SPP")};
    const QStringList whole{tr("Player"),      tr("Touchdowns"),        tr("Casualties"),
                            tr("Completions"), tr("Interceptions"),     tr("Most valuable player"),
                            tr("Injury"),      tr("Star player points")};
    if (role == Qt::DisplayRole)
        return names.value(section);
    return role == Qt::ToolTipRole || role == Qt::AccessibleTextRole
        ? QVariant(whole.value(section))
        : QVariant();
}

Qt::ItemFlags SlipModel::flags(const QModelIndex &index) const
{
    const SlipRow &row = side().rows.at(static_cast<size_t>(index.row()));
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    const bool written = isCount(index.column()) || index.column() == Injury;
    if (written && (!row.isOthers() || index.column() == Touchdowns))
        flags |= Qt::ItemIsEditable;
    return flags;
}

/// "52", "hip", "52 #7": the injury, and the shirt of the player who caused it.
std::optional<SlipInjury> SlipModel::injuryFrom(const QString &typed) const
{
    SlipInjury injury;
    QString words = typed.trimmed();
    if (const qsizetype at = words.lastIndexOf(u'#'); at >= 0) {
        bool isNumber = false;
        const int shirt = words.mid(at + 1).trimmed().toInt(&isNumber);
        for (const SlipRow &rival : m_slip.side(MatchState::otherSeat(m_seat)).rows) {
            if (isNumber && rival.number == shirt && !rival.player.isEmpty())
                injury.by = rival.player;
        }
        if (injury.by.isEmpty())
            return std::nullopt;
        words = words.left(at).trimmed();
    }
    for (const InjuryChoice &each : m_injuries) {
        if (each.line() == words)
            injury.result = each.id;
    }
    if (injury.result.isEmpty()) {
        const auto found = injuriesNamed(m_injuries, words);
        if (found.empty() || words.isEmpty())
            return std::nullopt;
        injury.result = found.front().id;
    }
    return injury;
}

bool SlipModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable))
        return false;
    SlipRow &row = side().rows.at(static_cast<size_t>(index.row()));
    if (index.column() == Injury) {
        std::vector<SlipInjury> injuries;
        for (const QString &part : value.toString().split(u',', Qt::SkipEmptyParts)) {
            auto injury = injuryFrom(part);
            if (!injury)
                return false;
            injuries.push_back(*std::move(injury));
        }
        row.injuries = std::move(injuries);
    } else {
        row.*countOf(index.column()) = std::clamp(value.toInt(), 0, mostOfAnAchievement);
    }
    emit dataChanged(index, index);
    emit edited();
    return true;
}

int SlipModel::count(const QModelIndex &index) const
{
    const SlipRow &row = side().rows.at(static_cast<size_t>(index.row()));
    return isCount(index.column()) ? row.*countOf(index.column()) : 0;
}

int SlipModel::total(int column) const
{
    return isCount(column) ? side().sum(countOf(column)) : side().hurt();
}

void SlipModel::setOutlook(const SlipOutlook &outlook)
{
    m_outlook = outlook;
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
}

void SlipModel::readAgain()
{
    beginResetModel();
    endResetModel();
}

void SlipModel::retranslate()
{
    m_injuries = injuryChoices(m_match.context());
    emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
}

} // namespace dugout
