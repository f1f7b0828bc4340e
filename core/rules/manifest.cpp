// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/manifest.h"

#include "core/rules/entryreader.h"
#include "core/rules/rulesetfiles.h"

using namespace Qt::StringLiterals;

namespace dugout {

std::optional<Manifest> readManifest(const QString &folder, ProblemList &problems)
{
    const size_t before = problems.size();
    const auto object = readJsonFile(folder + u"/ruleset.json"_s, problems);
    if (!object)
        return std::nullopt;

    EntryReader reader({*object, u"ruleset.json"_s, QString()}, problems);
    Manifest manifest;
    manifest.id = RulesetId(reader.id());
    manifest.game = reader.word(u"game"_s, {u"football"_s, u"skirmish"_s}) == u"skirmish"_s
        ? Game::Skirmish
        : Game::Football;
    if (const QString parent = reader.optionalId(u"extends"_s); !parent.isEmpty())
        manifest.parent = RulesetId(parent);
    manifest.name = reader.text(u"name"_s);
    manifest.summary = reader.text(u"summary"_s);
    manifest.document = reader.optionalString(u"document"_s);
    manifest.source = reader.provenance();
    reader.refuseUnknown();
    if (problems.size() > before)
        return std::nullopt;
    return manifest;
}

} // namespace dugout
