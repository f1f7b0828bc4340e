// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/shopmodel.h"

#include "core/shop/purchaseid.h"
#include "ui/models/plaintooltip.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

bool isSameOffer(const ShopOffer &one, const ShopOffer &other)
{
    return purchaseId(one.purchase) == purchaseId(other.purchase);
}

Qt::Alignment alignmentOf(int column)
{
    return (column >= ShopModel::Bought ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
}

} // namespace

ShopModel::ShopModel(QObject *parent)
    : QAbstractTableModel(parent)
{ }

void ShopModel::setShop(const InducementShop &shop, size_t side,
                        std::shared_ptr<const Ruleset> ruleset)
{
    std::vector<ShopOffer> offers = shopOffers(shop, side, *ruleset);
    const bool sameRows = ruleset == m_ruleset
        && std::equal(offers.begin(), offers.end(), m_offers.begin(), m_offers.end(), isSameOffer);
    if (!sameRows)
        beginResetModel();
    m_ruleset = std::move(ruleset);
    m_offers = std::move(offers);
    m_roster = shop.sides[side].team->roster;
    if (!sameRows)
        arrange();
    m_bought = shop.sides[side].purchases;
    m_gold = shopGoldLeft(shop, side, *m_ruleset);
    if (!sameRows)
        endResetModel();
    else if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void ShopModel::setLanguage(Language language)
{
    m_language = language;
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

ShopModel::Group ShopModel::groupOf(const ShopOffer &offer)
{
    if (!offer.purchase.star.isEmpty())
        return Group::Stars;
    if (!offer.purchase.deck.isEmpty())
        return Group::Cards;
    return offer.purchase.position.isEmpty() ? Group::Helpers : Group::Mercenaries;
}

QString ShopModel::groupName(Group group)
{
    switch (group) {
    case Group::Mercenaries:
        return tr("Mercenaries");
    case Group::Cards:
        return tr("Cards");
    case Group::Stars:
        return tr("Star players");
    case Group::Helpers:
        break;
    }
    return tr("Helpers and extras");
}

std::vector<ShopModel::Group> ShopModel::groups() const
{
    std::vector<Group> found;
    for (const Group group : {Group::Helpers, Group::Mercenaries, Group::Cards, Group::Stars}) {
        if (std::any_of(m_offers.begin(), m_offers.end(),
                        [group](const ShopOffer &each) { return groupOf(each) == group; }))
            found.push_back(group);
    }
    return found;
}

void ShopModel::showGroup(std::optional<Group> group)
{
    beginResetModel();
    m_group = group;
    arrange();
    endResetModel();
}

/// Each group in the order of the edition.
void ShopModel::arrange()
{
    m_list.clear();
    for (const Group group : groups()) {
        if (m_group && *m_group != group)
            continue;
        if (!m_group)
            m_list.push_back({group, -1});
        for (size_t i = 0; i < m_offers.size(); ++i) {
            if (groupOf(m_offers[i]) == group)
                m_list.push_back({group, static_cast<int>(i)});
        }
    }
}

const ShopOffer *ShopModel::offerAt(int row) const
{
    if (row < 0 || row >= rowCount() || m_list[static_cast<size_t>(row)].offer < 0)
        return nullptr;
    return &m_offers[static_cast<size_t>(m_list[static_cast<size_t>(row)].offer)];
}

int ShopModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_list.size());
}

int ShopModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QString ShopModel::reason(const ShopOffer &offer) const
{
    if (offer.refusal)
        return offer.refusal->message;
    if (offer.purchase.price > m_gold || m_gold <= 0)
        return tr("Not enough gold: %1 left.").arg(groupedNumber(std::max(0, m_gold), m_language));
    return {};
}

ShopModel::Plays ShopModel::playsAs(const ShopOffer &offer) const
{
    if (const StarPlayer *star = m_ruleset->stars().find(offer.purchase.star))
        return {&star->profile, &star->skills};
    const Roster *roster = m_ruleset->rosters().find(m_roster);
    const Position *position = roster ? roster->position(offer.purchase.position) : nullptr;
    return position ? Plays{&position->profile, &position->skills} : Plays{};
}

QStringList ShopModel::stats(const ShopOffer &offer) const
{
    QStringList said;
    if (const Plays plays = playsAs(offer); plays.profile) {
        for (const Stat stat : allStats)
            said << statLetters(stat, m_language) << QString::number(statOf(*plays.profile, stat));
    }
    return said;
}

QString ShopModel::skillNames(const ShopOffer &offer) const
{
    QStringList names;
    if (const Plays plays = playsAs(offer); plays.skills) {
        for (const SkillId &id : *plays.skills) {
            const Skill *skill = m_ruleset->skills().find(id);
            names.append(skill ? skill->name.in(m_language) : id.text());
        }
    }
    return names.join(u", "_s);
}

QString ShopModel::summary(const ShopOffer &offer) const
{
    if (const StarPlayer *star = m_ruleset->stars().find(offer.purchase.star))
        return star->summary.in(m_language);
    const Inducement *sold = m_ruleset->inducements().find(offer.purchase.inducement);
    return sold ? sold->summary.in(m_language) : QString();
}

QString ShopModel::about(const ShopOffer &offer) const
{
    QStringList lines;
    const QStringList said = stats(offer);
    QStringList numbers;
    for (qsizetype i = 0; i + 1 < said.size(); i += 2)
        numbers.append(said.at(i) + u' ' + said.at(i + 1));
    lines << numbers.join(u"  "_s) << skillNames(offer) << summary(offer);
    lines.removeAll(QString());
    return lines.join(u'\n');
}

QString ShopModel::text(const ShopOffer &offer, int column) const
{
    switch (column) {
    case Name:
        return offer.name.in(m_language);
    case Bought: {
        const QString id = purchaseId(offer.purchase);
        const auto count
            = std::count_if(m_bought.begin(), m_bought.end(),
                            [&id](const Purchase &each) { return purchaseId(each) == id; });
        return count > 0 ? u"× %1"_s.arg(count) : QString();
    }
    default:
        return offer.isByBook ? tr("by the book") : groupedNumber(offer.purchase.price, m_language);
    }
}

/// A heading is no choice: the keyboard goes past it.
Qt::ItemFlags ShopModel::flags(const QModelIndex &index) const
{
    return offerAt(index.row()) ? QAbstractTableModel::flags(index) : Qt::NoItemFlags;
}

QVariant ShopModel::headingData(Group group, const QModelIndex &index, int role)
{
    if (role == HeadingRole)
        return true;
    const bool says = role == Qt::DisplayRole || role == Qt::AccessibleTextRole;
    return says && index.column() == Name ? QVariant(groupName(group)) : QVariant();
}

QVariant ShopModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const ShopOffer *offer = offerAt(index.row());
    if (!offer)
        return headingData(m_list[static_cast<size_t>(index.row())].group, index, role);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return text(*offer, index.column());
    case Qt::ToolTipRole:
        return plainToolTip(about(*offer));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(alignmentOf(index.column()));
    case ReasonRole:
        return reason(*offer);
    case HeadingRole:
        return false;
    case StatsRole:
        return stats(*offer);
    case LineRole:
        return playsAs(*offer).skills ? skillNames(*offer) : summary(*offer);
    case AboutRole:
        return about(*offer);
    default:
        return {};
    }
}

QVariant ShopModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(alignmentOf(section));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("For sale");
    case Bought:
        return tr("Bought");
    default:
        return tr("Price");
    }
}

} // namespace dugout
