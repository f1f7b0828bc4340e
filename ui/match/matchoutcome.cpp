// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/matchoutcome.h"

#include "core/exchange/correctionlines.h"
#include "core/exchange/keepteams.h"
#include "ui/match/correctionreview.h"
#include "ui/match/matchtable.h"

#include <QDateTime>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

MatchOutcome::MatchOutcome(const MatchServices &services, QWidget *page)
    : QObject(page)
    , m_services(services)
    , m_page(page)
{ }

void MatchOutcome::setTable(MatchTable *table)
{
    m_table = table;
    m_leftOpen = false;
    if (m_table)
        m_table->setReview([this](const LogAction &change) { return review(change); });
}

Result<CorrectionChain> MatchOutcome::chain(const std::vector<LogAction> &changes) const
{
    return CorrectionChain::begin({m_services.journals, m_services.documents, m_services.library},
                                  m_table->id(), changes);
}

void MatchOutcome::keep()
{
    const MatchSession &session = m_table->session();
    if (!session.state().after.isSet() || !session.misfits().empty() || m_leftOpen)
        return;
    auto rest = chain({});
    if (!rest) {
        emit m_table->troubled(rest.error().message);
        return;
    }
    if (!rest->goesOn() && keepPlainly())
        return;
    if (tellCorrection(*rest, m_services.library).isEmpty())
        return;
    m_leftOpen = true; // unless it is accepted
    openReview(*std::move(rest));
}

bool MatchOutcome::keepPlainly()
{
    const auto kept = keepTeams(m_services.documents, m_table->id(), m_table->context(),
                                m_table->session().state(), QDateTime::currentMSecsSinceEpoch());
    if (!kept && kept.error().code == u"team-changed"_s)
        return false;
    if (!kept)
        emit m_table->troubled(kept.error().message);
    else if (std::any_of(kept->begin(), kept->end(),
                         [](const TeamUpdate &each) { return each.changes; }))
        emit teamsChanged();
    return true;
}

bool MatchOutcome::review(const LogAction &change)
{
    if (!m_table->session().state().after.hasBegun())
        return false;
    auto follows = chain({change});
    if (!follows)
        return false; // the table says why when it tries
    const bool plain = change.kind != LogAction::Kind::Correct
        || tellCorrection(*follows, m_services.library).isEmpty();
    if (plain && !follows->goesOn())
        return false;
    openReview(*std::move(follows));
    return true;
}

void MatchOutcome::settle()
{
    if (!m_table)
        return;
    if (auto open = chain({}))
        openReview(*std::move(open));
}

void MatchOutcome::openReview(CorrectionChain chain)
{
    auto *dialog
        = new CorrectionReview(std::move(chain), m_services.library, m_services.random, m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { keepChain(dialog->chain()); });
    connect(dialog, &QDialog::rejected, this, &MatchOutcome::declined);
    dialog->open();
}

/// Everything is on disk in one piece before the match is shown again.
void MatchOutcome::keepChain(const CorrectionChain &chain)
{
    const auto kept = m_services.batches.keep(chain.batch(QDateTime::currentMSecsSinceEpoch()));
    if (!kept) {
        emit m_table->troubled(kept.error().message);
        return;
    }
    emit matchChanged();
    emit teamsChanged();
}

} // namespace dugout
