// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/opengame.h"
#include "ui/play/offeredprompt.h"

#include <QColor>
#include <QObject>
#include <QSet>

#include <functional>
#include <optional>

namespace dugout {

/// Beside a line of the log: a picture of what it is about, and the dice as they fell.
struct LogLook
{
    QString icon{};
    std::vector<int> dice{};
    QStringList symbols{}; ///< of dice that show no numbers, one for each
};

/// A game on the table, as the widgets that both games share see it: what is asked, what was
/// answered, and a look back. Every answer is on disk before `advanced` says so; what is refused
/// changes nothing and gives one sentence.
class GameTable : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] virtual std::vector<Prompt> prompts() const = 0;
    [[nodiscard]] virtual PromptWords words(const Prompt &prompt) const = 0;
    /// All that is asked now in words.
    [[nodiscard]] virtual std::vector<OfferedPrompt> offered() const;
    /// What would be asked after so many groups of the log and then these events; nothing when
    /// the events do not fit there.
    [[nodiscard]] virtual std::vector<OfferedPrompt>
    offeredAfter(int groups, const std::vector<Event> &events) const = 0;

    /// Takes the events as one action, which one undo takes away again.
    [[nodiscard]] virtual Result<void> act(const std::vector<Event> &events) = 0;
    [[nodiscard]] virtual Result<void> undo() = 0;
    [[nodiscard]] virtual Result<void> redo() = 0;
    [[nodiscard]] virtual Result<void> correct(const Correction &correction) = 0;
    /// Takes out of the log what no longer fits, where nothing need be decided about it.
    [[nodiscard]] virtual Result<void> dropRejectedEvents() = 0;
    [[nodiscard]] virtual const EventLog &log() const = 0;
    /// What is asked now only goes on with what was begun by choosing, so that one undo leaves it.
    [[nodiscard]] virtual bool canStepBack() const { return false; }
    /// Nothing more is asked.
    [[nodiscard]] virtual bool isFinished() const = 0;

    /// The oldest first, one for each group.
    [[nodiscard]] virtual const std::vector<LogRow> &rows() const = 0;
    [[nodiscard]] virtual AnswerShown lastAnswer() const = 0;
    /// Asks whatever must be asked before a line of the log is corrected; false: it is left alone.
    [[nodiscard]] virtual bool mayCorrect(int /*group*/, QWidget * /*parent*/) { return true; }
    /// The line was corrected or left alone: what was shown for it is covered again.
    virtual void endCorrection() { }
    /// How a line of the log is seen at a glance.
    [[nodiscard]] virtual LogLook lookOf(int /*group*/) const { return {}; }
    /// What can be looked for in the log, in words; may be nothing.
    [[nodiscard]] virtual QStringList topics() const { return {}; }
    /// The groups that are about one of them.
    [[nodiscard]] virtual QSet<int> groupsAbout(int /*topic*/) const { return {}; }

    /// Shows the state as it was after so many groups, until `lookAtNow` or the next action.
    virtual void lookBack(int groups) = 0;
    virtual void lookAtNow() = 0;
    /// How many groups back then; nothing while the present is shown.
    [[nodiscard]] virtual std::optional<int> lookedBackTo() const = 0;

    [[nodiscard]] virtual QString seatName(Seat seat) const = 0;
    /// Invalid for nobody in particular.
    [[nodiscard]] virtual QColor seatColour(Seat seat) const = 0;

    /// Whether the coaches roll their own dice; changeable at any time.
    void setOwnDice(bool own);
    [[nodiscard]] bool hasOwnDice() const { return m_ownDice; }

    /// Who has the own hidden cards on a phone: this screen, which all see, shows none of them.
    void setOnPhones(const QSet<Seat> &seats);
    [[nodiscard]] bool isOnPhone(Seat seat) const { return m_onPhones.contains(seat); }

    /// The language has changed: every line is said again.
    virtual void retranslate() = 0;

    /// For views of the whole table: called whenever any of it looks otherwise.
    template<typename Receiver>
    void whenShownAnew(Receiver *receiver, void (Receiver::*slot)())
    {
        connect(this, &GameTable::advanced, receiver, slot);
        connect(this, &GameTable::viewMoved, receiver, slot);
        connect(this, &GameTable::wordsChanged, receiver, slot);
    }

    /// Looks at a change of what was logged before it is made: true when it sees to it itself.
    using Review = std::function<bool(const LogAction &)>;
    void setReview(Review review) { m_review = std::move(review); }

    /// Asked before anything is entered; what it refuses changes nothing.
    using Gate = std::function<Result<void>()>;
    void setGate(Gate gate) { m_gate = std::move(gate); }

signals:
    /// The game went on: something was answered, undone or corrected, and is on disk.
    void advanced();
    /// Only what is looked at is another: a moment of the past, a hex that is aimed at.
    void viewMoved();
    /// The same in another language.
    void wordsChanged();
    /// Something went wrong that nobody asked for just now, in a sentence.
    void troubled(const QString &sentence);
    /// Somebody else went on with this game, says the sentence: what is shown here is no longer how
    /// it stands, and nothing more can be done before it is read again.
    void outdated(const QString &sentence);

protected:
    /// False for what another widget asks better than words could.
    [[nodiscard]] virtual bool isAskedInWords(const Prompt &prompt) const;
    /// The symbols on the faces of what is rolled; none for dice with numbers.
    [[nodiscard]] virtual std::vector<DieSymbol> symbolsOf(const Prompt &prompt) const;
    /// The key that answers a prompt where several are offered.
    [[nodiscard]] virtual QKeySequence keyOf(const Prompt &prompt) const;
    [[nodiscard]] OfferedPrompt dressed(const Prompt &prompt, PromptWords words) const;
    /// Tells when it was refused because the game is outdated.
    [[nodiscard]] Result<void> told(Result<void> done);
    /// Whatever was uncovered of theirs is covered before anybody is told.
    virtual void coverHands() { }
    /// Says that this is answered on a phone only.
    void sayOnPhone(Seat seat);
    [[nodiscard]] bool isReviewed(const LogAction &action) const
    {
        return m_review && log().check(action) && m_review(action);
    }

    [[nodiscard]] Result<void> mayEnter() const { return m_gate ? m_gate() : Result<void>(); }

private:
    Gate m_gate;
    Review m_review;
    QSet<Seat> m_onPhones;
    bool m_ownDice = false;
};

} // namespace dugout
