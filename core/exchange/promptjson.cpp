// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/promptjson.h"

#include "core/dice/dicewords.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QJsonArray choicesToJson(const Prompt &prompt, const PromptWords &words)
{
    QJsonArray choices;
    for (qsizetype i = 0; i < prompt.choices.size(); ++i) {
        QJsonObject choice{{u"id"_s, prompt.choices.at(i)}, {u"name"_s, words.choices.value(i)}};
        if (prompt.theirs.contains(prompt.choices.at(i)))
            choice.insert(u"by"_s, prompt.decides);
        choices.append(choice);
    }
    return choices;
}

void insertCourse(QJsonObject &object, const PromptCourse &course)
{
    QJsonArray stages;
    for (const PromptStage &stage : course.stages) {
        static const QStringList words{u"done"_s, u"now"_s, u"coming"_s};
        stages.append(QJsonObject{{u"name"_s, stage.name},
                                  {u"value"_s, stage.value},
                                  {u"when"_s, words.at(static_cast<int>(stage.when))}});
    }
    QJsonArray chances;
    for (const PromptChance &chance : course.chances) {
        QJsonObject one{{u"name"_s, chance.name}, {u"value"_s, chance.value}};
        if (!chance.better.isEmpty())
            one.insert(u"better"_s, chance.better);
        if (chance.harms)
            one.insert(u"harms"_s, true);
        chances.append(one);
    }
    if (!stages.isEmpty())
        object.insert(u"stages"_s, stages);
    if (!chances.isEmpty())
        object.insert(u"chances"_s, chances);
}

} // namespace

QString promptKindName(PromptKind kind)
{
    static const QStringList names{u"dice"_s, u"choice"_s, u"number"_s, u"text"_s, u"confirm"_s};
    return names.at(static_cast<qsizetype>(kind));
}

QJsonObject promptToJson(const Prompt &prompt, const PromptWords &words, bool showChoices)
{
    QJsonObject object{{u"id"_s, prompt.id},
                       {u"kind"_s, promptKindName(prompt.kind)},
                       {u"seat"_s, prompt.seat == noSeat ? QJsonValue() : QJsonValue(prompt.seat)},
                       {u"title"_s, words.title},
                       {u"detail"_s, words.detail},
                       {u"why"_s, words.why}};
    if (prompt.dice) {
        QJsonArray sides;
        for (const int faces : prompt.dice->faces())
            sides.append(faces);
        object.insert(u"dice"_s, prompt.dice->toString());
        object.insert(u"diceWords"_s, diceWords(*prompt.dice, currentLanguage()));
        object.insert(u"sides"_s, sides);
    }
    if (prompt.kind == PromptKind::Choice && showChoices)
        object.insert(u"choices"_s, choicesToJson(prompt, words));
    if (prompt.kind == PromptKind::Choice || prompt.kind == PromptKind::Number) {
        object.insert(u"atLeast"_s, prompt.atLeast);
        object.insert(u"atMost"_s, prompt.atMost);
    }
    if (!words.question.isEmpty())
        object.insert(u"question"_s, words.question);
    insertCourse(object, words.course);
    if (prompt.decides != noSeat)
        object.insert(u"decides"_s, prompt.decides);
    if (prompt.step > 1)
        object.insert(u"step"_s, prompt.step);
    if (!prompt.usual.isEmpty() && showChoices)
        object.insert(u"usual"_s, prompt.usual);
    for (const auto &[name, on] :
         {std::pair(u"byLot"_s, prompt.byLot), std::pair(u"aside"_s, prompt.alwaysOffered),
          std::pair(u"mayRepeat"_s, prompt.mayRepeat), std::pair(u"passes"_s, prompt.passes),
          std::pair(u"beside"_s, prompt.skippable)}) {
        if (on)
            object.insert(name, true);
    }
    return object;
}

} // namespace dugout
