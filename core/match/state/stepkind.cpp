// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/stepkind.h"

#include "core/text/wordindex.h"

#include <array>

namespace dugout {

namespace {

/// In the order of the ids.
const std::array<QString, StepKind::End> &stepWords()
{
    static const std::array<QString, StepKind::End> words{
        QString(),
#define STEP_KIND(id, word) QStringLiteral(word),
#include "core/match/state/stepkinds.inc"
#undef STEP_KIND
    };
    return words;
}

WordIndex kindsByWord()
{
    WordIndex kinds(StepKind::End);
    for (size_t id = 1; id < stepWords().size(); ++id)
        kinds.add(stepWords().at(id), id);
    return kinds;
}

} // namespace

StepKind StepKind::named(QStringView word)
{
    static const WordIndex kinds = kindsByWord();
    const size_t id = kinds.find(word);
    return id == WordIndex::nowhere ? None : static_cast<Id>(id);
}

const QString &StepKind::word() const
{
    return stepWords().at(m_id);
}

} // namespace dugout
