// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/skirmishgame.h"

#include "core/skirmish/skirmishchanges.h"
#include "core/skirmish/skirmishspeech.h"
#include "core/skirmish/skirmishview.h"
#include "core/skirmish/steps/ploys.h"
#include "core/skirmish/steps/stepgroups.h"
#include "core/skirmish/steps/stephelp.h"
#include "core/text/languagescope.h"
#include "core/text/localizedtext.h"

#include <QCryptographicHash>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

SkirmishMachine machineOf(const SkirmishContext &context)
{
    return {skirmishSteps(), context};
}

bool saysNothing(const Event &event)
{
    static const QStringList prompts{u"react"_s, u"reaction"_s, u"power.table"_s};
    static const QStringList nothing{u"nobody"_s, u"decline"_s, u"rest"_s, u"onward"_s};
    return prompts.contains(event.prompt) && nothing.contains(event.choice());
}

/// Who was chosen for something is said where it is done.
bool isToldBy(const QString &prompt, const QString &next)
{
    static const QStringList done{u"move.hex"_s,  u"charge.hex"_s,  u"push.hex"_s,
                                  u"place.hex"_s, u"restore.hex"_s, u"effect.number"_s};
    if (prompt == u"deploy.fighter"_s)
        return next == u"deploy.hex"_s;
    if (prompt == u"activation"_s)
        return next == u"move.hex"_s || next == u"charge.hex"_s;
    return prompt.startsWith("effect"_L1) && done.contains(next);
}

/// What the events of an act that need words are.
std::vector<bool> needWords(const std::vector<Event> &events)
{
    std::vector<bool> needed(events.size(), true);
    for (size_t i = 0; i < events.size(); ++i)
        needed[i] = !saysNothing(events[i]);
    for (size_t i = 0; i + 1 < events.size(); ++i) {
        if (!isToldBy(events[i].prompt, events[i + 1].prompt))
            continue;
        needed[i] = false;
        if (i > 0 && events[i].prompt == u"effect.fighter"_s && events[i - 1].prompt == u"effect"_s)
            needed[i - 1] = false;
    }
    return needed;
}

QString withNews(const QString &line, const QString &news)
{
    if (line.isEmpty() || news.isEmpty())
        return line + news;
    return line + (line.endsWith(u'.') ? u" "_s : u". "_s) + news;
}

} // namespace

SkirmishGame::SkirmishGame(std::shared_ptr<const Ruleset> ruleset, SkirmishSetup setup)
    : m_context(std::move(ruleset), std::move(setup))
{ }

SkirmishState SkirmishGame::start() const
{
    SkirmishState state;
    push(state, {u"game"_s, noSeat, {}, {}, 1});
    machineOf(m_context).settle(state);
    return state;
}

std::vector<Prompt> SkirmishGame::prompts(const SkirmishState &state) const
{
    return machineOf(m_context).prompts(state);
}

std::vector<Prompt> SkirmishGame::formerPrompts(const SkirmishState &state, const QString &id) const
{
    std::vector<Prompt> former;
    if (state.agenda.empty())
        return former;
    // The power step asked one player after the other, whoever held cards.
    if (id == u"power"_s && state.agenda.back().kind == u"power"_s)
        former.push_back(playerPowerPrompt(m_context, state, state.agenda.back()));
    // Whoever was active gained the glory for what was done by hand.
    const std::vector<Prompt> asked = id == u"by-hand"_s ? prompts(state) : std::vector<Prompt>{};
    if (std::any_of(asked.begin(), asked.end(),
                    [](const Prompt &one) { return one.id == u"hand"_s; }))
        former.push_back(aside(confirmPrompt(id)));
    return former;
}

Result<void> SkirmishGame::apply(SkirmishState &state, const Event &event) const
{
    const SkirmishMachine machine = machineOf(m_context);
    const Result<void> done = machine.answer(state, event);
    if (!done)
        return done;
    const auto goesOn = [&] {
        return !state.agenda.empty()
            && (inspireWhoMay(m_context, state) || outWhoMust(m_context, state));
    };
    machine.settle(state);
    // Each round turns a card or takes somebody out, so there are not many.
    while (goesOn())
        machine.settle(state);
    return done;
}

