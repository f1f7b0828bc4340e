// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/stepkind.h"

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

QHash<QStringView, StepKind> kindsByWord()
{
    QHash<QStringView, StepKind> kinds;
    for (size_t id = 1; id < stepWords().size(); ++id)
        kinds.insert(stepWords().at(id), static_cast<StepKind::Id>(id));
    return kinds;
}

} // namespace

StepKind StepKind::named(QStringView word)
{
    static const QHash<QStringView, StepKind> kinds = kindsByWord();
    return kinds.value(word);
}

const QString &StepKind::word() const
{
    return stepWords().at(m_id);
}

} // namespace dugout
