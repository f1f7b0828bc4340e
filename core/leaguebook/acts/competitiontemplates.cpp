// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/acts/actfields.h"
#include "core/leaguebook/acts/actkinds.h"
#include "core/leaguebook/leaguerepository.h"
#include "core/values/jsonwriter.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct TemplateWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueActs)
};

QString templateKind()
{
    return u"competition"_s;
}

Result<DocumentSummary> summaryNamed(DocumentStore &documents, const QString &name)
{
    DocumentQuery query;
    query.kind = templateKind();
    query.names = {name};
    const auto found = documents.list(query);
    if (!found)
        return found.error();
    if (found->empty())
        return Error{ErrorCode::NoSuchTemplate,
                     TemplateWords::tr("There is no template \"%1\" here.").arg(name),
                     {}};
    return found->front();
}

} // namespace

Result<QStringList> LeagueRepository::templates() const
{
    DocumentQuery query;
    query.kind = templateKind();
    const auto found = m_stores.documents.list(query);
    if (!found)
        return found.error();
    QStringList names;
    for (const DocumentSummary &each : *found)
        names.append(each.name);
    names.sort();
    return names;
}

Result<CompetitionPlan> LeagueRepository::templateNamed(const QString &name) const
{
    const auto summary = summaryNamed(m_stores.documents, name);
    if (!summary)
        return summary.error();
    const auto document = m_stores.documents.read(templateKind(), summary->id);
    if (!document)
        return document.error();
    CompetitionRules rules;
    ProblemList problems;
    JsonReader(problems, ReadStyle::Tolerant).read(document->body, rules);
    if (!problems.empty() || rules.phases.empty())
        return Error{ErrorCode::LeagueUnreadable,
                     TemplateWords::tr("The template \"%1\" cannot be read.").arg(name),
                     problems.empty() ? QString() : problems.front().toString()};
    CompetitionPlan plan = planOf(rules);
    plan.name.clear();
    return plan;
}

Result<void> LeagueRepository::keepTemplate(const QString &name,
                                            const CompetitionRules &rules) const
{
    const QString called = name.trimmed();
    if (called.isEmpty() || called.size() > mostActText)
        return Error{
            ErrorCode::CompetitionNamed, TemplateWords::tr("A template needs a name."), {}};
    const auto known = summaryNamed(m_stores.documents, called);
    if (!known && known.error().code != ErrorCode::NoSuchTemplate)
        return known.error();
    Document document;
    if (known)
        document.summary = *known;
    else
        document.summary.id = DocumentId(freshId());
    document.summary.kind = templateKind();
    document.summary.name = called;
    document.summary.modifiedMs = m_stores.clock();
    document.body = JsonWriter(WriteStyle::Whole).object(rules);
    const auto kept = m_stores.documents.save({document});
    return kept ? Result<void>() : Result<void>(kept.error());
}

Result<void> LeagueRepository::removeTemplate(const QString &name) const
{
    const auto summary = summaryNamed(m_stores.documents, name);
    return summary ? m_stores.documents.remove(*summary) : Result<void>(summary.error());
}

Result<ActRequest> LeagueRepository::requestFrom(const QJsonObject &request,
                                                 const League &league) const
{
    QJsonObject said = request.value("with"_L1).toObject();
    const QString name = said.value("template"_L1).toString();
    if (request.value("act"_L1).toString() != u"announce" || name.isEmpty())
        return actRequestFrom(request, league);
    const auto plan = templateNamed(name);
    if (!plan)
        return plan.error();
    QJsonObject whole = JsonWriter(WriteStyle::Whole).object(*plan);
    const bool isShaped = plan->phases.empty();
    if (isShaped)
        whole.remove("phases"_L1);
    said.remove("template"_L1);
    for (auto it = said.begin(); it != said.end(); ++it)
        whole.insert(it.key(), it.value());
    if (!isShaped) { // its phases say that already
        for (const char *each : {"format", "rounds", "legs", "divisions", "across", "playOffs",
                                 "qualifyBy", "pairs", "bestOf", "thirdPlace"})
            whole.remove(QLatin1String(each));
    }
    QJsonObject resolved = request;
    resolved.insert("with"_L1, whole);
    return actRequestFrom(resolved, league);
}

} // namespace dugout
