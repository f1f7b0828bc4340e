// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/correctionreview.h"

#include "core/play/rejectionreason.h"
#include "core/text/goldtext.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textlabel.h"
#include "ui/common/theme.h"
#include "ui/play/promptcard.h"

#include <QCheckBox>
#include <QEvent>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

CorrectionReview::CorrectionReview(CorrectionChain chain, RulesetLibrary &library,
                                   RandomSource &random, Occasion occasion, QWidget *parent)
    : QDialog(parent)
    , m_chain(std::move(chain))
    , m_library(library)
    , m_occasion(occasion)
    , m_title(new TextLabel(TextStyle::Title, this))
    , m_intro(new TextLabel(TextStyle::Body, this))
    , m_card(new PromptCard(random, this))
    , m_list(new ScrollColumn(this))
    , m_problem(new TextLabel(TextStyle::Body, this))
    , m_takeOut(new ActionButton(this))
    , m_wait(new ActionButton(this))
    , m_keep(new ActionButton(this))
    , m_accept(new ActionButton(this, ActionButton::Look::Filled))
{
    setObjectName(u"correction-review"_s);
    m_list->setObjectName(u"correction-list"_s);
    m_takeOut->setObjectName(u"correction-take-out"_s);
    m_wait->setObjectName(u"correction-wait"_s);
    m_keep->setObjectName(u"correction-keep"_s);
    m_accept->setObjectName(u"correction-accept"_s);
    for (TextLabel *label : {m_title, m_intro, m_problem})
        label->setWordWrap(true);
    m_problem->setTone(tone::look);
    m_problem->hide();
    layOut();
    connect(m_card, &PromptCard::answered, this,
            [this](const Event &event) { taken(m_chain.answer(event)); });
    connect(m_takeOut, &QAbstractButton::clicked, this, [this] { taken(m_chain.takeOut()); });
    connect(m_wait, &QAbstractButton::clicked, this, [this] {
        m_later = true;
        refresh();
    });
    connect(m_keep, &QAbstractButton::clicked, this, &CorrectionReview::keepAsItWas);
    connect(m_accept, &QAbstractButton::clicked, this, &QDialog::accept);
    retranslate();
}

void CorrectionReview::layOut()
{
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(gridStep(this, 2));
    buttons->addWidget(m_keep);
    buttons->addStretch();
    for (ActionButton *button : {m_takeOut, m_wait, m_accept})
        buttons->addWidget(button);
    auto *layout = new QVBoxLayout(this);
    const int margin = gridStep(this, 4);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(gridStep(this, 3));
    for (QWidget *part : {static_cast<QWidget *>(m_title), static_cast<QWidget *>(m_intro)})
        layout->addWidget(part);
    layout->addWidget(m_card, 1);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_problem);
    layout->addLayout(buttons);
    m_list->column()->setSpacing(gridStep(this, 1));
    resize(gridStep(this, 170), gridStep(this, 150));
}

void CorrectionReview::keepAsItWas()
{
    if (m_occasion == Occasion::SheetsChanged)
        emit sheetsLeft();
    reject();
}

void CorrectionReview::setLeagues(Leagues leagues)
{
    m_leagues = std::move(leagues);
    refresh();
}

void CorrectionReview::taken(const Result<void> &done)
{
    showProblem(done ? QString() : done.error().message);
    if (done)
        refresh();
}

void CorrectionReview::showProblem(const QString &sentence)
{
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
}

void CorrectionReview::refresh()
{
    const bool asking = asks();
    const bool answerable = asking && !m_chain.question()->question.prompts.empty();
    m_card->setVisible(answerable);
    m_list->setVisible(!answerable);
    m_accept->setVisible(!asking);
    m_wait->setVisible(asking);
    m_takeOut->setVisible(asking);
    if (asking)
        ask();
    else
        tell();
    if (answerable)
        m_card->takeFocus();
    else
        (asking ? m_takeOut : m_accept)->setFocus();
}

void CorrectionReview::ask()
{
    const auto &[place, question] = *m_chain.question();
    const CorrectionLink &link = m_chain.links().at(place);
    const Match &game = link.is.game();
    const QString line = game.rejectedLine(question.state, question.rejected(link.is));
    const bool standsAlone = question.again || question.prompts.empty();
    m_title->setText(link.header.title);
    m_intro->setText(
        standsAlone ? tr("This no longer fits: %1\n%2").arg(line, rejectionReason(question.reason))
                    : tr("This has to be decided now, before: %1").arg(line));
    // Where something is missing before it, it may as well be that line that never was.
    m_takeOut->setCommand(standsAlone ? "correction-not-happened" : "correction-take-out");
    clearList();
    std::vector<OfferedPrompt> offers;
    for (Prompt prompt : question.prompts) {
        const PromptWords words = game.words(question.state, prompt);
        prompt.alwaysOffered = false;
        offers.push_back({std::move(prompt), words});
    }
    m_card->setOffers(offers, tr("What was it?"), true);
}

