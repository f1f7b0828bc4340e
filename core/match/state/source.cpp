// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/source.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct SourceWriter
{
    QString operator()(std::monostate) const { return {}; }
    QString operator()(const CardOf &card) const { return card.toString(); }
    QString operator()(StartsDrive how) const
    {
        return how == StartsDrive::LyingDown ? u"lying-down"_s : u"set-up-stunned"_s;
    }
    template<typename Tag>
    QString operator()(const Id<Tag> &id) const
    {
        return id.text();
    }
};

} // namespace

QString sourceText(const Source &source)
{
    return std::visit(SourceWriter{}, source);
}

} // namespace dugout
