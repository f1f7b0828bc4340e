// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shop/shopdialog.h"

#include "core/shop/purchaseid.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textlabel.h"
#include "ui/shop/shopsidepanel.h"

#include <QCheckBox>

using namespace Qt::StringLiterals;

namespace dugout {

ShopDialog::ShopDialog(InducementShop shop, std::shared_ptr<const Ruleset> ruleset,
                       Language language, RandomSource &dice, QWidget *parent)
    : QDialog(parent)
    , m_shop(std::move(shop))
    , m_ruleset(std::move(ruleset))
    , m_language(language)
    , m_dice(dice)
    , m_title(new TextLabel(TextStyle::Heading, this))
    , m_sentence(new TextLabel(TextStyle::Body, this))
    , m_problem(new TextLabel(TextStyle::Body, this))
    , m_swap(new ActionButton(this))
    , m_deal(new ActionButton(this))
    , m_pays(new QCheckBox(this))
    , m_cancel(new ActionButton(this))
    , m_back(new ActionButton(this))
    , m_next(new ActionButton(this, ActionButton::Look::Filled))
{
    setObjectName(u"shop-dialog"_s);
    m_swap->setObjectName(u"shop-swap"_s);
    m_deal->setObjectName(u"shop-deal"_s);
    m_pays->setObjectName(u"shop-pays"_s);
    m_cancel->setObjectName(u"shop-cancel"_s);
    m_back->setObjectName(u"shop-back"_s);
    m_next->setObjectName(u"shop-next"_s);
    m_next->setDefault(true);
    m_problem->setTone(tone::harm);
    for (TextLabel *label : {m_title, m_sentence, m_problem})
        label->setWordWrap(true);
    for (size_t side = 0; side < m_sides.size(); ++side) {
        auto *panel = new ShopSidePanel(side, m_ruleset, language, this);
        panel->setObjectName(u"shop-side-%1"_s.arg(side));
        m_sides[side] = panel;
        connect(panel, &ShopSidePanel::treasuryRequested, this,
                [this, side](int gold) { change(transferGold(m_shop, side, gold)); });
        connect(panel, &ShopSidePanel::purchaseRequested, this,
                [this, side](const Purchase &wanted) {
                    change(purchase(m_shop, side, wanted, *m_ruleset));
                });
        connect(panel, &ShopSidePanel::withdrawalRequested, this,
                [this, side](int row) { change(withdraw(m_shop, side, row)); });
    }
    layOut();
    connect(m_cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    connect(m_back, &QAbstractButton::clicked, this, [this] { step(-1); });
    connect(m_next, &QAbstractButton::clicked, this, [this] {
        if (isOver())
            accept();
        else
            step(1);
    });
    connect(m_swap, &QAbstractButton::clicked, this, [this] {
        m_firstToBuy = 1 - turns()[turns().size() - 2].side;
        refresh();
    });
    connect(m_deal, &QAbstractButton::clicked, this, &ShopDialog::deal);
    m_step = stepFrom(-1, 1).value_or(0);
    retranslate();
}

void ShopDialog::layOut()
{
    auto *scroll = new ScrollColumn(this);
    auto *sides = new QHBoxLayout;
    sides->setSpacing(gridStep(this, 3));
    sides->addStretch();
    for (ShopSidePanel *panel : m_sides)
        sides->addWidget(panel, 100); // to their most, and then in the middle
    sides->addStretch();
    scroll->column()->setContentsMargins(0, 0, 0, 0);
    scroll->column()->addLayout(sides);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(gridStep(this, 2));
    buttons->addWidget(m_cancel);
    buttons->addStretch();
    for (ActionButton *button : {m_swap, m_deal, m_back, m_next})
        buttons->addWidget(button);
    auto *layout = new QVBoxLayout(this);
    const int margin = gridStep(this, 4);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(gridStep(this, 2));
    layout->addWidget(m_title);
    layout->addWidget(m_sentence);
    layout->addWidget(scroll, 1);
    layout->addWidget(m_problem);
    layout->addWidget(m_pays);
    layout->addLayout(buttons);
    if (parentWidget())
        resize(parentWidget()->window()->size() * 0.95);
}

bool ShopDialog::isPaid() const
{
    return m_pays->isChecked();
}

std::vector<ShopTurn> ShopDialog::turns() const
{
    return shopTurns(m_shop, *m_ruleset, m_firstToBuy);
}

std::optional<ShopTurn> ShopDialog::turn() const
{
    const auto all = turns();
    const auto row = static_cast<size_t>(m_step);
    return row < all.size() ? std::optional(all[row]) : std::nullopt;
}

bool ShopDialog::isIdle(const ShopTurn &turn) const
{
    return turn.kind == ShopTurnKind::Buying && shopGoldLeft(m_shop, turn.side, *m_ruleset) <= 0
        && m_shop.sides[turn.side].purchases.empty();
}

std::optional<int> ShopDialog::stepFrom(int from, int by) const
{
    const auto all = turns();
    const int end = static_cast<int>(all.size());
    int to = from + by;
    while (to >= 0 && to < end && isIdle(all[static_cast<size_t>(to)]))
        to += by;
    return to < 0 ? std::nullopt : std::optional(std::min(to, end));
}

void ShopDialog::step(int by)
{
    m_step = stepFrom(m_step, by).value_or(m_step);
    m_cards = {};
    m_problem->clear();
    refresh();
}

void ShopDialog::change(const Result<InducementShop> &changed)
{
    m_problem->setText(changed ? QString() : changed.error().message);
    if (changed)
        m_shop = *changed;
    refresh();
}

void ShopDialog::deal()
{
    m_cards = dealCards(closeShop(m_shop, *m_ruleset, m_language), *m_ruleset, m_dice);
    refresh();
}

QString ShopDialog::turnSentence() const
{
    const auto now = turn();
    if (!now)
        return tr("Done. This is what both sides take into the match.");
    const QString name = m_shop.sides[now->side].team->name;
    if (now->kind == ShopTurnKind::Treasury)
        return tr("%1 decides how much of its own gold to spend.").arg(name);
    return tr("%1 buys.").arg(name);
}

QString ShopDialog::outcomeSentence() const
{
    QStringList lines;
    const auto outcomes = closeShop(m_shop, *m_ruleset, m_language);
    for (size_t side = 0; side < outcomes.size(); ++side) {
        const Team &team = *m_shop.sides[side].team;
        QStringList lost;
        for (const Purchase &purchase : outcomes[side].lost)
            lost.append(purchaseName(purchase, team, *m_ruleset).in(m_language));
        if (!lost.isEmpty())
            lines.append(tr("Both sides hired the same: %1 gets nothing for %2.")
                             .arg(team.name, lost.join(u", "_s)));
        QStringList cards;
        for (const CardId &id : m_cards[side]) {
            if (const PlayCard *card = findCard(id, *m_ruleset))
                cards.append(card->name.in(m_language));
        }
        if (!cards.isEmpty())
            lines.append(tr("%1 draws: %2").arg(team.name, cards.join(u", "_s)));
    }
    return lines.join(u'\n');
}

void ShopDialog::refresh()
{
    const auto now = turn();
    for (size_t side = 0; side < m_sides.size(); ++side) {
        m_sides[side]->showShop(m_shop);
        m_sides[side]->setTurn(now && now->side == side ? std::optional(now->kind) : std::nullopt);
        m_sides[side]->setOver(isOver());
    }
    const auto all = turns();
    m_title->setText(turnSentence());
    const bool rolled = isBuyingOrderRolled(m_shop, *m_ruleset) && now
        && now->kind == ShopTurnKind::Buying && now == all[all.size() - 2];
    m_swap->setVisible(rolled);
    m_sentence->setText(rolled ? tr("Both teams are worth the same: roll a die each, and the "
                                    "higher says who buys first.")
                            : isOver() ? outcomeSentence()
                                       : QString());
    m_sentence->setVisible(!m_sentence->text().isEmpty());
    m_problem->setVisible(!m_problem->text().isEmpty());
    const auto outcomes = closeShop(m_shop, *m_ruleset, m_language);
    const bool draws = !outcomes[0].draws.empty() || !outcomes[1].draws.empty();
    m_deal->setVisible(isOver() && draws);
    bool paid = false;
    for (size_t side = 0; side < outcomes.size(); ++side)
        paid = paid || outcomes[side].treasury != m_shop.sides[side].team->treasury;
    m_pays->setVisible(isOver() && paid);
    m_back->setEnabled(stepFrom(m_step, -1).has_value());
    m_next->setCommand(isOver() ? "shop-print" : "shop-next");
    m_next->setAccessibleName(m_next->text());
}

void ShopDialog::retranslate()
{
    setWindowTitle(tr("Inducements for a match"));
    m_swap->setCommand("shop-swap");
    m_deal->setCommand("shop-deal");
    m_pays->setText(tr("Deduct payments from the treasuries"));
    m_cancel->setCommand("shop-cancel");
    m_back->setCommand("shop-back");
    for (ActionButton *button : {m_swap, m_deal, m_cancel, m_back})
        button->setAccessibleName(button->text());
    for (ShopSidePanel *panel : m_sides)
        panel->retranslate();
    refresh();
}

void ShopDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace dugout
