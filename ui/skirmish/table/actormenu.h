// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/prompt.h"
#include "core/skirmish/state/fighterref.h"

namespace dugout {

/// Asks who acts before it asks what he does: an activation has too many answers for one card.
class ActorMenu
{
public:
    [[nodiscard]] const FighterRef &actor() const { return m_actor; }
    void choose(const FighterRef &actor) { m_actor = actor; }
    void clear() { m_actor = {}; }
    /// Forgets an actor who is not offered any more.
    void follow(const std::vector<Prompt> &prompts);

    [[nodiscard]] Prompt over(const Prompt &prompt) const;
    /// Those who could be activated.
    [[nodiscard]] static std::vector<FighterRef> actorsOf(const Prompt &prompt);
    /// The fighter of an activation; invalid for choices about nobody.
    [[nodiscard]] static FighterRef actorIn(const QString &choice);

private:
    FighterRef m_actor;
};

} // namespace dugout
