// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/members/forgooddialog.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"
#include "ui/shop/shopsidepanel.h"

#include <QScreen>

using namespace Qt::StringLiterals;

namespace dugout {

ForGoodDialog::ForGoodDialog(InducementShop shop, std::shared_ptr<const Ruleset> ruleset,
                             Try attempt, QWidget *parent)
    : FormDialog(parent, Height::Whole)
    , m_shop(std::move(shop))
    , m_ruleset(std::move(ruleset))
    , m_try(std::move(attempt))
    , m_note(new TextLabel(TextStyle::Body, this))
    , m_side(new ShopSidePanel(0, m_ruleset, currentLanguage(), this))
{
    setObjectName(u"for-good"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    m_note->setWordWrap(true);
    m_side->setForGood();
    m_side->showShop(m_shop);
    addWide(m_note);
    addWide(m_side, true);
    connect(m_side, &ShopSidePanel::purchaseRequested, this,
            [this](const Purchase &wanted) { change(purchase(m_shop, 0, wanted, *m_ruleset)); });
    connect(m_side, &ShopSidePanel::withdrawalRequested, this,
            [this](int row) { change(withdraw(m_shop, 0, row)); });
    const QSize room = screen()->availableSize();
    resize(QSize(gridStep(this, 150), gridStep(this, 150)).boundedTo(room * 9 / 10));
    ForGoodDialog::retranslate();
}

void ForGoodDialog::change(const Result<InducementShop> &changed)
{
    showProblem(changed ? QString() : changed.error().message);
    if (changed)
        m_shop = *changed;
    m_side->showShop(m_shop);
}

void ForGoodDialog::accept()
{
    const QString problem = m_try(m_shop.sides.front().purchases);
    if (problem.isEmpty())
        QDialog::accept();
    else
        showProblem(problem);
}

void ForGoodDialog::retranslate()
{
    FormDialog::retranslate();
    setWindowTitle(tr("Permanent inducements"));
    m_note->setText(tr("Bought once with the gold left from building the team; yours in every "
                       "match after which teams return to their registered roster."));
    m_side->retranslate();
    acceptButton()->setCommand("take-over");
}

} // namespace dugout
