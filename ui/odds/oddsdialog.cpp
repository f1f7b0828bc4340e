// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/odds/oddsdialog.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/languagecontroller.h"
#include "ui/common/panel.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textlabel.h"
#include "ui/odds/chainpanel.h"
#include "ui/odds/chancebar.h"
#include "ui/odds/oddsform.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QScreen>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

OddsDialog::OddsDialog(RulesetLibrary &rulesets, LanguageController &language, QWidget *parent)
    : QDialog(parent)
    , m_language(language)
    , m_form(new OddsForm(rulesets, this))
    , m_who(new TextLabel(TextStyle::Small, this))
    , m_needed(new TextLabel(TextStyle::Title, this))
    , m_chance(new TextLabel(TextStyle::Score, this))
    , m_bar(new ChanceBar(this))
    , m_why(new TextLabel(TextStyle::Body, this))
    , m_add(new ActionButton(this, ActionButton::Look::Filled))
    , m_chain(new ChainPanel(this))
{
    setObjectName(u"odds-dialog"_s);
    m_needed->setObjectName(u"odds-needed"_s);
    m_chance->setObjectName(u"odds-chance"_s);
    m_who->setObjectName(u"odds-who"_s);
    m_who->hide();
    m_why->setWordWrap(true);
    m_why->setTone(tone::greyInk);
    m_needed->setWordWrap(true);
    layOut();
    const QSize room = screen()->availableSize() - QSize(gridStep(this, 10), gridStep(this, 10));
    resize(QSize(gridStep(this, 230), gridStep(this, 150)).boundedTo(room));
    connect(m_form, &OddsForm::changed, this, &OddsDialog::showAnswer);
    connect(m_add, &QAbstractButton::clicked, this, &OddsDialog::addToChain);
    connect(&language, &LanguageController::languageChanged, this, &OddsDialog::retranslate);
    retranslate();
}

void OddsDialog::layOut()
{
    auto *scroll = new ScrollColumn(this);
    scroll->column()->setContentsMargins(0, 0, 0, 0);
    scroll->column()->addWidget(m_form);
    auto *answer = new Panel(this);
    auto *inside = new QVBoxLayout(answer);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(m_who);
    inside->addWidget(m_needed);
    inside->addWidget(m_chance);
    inside->addWidget(m_bar);
    inside->addWidget(m_why);
    inside->addStretch();
    inside->addWidget(m_add, 0, Qt::AlignLeft);
    auto *rightScroll = new ScrollColumn(this);
    QVBoxLayout *right = rightScroll->column();
    right->setContentsMargins(0, 0, 0, 0);
    right->setSpacing(gridStep(this, 3));
    right->addWidget(answer, 1);
    right->addWidget(m_chain, 1);
    auto *layout = new QHBoxLayout(this);
    const int margin = gridStep(this, 4);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(gridStep(this, 4));
    layout->addWidget(scroll, 1);
    layout->addWidget(rightScroll, 1);
}

void OddsDialog::setMatch(const QString &edition, const QString &weather)
{
    m_form->setMatch(edition, weather);
}

void OddsDialog::setPlayer(const QString &name, const Profile &profile, const QStringList &skills)
{
    if (m_who->text() != name)
        m_chain->clear();
    m_who->setText(name);
    m_who->setVisible(!name.isEmpty());
    m_form->setPlayer(profile, skills);
}

void OddsDialog::setNobody()
{
    if (!m_who->text().isEmpty())
        m_chain->clear();
    m_who->clear();
    m_who->hide();
}

void OddsDialog::setRerolls(int left, int usable)
{
    m_chain->setRerolls(left, usable);
    m_form->setReroll(usable > 0);
}

void OddsDialog::showAnswer()
{
    const auto answer = m_form->answer();
    m_add->setEnabled(answer && answer->step);
    if (!answer) {
        m_needed->setText(answer.error().message);
        m_chance->clear();
        m_why->clear();
        m_bar->setChance(0);
        return;
    }
    m_needed->setText(answer->needed);
    m_chance->setText(percentText(answer->chance));
    m_chance->setToolTip(answer->chance.toString());
    m_bar->setChance(answer->chance.toDouble());
    m_why->setText(answer->why.join(u'\n'));
}

void OddsDialog::addToChain()
{
    const auto answer = m_form->answer();
    if (answer && answer->step)
        m_chain->add(answer->stepName, *answer->step);
}

void OddsDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void OddsDialog::retranslate()
{
    setWindowTitle(tr("Odds"));
    m_add->setCommand("odds-add-to-the-chain");
    m_form->setLanguage(m_language.language());
    m_chain->retranslate();
    showAnswer();
}

} // namespace dugout
