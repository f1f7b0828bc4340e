// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/paperslip.h"

#include "core/values/jsonreader.h"
#include "core/values/jsonwriter.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct PaperSlipWords
{
    Q_DECLARE_TR_FUNCTIONS(PaperSlip)
};

} // namespace

template<>
const QStringList &enumWords<PaperConcession>()
{
    static const QStringList words{u"none"_s, u"home"_s, u"away"_s, u"home-free"_s, u"away-free"_s};
    return words;
}

int SlipSide::sum(int SlipRow::*what) const
{
    int total = 0;
    for (const SlipRow &row : rows)
        total += row.*what;
    return total;
}

int SlipSide::hurt() const
{
    int total = 0;
    for (const SlipRow &row : rows)
        total += static_cast<int>(row.injuries.size());
    return total;
}

QJsonObject slipToJson(const PaperSlip &sheet)
{
    return JsonWriter().object(sheet);
}

Result<PaperSlip> slipFromJson(const QJsonObject &object)
{
    ProblemList problems;
    PaperSlip sheet;
    JsonReader(problems, ReadStyle::Strict).read(object, sheet);
    if (problems.empty())
        return sheet;
    QStringList all;
    for (const Problem &problem : problems)
        all.append(problem.place + u": "_s + problem.reason);
    return Error{ErrorCode::SheetUnreadable,
                 PaperSlipWords::tr("This match sheet has a fault: %1.").arg(all.constFirst()),
                 all.join(u'\n')};
}

} // namespace dugout
