// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/stepdata.h"
#include "core/match/state/stepkind.h"
#include "core/match/state/stepsubject.h"

namespace dugout {

/// Something that is still to happen. The agenda of a match is a stack of these: the last one is
/// asked next, and it may put others on top of itself before it is done.
struct Step
{
    StepKind kind{}; ///< names the rule that handles it (see steprule.h)
    Seat seat = noSeat;
    PlayerRef player{}; ///< whom it happens to
    PlayerRef by{}; ///< who caused it
    StepSubject subject{}; ///< what it is about, such as the table it rolls on
    StepData data{}; ///< values of its own, see stepdata.h

    /// A step with values of its own.
    [[nodiscard]] static Step with(StepKind kind, Seat seat, PlayerRef player, PlayerRef by,
                                   StepData data)
    {
        return {kind, seat, std::move(player), std::move(by), {}, std::move(data)};
    }
    /// Its values: only where they are of this type.
    template<typename Data>
    [[nodiscard]] const Data &as() const
    {
        return data.get<Data>();
    }
    template<typename Data>
    [[nodiscard]] Data &as()
    {
        return data.get<Data>();
    }
    /// The same for a step of a sequence, which begins without values.
    template<typename Data>
    [[nodiscard]] Data asOrNew() const
    {
        const Data *values = data.find<Data>();
        return values ? *values : Data{};
    }
    /// What it is about, where that is an id of this type; else an empty one.
    template<typename SubjectId>
    [[nodiscard]] const SubjectId &about() const
    {
        static const SubjectId none;
        const SubjectId *found = subject.find<SubjectId>();
        return found ? *found : none;
    }
    // The most frequent ones.
    [[nodiscard]] const QString &table() const { return about<TableId>().text(); }
    [[nodiscard]] const QString &row() const { return about<RowId>().text(); }
    [[nodiscard]] const CardOf &card() const { return about<CardOf>(); }
    bool operator==(const Step &) const = default;
};

} // namespace dugout
