// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/turnuse.h"

namespace dugout {

namespace {

struct UseWriter
{
    QString operator()(KnownWord<TurnMarks> mark) const { return mark.word(); }
    template<typename Tag>
    QString operator()(const Id<Tag> &id) const
    {
        return id.text();
    }
};

} // namespace

QString turnUseText(const TurnUse &use)
{
    return std::visit(UseWriter{}, use);
}

} // namespace dugout
