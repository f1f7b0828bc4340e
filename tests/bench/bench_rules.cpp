// SPDX-License-Identifier: GPL-3.0-or-later
// Prints what loading an edition costs: its teams alone, every part, every part with the check of
// all references, and bare parsing of its own files with Qt's JSON reader as the reference.
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

/// Of `work` alone: what it gives back is taken down again outside the measured time.
template<typename Work>
double median(const Work &work)
{
    std::vector<double> times;
    for (int round = 0; round < 11; ++round) {
        QElapsedTimer timer;
        timer.start();
        const auto made = work();
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

std::vector<QJsonDocument> bareDocuments(const QString &id)
{
    std::vector<QJsonDocument> documents;
    const QDir folder(u":/rulesets/"_s + id);
    for (const QString &name : folder.entryList(QDir::Files)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            documents.push_back(QJsonDocument::fromJson(file.readAll()));
    }
    return documents;
}

} // namespace

int main()
{
    std::printf("%-12s %12s %12s %12s %12s\n", "ms", "teams", "every part", "with checks",
                "bare JSON");
    for (const QString &id : RulesetLibrary().ids()) {
        const double teams = median([&id] {
            const auto ruleset = *RulesetLibrary().load(id);
            (void)ruleset->rosters();
            return ruleset;
        });
        const double parts = median([&id] {
            const auto ruleset = *RulesetLibrary().load(id);
            ruleset->readEveryPart();
            return ruleset;
        });
        const double checked = median([&id] {
            const auto ruleset = *RulesetLibrary().load(id);
            (void)checkRuleset(*ruleset);
            return ruleset;
        });
        const double bare = median([&id] { return bareDocuments(id); });
        std::printf("%-12s %12.2f %12.2f %12.2f %12.2f\n", qPrintable(id), teams, parts, checked,
                    bare);
    }
}
