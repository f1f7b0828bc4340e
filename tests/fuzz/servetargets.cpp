// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/servetargets.h"

#include "app/serve/httprequest.h"
#include "core/leaguefiles/leaguesite.h"
#include "core/rules/rulesetlibrary.h"
#include "core/table/rulesearch.h"
#include "core/table/tableanswer.h"
#include "tests/fuzz/demand.h"

using namespace Qt::StringLiterals;

namespace dugout::fuzz {

namespace {

QByteArray written(const HttpRequest &request)
{
    QByteArray bytes = request.method + ' ' + request.path
        + (request.query.isEmpty() ? QByteArray() : '?' + request.query) + " HTTP/1.1\r\n";
    for (const HttpRequest::Field &field : request.fields)
        bytes += field.name + ": " + field.value + "\r\n";
    return bytes + "\r\n" + request.body;
}

} // namespace

void readRequest(const QByteArray &bytes, const QString & /*name*/)
{
    const HttpReading reading = readHttpRequest(bytes);
    if (reading.state == HttpReading::State::Refused) {
        demand(reading.status >= 400 && reading.status < 600, "a refusal without a status");
        return;
    }
    const HttpLimits limits;
    if (reading.state == HttpReading::State::NeedsMore) {
        demand(bytes.size() < limits.head + limits.body, "waits for more than it would take");
        return;
    }
    const HttpRequest &request = reading.request;
    demand(request.path.startsWith('/') && request.fields.size() <= limits.fields
               && request.body.size() <= limits.body,
           "beyond the limits");
    // What is written anew may be a little longer than what came: fields have a space before them.
    const HttpReading again = readHttpRequest(written(request));
    demand(again.state == HttpReading::State::Refused || again.request == request,
           "a request is not what it was");
    (void)request.cookie("k");
    (void)request.asked("q");
    for (qsizetype i = 0; i < bytes.size(); i += 1 + bytes.size() / 16)
        demand(readHttpRequest(bytes.first(i)).state != HttpReading::State::Complete,
               "half a request is whole");
}

void readPhoneAnswer(const QByteArray &bytes, const QString & /*name*/)
{
    const auto answer = readTableAnswer(bytes);
    if (!isRead(answer))
        return;
    Prompt prompt;
    prompt.id = answer->prompt;
    prompt.seat = 0;
    prompt.kind = PromptKind::Choice;
    prompt.choices = {u"a"_s, u"b"_s};
    SeededRandomSource source(1);
    demand(!isRead(eventFor({}, *answer, {prompt}, source)), "a spectator answers");
    demand(!isRead(eventFor({1}, *answer, {prompt}, source)), "the wrong coach answers");
    const auto event = eventFor({0}, *answer, {prompt}, source);
    demand(isRead(event), "the right coach does not");
    (void)isRead(checkAnswer(prompt, *event));
}

void readPhoneQuestion(const QByteArray &bytes, const QString & /*name*/)
{
    static RulesetLibrary library;
    static const auto ruleset = *library.load(u"crp"_s);
    HttpRequest request;
    request.query = bytes;
    const QString words = request.asked("q");
    constexpr qsizetype mostFound = 25;
    demand(searchRules(*ruleset, words).size() <= mostFound, "more is found than is shown");
}

void readSitePath(const QByteArray &bytes, const QString & /*name*/)
{
    static const LeagueShown shown = [] {
        LeagueShown made;
        made.league.name = u"<League>"_s;
        return made;
    }();
    const QString path = QString::fromLatin1(bytes);
    const QByteArray page = leagueSitePage(shown, {}, path);
    if (page.isNull())
        return;
    demand(!path.startsWith(u'/') && !path.contains(u".."_s) && !path.contains(u'%'),
           "a path that is none leads somewhere");
    // A calendar has no markup.
    demand(path.endsWith(u".ics"_s) || !page.contains("<League>"), "a name became markup");
}

} // namespace dugout::fuzz
