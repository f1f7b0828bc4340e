// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/stepsubject.h"

#include "core/text/oneofparts.h"

namespace dugout {

template class OneOf<StepSubject::Kinds>;

namespace {

struct Text
{
    QString operator()(std::monostate) const { return {}; }
    QString operator()(const CardOf &card) const { return card.toString(); }
    template<typename Tag>
    QString operator()(const Id<Tag> &id) const
    {
        return id.text();
    }
};

} // namespace

QString subjectText(const StepSubject &subject)
{
    return subject.visit(Text{});
}

} // namespace dugout
