// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/report/sentboard.h"

#include "core/text/plaintext.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr QLatin1String boardKey("board");
constexpr qsizetype longestBoardWords = 300;

QJsonArray wordsOn(const DisplayBoard &board)
{
    return {board.period, board.weather, shortened(board.lastEvent, longestBoardWords)};
}

/// A stranger's number.
int boundedCount(const QJsonValue &value)
{
    constexpr int most = 999;
    return std::clamp(value.toInt(), 0, most);
}

QString boundedWords(const QJsonValue &value)
{
    return shortened(plainLine(value.toString()), longestBoardWords);
}

} // namespace

void addBoard(QJsonObject &standing, const MatchSession &session)
{
    QJsonObject words;
    DisplayBoard board;
    for (const Language language : allLanguages) {
        board = makeDisplayBoard(session, language);
        words.insert(languageCode(language), wordsOn(board));
    }
    QJsonArray sides;
    for (const DisplaySide &each : board.sides)
        sides.append(QJsonArray{each.score, each.turn, each.rerolls, each.rerollsSpent});
    standing.insert(boardKey,
                    QJsonObject{{u"active"_s, board.active},
                                {u"over"_s, board.over},
                                {u"sides"_s, sides},
                                {u"words"_s, words}});
}

bool hasBoard(const QJsonObject &standing)
{
    return standing.contains(boardKey);
}

void layBoardOver(DisplayBoard &board, const QJsonObject &standing)
{
    const QJsonObject sent = standing.value(boardKey).toObject();
    const QJsonArray sides = sent.value("sides"_L1).toArray();
    if (sides.size() != static_cast<qsizetype>(board.sides.size()))
        return;
    for (size_t i = 0; i < board.sides.size(); ++i) {
        const QJsonArray figures = sides.at(static_cast<qsizetype>(i)).toArray();
        board.sides.at(i).score = boundedCount(figures.at(0));
        board.sides.at(i).turn = boundedCount(figures.at(1));
        board.sides.at(i).rerolls = boundedCount(figures.at(2));
        board.sides.at(i).rerollsSpent = boundedCount(figures.at(3));
    }
    const int active = sent.value("active"_L1).toInt(noSeat);
    board.active = active == 0 || active == 1 ? active : noSeat;
    board.over = sent.value("over"_L1).toBool();
    const QJsonArray words
        = sent.value("words"_L1).toObject().value(languageCode(board.language)).toArray();
    board.period = boundedWords(words.at(0));
    board.weather = boundedWords(words.at(1));
    board.lastEvent = boundedWords(words.at(2));
}

} // namespace dugout
