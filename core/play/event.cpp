// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/event.h"

#include "core/text/plaintext.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {
/// More than was ever taken from a coach; a longer text was not written by Dugout.
constexpr qsizetype longestKeptWords = 20 * longestWords;
} // namespace

QJsonObject eventToJson(const Event &event)
{
    QJsonObject object{{u"prompt"_s, event.prompt}};
    if (event.seat != noSeat)
        object.insert("seat"_L1, event.seat);
    if (!event.dice.empty()) {
        QJsonArray dice;
        for (const int die : event.dice)
            dice.append(die);
        object.insert("dice"_L1, dice);
    }
    if (!event.choices.isEmpty())
        object.insert("choices"_L1, QJsonArray::fromStringList(event.choices));
    if (event.number)
        object.insert("number"_L1, *event.number);
    if (!event.text.isEmpty())
        object.insert("text"_L1, event.text);
    if (event.rolledByDugout)
        object.insert("rolled"_L1, true);
    if (!event.values.isEmpty())
        object.insert("values"_L1, event.values);
    return object;
}

Result<Event> eventFromJson(const QJsonObject &object)
{
    Event event;
    event.prompt = plainLine(object.value("prompt"_L1).toString());
    if (event.prompt.isEmpty())
        return Error{ErrorCode::EventWithoutPrompt, PlayWords::tr("An event says no prompt."), {}};
    event.seat = object.value("seat"_L1).toInt(noSeat);
    for (const auto &die : object.value("dice"_L1).toArray())
        event.dice.push_back(die.toInt());
    for (const auto &choice : object.value("choices"_L1).toArray())
        event.choices.append(plainLine(choice.toString()));
    if (const QJsonValue number = object.value("number"_L1); number.isDouble())
        event.number = number.toInt();
    event.text = shortened(plainLines(object.value("text"_L1).toString()), longestKeptWords);
    event.rolledByDugout = object.value("rolled"_L1).toBool();
    event.values = object.value("values"_L1).toObject();
    return event;
}

} // namespace dugout
