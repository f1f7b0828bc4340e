// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/partreaders.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

OptionChoice readChoice(const Entry &entry, ProblemList &problems)
{
    EntryReader reader(entry, problems);
    OptionChoice choice;
    choice.id = reader.id();
    choice.name = reader.text(u"name"_s);
    choice.summary = reader.optionalText(u"summary"_s);
    choice.values = reader.numbers(u"values"_s);
    reader.refuseUnknown();
    return choice;
}

OptionValue readDefault(EntryReader &reader, const Option &option)
{
    const QJsonValue value = reader.raw(u"default"_s);
    if (!option.choices.empty()) {
        const QString wanted = value.toString();
        const bool known
            = std::any_of(option.choices.begin(), option.choices.end(),
                          [&](const OptionChoice &choice) { return choice.id == wanted; });
        if (!known)
            reader.complain(u"default"_s, EntryReader::tr("the default is none of the choices"));
        return wanted;
    }
    if (value.isDouble())
        return reader.number(u"default"_s, 0, std::numeric_limits<int>::max());
    if (!value.isBool())
        reader.complain(u"default"_s, EntryReader::tr("true or false is needed"));
    return value.toBool();
}

} // namespace

Option readOption(const Entry &entry, ProblemList &problems)
{
    EntryReader reader(entry, problems);
    Option option;
    option.id = OptionId(reader.id());
    option.name = reader.text(u"name"_s);
    option.summary = reader.text(u"summary"_s);
    for (const Entry &child : reader.children(u"choices"_s, EntryReader::Repeats::Refused))
        option.choices.push_back(readChoice(child, problems));
    option.defaultValue = readDefault(reader, option);
    option.group = reader.optionalId(u"group"_s);
    option.values = reader.numbers(u"values"_s);
    option.source = reader.provenance();
    reader.refuseUnknown();
    return option;
}

} // namespace dugout
