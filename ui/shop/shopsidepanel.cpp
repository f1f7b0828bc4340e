// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shop/shopsidepanel.h"

#include "core/shop/purchaseid.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/numberbox.h"
#include "ui/common/textlabel.h"
#include "ui/models/shopmodel.h"

#include <QHeaderView>
#include <QListWidget>
#include <QTableView>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

NumberBox *goldBox(const QString &name, QWidget *parent)
{
    auto *box = new NumberBox(parent);
    box->setObjectName(name);
    box->setSingleStep(goldStep);
    return box;
}

} // namespace

ShopSidePanel::ShopSidePanel(size_t side, std::shared_ptr<const Ruleset> ruleset, Language language,
                             QWidget *parent)
    : Panel(parent)
    , m_side(side)
    , m_ruleset(std::move(ruleset))
    , m_language(language)
    , m_model(new ShopModel(this))
    , m_name(new TextLabel(TextStyle::Heading, this))
    , m_money(new TextLabel(TextStyle::Small, this))
    , m_gold(new TextLabel(TextStyle::Title, this))
    , m_treasuryLabel(new TextLabel(TextStyle::Body, this))
    , m_treasury(goldBox(u"shop-treasury"_s, this))
    , m_offers(new QTableView(this))
    , m_reason(new TextLabel(TextStyle::Small, this))
    , m_skill(new ChoiceBox(this))
    , m_price(goldBox(u"shop-price"_s, this))
    , m_buy(new ActionButton(this))
    , m_boughtTitle(new TextLabel(TextStyle::Strong, this))
    , m_bought(new QListWidget(this))
    , m_withdraw(new ActionButton(this))
{
    m_model->setLanguage(language);
    m_offers->setModel(m_model);
    m_offers->setObjectName(u"shop-offers"_s);
    m_offers->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_offers->setSelectionMode(QAbstractItemView::SingleSelection);
    m_offers->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_offers->setShowGrid(false);
    m_offers->setFrameShape(QFrame::NoFrame);
    m_offers->setTabKeyNavigation(false);
    m_offers->setWordWrap(false);
    m_offers->verticalHeader()->hide();
    m_offers->horizontalHeader()->setHighlightSections(false);
    m_bought->setObjectName(u"shop-bought"_s);
    m_bought->setFrameShape(QFrame::NoFrame);
    m_buy->setObjectName(u"shop-buy"_s);
    m_withdraw->setObjectName(u"shop-withdraw"_s);
    m_treasuryLabel->setBuddy(m_treasury);
    for (TextLabel *label : {m_name, m_money, m_reason, m_treasuryLabel})
        label->setWordWrap(true);
    layOut();
    connect(m_treasury, &QSpinBox::valueChanged, this, &ShopSidePanel::treasuryRequested);
    connect(m_offers->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ShopSidePanel::showOffer);
    connect(m_offers, &QAbstractItemView::activated, this, &ShopSidePanel::buyCurrent);
    connect(m_buy, &QAbstractButton::clicked, this, &ShopSidePanel::buyCurrent);
    connect(m_bought, &QListWidget::currentRowChanged, this, &ShopSidePanel::showOffer);
    connect(m_withdraw, &QAbstractButton::clicked, this,
            [this] { emit withdrawalRequested(m_bought->currentRow()); });
    retranslate();
}

void ShopSidePanel::layOut()
{
    auto *money = new QHBoxLayout;
    money->addWidget(m_treasuryLabel, 1);
    money->addWidget(m_treasury);
    auto *choice = new QHBoxLayout;
    choice->setSpacing(gridStep(this, 2));
    choice->addWidget(m_skill);
    choice->addWidget(m_price);
    choice->addStretch();
    choice->addWidget(m_buy);
    auto *back = new QHBoxLayout;
    back->addWidget(m_bought, 1);
    back->addWidget(m_withdraw, 0, Qt::AlignTop);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_name);
    layout->addWidget(m_gold);
    layout->addWidget(m_money);
    layout->addLayout(money);
    layout->addWidget(m_offers, 3);
    layout->addWidget(m_reason);
    layout->addLayout(choice);
    layout->addWidget(m_boughtTitle);
    layout->addLayout(back, 1);
}

