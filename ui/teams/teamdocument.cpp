// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/teamdocument.h"

#include "ui/common/valueedit.h"

#include <QDateTime>

namespace dugout {

TeamDocument::TeamDocument(DocumentStore &documents, RulesetLibrary &rulesets, QObject *parent)
    : QObject(parent)
    , m_documents(documents)
    , m_rulesets(rulesets)
{ }

Result<void> TeamDocument::open(const DocumentId &id)
{
    auto kept = loadTeam(m_documents, id);
    if (!kept)
        return kept.error();
    auto ruleset = m_rulesets.load(kept->team.ruleset.text());
    if (!ruleset)
        return ruleset.error();
    m_undo.clear();
    m_kept = std::move(*kept);
    m_ruleset = *ruleset;
    emit changed();
    return {};
}

Result<void> TeamDocument::create(const Team &team)
{
    const auto saved = saveTeam(m_documents, {team, {}}, QDateTime::currentMSecsSinceEpoch());
    if (!saved)
        return saved.error();
    return open(saved->id);
}

std::vector<TeamProblem> TeamDocument::problems(Language language) const
{
    return isOpen() ? checkTeam(m_kept.team, *m_ruleset, language) : std::vector<TeamProblem>{};
}

void TeamDocument::edit(const Result<Team> &edited, const QString &what)
{
    if (!edited)
        emit refused(edited.error().message);
    else if (*edited != m_kept.team)
        m_undo.push(new ValueEdit<Team>(what, team(), *edited,
                                        [this](const Team &each) { return put(each); }));
}

bool TeamDocument::put(const Team &team)
{
    auto ruleset = m_rulesets.load(team.ruleset.text());
    if (!ruleset) {
        emit refused(ruleset.error().message);
        return false;
    }
    KeptTeam next{team, m_kept.summary};
    const auto saved = saveTeam(m_documents, next, QDateTime::currentMSecsSinceEpoch());
    if (!saved) {
        emit refused(saved.error().message);
        return false;
    }
    next.summary = *saved;
    m_kept = std::move(next);
    m_ruleset = *ruleset;
    emit changed();
    return true;
}

Result<void> TeamDocument::remove()
{
    auto removed = m_documents.remove(m_kept.summary);
    if (removed) {
        m_undo.clear();
        m_ruleset.reset();
    }
    return removed;
}

} // namespace dugout
