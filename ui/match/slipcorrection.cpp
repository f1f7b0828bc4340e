// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/slipcorrection.h"

#include "core/club/slipanswers.h"
#include "ui/common/actionbutton.h"

using namespace Qt::StringLiterals;

namespace dugout {

SlipCorrection::SlipCorrection(const MatchSession &session, SlipForm::Consequences consequences,
                               QWidget *parent)
    : FormDialog(parent, Height::Whole)
    , m_isEntered(asksForSheet(session))
    , m_form(nullptr)
{
    const PaperSlip slip = m_isEntered ? sheetToFillIn(session) : slipOf(session);
    m_form = new SlipForm(session.game(), slip, m_isEntered ? std::nullopt : std::optional(slip),
                          this);
    setObjectName(u"slip-correction"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    addWide(m_form, true);
    connect(m_form, &SlipForm::edited, this, [this] { showProblem({}); });
    m_form->setConsequences(std::move(consequences));
    m_form->dress(*this);
    SlipCorrection::retranslate();
    m_form->takeFocus();
}

void SlipCorrection::accept()
{
    if (m_form->outlook().mayBeKept())
        FormDialog::accept();
    else
        showProblem(m_form->outlook().problem());
}

void SlipCorrection::retranslate()
{
    FormDialog::retranslate();
    setWindowTitle(m_isEntered ? tr("A match from paper") : tr("Correct a match from paper"));
    acceptButton()->setCommand(m_isEntered ? "slip-save-match" : "slip-save-correction");
}

} // namespace dugout