void CorrectionReview::clearList()
{
    while (QLayoutItem *item = m_list->column()->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

void CorrectionReview::addText(const QString &text, bool heading, QPalette::ColorRole role)
{
    auto *label = new TextLabel(heading ? TextStyle::Strong : TextStyle::Body, m_list);
    label->setWordWrap(true);
    label->setText(text);
    label->setTone(role);
    m_list->column()->addWidget(label);
}

void CorrectionReview::addLines(const std::vector<CorrectedTeam> &teams)
{
    for (const CorrectedTeam &team : teams) {
        addText(team.team, true, QPalette::WindowText);
        for (const CorrectionLine &line : team.lines)
            addText(line.signedText(), false, QPalette::WindowText);
    }
}

void CorrectionReview::addOpen(const QString &heading, const QStringList &lines)
{
    if (!lines.isEmpty())
        addText(heading, true, tone::look);
    for (const QString &line : lines)
        addText(u"• "_s + line, false, QPalette::WindowText);
}

void CorrectionReview::tell()
{
    const CorrectionStory story = tellCorrection(m_chain, m_library);
    clearList();
    m_title->setText(tr("What would change"));
    if (m_occasion == Occasion::SheetsChanged)
        m_intro->setText(tr("A team was changed during this match. This is its sheet with the "
                            "match applied; until you decide, no sheet has the match."));
    else
        m_intro->setText(story.isEmpty()
                             ? tr("Nothing changes for either team.")
                             : tr("By accepting, both coaches confirm the new result."));
    if (!story.sheets.empty())
        addText(tr("The teams today"), true, tone::greyInk);
    addLines(story.sheets);
    for (const CorrectedMatch &match : story.matches) {
        addText(tr("In %1").arg(match.title), true, tone::greyInk);
        addLines(match.teams);
        addOpen(tr("No longer fits; it stays in the log until it is decided:"),
                match.rejectedEvents);
        addOpen(tr("Asked when the match is opened:"), match.asked);
    }
    const QStringList inLeagues = m_leagues ? m_leagues(m_chain) : QStringList();
    if (!inLeagues.isEmpty())
        addText(tr("In the league"), true, tone::greyInk);
    for (const QString &line : inLeagues)
        addText(line, false, QPalette::WindowText);
    askForConsent();
    m_list->column()->addStretch();
}

void CorrectionReview::addConsent(const QString &name, const QString &text, bool given,
                                  const std::function<void(bool)> &give)
{
    auto *box = new QCheckBox(text, m_list);
    box->setObjectName(name);
    box->setChecked(given);
    m_list->column()->addWidget(box);
    connect(box, &QCheckBox::toggled, this, [this, give](bool on) {
        give(on);
        m_accept->setEnabled(m_chain.mayBeKept().has_value());
    });
}

void CorrectionReview::askForConsent()
{
    using Debts = CorrectionChain::Debts;
    for (const CorrectionLink *link : m_chain.reopened())
        addText(tr("%1 is over and would be reopened").arg(link->header.title), true, tone::look);
    if (!m_chain.reopened().empty())
        addConsent(u"correction-reopen"_s, tr("Reopen it anyway"), m_mayReopen, [this](bool on) {
            m_mayReopen = on;
            m_chain.allowReopening(on);
        });
    for (const CarriedTeam &team : m_chain.debtors())
        addText(tr("%1 has spent %2 gold that it would no longer have had")
                    .arg(team.is.name, goldText(-team.is.treasury)),
                true, tone::look);
    if (!m_chain.debtors().empty()) {
        const auto choose = [this](Debts chosen) {
            return [this, chosen](bool on) {
                m_debts = on ? chosen : Debts::Undecided;
                m_chain.decideDebts(m_debts);
                QMetaObject::invokeMethod(this, &CorrectionReview::refresh, Qt::QueuedConnection);
            };
        };
        addConsent(u"correction-keep-debts"_s, tr("Keep the debt: the treasury drops below 0"),
                   m_debts == Debts::Kept, choose(Debts::Kept));
        addConsent(u"correction-forgive-debts"_s, tr("Forgive it: the treasury stays at 0"),
                   m_debts == Debts::Forgiven, choose(Debts::Forgiven));
    }
    m_accept->setEnabled(m_chain.mayBeKept().has_value());
}

void CorrectionReview::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void CorrectionReview::retranslate()
{
    const bool ended = m_occasion == Occasion::SheetsChanged;
    const bool over = m_chain.links().empty() || m_chain.links().front().was.state().over;
    setWindowTitle(ended      ? tr("Apply the match to the sheets")
                       : over ? tr("Correct a match that is over")
                              : tr("Correct the match"));
    m_wait->setCommand("correction-wait");
    m_keep->setCommand(ended ? "correction-keep-sheets" : "correction-keep");
    m_accept->setCommand("correction-accept");
    m_list->setAccessibleName(tr("What would change"));
    refresh();
}

} // namespace dugout