void ShopSidePanel::fitTable()
{
    m_offers->verticalHeader()->setDefaultSectionSize(gridStep(this, 7));
    // With large letters the names need the room; the list below says what was bought.
    m_offers->setColumnHidden(ShopModel::Kind, width() < gridStep(this, 110));
    m_offers->setColumnHidden(ShopModel::Bought, width() < gridStep(this, 90));
    for (const int column : {ShopModel::Kind, ShopModel::Bought, ShopModel::Price})
        m_offers->resizeColumnToContents(column);
    m_offers->horizontalHeader()->setSectionResizeMode(ShopModel::Name, QHeaderView::Stretch);
    m_offers->setMinimumHeight(gridStep(this, 28));
    m_bought->setMinimumHeight(gridStep(this, 16));
}

void ShopSidePanel::showShop(const InducementShop &shop)
{
    m_shop = shop;
    m_model->setShop(shop, m_side, m_ruleset);
    if (!m_offers->currentIndex().isValid())
        m_offers->setCurrentIndex(m_model->index(0, 0));
    const int row = m_bought->currentRow();
    m_bought->clear();
    for (const Purchase &purchase : shop.sides[m_side].purchases)
        m_bought->addItem(boughtText(purchase));
    m_bought->setCurrentRow(std::min(std::max(row, 0), m_bought->count() - 1));
    showMoney();
    fitTable();
    showOffer();
}

void ShopSidePanel::setTurn(std::optional<ShopTurnKind> turn)
{
    m_turn = turn;
    setTopEdge(turn ? palette().color(tone::go) : QColor());
    const bool buys = turn == ShopTurnKind::Buying;
    m_treasury->setEnabled(turn == ShopTurnKind::Treasury);
    for (QWidget *widget : {static_cast<QWidget *>(m_offers), static_cast<QWidget *>(m_bought),
                            static_cast<QWidget *>(m_skill), static_cast<QWidget *>(m_price)})
        widget->setEnabled(buys);
    showOffer();
}

void ShopSidePanel::setForGood()
{
    m_forGood = true;
    m_treasuryLabel->hide();
    m_treasury->hide();
    setTurn(ShopTurnKind::Buying);
    setTopEdge(QColor());
    retranslate();
}

void ShopSidePanel::setOver(bool over)
{
    for (QWidget *widget : {static_cast<QWidget *>(m_offers), static_cast<QWidget *>(m_reason),
                            static_cast<QWidget *>(m_buy), static_cast<QWidget *>(m_withdraw)})
        widget->setVisible(!over);
    if (over) {
        m_skill->hide();
        m_price->hide();
    }
}

void ShopSidePanel::showMoney()
{
    const ShopSide &side = m_shop.sides[m_side];
    const auto words = [this](int gold) { return groupedNumber(gold, m_language); };
    m_name->setText(side.team->name);
    m_gold->setText(tr("%1 to spend").arg(words(shopGoldLeft(m_shop, m_side, *m_ruleset))));
    QStringList parts;
    if (!m_forGood)
        parts.append(
            tr("Team value for this match %1").arg(words(matchValue(m_shop, m_side, *m_ruleset))));
    if (const int given = underdogGold(m_shop, m_side, *m_ruleset); given > 0)
        parts.append(tr("%1 for lower team value").arg(words(given)));
    if (const int spent = spentGold(m_shop, m_side); spent > 0)
        parts.append(tr("%1 spent").arg(words(spent)));
    m_money->setText(parts.join(u" · "_s));
    const int treasury = side.team->founded ? std::max(0, side.team->treasury) : 0;
    m_treasuryLabel->setText(tr("Own gold, of %1 in the treasury").arg(words(treasury)));
    const QSignalBlocker quiet(m_treasury);
    m_treasury->setRange(0, treasury);
    m_treasury->setValue(side.transferred);
}

