// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rulesetfiles.h"

#include "core/files/readfile.h"
#include "core/values/complaints.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Our largest file has well under one megabyte; a coach's own will not be ten times as long.
constexpr qsizetype mostBytes = 8 * 1024 * 1024;

/// Lists whose elements are merged one by one; other lists are replaced whole.
const QStringList &listsMergedById()
{
    static const QStringList keys{u"positions"_s, u"cards"_s, u"fighters"_s};
    return keys;
}

QJsonObject laidOver(QJsonObject parent, const QJsonObject &child);

QJsonArray laidOver(QJsonArray parent, const QJsonArray &child)
{
    for (const auto &element : child) {
        const QJsonObject object = element.toObject();
        const auto same = std::find_if(parent.begin(), parent.end(), [&object](const auto &other) {
            return other.toObject().value("id"_L1) == object.value("id"_L1);
        });
        if (same == parent.end())
            parent.append(object);
        else
            *same = laidOver((*same).toObject(), object);
    }
    return parent;
}

QJsonObject laidOver(QJsonObject parent, const QJsonObject &child)
{
    for (auto it = child.begin(); it != child.end(); ++it) {
        if (it.value().isArray() && listsMergedById().contains(it.key()))
            parent.insert(it.key(),
                          laidOver(parent.value(it.key()).toArray(), it.value().toArray()));
        else
            parent.insert(it.key(), it.value());
    }
    return parent;
}

/// The entries of a part while folder after folder is laid over them.
class Layers
{
public:
    [[nodiscard]] QStringList ids() const { return m_rows.keys(); }

    void remove(const QString &id)
    {
        if (const auto row = m_rows.constFind(id); row != m_rows.constEnd())
            m_entries[*row].object = {};
        m_rows.remove(id);
    }

    void add(Entry entry)
    {
        const QString id = entry.object.value("id"_L1).toString();
        const auto row = m_rows.constFind(id);
        if (row == m_rows.constEnd()) {
            m_rows.insert(id, m_entries.size());
            m_entries.push_back(std::move(entry));
        } else {
            entry.object = laidOver(m_entries[*row].object, entry.object);
            m_entries[*row] = std::move(entry);
        }
    }

    [[nodiscard]] std::vector<Entry> take()
    {
        std::erase_if(m_entries, [](const Entry &entry) { return entry.object.isEmpty(); });
        return std::move(m_entries);
    }

private:
    std::vector<Entry> m_entries;
    QHash<QString, size_t> m_rows;
};

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
        for (const QString &name : names) {
            if (auto object = readJsonFile(folder->path + u'/' + name, problems)) {
                startsAfresh = startsAfresh || object->value("replaces"_L1).toBool();
                here.push_back({name, std::move(*object)});
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
    Layers layers;
    for (const PartFile &file : partFiles(part, problems)) {
        EntryReader reader({file.object, file.name, {}}, problems);
        (void)reader.flag(u"replaces"_s, false);
        const QStringList removed = reader.ids(u"removed"_s);
        for (const QString &id : removed) {
            if (const QStringList known = layers.ids(); !known.contains(id))
                problems.push_back({file.name, u"removed"_s,
                                    Complaint::withMeant(
                                        EntryReader::tr("there is no \"%1\"").arg(id), id, known)});
            layers.remove(id);
        }
        for (Entry &entry : reader.children(u"entries"_s, EntryReader::Repeats::Refused))
            layers.add(std::move(entry));
        reader.refuseUnknown();
    }
    return layers.take();
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
