// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/effects/stephelp.h"

namespace dugout {

/// Prompts that are offered side by side. When only one of them is looked for, as an answer is
/// checked, nothing is spent on who could answer the others.
class PromptList
{
public:
    /// All of them, or those of one id.
    explicit PromptList(QString only = {})
        : m_only(std::move(only))
    { }

    /// `choices` is called for what may be chosen, if it is wanted. Null when there is nothing.
    template<typename Choices>
    Prompt *offer(const QString &id, Seat seat, const Choices &choices)
    {
        if (!wants(id))
            return nullptr;
        const QStringList some = choices();
        return some.isEmpty() ? nullptr : &m_prompts.emplace_back(choicePrompt(id, seat, some));
    }
    /// What seldom happens stands aside of the rest.
    template<typename Choices>
    void offerAside(const QString &id, Seat seat, const Choices &choices)
    {
        if (Prompt *prompt = offer(id, seat, choices))
            prompt->aside = true;
    }
    void confirm(const QString &id, Seat seat, bool aside = false)
    {
        if (wants(id))
            m_prompts.emplace_back(confirmPrompt(id, seat)).aside = aside;
    }

    [[nodiscard]] std::vector<Prompt> take() { return std::move(m_prompts); }

private:
    [[nodiscard]] bool wants(const QString &id) const { return m_only.isEmpty() || m_only == id; }

    QString m_only;
    std::vector<Prompt> m_prompts;
};

} // namespace dugout