void ShopSidePanel::fillSkills(const PositionId &position)
{
    m_skill->clear();
    if (position.isEmpty())
        return;
    const Team &team = *m_shop.sides[m_side].team;
    Purchase plain{InducementId(u"mercenaries"_s), {}, position, {}, {}, 0};
    const int bare = inducementPrice(m_shop, m_side, plain, *m_ruleset).value_or(0);
    m_skill->addItem(tr("No extra skill"), QString());
    for (const SkillId &id : mercenarySkillChoices(team, *m_ruleset, position)) {
        plain.skill = id;
        const int more = inducementPrice(m_shop, m_side, plain, *m_ruleset).value_or(0) - bare;
        m_skill->addItem(u"%1 (+%2)"_s.arg(m_ruleset->skills().find(id)->name.in(m_language),
                                           groupedNumber(more, m_language)),
                         id.text());
    }
}

void ShopSidePanel::showOffer()
{
    const QModelIndex index = m_offers->currentIndex();
    const ShopOffer *offer = m_model->offerAt(index.row());
    const bool buys = m_turn == ShopTurnKind::Buying;
    const QString reason = offer ? index.data(ShopModel::ReasonRole).toString() : QString();
    m_reason->setText(buys ? reason : QString());
    m_buy->setEnabled(buys && offer && reason.isEmpty());
    m_withdraw->setEnabled(buys && m_bought->currentRow() >= 0);
    const PositionId position = offer ? offer->purchase.position : PositionId();
    if (m_skill->property("position").toString() != position.text()) {
        m_skill->setProperty("position", position.text());
        fillSkills(position);
    }
    m_skill->setVisible(!position.isEmpty());
    m_price->setVisible(offer && offer->isByBook);
    m_price->setRange(0, std::max(0, shopGoldLeft(m_shop, m_side, *m_ruleset)));
}

void ShopSidePanel::buyCurrent()
{
    const ShopOffer *offer = m_model->offerAt(m_offers->currentIndex().row());
    if (!offer || m_turn != ShopTurnKind::Buying)
        return;
    Purchase wanted = offer->purchase;
    if (!wanted.position.isEmpty())
        wanted.skill = SkillId(m_skill->currentData().toString());
    if (offer->isByBook)
        wanted.price = m_price->value();
    emit purchaseRequested(wanted);
}

QString ShopSidePanel::boughtText(const Purchase &purchase) const
{
    QString name = purchaseName(purchase, *m_shop.sides[m_side].team, *m_ruleset).in(m_language);
    if (const Skill *skill = m_ruleset->skills().find(purchase.skill))
        name += u" + "_s + skill->name.in(m_language);
    return u"%1   %2"_s.arg(name, groupedNumber(purchase.price, m_language));
}

void ShopSidePanel::retranslate()
{
    m_treasury->setAccessibleName(tr("Own gold for this match"));
    m_offers->setAccessibleName(tr("For sale"));
    m_skill->setAccessibleName(tr("The mercenary's extra skill"));
    m_price->setAccessibleName(tr("Price by the book"));
    m_price->setToolTip(tr("Price by the book"));
    m_bought->setAccessibleName(m_forGood ? tr("In every match") : tr("Bought for this match"));
    m_boughtTitle->setText(m_forGood ? tr("In every match") : tr("Bought"));
    m_buy->setCommand("shop-buy");
    m_buy->setAccessibleName(tr("Buy what is selected"));
    m_withdraw->setCommand("shop-withdraw");
    m_withdraw->setAccessibleName(tr("Remove the selected item"));
}

void ShopSidePanel::resizeEvent(QResizeEvent *event)
{
    Panel::resizeEvent(event);
    fitTable();
}

void ShopSidePanel::changeEvent(QEvent *event)
{
    Panel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitTable();
}

} // namespace dugout
