// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"
#include "ui/matchviews/pawn.h"

#include <QAbstractListModel>
#include <QColor>

namespace dugout {

/// The players of one side, box by box: those on the pitch, those who are hurt, the reserves. Each
/// box that holds somebody has a heading.
class DugoutModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        HeadingRole = Qt::UserRole, ///< true for the heading of a box
        CountRole, ///< how many are in the box
        NumberRole,
        PositionRole,
        AchievementsRole, ///< "TD · CAS"
        StateRole, ///< "stunned"; empty when there is nothing to say
        MoodRole, ///< of the state, a StateMood
        PawnRole, ///< how he stands, a PawnState
        BallRole, ///< he has it
        ChipRole, ///< his number alone is shown
        RefRole, ///< how prompts name the player
        WordRole ///< how he is, in a word that is short in every language
    };

    /// How bad a state is for the number of players left.
    enum class StateMood { Quiet, Warn, Bad };

    explicit DugoutModel(Seat seat, QObject *parent = nullptr);

    /// Whether also those who are hurt are shown by their numbers alone, for little room.
    void setBrief(bool brief);
    /// Everybody is his number with a word, in their order and without headings.
    void setNumbers(bool numbers);
    [[nodiscard]] bool areNumbers() const { return m_numbers; }
    [[nodiscard]] QColor colour() const { return m_colour; }
    /// How many rows of players there are with a name, and how many boxes, while nobody's number
    /// stands alone but the reserves'.
    struct Shape
    {
        int players = 0;
        int headings = 0;
        int chipBoxes = 0;
    };
    [[nodiscard]] Shape shape() const;

    void setState(const MatchContext &context, const MatchState &state);
    [[nodiscard]] QModelIndex find(const QString &ref) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Row
    {
        bool heading = false;
        int number = 0; ///< of the player, or how many there are
        QString name{};
        QString position{};
        QString achievements{};
        QString state{};
        QString word{};
        StateMood mood = StateMood::Quiet;
        PawnState pawn = PawnState::Ready;
        bool ball = false;
        Whereabouts where = Whereabouts::Pitch;
        QString ref{};
        QString card{}; ///< all that is known of the player, as a tool tip

        bool operator==(const Row &) const = default;
    };

    [[nodiscard]] static Row rowOf(const MatchContext &context, const MatchState &state,
                                   const MatchPlayer &player, Seat seat);

    [[nodiscard]] bool isChip(const Row &row) const;

    Seat m_seat;
    bool m_brief = false;
    bool m_numbers = false;
    QColor m_colour;
    std::vector<Row> m_rows;
};

} // namespace dugout
