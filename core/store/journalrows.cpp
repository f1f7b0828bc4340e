// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/journalrows.h"

#include "core/store/jsontext.h"
#include "core/store/query.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr QStringView stateNames[]{u"running", u"undecided", u"finished"};

JournalState stateFromText(const QString &text)
{
    for (const JournalState state : {JournalState::Undecided, JournalState::Finished}) {
        if (text == stateText(state))
            return state;
    }
    return JournalState::Running;
}

} // namespace

QString stateText(JournalState state)
{
    return stateNames[static_cast<size_t>(state)].toString();
}

QString summarySelection()
{
    return u"SELECT id, game, title, created_ms, changed_ms, entry_count, state, standing FROM journal"_s;
}

QString standingText(const QJsonObject &standing)
{
    return standing.isEmpty() ? QString(u""_s) : jsonToText(standing);
}

Result<JournalSummary> journalSummaryFrom(const Query &row)
{
    JournalSummary summary{JournalId(row.text(0)),
                           row.text(1),
                           row.name(2),
                           row.number(3),
                           row.number(4),
                           row.number(5),
                           {stateFromText(row.text(6)), {}}};
    if (const QString text = row.text(7); !text.isEmpty()) {
        const auto standing = jsonFromText(text, u"journal "_s + row.text(0));
        if (!standing)
            return standing.error();
        summary.stand.standing = *standing;
    }
    return summary;
}

} // namespace dugout
