// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/tableanswer.h"

#include "core/text/plaintext.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qsizetype mostDice = 64;
constexpr qsizetype mostChoices = 400;
constexpr qsizetype longestId = 200;

Error unreadable()
{
    return {ErrorCode::AnswerUnreadable, TableWords::tr("This answer cannot be read."), {}};
}

/// A word of the game's own, as it was sent out.
std::optional<QString> idFrom(const QJsonValue &value)
{
    const QString text = value.toString();
    if (!value.isString() || text.size() > longestId || firstUnshown(text))
        return std::nullopt;
    return text;
}

std::optional<int> wholeFrom(const QJsonValue &value)
{
    const double number = value.toDouble();
    if (!value.isDouble() || number != static_cast<double>(value.toInt()))
        return std::nullopt;
    return value.toInt();
}

/// Every entry of the list read by `read`; none when one of them cannot be, or there are too many.
template<typename T, typename Read>
std::optional<std::vector<T>> listFrom(const QJsonValue &value, qsizetype most, Read read)
{
    std::vector<T> list;
    if (value.isUndefined())
        return list;
    const QJsonArray array = value.toArray();
    if (!value.isArray() || array.size() > most)
        return std::nullopt;
    for (const auto &each : array) {
        const std::optional<T> one = read(QJsonValue(each));
        if (!one)
            return std::nullopt;
        list.push_back(*one);
    }
    return list;
}

bool hasOnlyKnownFields(const QJsonObject &object)
{
    static const QStringList known{u"revision"_s, u"prompt"_s, u"dice"_s, u"choices"_s,
                                   u"number"_s,   u"text"_s,   u"roll"_s};
    const QStringList keys = object.keys();
    return std::all_of(keys.begin(), keys.end(),
                       [](const QString &key) { return known.contains(key); });
}

bool readWords(const QJsonObject &object, TableAnswer &answer)
{
    const QJsonValue text = object.value("text"_L1);
    const QJsonValue roll = object.value("roll"_L1);
    if ((!text.isUndefined() && !text.isString()) || (!roll.isUndefined() && !roll.isBool()))
        return false;
    answer.text = plainLines(text.toString());
    answer.roll = roll.toBool();
    return answer.text.size() <= longestWords;
}

bool readNumbers(const QJsonObject &object, TableAnswer &answer)
{
    auto dice = listFrom<int>(object.value("dice"_L1), mostDice, wholeFrom);
    const auto choices = listFrom<QString>(object.value("choices"_L1), mostChoices, idFrom);
    const QJsonValue number = object.value("number"_L1);
    answer.number = wholeFrom(number);
    if (!dice || !choices || (!number.isUndefined() && !answer.number))
        return false;
    answer.dice = *std::move(dice);
    answer.choices = QStringList(choices->begin(), choices->end());
    return true;
}

} // namespace

Result<TableAnswer> readTableAnswer(const QByteArray &bytes)
{
    const QJsonDocument document = QJsonDocument::fromJson(bytes);
    const QJsonObject object = document.object();
    const auto revision = idFrom(object.value("revision"_L1));
    const auto prompt = idFrom(object.value("prompt"_L1));
    TableAnswer answer;
    if (!document.isObject() || !hasOnlyKnownFields(object) || !revision || !prompt
        || !readWords(object, answer) || !readNumbers(object, answer))
        return unreadable();
    answer.revision = *revision;
    answer.prompt = *prompt;
    return answer;
}

bool mayAnswer(const Guest &guest, const Prompt &prompt)
{
    return guest.isCoach()
        && (prompt.seat == noSeat || prompt.seat == guest.seat || prompt.decides == guest.seat);
}

Result<Event> eventFor(const Guest &guest, const TableAnswer &answer,
                       const std::vector<Prompt> &asked, RandomSource &source)
{
    const auto found = std::find_if(asked.begin(), asked.end(), [&](const Prompt &prompt) {
        return prompt.id == answer.prompt && mayAnswer(guest, prompt);
    });
    if (found == asked.end())
        return Error{ErrorCode::AnswerNotAsked, TableWords::tr("You are not asked this now."), {}};
    if (answer.roll && (found->kind == PromptKind::Dice || found->byLot)) {
        Prompt prompt = *found;
        if (prompt.byLot)
            prompt.atLeast = prompt.atMost;
        return rollFor(prompt, source);
    }
    Event event;
    event.prompt = found->id;
    event.seat = found->seat;
    event.dice = answer.dice;
    event.choices = answer.choices;
    event.number = answer.number;
    event.text = answer.text;
    return event;
}

} // namespace dugout
