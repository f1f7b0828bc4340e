// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/correctionpreview.h"

#include "core/leaguebook/leaguepreview.h"
#include "ui/league/leaguedocument.h"
#include "ui/league/questiondialog.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct CorrectionPreview
{
    Q_DECLARE_TR_FUNCTIONS(CorrectionPreview)
};

} // namespace

QString previewWords(const LeagueDocument &document, const League &before, const League &after)
{
    const QStringList lines
        = previewLines(before, previewOf(before, after), document.ruleset().get());
    if (lines.isEmpty())
        return CorrectionPreview::tr("Nothing else changes: no team, table, pair, prize or "
                                     "rating.");
    return previewInShort(lines).join(u'\n');
}

void addPreview(QuestionDialog &dialog, const LeagueDocument &document, const League &after)
{
    dialog.addNote([&document, before = document.league(), after] {
        return previewWords(document, before, after);
    });
}

QString previewOfDoing(const LeagueDocument &document, const std::vector<LeagueEvent> &events)
{
    const auto after = document.opened().trial(events);
    return after ? previewWords(document, document.league(), *after) : after.error().message;
}

} // namespace dugout
