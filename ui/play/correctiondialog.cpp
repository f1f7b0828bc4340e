// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/correctiondialog.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"
#include "ui/play/gametable.h"
#include "ui/play/logmodel.h"
#include "ui/play/promptcard.h"

#include <QEvent>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

CorrectionDialog::CorrectionDialog(GameTable &table, RandomSource &random, Correction::What what,
                                   int group, QWidget *parent)
    : QDialog(parent)
    , m_table(table)
    , m_correction{what, group, {}}
    , m_before(table.log().groups().at(static_cast<size_t>(group)))
    , m_line(new TextLabel(TextStyle::Strong, this))
    , m_card(new PromptCard(random, this))
    , m_cancel(new ActionButton(this))
{
    setObjectName(u"correction"_s);
    m_cancel->setObjectName(u"cancel"_s);
    m_correction.with.atMs = m_before.atMs;
    m_line->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    const int margin = gridStep(this, 4);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(gridStep(this, 3));
    layout->addWidget(m_line);
    layout->addWidget(m_card, 1);
    layout->addWidget(m_cancel, 0, Qt::AlignRight);
    resize(gridStep(this, 160), gridStep(this, 130));
    connect(m_card, &PromptCard::answered, this, &CorrectionDialog::take);
    connect(m_cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    retranslate();
    m_card->takeFocus();
}

size_t CorrectionDialog::eventsWanted() const
{
    return m_correction.what == Correction::What::Replace ? m_before.events.size() : 1;
}

void CorrectionDialog::ask()
{
    std::vector<OfferedPrompt> offers
        = m_table.offeredAfter(m_correction.group, m_correction.with.events);
    const size_t next = m_correction.with.events.size();
    if (m_correction.what == Correction::What::Replace && next < m_before.events.size()) {
        // The same question, where it is still asked.
        for (const OfferedPrompt &offer : offers) {
            if (offer.prompt.id == m_before.events[next].prompt) {
                OfferedPrompt same = offer;
                same.prompt.alwaysOffered = false;
                m_card->setOffers({same}, {});
                return;
            }
        }
    }
    m_card->setOffers(offers, tr("What was it?"));
    if (offers.empty())
        m_card->showProblem(
            tr("Nothing can be chosen here now. Cards that are hidden must be opened first."));
}

void CorrectionDialog::take(const Event &event)
{
    Correction tried = m_correction;
    tried.with.events.push_back(event);
    if (tried.with.events.size() < eventsWanted()) {
        m_correction = tried;
        ask();
        m_card->takeFocus();
        return;
    }
    if (const auto done = m_table.correct(tried); !done)
        m_card->showProblem(done.error().message);
    else
        accept();
}

void CorrectionDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void CorrectionDialog::retranslate()
{
    setWindowTitle(tr("Correct the log"));
    const QString line = wholeLine(m_table.rows().at(static_cast<size_t>(m_correction.group)));
    m_line->setText(m_correction.what == Correction::What::Insert ? tr("Before: %1").arg(line)
                                                                  : tr("Instead of: %1").arg(line));
    m_cancel->setCommand("cancel");
    ask();
}

} // namespace dugout
