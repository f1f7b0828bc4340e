// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rulesetfiles.h"

#include "core/files/readfile.h"
#include "core/rules/modifierrows.h"
#include "core/rules/rulesetform.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Our largest file has well under one megabyte; a coach's own will not be ten times as long.
constexpr qsizetype mostBytes = 8 * 1024 * 1024;

const QString formatKey = u"format"_s;

QStringList filesOf(const QStringList &names, const QString &part)
{
    // "teams.json" sorts after "teams-extra.json"; the plain file is to come first.
    QStringList found;
    for (const QString &name : names) {
        if (name.startsWith(part + u'-'))
            found.append(name);
        else if (name == part + u".json"_s)
            found.prepend(name);
    }
    return found;
}

/// A problem names its file already.
QString whyUnread(const Error &error)
{
    if (error.code == ErrorCode::TooLarge)
        return EntryReader::tr("the file is too large");
    if (error.code == ErrorCode::FileSpecial)
        return EntryReader::tr("this is not an ordinary file");
    return EntryReader::tr("the file cannot be read");
}

/// Who reads the manifest says what is wrong with it.
RulesetForm formIn(const QString &folder)
{
    ProblemList told;
    return rulesetForm(readJsonFile(folder + u"/ruleset.json"_s, told).value_or(QJsonObject()));
}

/// A file of a part, as if it said itself how its folder is written.
QJsonObject inForm(const QJsonObject &part, const RulesetForm &form)
{
    QJsonObject object = withEveryLanguage(part, form.languages).toObject();
    object.insert(formatKey, int(form.layers));
    return object;
}

} // namespace

std::optional<QJsonObject> readJsonFile(const QString &path, ProblemList &problems)
{
    const QString name = QFileInfo(path).fileName();
    const auto bytes = readFile(path, mostBytes);
    if (!bytes) {
        problems.push_back({name, {}, whyUnread(bytes.error())});
        return std::nullopt;
    }
    QJsonParseError error{};
    const QJsonDocument document = QJsonDocument::fromJson(*bytes, &error);
    if (error.error != QJsonParseError::NoError) {
        const auto line = bytes->left(error.offset).count('\n') + 1;
        problems.push_back({name, EntryReader::tr("line %1").arg(line), error.errorString()});
        return std::nullopt;
    }
    if (!document.isObject()) {
        problems.push_back({name, {}, EntryReader::tr("an object is needed")});
        return std::nullopt;
    }
    return document.object();
}

RulesetFiles::RulesetFiles(const QStringList &folders)
{
    for (const QString &folder : folders)
        // Devices and pipes are listed too, so that they are refused and not passed over.
        m_folders.push_back(
            {folder,
             QDir(folder).entryList({u"*.json"_s}, QDir::Files | QDir::System, QDir::Name)});
}

std::vector<RulesetFiles::PartFile> RulesetFiles::partFiles(const QString &part,
                                                            ProblemList &problems) const
{
    // From the edition back to its ancestors: where a part starts afresh, what lies before it is
    // never even read.
    std::vector<PartFile> found;
    for (auto folder = m_folders.rbegin(); folder != m_folders.rend(); ++folder) {
        bool startsAfresh = false;
        std::vector<PartFile> here;
        const QStringList names = filesOf(folder->names, part);
        const RulesetForm form = names.isEmpty() ? RulesetForm() : formIn(folder->path);
        for (const QString &name : names) {
            if (auto object = readJsonFile(folder->path + u'/' + name, problems)) {
                startsAfresh = startsAfresh || object->value("replaces"_L1).toBool();
                here.push_back({name, inForm(*object, form)});
            }
        }
        found.insert(found.begin(), std::move_iterator(here.begin()),
                     std::move_iterator(here.end()));
        if (startsAfresh)
            break;
    }
    return found;
}

std::vector<Entry> RulesetFiles::entries(const QString &part, ProblemList &problems) const
{
    Layers layers(problems);
    for (const PartFile &file : partFiles(part, problems)) {
        EntryReader reader({file.object, file.name, {}}, problems);
        (void)reader.flag(u"replaces"_s, false);
        (void)reader.optionalString(u"$schema"_s); // for editors
        const auto form = LayerForm(reader.optionalNumber(formatKey, 1, 2).value_or(1));
        const QStringList removed = reader.ids(u"removed"_s);
        layers.lay(reader.children(u"entries"_s, EntryReader::Repeats::Refused), removed, file.name,
                   form);
        reader.refuseUnknown();
    }
    std::vector<Entry> all = layers.take();
    if (part == u"tables"_s) {
        ProblemList told; // by who reads those parts
        fillModifierRows(all, entries(u"skills"_s, told), entries(u"rolls"_s, told));
    }
    return all;
}

QStringList RulesetFiles::parts() const
{
    QStringList found;
    for (const Folder &folder : m_folders) {
        for (const QString &name : folder.names) {
            const QString part = name.chopped(5).section(u'-', 0, 0);
            if (part != u"ruleset"_s && !found.contains(part))
                found.append(part);
        }
    }
    return found;
}

} // namespace dugout
