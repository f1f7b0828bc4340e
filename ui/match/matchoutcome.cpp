// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/matchoutcome.h"

#include "core/club/correctionlines.h"
#include "core/club/reviewedchange.h"
#include "core/club/slipanswers.h"
#include "core/leaguebook/leaguerepository.h"
#include "core/match/turn/frompaper.h"
#include "ui/match/matchtable.h"
#include "ui/match/slipcorrection.h"

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

void MatchOutcome::correctSlip()
{
    if (!m_table)
        return;
    if (m_services.mayCorrect) {
        if (const auto may = m_services.mayCorrect(m_table->opened().header()); !may) {
            emit m_table->troubled(may.error().message);
            return;
        }
    }
    if (!isFromPaper(m_table->context())) {
        emit m_table->ledTo(leads::log.toString()); // what is wrong is in there
        emit m_table->troubled(
            tr("This match was played in Dugout. Correct the wrong entry in its log."));
        return;
    }
    auto *dialog = new SlipCorrection(
        m_table->session(), [this](const PaperSlip &slip) { return consequencesOf(slip); }, m_page);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const PaperSlip slip = dialog->form()->slip();
        if (dialog->isEntered() && m_table && m_table->log().groups().empty())
            enterSlip(slip);
        else
            keepSlip(slip);
    });
    connect(dialog, &QDialog::rejected, this, &MatchOutcome::declined);
    dialog->open();
}

/// Beyond the sheet itself: later matches, the teams of today, the league.
QStringList MatchOutcome::consequencesOf(const PaperSlip &slip) const
{
    if (!m_table)
        return {};
    const auto change = correctionTo(slip, m_table->session());
    if (!change)
        return {change.error().message};
    if (!*change)
        return {};
    const auto follows = chain({**change});
    if (!follows)
        return {follows.error().message};
    QStringList lines;
    for (const CorrectedTeam &team : tellCorrection(*follows, m_services.club.library()).sheets) {
        QStringList words;
        for (const CorrectionLine &line : team.lines)
            words.append(line.signedText());
        lines.append(u"%1: %2"_s.arg(team.team, words.join(u" · "_s)));
    }
    if (follows->question())
        lines.append(tr("A decision made after the match no longer fits. You will be asked about "
                        "it when you save."));
    else if (m_services.leagues)
        lines += previewInShort(m_services.leagues->consequences(follows->batch()));
    return lines;
}

/// As it was entered first: the sheet is one action, what follows from signatures comes after it.
void MatchOutcome::enterSlip(const PaperSlip &slip)
{
    const auto answers = answersOf(slip, m_table->game());
    if (!answers) {
        emit m_table->troubled(answers.error().message);
        return;
    }
    std::vector<std::vector<Event>> all{answers->slip};
    all.insert(all.end(), answers->after.begin(), answers->after.end());
    for (const std::vector<Event> &each : all) {
        if (const auto done = m_table->actFromAfar(each); !done) {
            emit m_table->troubled(done.error().message);
            return;
        }
    }
}

/// What changes is told beside the sheet, so nobody has to read it twice; only what has to be
/// decided is still put to him.
void MatchOutcome::keepSlip(const PaperSlip &slip)
{
    if (!m_table)
        return;
    const auto change = correctionTo(slip, m_table->session());
    if (!change) {
        emit m_table->troubled(change.error().message);
        return;
    }
    if (!*change) {
        emit declined();
        return;
    }
    const Club &club = m_services.club;
    auto follows = reviewedChange(club.matches(), m_table->id(), m_table->session(), club.library(),
                                  **change);
    if (!follows) {
        emit m_table->troubled(follows.error().message);
    } else if (!*follows) {
        if (const auto done = m_table->correct((*change)->correction); !done)
            emit m_table->troubled(done.error().message);
    } else if ((*follows)->question() || !(*follows)->mayBeKept()) {
        openReview(**std::move(follows), CorrectionReview::Occasion::Correction);
    } else {
        keepChain(**follows);
    }
}

void MatchOutcome::openReview(CorrectionChain chain, CorrectionReview::Occasion occasion)
{
    auto *dialog = new CorrectionReview(std::move(chain), m_services.club.library(),
                                        m_services.random, occasion, m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (const LeagueRepository *leagues = m_services.leagues)
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
