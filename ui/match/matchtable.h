// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/openmatch.h"
#include "ui/match/turnoffers.h"
#include "ui/play/sessiontable.h"

namespace dugout {

struct TurnAction;

/// Where a coach turns to after the whistle: answers of nobody, which the table tells by `ledTo`.
namespace leads {
inline constexpr QStringView afterMatch = u"lead.after-match";
inline constexpr QStringView fullTime = u"lead.full-time";
inline constexpr QStringView log = u"lead.log";
} // namespace leads

/// A football match on the table.
class MatchTable final : public SessionTable<Match>
{
    Q_OBJECT

public:
    explicit MatchTable(std::unique_ptr<OpenMatch> match, QObject *parent = nullptr);

    /// How a turn is laid out from now on.
    void setLook(const TurnLook &look);
    /// The pitch is shown: what it knows is not asked, and what does not fit it is asked again.
    /// What was begun on it and is not done is told by `unfinished`, in a sentence.
    void setPitch(bool shown, std::function<QString()> unfinished = {});
    /// What is on disk, whatever is asked.
    [[nodiscard]] JournalState kept() const { return match().kept(); }
    /// The teams have what the match made of them.
    [[nodiscard]] bool isOnSheets() const { return match().isOnSheets(); }
    [[nodiscard]] const MatchContext &context() const { return game().context(); }
    /// With what the turn allows no more: its button keeps its place.
    [[nodiscard]] std::vector<OfferedPrompt> offered() const override;
    [[nodiscard]] Result<void> act(const std::vector<Event> &events) override;
    [[nodiscard]] Result<void> undo() override;
    [[nodiscard]] const std::vector<LogRow> &rows() const override;
    [[nodiscard]] bool canStepBack() const override;
    [[nodiscard]] LogLook lookOf(int group) const override;
    [[nodiscard]] QStringList topics() const override;
    [[nodiscard]] QSet<int> groupsAbout(int topic) const override;
    [[nodiscard]] bool mayCorrect(int group, QWidget *parent) override;
    [[nodiscard]] QString seatName(Seat seat) const override;
    [[nodiscard]] QColor seatColour(Seat seat) const override;
    /// "Turn 3, Orcs", or the half while no turn is played.
    [[nodiscard]] QString momentTitle() const;
    /// Whose checklist is worked through after the whistle; nobody's until a coach turns to it.
    void askAfterMatch(Seat seat);
    /// What is shown of it, without giving away that somebody holds a card for this moment.
    [[nodiscard]] MatchState seenState() const;
    /// The same of the present, whatever is looked back at.
    [[nodiscard]] MatchState present() const { return game().seen(session().state()); }

signals:
    /// After the whistle a coach turned to one of the pages that follow.
    void ledTo(const QString &prompt);
    /// Kept teams are no longer what they were.
    void sheetsWritten();
    /// A line of a match from paper: its sheet is corrected, or filled in, as a whole.
    void slipCorrectionRequested();

protected:
    void showNext() override;
    [[nodiscard]] std::vector<DieSymbol> symbolsOf(const Prompt &prompt) const override;
    [[nodiscard]] QKeySequence keyOf(const Prompt &prompt) const override;
    [[nodiscard]] bool isAskedInWords(const Prompt &prompt) const override;

private:
    [[nodiscard]] OfferedPrompt theSheet() const;
    [[nodiscard]] Seat hiddenBuyer() const;
    void coverUp(OfferedPrompt &offer) const;
    [[nodiscard]] OfferedPrompt boughtOut(Prompt prompt) const;
    void complete(OfferedPrompt &offer, Seat buyer) const;
    void orderByPitch(OfferedPrompt &offer) const;
    [[nodiscard]] std::optional<OfferedPrompt> foulByName(const MatchState &now) const;
    [[nodiscard]] OfferedPrompt whomHeFouls() const;
    /// What is to be done; none while more has to be said first.
    [[nodiscard]] std::optional<std::vector<Event>> foulNamed(const std::vector<Event> &events);
    /// Why these events are asked once more before they count; empty where they are not.
    [[nodiscard]] QString doubtAbout(const std::vector<Event> &events);
    [[nodiscard]] QString doubtOf(const std::vector<Event> &events) const;
    [[nodiscard]] std::vector<Event> withPitch(const std::vector<Event> &events) const;
    void arrangeTurn(std::vector<OfferedPrompt> &all) const;
    [[nodiscard]] OfferedPrompt notNow(const TurnAction &action, const MatchState &now) const;
    void openBook(OfferedPrompt &offer) const;
    void layOutAfterMatch(std::vector<OfferedPrompt> &all) const;
    /// Who each of the choices is, where they are players.
    [[nodiscard]] QStringList hintsOf(const Prompt &prompt) const;
    [[nodiscard]] const OpenMatch &match() const { return static_cast<const OpenMatch &>(open()); }

    TurnLook m_look;
    PlayerRef m_fouler; ///< until it is said whom
    bool m_pitchShown = false;
    std::function<QString()> m_unfinished;
    std::vector<Event> m_doubted; ///< what was asked once more
    size_t m_doubtedAt = 0; ///< groups of the log then
    int m_sheetsWritten = 0;
    Seat m_askedAfter = noSeat; ///< whose checklist is worked through
    mutable std::vector<LogRow> m_coveredRows; ///< the log while somebody buys on a phone
};

} // namespace dugout
