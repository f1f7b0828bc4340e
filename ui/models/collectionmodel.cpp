// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/collectionmodel.h"

#include "core/skirmish/cards/cardwords.h"
#include "core/text/localizedtext.h"
#include "core/text/searchfold.h"
#include "ui/models/plaintooltip.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString folded(const LocalizedText &text)
{
    return foldForSearch(text.es + u' ' + text.en + u' ' + text.de);
}

} // namespace

CollectionModel::CollectionModel(std::shared_ptr<const Ruleset> ruleset, QObject *parent)
    : QAbstractItemModel(parent)
    , m_ruleset(std::move(ruleset))
{
    setCollection({}, {});
}

void CollectionModel::setCollection(const Collection &all, const Collection &own)
{
    beginResetModel();
    m_all = all;
    m_lines.clear();
    for (int group = 0; group < GroupCount; ++group) {
        Line heading;
        heading.row = group;
        heading.group = static_cast<Group>(group);
        m_lines.push_back(std::move(heading));
    }
    for (const Warband &warband : all.warbands)
        addWarband(warband, own);
    for (const SkirmishCard &card : all.cards)
        addCard(card, own);
    for (const BoardFace &face : all.boards) {
        Line line;
        line.ref = CollectionRef{CollectionRef::Kind::Board, face.board.id};
        line.search = foldForSearch(face.name);
        line.own = own.board(face.board.id) != nullptr;
        addLine(Boards, std::move(line));
    }
    endResetModel();
}

int CollectionModel::addLine(int parent, Line line)
{
    const auto number = static_cast<int>(m_lines.size());
    Line &above = m_lines[static_cast<size_t>(parent)];
    line.parent = parent;
    line.group = above.group;
    line.row = static_cast<int>(above.children.size());
    above.children.push_back(number);
    m_lines.push_back(std::move(line));
    return number;
}

void CollectionModel::addWarband(const Warband &warband, const Collection &own)
{
    const Warband *mine = own.warband(warband.id);
    const Warband *printed = m_ruleset->warbands().find(warband.id.text());
    Line line;
    line.ref = CollectionRef{CollectionRef::Kind::Warband, warband.id.text()};
    line.search = folded(warband.name);
    line.own = mine != nullptr;
    const int number = addLine(Warbands, std::move(line));
    for (const FighterCard &fighter : warband.fighters) {
        Line below;
        below.ref
            = CollectionRef{CollectionRef::Kind::Fighter, fighter.id.text(), warband.id.text()};
        below.search = folded(fighter.name) + u' ' + folded(warband.name);
        below.open = fighter.isOpen();
        // A warband is kept whole: who is as he is printed was not touched.
        const FighterCard *fixed = printed ? printed->fighter(fighter.id) : nullptr;
        below.own = mine && mine->fighter(fighter.id) && !(fixed && *fixed == fighter);
        const bool open = below.open;
        addLine(number, std::move(below));
        m_lines[static_cast<size_t>(number)].open |= open;
    }
}

void CollectionModel::addCard(const SkirmishCard &card, const Collection &own)
{
    Line line;
    line.ref = CollectionRef{CollectionRef::Kind::Card, card.id.text()};
    line.search = folded(card.name) + u' ' + folded(card.summary) + u' ' + card.number;
    line.open = !openFields(card).isEmpty();
    line.own = own.card(card.id) != nullptr;
    addLine(card.kind == CardKind::Objective  ? Objectives
                : card.kind == CardKind::Ploy ? Ploys
                                              : Upgrades,
            std::move(line));
}

void CollectionModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    for (size_t i = 0; i < m_lines.size(); ++i) {
        const QModelIndex first = createIndex(m_lines[i].row, 0, i);
        emit dataChanged(first, createIndex(m_lines[i].row, ColumnCount - 1, i));
    }
}

QModelIndex CollectionModel::indexOf(const CollectionRef &ref) const
{
    for (size_t i = 0; i < m_lines.size(); ++i) {
        if (m_lines[i].ref == ref)
            return createIndex(m_lines[i].row, 0, i);
    }
    return {};
}

