// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shop/shopsidepanel.h"

#include "core/shop/purchaseid.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/numberbox.h"
#include "ui/common/textlabel.h"
#include "ui/models/shopmodel.h"
#include "ui/shop/budgetbar.h"
#include "ui/shop/shopdelegate.h"

#include <QHeaderView>
#include <QListWidget>
#include <QTableView>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int widestSteps = 190; ///< of a column that is read
constexpr int boughtSteps = 11;
constexpr int aboutSteps = 12; ///< room for what most things do, so that nothing below moves

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
    , m_budget(new BudgetBar(this))
    , m_treasuryLabel(new TextLabel(TextStyle::Body, this))
    , m_treasury(goldBox(u"shop-treasury"_s, this))
    , m_offers(new QTableView(this))
    , m_chosen(new TextLabel(TextStyle::Strong, this))
    , m_about(new TextLabel(TextStyle::Small, this))
    , m_reason(new TextLabel(TextStyle::Small, this))
    , m_skill(new ChoiceBox(this))
    , m_price(goldBox(u"shop-price"_s, this))
    , m_buy(new ActionButton(this))
    , m_boughtTitle(new TextLabel(TextStyle::Strong, this))
    , m_bought(new QListWidget(this))
    , m_withdraw(new ActionButton(this))
    , m_group(new ChoiceBox(this))
{
    m_model->setLanguage(language);
    m_offers->setModel(m_model);
    m_offers->setObjectName(u"shop-offers"_s);
    m_offers->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_offers->setSelectionMode(QAbstractItemView::SingleSelection);
    m_offers->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_offers->setItemDelegate(new ShopDelegate(m_offers));
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
    m_skill->setObjectName(u"shop-skill"_s);
    m_group->setObjectName(u"shop-group"_s);
    m_chosen->setObjectName(u"shop-chosen"_s);
    m_about->setObjectName(u"shop-about"_s);
    m_budget->setObjectName(u"shop-budget"_s);
    m_about->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_reason->setTone(tone::look);
    setMaximumWidth(gridStep(this, widestSteps));
    m_treasuryLabel->setBuddy(m_treasury);
    for (TextLabel *label : {m_name, m_money, m_chosen, m_about, m_reason, m_treasuryLabel})
        label->setWordWrap(true);
    layOut();
    connect(m_treasury, &QSpinBox::valueChanged, this, &ShopSidePanel::treasuryRequested);
    connect(m_offers->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ShopSidePanel::showOffer);
    connect(m_group, &QComboBox::currentIndexChanged, this, &ShopSidePanel::showGroup);
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
    choice->addWidget(m_chosen, 1);
    choice->addWidget(m_skill);
    choice->addWidget(m_price);
    choice->addWidget(m_buy);
    auto *back = new QHBoxLayout;
    back->addWidget(m_bought, 1);
    back->addWidget(m_withdraw, 0, Qt::AlignTop);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto *head = new QHBoxLayout;
    head->addWidget(m_name, 1);
    head->addWidget(m_gold);
    layout->addLayout(head);
    layout->addWidget(m_budget);
    layout->addWidget(m_money);
    layout->addLayout(money);
    layout->addWidget(m_group, 0, Qt::AlignLeft);
    layout->addWidget(m_offers, 3);
    layout->addLayout(choice);
    layout->addWidget(m_about);
    layout->addWidget(m_reason);
    layout->addWidget(m_boughtTitle);
    layout->addLayout(back, 1);
    setTabOrder(m_treasury, m_group);
    setTabOrder(m_group, m_offers);
}

void ShopSidePanel::fitTable()
{
    for (int row = 0; row < m_model->rowCount(); ++row)
        m_offers->setRowHeight(row, ShopDelegate::rowHeight(m_offers, m_model->index(row, 0)));
    // With large letters the names need the room; the list below says what was bought.
    m_offers->setColumnHidden(ShopModel::Bought, width() < gridStep(this, 80));
    m_offers->setColumnWidth(ShopModel::Bought, gridStep(this, boughtSteps));
    m_offers->resizeColumnToContents(ShopModel::Price);
    m_offers->horizontalHeader()->setSectionResizeMode(ShopModel::Name, QHeaderView::Stretch);
    m_offers->horizontalHeader()->hide();
    m_offers->setMinimumHeight(gridStep(this, 28));
    m_bought->setMinimumHeight(gridStep(this, 12));
    m_about->setMinimumHeight(gridStep(this, aboutSteps));
}

/// Those there is something of; the one that was chosen stays.
void ShopSidePanel::fillGroups()
{
    const QSignalBlocker quiet(m_group);
    const QVariant chosen = m_group->currentData();
    m_group->clear();
    m_group->addItem(tr("Everything for sale"), -1);
    for (const ShopModel::Group each : m_model->groups())
        m_group->addItem(ShopModel::groupName(each), static_cast<int>(each));
    m_group->setCurrentIndex(std::max(0, m_group->findData(chosen)));
    m_group->updateGeometry();
}

void ShopSidePanel::showGroup()
{
    const int group = m_group->currentData().toInt();
    m_model->showGroup(group < 0 ? std::nullopt
                                 : std::optional(static_cast<ShopModel::Group>(group)));
    pointAtFirst();
    fitTable();
    showOffer();
}

void ShopSidePanel::pointAtFirst()
{
    int row = 0;
    while (row < m_model->rowCount() && !m_model->offerAt(row))
        ++row;
    m_offers->setCurrentIndex(m_model->index(row, 0));
    m_offers->scrollToTop();
}

void ShopSidePanel::showShop(const InducementShop &shop)
{
    m_shop = shop;
    m_model->setShop(shop, m_side, m_ruleset);
    if (m_group->count() != static_cast<int>(m_model->groups().size()) + 1)
        fillGroups();
    if (!m_offers->currentIndex().isValid())
        pointAtFirst();
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
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_offers, m_bought, m_skill, m_price, m_group})
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
    for (QWidget *widget : std::initializer_list<QWidget *>{m_offers, m_group, m_chosen, m_about,
                                                            m_reason, m_buy, m_withdraw})
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
    m_budget->setGold(spentGold(m_shop, m_side), shopGoldLeft(m_shop, m_side, *m_ruleset));
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
    m_chosen->setText(index.siblingAtColumn(ShopModel::Name).data().toString());
    m_about->setText(index.data(ShopModel::AboutRole).toString());
    m_reason->setText(buys ? reason : QString());
    m_reason->setVisible(!m_reason->text().isEmpty());
    m_budget->setPrice(buys && offer ? offer->purchase.price : 0);
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
    fillGroups();
    m_group->setAccessibleName(tr("Which of what is for sale"));
    m_budget->setAccessibleName(tr("What is spent of the gold"));
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
