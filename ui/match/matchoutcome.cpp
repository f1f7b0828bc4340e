// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/matchoutcome.h"

#include "core/club/reviewedchange.h"
#include "core/leaguebook/keptleagues.h"
#include "ui/match/matchtable.h"

namespace dugout {

MatchOutcome::MatchOutcome(const MatchServices &services, QWidget *page)
    : QObject(page)
    , m_services(services)
    , m_page(page)
{ }

void MatchOutcome::setTable(MatchTable *table)
{
    m_table = table;
    if (m_table)
        m_table->setReview([this](const LogAction &change) { return review(change); });
}

Result<CorrectionChain> MatchOutcome::chain(const std::vector<LogAction> &changes) const
{
    return m_services.club.matches().correction(m_table->id(), changes);
}

void MatchOutcome::askIfUndecided()
{
    if (!m_table || m_table->kept() != JournalState::Undecided)
        return;
    auto rest = chain({});
    if (rest)
        openReview(*std::move(rest), CorrectionReview::Occasion::SheetsChanged);
    else
        emit m_table->troubled(rest.error().message);
}

bool MatchOutcome::review(const LogAction &change)
{
    const Club &club = m_services.club;
    auto follows
        = reviewedChange(club.matches(), m_table->id(), m_table->session(), club.library(), change);
    if (!follows) {
        emit m_table->troubled(follows.error().message);
        return true; // nothing is changed
    }
    if (!*follows)
        return false;
    openReview(**std::move(follows), CorrectionReview::Occasion::Correction);
    return true;
}

void MatchOutcome::settle()
{
    if (!m_table)
        return;
    if (auto open = chain({}))
        openReview(*std::move(open), CorrectionReview::Occasion::Correction);
}

void MatchOutcome::openReview(CorrectionChain chain, CorrectionReview::Occasion occasion)
{
    auto *dialog = new CorrectionReview(std::move(chain), m_services.club.library(),
                                        m_services.random, occasion, m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (const KeptLeagues *leagues = m_services.leagues)
        dialog->setLeagues([leagues](const CorrectionChain &changed) {
            return changed.question() ? QStringList() : leagues->consequences(changed.batch());
        });
    connect(dialog, &QDialog::accepted, this, [this, dialog] { keepChain(dialog->chain()); });
    connect(dialog, &CorrectionReview::sheetsLeft, this, &MatchOutcome::leaveSheets);
    connect(dialog, &QDialog::rejected, this, &MatchOutcome::declined);
    dialog->open();
}

/// Everything is on disk in one piece before the match is shown again.
void MatchOutcome::keepChain(const CorrectionChain &chain)
{
    if (const auto kept = m_services.club.matches().keep(chain); !kept) {
        emit m_table->troubled(kept.error().message);
        return;
    }
    emit matchChanged();
    emit teamsChanged();
}

void MatchOutcome::leaveSheets()
{
    if (const auto left = m_services.club.matches().leaveSheets(m_table->id()); !left)
        emit m_table->troubled(left.error().message);
    else
        emit matchChanged();
}

} // namespace dugout
