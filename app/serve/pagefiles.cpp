// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/pagefiles.h"

#include "app/serve/httpstatus.h"
#include "app/serve/pageicons.h"

#include <QFile>

#include <span>

namespace dugout {

namespace {

struct PageFile
{
    QByteArrayView path;
    std::span<const char16_t *const> resources; ///< sent one after the other
    QByteArrayView type;
};

constexpr const char16_t *pageMarkup[]{u":/pages/table.html"};
constexpr const char16_t *pageStyle[]{u":/pages/table.css"};
/// The first says that all are strict; the last begins.
constexpr const char16_t *pageScripts[]{
    u":/pages/page.js",     u":/pages/talk.js",   u":/pages/line.js",  u":/pages/clock.js",
    u":/pages/pictures.js", u":/pages/shirts.js", u":/pages/dice.js",  u":/pages/answers.js",
    u":/pages/asked.js",    u":/pages/turn.js",   u":/pages/block.js", u":/pages/match.js",
    u":/pages/skirmish.js", u":/pages/own.js",    u":/pages/rules.js", u":/pages/odds.js",
    u":/pages/league.js",   u":/pages/log.js",    u":/pages/table.js"};
constexpr const char16_t *pageIcon[]{u":/icons/dugout.svg"};
constexpr const char16_t *coachMarkup[]{u":/pages/coach.html"};
constexpr const char16_t *coachStyle[]{u":/pages/coach.css"};
constexpr const char16_t *coachScripts[]{u":/pages/page.js",     u":/pages/talk.js",
                                         u":/pages/pictures.js", u":/pages/league.js",
                                         u":/pages/sheet.js",    u":/pages/coach.js"};

/// All there is: a path is one of these or nothing.
constexpr PageFile tableFiles[]{
    {"/", pageMarkup, "text/html; charset=utf-8"},
    {"/table.css", pageStyle, "text/css; charset=utf-8"},
    {"/table.js", pageScripts, "text/javascript; charset=utf-8"},
    {"/icon.svg", pageIcon, "image/svg+xml"},
};
constexpr PageFile coachFiles[]{
    {"/coach", coachMarkup, "text/html; charset=utf-8"},
    {"/coach.css", coachStyle, "text/css; charset=utf-8"},
    {"/coach.js", coachScripts, "text/javascript; charset=utf-8"},
};

HttpResponse whole(const PageFile &file)
{
    HttpResponse response{httpstatus::ok, file.type.toByteArray()};
    for (const char16_t *name : file.resources) {
        QFile resource(QString::fromUtf16(name));
        (void)resource.open(QIODevice::ReadOnly);
        response.body += resource.readAll();
    }
    return response;
}

std::optional<HttpResponse> fileOf(std::span<const PageFile> files, const QByteArray &path)
{
    for (const PageFile &each : files) {
        if (each.path == path)
            return whole(each);
    }
    return std::nullopt;
}

} // namespace

std::optional<HttpResponse> tablePageFile(const QByteArray &path)
{
    if (path == "/icons.svg")
        return HttpResponse{httpstatus::ok, "image/svg+xml", pageIcons()};
    return fileOf(tableFiles, path);
}

std::optional<HttpResponse> coachPageFile(const QByteArray &path)
{
    return fileOf(coachFiles, path);
}

} // namespace dugout
