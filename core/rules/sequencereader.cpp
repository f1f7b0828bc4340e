// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/partreaders.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

SequenceStep readStep(const Entry &entry, ProblemList &problems)
{
    EntryReader reader(entry, problems);
    SequenceStep step;
    step.id = reader.id();
    step.name = reader.text(u"name"_s);
    step.shortName = reader.optionalText(u"short"_s);
    step.summary = reader.text(u"summary"_s);
    if (const QString table = reader.optionalId(u"table"_s); !table.isEmpty())
        step.table = TableId(table);
    if (const QString option = reader.optionalId(u"option"_s); !option.isEmpty())
        step.option = OptionId(option);
    if (const QString inner = reader.optionalId(u"sequence"_s); !inner.isEmpty())
        step.sequence = SequenceId(inner);
    (void)reader.flag(u"told"_s, false); // for those who check, see contract.h
    step.source = reader.provenance();
    reader.refuseUnknown();
    return step;
}

} // namespace

Sequence readSequence(const Entry &entry, ProblemList &problems)
{
    EntryReader reader(entry, problems);
    Sequence sequence;
    sequence.id = SequenceId(reader.id());
    sequence.name = reader.text(u"name"_s);
    sequence.summary = reader.text(u"summary"_s);
    if (const QString option = reader.optionalId(u"option"_s); !option.isEmpty())
        sequence.option = OptionId(option);
    (void)reader.flag(u"told"_s, false);
    sequence.source = reader.provenance();
    for (const Entry &child : reader.children(u"steps"_s, EntryReader::Repeats::Refused))
        sequence.steps.push_back(readStep(child, problems));
    reader.refuseUnknown();
    return sequence;
}

} // namespace dugout
