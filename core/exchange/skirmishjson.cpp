// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/skirmishjson.h"

#include "core/exchange/fileseal.h"
#include "core/files/writefile.h"
#include "core/rules/partreaders.h"
#include "core/text/plaintext.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int newestVersion = 1;
constexpr qsizetype mostActions = 200'000;
constexpr size_t mostCards = 5'000;
constexpr size_t mostSeats = 4;

QJsonObject optionsToJson(const OptionChoices &options)
{
    QJsonObject object;
    for (const auto &[id, value] : options) {
        if (const bool *on = std::get_if<bool>(&value))
            object.insert(id.text(), *on);
        else if (const int *number = std::get_if<int>(&value))
            object.insert(id.text(), *number);
        else
            object.insert(id.text(), std::get<QString>(value));
    }
    return object;
}

OptionChoices optionsFromJson(const QJsonObject &object)
{
    OptionChoices options;
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (it->isBool())
            options[OptionId(it.key())] = it->toBool();
        else if (it->isDouble())
            options[OptionId(it.key())] = it->toInt();
        else if (it->isString())
            options[OptionId(it.key())] = plainLine(it->toString());
    }
    return options;
}

QJsonObject seatToJson(const SkirmishSeat &seat)
{
    QJsonArray boards;
    for (const BoardFace &face : seat.boards)
        boards.append(boardToJson(face));
    return {{u"name"_s, seat.name},
            {u"warband"_s, warbandToJson(seat.warband)},
            {u"deck"_s, deckToJson(seat.deck)},
            {u"boards"_s, boards}};
}

QJsonObject fixtureToJson(const SkirmishFixture &fixture)
{
    return {{u"league"_s, fixture.league},
            {u"fixture"_s, fixture.fixture},
            {u"competition"_s, fixture.competition},
            {u"round"_s, fixture.round}};
}

SkirmishFixture readFixture(const QJsonObject &object)
{
    constexpr qsizetype longestWord = 200;
    constexpr int mostRounds = 9'999;
    const auto word = [&object](QLatin1String key) {
        return shortened(plainLine(object.value(key).toString()), longestWord);
    };
    return {word("league"_L1), word("fixture"_L1), word("competition"_L1),
            std::clamp(object.value("round"_L1).toInt(), 0, mostRounds)};
}

SkirmishSeat readSeat(const Entry &entry, ProblemList &problems)
{
    EntryReader reader(entry, problems);
    SkirmishSeat seat;
    seat.name = plainLine(reader.optionalString(u"name"_s));
    if (const auto warband = reader.child(u"warband"_s))
        seat.warband = readWarband(*warband, problems);
    else
        reader.complain(u"warband"_s, EntryReader::tr("an object is needed"));
    if (const auto deck = reader.child(u"deck"_s))
        seat.deck = readDeckList(*deck, problems);
    for (const Entry &board : reader.children(u"boards"_s))
        seat.boards.push_back(readBoardFace(board, problems));
    reader.refuseUnknown();
    return seat;
}

Error faulty(const ProblemList &problems)
{
    QStringList details;
    for (const Problem &problem : problems)
        details.append(problem.toString());
    return {ErrorCode::SkirmishFaulty, SkirmishJson::tr("The skirmish has a fault."),
            details.join(u'\n')};
}

Result<std::vector<LogAction>> readActions(const QJsonArray &array)
{
    if (array.size() > mostActions)
        return Error{ErrorCode::SkirmishTooLong, SkirmishJson::tr("The history is too long."), {}};
    std::vector<LogAction> actions;
    actions.reserve(static_cast<size_t>(array.size()));
    for (const auto &element : array) {
        auto action = logActionFromJson(element.toObject());
        if (!action)
            return action.error();
        actions.push_back(*std::move(action));
    }
    return actions;
}

} // namespace

QJsonObject SkirmishJson::writeSetup(const SkirmishSetup &setup)
{
    QJsonArray seats;
    for (const SkirmishSeat &seat : setup.seats)
        seats.append(seatToJson(seat));
    QJsonArray cards;
    for (const SkirmishCard &card : setup.cards)
        cards.append(cardToJson(card));
    QJsonObject object{{u"ruleset"_s, setup.ruleset.text()},
                       {u"options"_s, optionsToJson(setup.options)},
                       {u"tracksCards"_s, setup.tracksCards},
                       {u"tracksField"_s, setup.tracksField},
                       {u"seats"_s, seats},
                       {u"cards"_s, cards}};
    if (!setup.way.isEmpty())
        object.insert("way"_L1, setup.way);
    if (!setup.fixture.isEmpty())
        object.insert("fixture"_L1, fixtureToJson(setup.fixture));
    return object;
}

