// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rulesetlibrary.h"

#include "core/files/readfile.h"
#include "core/rules/rulesetcheck.h"
#include "core/values/complaints.h"

#include <QCryptographicHash>
#include <QDir>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

const QStringList &builtInIds()
{
    static const QStringList ids{u"crp"_s, u"bb2016"_s, u"lrb5"_s, u"lrb4"_s, u"shadespire"_s};
    return ids;
}

/// No edition needs more ancestors, and a circle would never end.
constexpr int mostAncestors = 8;
/// More than any file of a ruleset has.
constexpr qsizetype largestPart = 16 * 1024 * 1024;

/// Why nothing can be taken over from there; empty when all is well. `folders` are those that lead
/// to it.
QString wrongParent(const QString &id, const QString &folder, const QStringList &folders)
{
    const auto isSame = [&folder](const QString &other) {
        return QDir(other).canonicalPath() == QDir(folder).canonicalPath();
    };
    if (std::any_of(folders.begin(), folders.end(), isSame))
        return EntryReader::tr("\"%1\" extends itself by this").arg(id);
    if (folders.size() > mostAncestors)
        return EntryReader::tr("more than %1 rulesets stand one on another").arg(mostAncestors);
    return {};
}

} // namespace

RulesetLibrary::RulesetLibrary(QString ownFolder)
    : m_ownFolder(std::move(ownFolder))
{ }

void RulesetLibrary::findOwn() const
{
    if (m_ownFound || m_ownFolder.isEmpty())
        return;
    m_ownFound = true; // checking one folder may ask for another
    const QStringList names
        = QDir(m_ownFolder).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    // All folders are candidates first, because one may extend another that comes later.
    for (const QString &name : names) {
        if (!builtInIds().contains(name))
            m_ownIds.append(name);
        else
            m_faulty[name] = {{name, {}, tr("this id belongs to a built-in ruleset")}};
    }
    const QStringList candidates = m_ownIds;
    for (const QString &name : candidates) {
        ProblemList problems = checkOwn(name);
        if (problems.empty())
            continue;
        m_faulty[name] = std::move(problems);
        m_ownIds.removeOne(name);
    }
}

/// Teams and matches keep the id that the manifest says, and are looked for by it: in a copy of a
/// folder that still has the old one they would go on by other rules.
ProblemList RulesetLibrary::checkOwn(const QString &name) const
{
    const QString folder = m_ownFolder + u'/' + name;
    ProblemList problems = checkFolder(folder);
    ProblemList said; // all of it is among the problems already
    const auto manifest = readManifest(folder, said);
    if (manifest && manifest->id.text() != name)
        problems.push_back(
            {u"ruleset.json"_s, u"id"_s,
             tr("this is \"%1\", and its folder is called \"%2\"").arg(manifest->id.text(), name)});
    return problems;
}

const std::map<QString, ProblemList> &RulesetLibrary::faulty() const
{
    findOwn();
    return m_faulty;
}

QStringList RulesetLibrary::ids() const
{
    findOwn();
    return builtInIds() + m_ownIds;
}

QString RulesetLibrary::folderOf(const QString &id) const
{
    if (builtInIds().contains(id))
        return u":/rulesets/"_s + id;
    findOwn();
    return m_ownIds.contains(id) ? m_ownFolder + u'/' + id : QString();
}

Result<std::shared_ptr<const Ruleset>> RulesetLibrary::load(const QString &id)
{
    if (const auto found = m_loaded.find(id); found != m_loaded.end())
        return found->second;
    const QString folder = folderOf(id); // looks through the coach's folder where it must
    const auto flawed = m_faulty.find(id);
    if (folder.isEmpty() && flawed != m_faulty.end() && !flawed->second.empty())
        return Error{ErrorCode::RulesetFaulty, tr("The ruleset \"%1\" has a fault.").arg(id),
                     flawed->second.front().toString()};
    if (folder.isEmpty())
        return Error{ErrorCode::RulesetUnknown,
                     tr("There is no ruleset \"%1\"; there are: %2.").arg(id, ids().join(u", "_s)),
                     {}};
    ProblemList problems;
    std::shared_ptr<const Ruleset> ruleset = open(folder, problems);
    if (!ruleset)
        return Error{ErrorCode::RulesetFaulty, tr("The ruleset \"%1\" has a fault.").arg(id),
                     problems.empty() ? QString() : problems.front().toString()};
    m_loaded[id] = ruleset;
    return ruleset;
}

QString RulesetLibrary::missingParent(const QString &id) const
{
    return m_faulty.contains(id)
        ? EntryReader::tr("\"%1\" has a fault itself").arg(id)
        : Complaint::withMeant(EntryReader::tr("there is no \"%1\"").arg(id), id, ids());
}

std::shared_ptr<const Ruleset> RulesetLibrary::open(const QString &folder,
                                                    ProblemList &problems) const
{
    const auto manifest = readManifest(folder, problems);
    if (!manifest)
        return nullptr;
    QStringList folders{folder};
    auto parent = manifest->parent;
    while (parent) {
        const QString parentFolder = folderOf(parent->text());
        const QString wrong = parentFolder.isEmpty()
            ? missingParent(parent->text())
            : wrongParent(parent->text(), parentFolder, folders);
        if (!wrong.isEmpty()) {
            problems.push_back({u"ruleset.json"_s, u"extends"_s, wrong});
            return nullptr;
        }
        const auto parentManifest = readManifest(parentFolder, problems);
        if (!parentManifest)
            return nullptr;
        folders.prepend(parentFolder);
        parent = parentManifest->parent;
    }
    return std::make_shared<const Ruleset>(*manifest, folders);
}

ProblemList RulesetLibrary::checkFolder(const QString &folder) const
{
    ProblemList problems;
    const auto ruleset = open(folder, problems);
    if (!ruleset)
        return problems;
    if (builtInIds().contains(ruleset->id().text()))
        problems.push_back(
            {u"ruleset.json"_s, u"id"_s, tr("this id belongs to a built-in ruleset")});
    ProblemList found = checkRuleset(*ruleset);
    problems.insert(problems.end(), found.begin(), found.end());
    return problems;
}

QString RulesetLibrary::fingerprint(const QString &id) const
{
    constexpr qsizetype digits = 16;
    if (builtInIds().contains(id))
        return {};
    const QDir folder(folderOf(id));
    QCryptographicHash sum(QCryptographicHash::Sha1);
    for (const QString &name : folder.entryList({u"*.json"_s}, QDir::Files, QDir::Name)) {
        const auto bytes = readFile(folder.filePath(name), largestPart);
        if (!bytes)
            continue;
        sum.addData(name.toUtf8());
        sum.addData(*bytes);
    }
    return QString::fromLatin1(sum.result().toHex().left(digits));
}

} // namespace dugout
