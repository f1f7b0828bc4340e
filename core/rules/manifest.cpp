// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/manifest.h"

#include "core/rules/partreaders.h"
#include "core/rules/rulesetfiles.h"
#include "core/rules/rulesetform.h"

using namespace Qt::StringLiterals;

namespace dugout {

std::optional<Manifest> readManifest(const QString &folder, ProblemList &problems)
{
    const size_t before = problems.size();
    const auto object = readJsonFile(folder + u"/ruleset.json"_s, problems);
    if (!object)
        return std::nullopt;

    const RulesetForm form = rulesetForm(*object);
    Manifest manifest = manifestIn(
        {withEveryLanguage(*object, form.languages).toObject(), u"ruleset.json"_s, {}}, problems);
    if (problems.size() > before)
        return std::nullopt;
    return manifest;
}

Manifest manifestIn(const Entry &entry, ProblemList &problems)
{
    EntryReader reader(entry, problems);
    Manifest manifest;
    (void)reader.optionalString(u"$schema"_s); // for editors
    (void)reader.optionalNumber(u"format"_s, 1, 2); // see rulesetform.h
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
    return manifest;
}

} // namespace dugout
