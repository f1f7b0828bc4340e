// SPDX-License-Identifier: GPL-3.0-or-later
// Prints what loading an edition costs: its teams alone, everything, and bare parsing of the same
// bytes with Qt's JSON reader as the reference.
#include "core/rules/rulesetcheck.h"
#include "core/rules/rulesetlibrary.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>

#include <algorithm>
#include <cstdio>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

template<typename Work>
double median(const Work &work)
{
    std::vector<double> times;
    for (int round = 0; round < 11; ++round) {
        QElapsedTimer timer;
        timer.start();
        work();
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

void parseBare(const QString &id)
{
    const QDir folder(u":/rulesets/"_s + id);
    for (const QString &name : folder.entryList(QDir::Files)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            (void)QJsonDocument::fromJson(file.readAll());
    }
}

} // namespace

int main()
{
    std::printf("%-12s %12s %12s %12s\n", "ms", "teams", "everything", "bare JSON");
    for (const QString &id : RulesetLibrary().ids()) {
        const double teams = median([&id] {
            RulesetLibrary library;
            (void)(*library.load(id))->rosters();
        });
        const double everything = median([&id] {
            RulesetLibrary library;
            (void)checkRuleset(**library.load(id));
        });
        const double bare = median([&id] { parseBare(id); });
        std::printf("%-12s %12.2f %12.2f %12.2f\n", qPrintable(id), teams, everything, bare);
    }
}