PromptWords SkirmishGame::words(const SkirmishState &state, const Prompt &prompt) const
{
    return SkirmishSpeech(m_context, state, prompt.seat).words(prompt);
}

QString SkirmishGame::line(const SkirmishState &before, const Event &event, Seat viewer) const
{
    return SkirmishSpeech(m_context, before, event.seat).line(event, viewer);
}

QString SkirmishGame::misfitLine(const SkirmishState &state, const Event &event) const
{
    return SkirmishSpeech(m_context, state).looseLine(event);
}

QString SkirmishGame::news(const SkirmishState &before, const Event &event,
                           const SkirmishState &after) const
{
    return SkirmishSpeech(m_context, after).news(before, event);
}

QString SkirmishGame::groupLine(const SkirmishState &before, const EventGroup &group) const
{
    SkirmishState state = before;
    QStringList lines;
    const std::vector<bool> needed = needWords(group.events);
    for (size_t i = 0; i < group.events.size(); ++i) {
        const Event &event = group.events[i];
        const SkirmishState was = state;
        if (!apply(state, event))
            break;
        lines.append(withNews(needed[i] ? line(was, event) : QString(), news(was, event, state)));
    }
    lines.removeAll(QString());
    return lines.join(u"; "_s);
}

QString SkirmishGame::round(const SkirmishState &state) const
{
    return SkirmishSpeech(m_context, state).round();
}

QString SkirmishGame::verdict(const SkirmishState &state) const
{
    return SkirmishSpeech(m_context, state).verdict();
}

QJsonObject SkirmishGame::standing(const SkirmishState &state) const
{
    QStringList glory;
    for (const SkirmishPlayer &player : state.players)
        glory.append(QString::number(player.totalGlory()));
    QJsonObject words;
    for (const Language language : allLanguages) {
        const LanguageScope scope(language);
        words.insert(languageCode(language),
                     state.finished ? verdict(state)
                                    : u"%1 · %2"_s.arg(round(state), glory.join(u" : "_s)));
    }
    return words;
}

QStringList SkirmishGame::faceNames(const Prompt &prompt) const
{
    if (prompt.kind != PromptKind::Dice)
        return {};
    const SkirmishDie &die
        = prompt.id.startsWith("defence."_L1) ? m_context.defenceDie() : m_context.attackDie();
    QStringList names;
    for (const SkirmishFace &face : die.faces) {
        for (int i = 0; i < face.count; ++i)
            names.append(said(face.name));
    }
    return names;
}

bool SkirmishGame::isSecret(const Prompt &prompt)
{
    static const QStringList ids{u"draw.objectives"_s,
                                 u"draw.powers"_s,
                                 u"mulligan"_s,
                                 u"swap"_s,
                                 u"power"_s,
                                 u"reaction"_s,
                                 u"score-now"_s,
                                 u"way.known"_s,
                                 u"way.hand.objectives"_s,
                                 u"way.hand.powers"_s,
                                 u"way.gone.objectives"_s, // of all that is not in the hand
                                 u"way.gone.powers"_s,
                                 u"end.score"_s,
                                 u"end.upgrade"_s,
                                 u"end.discard.objectives"_s,
                                 u"end.discard.powers"_s};
    return ids.contains(prompt.id) || prompt.id.startsWith("score."_L1);
}

bool SkirmishGame::isChance(const Prompt &prompt)
{
    return prompt.kind == PromptKind::Dice || prompt.byLot;
}

QJsonObject SkirmishGame::toJson(const SkirmishState &state) const
{
    return skirmishStateJson(m_context, state, std::nullopt);
}

QString SkirmishGame::hash(const SkirmishState &state) const
{
    constexpr qsizetype digits = 16;
    const QByteArray text = QJsonDocument(toJson(state)).toJson(QJsonDocument::Compact);
    const QByteArray sum = QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex();
    return QString::fromLatin1(sum.left(digits));
}

QJsonObject SkirmishGame::view(const SkirmishState &state, Seat viewer) const
{
    return skirmishStateJson(m_context, state, viewer);
}

} // namespace dugout
