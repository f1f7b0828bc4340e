// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/articles.h"
#include "ui/rules/ruleswords.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout::article {

namespace {

struct PlainArticles
{
    Q_DECLARE_TR_FUNCTIONS(PlainArticles)
};

bool isText(const QJsonObject &object)
{
    return object.contains("en"_L1) && object.contains("es"_L1) && object.contains("de"_L1);
}

/// An id that names a warband, a fighter or a symbol becomes a link; another word is translated.
QString wordOrLink(const ArticleWriter &writer, const QString &word)
{
    for (const RulesKind kind : {RulesKind::Warband, RulesKind::Symbol, RulesKind::Die}) {
        const RulesRef ref{kind, {}, word};
        if (writer.book().contains(ref))
            return writer.link(ref);
    }
    for (const Entry &warband : writer.book().plain(u"warbands"_s)) {
        const RulesRef ref{RulesKind::Fighter, warband.object.value("id"_L1).toString(), word};
        if (writer.book().contains(ref))
            return writer.link(ref);
    }
    return fieldWord(word).toHtmlEscaped();
}

QString valueHtml(const ArticleWriter &writer, const QJsonValue &value);

/// What the rules do not print, and what is merely not so, is not worth a line.
bool isWorthALine(const QJsonValue &value)
{
    if (value.isArray())
        return !value.toArray().isEmpty();
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        return std::any_of(object.begin(), object.end(),
                           [](const QJsonValue &field) { return isWorthALine(field); });
    }
    return !value.isNull() && value != QJsonValue(false);
}

QString objectHtml(const ArticleWriter &writer, const QJsonObject &object)
{
    if (isText(object))
        return writer.stacked({object.value("es"_L1).toString(), object.value("en"_L1).toString(),
                               object.value("de"_L1).toString()});
    QStringList parts;
    if (object.contains("name"_L1))
        parts.append(writer.strong(writer.first(plainText(object, u"name"_s))));
    for (auto it = object.begin(); it != object.end(); ++it) {
        const QString label = fieldName(it.key());
        if (!label.isEmpty() && isWorthALine(it.value()))
            parts.append(writer.grey(label) + u' ' + valueHtml(writer, it.value()));
    }
    if (object.contains("count"_L1) && parts.size() == 2)
        return parts.first() + u" × "_s + QString::number(object.value("count"_L1).toInt());
    return parts.join(u" · "_s);
}

QString valueHtml(const ArticleWriter &writer, const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::Bool:
        return PlainArticles::tr("yes");
    case QJsonValue::Double:
        return QString::number(value.toInt());
    case QJsonValue::String:
        return wordOrLink(writer, value.toString());
    case QJsonValue::Array: {
        QStringList parts;
        const QJsonArray array = value.toArray();
        for (const auto &element : array)
            parts.append(valueHtml(writer, element));
        return parts.join(array.isEmpty() || !array.first().isObject() ? u", "_s : u"<br>"_s);
    }
    case QJsonValue::Object:
        return objectHtml(writer, value.toObject());
    default:
        return {};
    }
}

/// Facts in the order of our list of fields would be arbitrary; the file's order is alphabetical.
void addFacts(ArticleWriter &writer, const QJsonObject &entry)
{
    for (auto it = entry.begin(); it != entry.end(); ++it) {
        const QString label = fieldName(it.key());
        if (!label.isEmpty() && isWorthALine(it.value()))
            writer.fact(label, valueHtml(writer, it.value()));
    }
}

Provenance provenanceOf(const QJsonObject &entry)
{
    ProblemList ignored;
    return EntryReader({entry, {}, {}}, ignored).provenance();
}

void addFighters(ArticleWriter &writer, const QJsonArray &fighters)
{
    if (fighters.isEmpty())
        return;
    writer.section(PlainArticles::tr("Fighters"));
    writer.beginTable({});
    for (const auto &element : fighters) {
        const QJsonObject fighter = element.toObject();
        QString html = writer.strong(writer.stacked(plainText(fighter, u"name"_s)));
        for (auto it = fighter.begin(); it != fighter.end(); ++it) {
            const QString label = fieldName(it.key());
            if (!label.isEmpty() && isWorthALine(it.value()))
                html += u"<br>"_s + writer.grey(label) + u"&nbsp; "_s
                    + valueHtml(writer, it.value());
        }
        writer.row({{html + writer.sourceLine(provenanceOf(fighter)), false}},
                   fighter.value("id"_L1).toString());
    }
    writer.endTable();
}

} // namespace

void plain(ArticleWriter &writer, const RulesRef &ref, const QJsonObject &entry)
{
    writer.title(rulesKindName(ref.kind), plainText(entry, u"name"_s));
    writer.paragraph(plainText(entry, u"summary"_s));
    addFacts(writer, entry);
    if (entry.value("open"_L1).toBool())
        writer.remark(PlainArticles::tr("Some values are not printed in the rules Dugout knows; "
                                        "they are left open."));
    addFighters(writer, entry.value("fighters"_L1).toArray());
    writer.source(provenanceOf(entry));
}

} // namespace dugout::article