const CollectionModel::Line *CollectionModel::lineAt(const QModelIndex &index) const
{
    return index.isValid() && index.internalId() < m_lines.size() ? &m_lines[index.internalId()]
                                                                  : nullptr;
}

QModelIndex CollectionModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    const Line *above = lineAt(parent);
    const int number = above ? above->children[static_cast<size_t>(row)] : row;
    return createIndex(row, column, static_cast<quintptr>(number));
}

QModelIndex CollectionModel::parent(const QModelIndex &child) const
{
    const Line *line = lineAt(child);
    if (!line || line->parent < 0)
        return {};
    const auto above = static_cast<size_t>(line->parent);
    return createIndex(m_lines[above].row, 0, above);
}

int CollectionModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return GroupCount;
    const Line *line = lineAt(parent);
    return line && parent.column() == 0 ? static_cast<int>(line->children.size()) : 0;
}

int CollectionModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

QString CollectionModel::groupName(Group group)
{
    switch (group) {
    case Objectives:
        return CardWords::kinds(CardKind::Objective);
    case Ploys:
        return CardWords::kinds(CardKind::Ploy);
    case Upgrades:
        return CardWords::kinds(CardKind::Upgrade);
    case Boards:
        return tr("Boards");
    default:
        return tr("Warbands");
    }
}

QString CollectionModel::nameOf(const Line &line) const
{
    if (!line.ref)
        return groupName(line.group);
    switch (line.ref->kind) {
    case CollectionRef::Kind::Fighter:
        return localized(
            m_all.warband(WarbandId(line.ref->warband))->fighter(FighterId(line.ref->id))->name);
    case CollectionRef::Kind::Card:
        return localized(m_all.card(CardId(line.ref->id))->name);
    case CollectionRef::Kind::Board:
        return m_all.board(line.ref->id)->name;
    default:
        return localized(m_all.warband(WarbandId(line.ref->id))->name);
    }
}

QString CollectionModel::factsOf(const Line &line) const
{
    if (!line.ref)
        return {};
    const CardWords words(*m_ruleset);
    switch (line.ref->kind) {
    case CollectionRef::Kind::Fighter:
        return words.side(
            m_all.warband(WarbandId(line.ref->warband))->fighter(FighterId(line.ref->id))->normal);
    case CollectionRef::Kind::Card: {
        // What kind it is says the heading.
        const SkirmishCard &card = *m_all.card(CardId(line.ref->id));
        const QString details = words.details(card);
        return details.isEmpty() ? localized(card.summary) : details;
    }
    case CollectionRef::Kind::Board:
        return tr("%n hex(es)", nullptr,
                  static_cast<int>(m_all.board(line.ref->id)->board.complete.size()));
    default:
        return tr("%n fighter(s)", nullptr,
                  static_cast<int>(m_all.warband(WarbandId(line.ref->id))->fighters.size()));
    }
}

QString CollectionModel::stateOf(const Line &line)
{
    QStringList words;
    if (line.own)
        words.append(tr("own"));
    if (line.open)
        words.append(tr("open"));
    return words.join(u", "_s);
}

QVariant CollectionModel::data(const QModelIndex &index, int role) const
{
    const Line *line = lineAt(index);
    if (!line)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == Name ? nameOf(*line)
            : index.column() == Facts ? factsOf(*line)
                                      : stateOf(*line);
    case Qt::ToolTipRole: // a narrow column cuts it
        return plainToolTip(data(index, Qt::DisplayRole).toString());
    case SearchRole:
        return line->search;
    case RefRole:
        return line->ref ? QVariant::fromValue(*line->ref) : QVariant();
    case OpenRole:
        return line->open;
    case OwnRole:
        return line->own;
    default:
        return {};
    }
}

QVariant CollectionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QStringList words{tr("Name"), tr("On the card"), tr("State")};
    return words.value(section);
}

} // namespace dugout
