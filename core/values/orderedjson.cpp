// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/values/orderedjson.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace dugout {

namespace {

constexpr qsizetype longestLine = 100;

/// True when a string stands in JSON just as it is.
bool isPlain(const QString &text)
{
    return std::all_of(text.begin(), text.end(),
                       [](QChar c) { return c >= u' ' && c < u'\x7f' && c != u'"' && c != u'\\'; });
}

QByteArray scalarText(const QJsonValue &value)
{
    // Nearly all are plain, and a team is written at every edit.
    if (const QString text = value.toString(); value.isString() && isPlain(text))
        return '"' + text.toLatin1() + '"';
    const QByteArray list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return list.mid(1, list.size() - 2);
}

QByteArray keyText(const QString &key)
{
    return scalarText(key) + ": ";
}

QByteArray indent(int depth)
{
    return '\n' + QByteArray(static_cast<qsizetype>(depth) * 2, ' ');
}

} // namespace

bool OrderedJson::isFlat() const
{
    if (const Fields *fields = std::get_if<Fields>(&m_value))
        return std::all_of(fields->begin(), fields->end(),
                           [](const auto &field) { return field.second.isScalar(); });
    if (const Elements *elements = std::get_if<Elements>(&m_value))
        return std::all_of(elements->begin(), elements->end(),
                           [](const OrderedJson &element) { return element.isScalar(); });
    return true;
}

QByteArray OrderedJson::onOneLine() const
{
    if (isScalar())
        return scalarText(std::get<QJsonValue>(m_value));
    QByteArray text;
    if (const Fields *fields = std::get_if<Fields>(&m_value)) {
        for (const auto &[key, value] : *fields)
            text += (text.isEmpty() ? "" : ", ") + keyText(key) + value.onOneLine();
        return '{' + text + '}';
    }
    for (const OrderedJson &element : std::get<Elements>(m_value))
        text += (text.isEmpty() ? "" : ", ") + element.onOneLine();
    return '[' + text + ']';
}

void OrderedJson::write(QByteArray &text, int depth) const
{
    if (isFlat()) {
        const QByteArray line = onOneLine();
        if (isScalar() || line.size() + depth * 2 <= longestLine) {
            text += line;
            return;
        }
    }
    const char *gap = "";
    const auto next = [&] {
        text += gap + indent(depth + 1);
        gap = ",";
    };
    if (const Fields *fields = std::get_if<Fields>(&m_value)) {
        text += '{';
        for (const auto &[key, value] : *fields) {
            next();
            text += keyText(key);
            value.write(text, depth + 1);
        }
        text += indent(depth) + '}';
        return;
    }
    text += '[';
    for (const OrderedJson &element : std::get<Elements>(m_value)) {
        next();
        element.write(text, depth + 1);
    }
    text += indent(depth) + ']';
}

QByteArray OrderedJson::toText() const
{
    QByteArray text;
    write(text, 0);
    return text + '\n';
}

QJsonValue OrderedJson::toJson() const
{
    if (const auto *fields = std::get_if<Fields>(&m_value)) {
        QJsonObject object;
        for (const auto &[key, value] : *fields)
            object.insert(key, value.toJson());
        return object;
    }
    if (const auto *elements = std::get_if<Elements>(&m_value)) {
        QJsonArray array;
        for (const OrderedJson &element : *elements)
            array.append(element.toJson());
        return array;
    }
    return std::get<QJsonValue>(m_value);
}

} // namespace dugout
