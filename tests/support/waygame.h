// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/randomskirmish.h"
#include "tests/support/skirmisharena.h"

#include <QTest>

namespace dugout {

/// From the very start, in one of the three ways.
class WayGame
{
public:
    explicit WayGame(const QString &way, bool withField = false, bool relic = false)
    {
        SeededRandomSource source(7);
        RandomSkirmish wanted;
        wanted.tracksField = withField;
        SkirmishSetup setup = randomSetup(*skirmishRuleset(), wanted, source);
        setup.way = way;
        if (relic)
            setup.options[OptionId(QStringLiteral("capture-the-artefact"))] = true;
        setup.tracksCards = way == QStringLiteral("everything");
        game = std::make_unique<SkirmishGame>(skirmishRuleset(), setup);
        state = game->start();
    }

    [[nodiscard]] std::optional<Prompt> prompt(const QString &id) const
    {
        for (const Prompt &one : game->prompts(state)) {
            if (one.id == id)
                return one;
        }
        return std::nullopt;
    }
    [[nodiscard]] QString detail(const QString &id) const
    {
        const auto found = prompt(id);
        return found ? game->words(state, *found).detail : QString();
    }
    [[nodiscard]] QString asked() const { return game->prompts(state).front().id; }
    void say(const QString &id, int number)
    {
        Event event;
        event.number = number;
        give(id, event);
    }
    void choose(const QString &id, const QStringList &choices)
    {
        Event event;
        event.choices = choices;
        give(id, event);
    }
    void confirm(const QString &id) { give(id, {}); }

    std::unique_ptr<SkirmishGame> game;
    SkirmishState state;

private:
    void give(const QString &id, Event event)
    {
        const auto found = prompt(id);
        QVERIFY2(found, qPrintable(id + QStringLiteral(" is not asked but ") + asked()));
        event.prompt = id;
        event.seat = found->seat;
        QVERIFY(checkAnswer(*found, event));
        QVERIFY(game->apply(state, event));
    }
};

} // namespace dugout
