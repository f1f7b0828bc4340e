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

const ShopOffer *ShopModel::offerAt(int row) const
{
    return row >= 0 && row < rowCount() ? &m_offers[static_cast<size_t>(row)] : nullptr;
}

int ShopModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_offers.size());
}

int ShopModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QString ShopModel::kindOf(const ShopOffer &offer) const
{
    const Purchase &purchase = offer.purchase;
    if (purchase.star.isEmpty() && purchase.position.isEmpty() && purchase.deck.isEmpty())
        return {};
    const Inducement *inducement = m_ruleset->inducements().find(purchase.inducement);
    return inducement ? inducement->name.in(m_language) : QString();
}

QString ShopModel::reason(const ShopOffer &offer) const
{
    if (offer.refusal)
        return offer.refusal->message;
    if (offer.purchase.price > m_gold || m_gold <= 0)
        return tr("Not enough gold: %1 left.").arg(groupedNumber(std::max(0, m_gold), m_language));
    return {};
}

QString ShopModel::explanation(const ShopOffer &offer) const
{
    QStringList lines;
    if (const StarPlayer *star = m_ruleset->stars().find(offer.purchase.star)) {
        QStringList skills;
        for (const SkillId &id : star->skills) {
            const Skill *skill = m_ruleset->skills().find(id);
            skills.append(skill ? skill->name.in(m_language) : id.text());
        }
        QStringList numbers;
        for (const Stat stat : allStats)
            numbers.append(
                u"%1 %2"_s.arg(statLetters(stat, m_language)).arg(statOf(star->profile, stat)));
        lines << numbers.join(u"  "_s) << skills.join(u", "_s);
    } else if (const Inducement *sold = m_ruleset->inducements().find(offer.purchase.inducement)) {
        lines << sold->summary.in(m_language);
    }
    lines << reason(offer);
    lines.removeAll(QString());
    return lines.join(u'\n');
}

QString ShopModel::text(const ShopOffer &offer, int column) const
{
    switch (column) {
    case Name:
        return offer.name.in(m_language);
    case Kind:
        return kindOf(offer);
    case Bought: {
        const QString id = purchaseId(offer.purchase);
        const auto count
            = std::count_if(m_bought.begin(), m_bought.end(),
                            [&id](const Purchase &each) { return purchaseId(each) == id; });
        return count > 0 ? QString::number(count) : QString();
    }
    default:
        return offer.isByBook ? tr("by the book") : groupedNumber(offer.purchase.price, m_language);
    }
}

QVariant ShopModel::data(const QModelIndex &index, int role) const
{
    const ShopOffer *offer = offerAt(index.row());
    if (!offer || !index.isValid())
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return text(*offer, index.column());
    case Qt::AccessibleTextRole:
        return text(*offer, index.column());
    case Qt::ToolTipRole:
        return plainToolTip(explanation(*offer));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(alignmentOf(index.column()));
    case ReasonRole:
        return reason(*offer);
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
    case Kind:
        return tr("Kind");
    case Bought:
        return tr("Bought");
    default:
        return tr("Price");
    }
}

} // namespace dugout
