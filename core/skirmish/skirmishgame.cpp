// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/skirmishgame.h"

#include "core/skirmish/skirmishchanges.h"
#include "core/skirmish/skirmishspeech.h"
#include "core/skirmish/skirmishview.h"
#include "core/skirmish/spoken.h"
#include "core/skirmish/steps/stepgroups.h"

#include <QCryptographicHash>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

SkirmishGame::SkirmishGame(std::shared_ptr<const Ruleset> ruleset, SkirmishSetup setup)
    : m_context(std::move(ruleset), std::move(setup))
{ }

SkirmishState SkirmishGame::start() const
{
    SkirmishState state;
    push(state, {u"game"_s, noSeat, {}, {}, 1});
    skirmishSteps().settle(m_context, state);
    return state;
}

std::vector<Prompt> SkirmishGame::prompts(const SkirmishState &state) const
{
    return skirmishSteps().prompts(m_context, state);
}

Result<void> SkirmishGame::apply(SkirmishState &state, const Event &event) const
{
    const Result<void> done = skirmishSteps().apply(m_context, state, event);
    if (done && inspireWhoMay(m_context, state))
        skirmishSteps().settle(m_context, state);
    return done;
}

PromptWords SkirmishGame::words(const SkirmishState &state, const Prompt &prompt) const
{
    return SkirmishSpeech(m_context, state).words(prompt);
}

QString SkirmishGame::line(const SkirmishState &before, const Event &event, Seat viewer) const
{
    return SkirmishSpeech(m_context, before).line(event, viewer);
}

QString SkirmishGame::verdict(const SkirmishState &state) const
{
    return SkirmishSpeech(m_context, state).verdict();
}

QStringList SkirmishGame::faceNames(const Prompt &prompt) const
{
    if (prompt.kind != PromptKind::Dice)
        return {};
    const SkirmishDie &die
        = prompt.id == u"defence.roll"_s ? m_context.defenceDie() : m_context.attackDie();
    QStringList names;
    for (const SkirmishFace &face : die.faces) {
        for (int i = 0; i < face.count; ++i)
            names.append(spoken(face.name));
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
