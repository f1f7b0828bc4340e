// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/layers.h"

#include "core/values/complaints.h"

#include <QJsonArray>

#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Lists whose elements are laid over one by one; other lists are given anew as a whole.
bool isLaidById(const QString &key, LayerForm form)
{
    static const QStringList always{u"positions"_s, u"cards"_s, u"fighters"_s};
    static const QStringList finely{u"rows"_s, u"steps"_s};
    return always.contains(key) || (form == LayerForm::Rows && finely.contains(key));
}

QString idOf(const QJsonValue &element)
{
    return element.toObject().value("id"_L1).toString();
}

/// The ids of both lists in one order. What the child names stands in the order in which it names
/// it, and what is new beside its neighbours there; where it has none, at the end.
QStringList orderOf(const QStringList &parent, const QStringList &child)
{
    QHash<QString, qsizetype> places;
    for (qsizetype i = 0; i < parent.size(); ++i)
        places.insert(parent.at(i), i);
    std::vector<QStringList> behind(size_t(parent.size()));
    QStringList leading;
    QSet<QString> seen;
    QSet<QString> moved;
    qsizetype first = -1;
    qsizetype last = -1;
    for (const QString &id : child) {
        if (seen.contains(id))
            continue; // for the reader to refuse
        seen.insert(id);
        if (const qsizetype place = places.value(id, -1); place > last) {
            first = first < 0 ? place : first;
            last = place;
            continue;
        }
        (last < 0 ? leading : behind[size_t(last)]).append(id);
        moved.insert(id);
    }
    QStringList order;
    for (qsizetype i = 0; i < parent.size(); ++i) {
        if (i == first)
            order += std::exchange(leading, {});
        if (!moved.contains(parent.at(i)))
            order.append(parent.at(i));
        order += behind[size_t(i)];
    }
    return order + leading;
}

QJsonObject laidOver(QJsonObject parent, const QJsonObject &child, LayerForm form);

/// The first form leaves what is there where it is, and puts what is new at the end.
QStringList orderOf(const QStringList &parent, const QStringList &child, LayerForm form)
{
    if (form == LayerForm::Rows)
        return orderOf(parent, child);
    QStringList order = parent + child;
    order.removeDuplicates();
    return order;
}

QJsonArray laidOver(const QJsonArray &parent, const QJsonArray &children, LayerForm form)
{
    QHash<QString, QJsonObject> found;
    QStringList ids;
    QStringList named;
    for (const auto &element : parent) {
        ids.append(idOf(element));
        found.insert(ids.last(), element.toObject());
    }
    for (const auto &element : children) {
        named.append(idOf(element));
        QJsonObject &object = found[named.last()];
        QJsonObject child = element.toObject();
        if (form == LayerForm::Rows && child.take("replaces"_L1).toBool())
            object = {};
        object = laidOver(object, child, form);
    }
    QJsonArray all;
    for (const QString &id : orderOf(ids, named, form))
        all.append(found.value(id));
    return all;
}

/// Takes the elements with these ids out of a list, and their ids out of `ids`.
QJsonArray without(const QJsonArray &list, QStringList &ids)
{
    QJsonArray left;
    for (const auto &element : list) {
        if (ids.removeAll(idOf(element)) == 0)
            left.append(element);
    }
    return left;
}

QJsonObject laidOver(QJsonObject parent, const QJsonObject &child, LayerForm form)
{
    if (parent.isEmpty())
        return child;
    for (auto it = child.begin(); it != child.end(); ++it) {
        const auto own = parent.find(it.key());
        const bool isList = it.value().isArray() && isLaidById(it.key(), form);
        // Two of one id in a list that is new are for the reader to refuse.
        if (isList && own != parent.end())
            *own = laidOver(own->toArray(), it.value().toArray(), form);
        else if (form == LayerForm::Rows && it.value().isNull() && own != parent.end())
            parent.erase(own);
        else
            parent.insert(it.key(), it.value());
    }
    return parent;
}

} // namespace

void Layers::lay(std::vector<Entry> entries, const QStringList &removed, const QString &file,
                 LayerForm form)
{
    remove(removed, file);
    QStringList named;
    for (const Entry &entry : entries)
        named.append(idOf(entry.object));
    m_ids = orderOf(m_ids, named, form);
    for (Entry &entry : entries)
        add(std::move(entry), form);
}

void Layers::remove(const QStringList &ids, const QString &file)
{
    for (const QString &id : ids) {
        if (!m_entries.contains(id))
            refuse(file, u"removed"_s, id, m_ids);
        m_entries.remove(id);
        m_ids.removeOne(id);
    }
}

void Layers::add(Entry entry, LayerForm form)
{
    const QString id = idOf(entry.object);
    QJsonObject under = m_entries.value(id).object;
    if (form == LayerForm::Rows)
        clear(under, entry);
    entry.object = laidOver(under, entry.object, form);
    m_entries.insert(id, std::move(entry));
}

/// What an entry says about the one it is laid over, and what is no field of its own.
void Layers::clear(QJsonObject &under, Entry &entry)
{
    const QJsonArray named = entry.object.take("removed"_L1).toArray();
    if (entry.object.take("replaces"_L1).toBool())
        under = {};
    QStringList removed;
    for (const auto &id : named)
        removed.append(id.toString());
    QStringList known;
    for (auto it = under.begin(); !removed.isEmpty() && it != under.end(); ++it) {
        if (!isLaidById(it.key(), LayerForm::Rows))
            continue;
        for (const auto &element : it.value().toArray())
            known.append(idOf(element));
        *it = without(it.value().toArray(), removed);
    }
    for (const QString &id : std::as_const(removed))
        refuse(entry.file, entry.place() + u".removed"_s, id, known);
}

void Layers::refuse(const QString &file, const QString &place, const QString &id,
                    const QStringList &known)
{
    m_problems.push_back(
        {file, place, Complaint::withMeant(tr("there is no \"%1\"").arg(id), id, known)});
}

std::vector<Entry> Layers::take()
{
    std::vector<Entry> all;
    all.reserve(size_t(m_ids.size()));
    for (const QString &id : std::as_const(m_ids))
        all.push_back(m_entries.take(id));
    return all;
}

} // namespace dugout