Result<SkirmishSetup> SkirmishJson::readSetup(const QJsonObject &object)
{
    ProblemList problems;
    EntryReader reader({object, u"skirmish"_s, u"setup"_s}, problems);
    SkirmishSetup setup;
    setup.ruleset = RulesetId(reader.optionalId(u"ruleset"_s));
    if (!object.contains("ruleset"_L1))
        reader.complain(
            u"ruleset"_s,
            EntryReader::tr("an id of lower-case letters, digits and hyphens is needed"));
    setup.options = optionsFromJson(reader.raw(u"options"_s).toObject());
    setup.tracksCards = reader.flag(u"tracksCards"_s, true);
    setup.tracksField = reader.flag(u"tracksField"_s, true);
    if (object.contains("way"_L1))
        setup.way = reader.word(u"way"_s, wayNames());
    setup.fixture = readFixture(reader.raw(u"fixture"_s).toObject());
    const std::vector<Entry> seats = reader.children(u"seats"_s);
    const std::vector<Entry> cards = reader.children(u"cards"_s);
    if (seats.size() > mostSeats || cards.size() > mostCards)
        reader.complain(u"seats"_s, EntryReader::tr("the list is too long"));
    else {
        for (const Entry &entry : seats)
            setup.seats.push_back(readSeat(entry, problems));
        for (const Entry &entry : cards)
            setup.cards.push_back(readSkirmishCard(entry, problems));
    }
    reader.refuseUnknown();
    if (!problems.empty())
        return faulty(problems);
    return setup;
}

QJsonObject SkirmishJson::write(const SkirmishRecord &record)
{
    QJsonArray actions;
    for (const LogAction &action : record.actions)
        actions.append(logActionToJson(action));
    QJsonObject object{{u"format"_s, u"dugout-skirmish"_s},
                       {u"version"_s, newestVersion},
                       {u"setup"_s, writeSetup(record.setup)},
                       {u"actions"_s, actions}};
    if (record.altered)
        object.insert("altered"_L1, true);
    return object;
}

Result<SkirmishRecord> SkirmishJson::read(const QJsonObject &object)
{
    if (object.value("format"_L1).toString() != u"dugout-skirmish"_s)
        return Error{ErrorCode::SkirmishFormat, tr("This file holds no skirmish."), {}};
    if (object.value("version"_L1).toDouble() > newestVersion)
        return Error{ErrorCode::SkirmishVersion, tr("A newer Dugout wrote this skirmish."), {}};
    auto setup = readSetup(object.value("setup"_L1).toObject());
    if (!setup)
        return setup.error();
    if (!object.value("actions"_L1).isArray()) // one that lost its history is none that begins
        return Error{ErrorCode::SkirmishFormat, tr("This file holds no skirmish."), u"actions"_s};
    auto actions = readActions(object.value("actions"_L1).toArray());
    if (!actions)
        return actions.error();
    return SkirmishRecord{*std::move(setup), *std::move(actions),
                          object.value("altered"_L1).toBool()};
}

QByteArray SkirmishJson::toBytes(const SkirmishRecord &record)
{
    QByteArray text = QJsonDocument(write(record)).toJson(QJsonDocument::Compact);
    text.chop(1); // the brace that closes it comes behind the seal
    return sealed(text + ',');
}

Result<SkirmishRecord> SkirmishJson::fromBytes(const QByteArray &bytes)
{
    return read(QJsonDocument::fromJson(bytes).object());
}

Result<void> SkirmishJson::save(const QString &path, const SkirmishRecord &record)
{
    return writeFile(path, toBytes(record));
}

Result<SkirmishSession> SkirmishJson::open(const SkirmishRecord &record, RulesetLibrary &library,
                                           SkirmishSession::Keep keep)
{
    const auto ruleset = library.load(record.setup.ruleset.text());
    if (!ruleset)
        return ruleset.error();
    for (const SetupProblem &problem : checkSetup(record.setup, **ruleset)) {
        if (!problem.isOfDeck())
            return Error{problem.code, problem.message, {}};
    }
    SkirmishSession session(SkirmishGame(*ruleset, record.setup), std::move(keep));
    for (const LogAction &action : record.actions) {
        if (auto done = session.restore(action); !done)
            return done.error();
    }
    session.refold();
    return session;
}

} // namespace dugout
