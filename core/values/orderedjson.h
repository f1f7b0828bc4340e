// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonValue>
#include <QString>

#include <utility>
#include <variant>
#include <vector>

namespace dugout {

/// JSON that keeps its fields in the order they were added, for files that people read and compare.
/// QJsonObject sorts its keys.
class OrderedJson
{
public:
    using Fields = std::vector<std::pair<QString, OrderedJson>>;
    using Elements = std::vector<OrderedJson>;

    OrderedJson(bool value) // NOLINT: a value is JSON
        : m_value(QJsonValue(value))
    { }
    OrderedJson(int value) // NOLINT
        : m_value(QJsonValue(value))
    { }
    OrderedJson(const QString &value) // NOLINT
        : m_value(QJsonValue(value))
    { }
    OrderedJson(QJsonValue scalar) // NOLINT
        : m_value(std::move(scalar))
    { }
    OrderedJson(Fields fields) // NOLINT
        : m_value(std::move(fields))
    { }
    OrderedJson(Elements elements) // NOLINT
        : m_value(std::move(elements))
    { }

    /// One element more of a list.
    void append(OrderedJson element) { std::get<Elements>(m_value).push_back(std::move(element)); }

    /// The same as Qt has it, with its keys sorted.
    [[nodiscard]] QJsonValue toJson() const;

    /// Indented text with a line end; short lists and objects stand on one line.
    [[nodiscard]] QByteArray toText() const;

private:
    [[nodiscard]] bool isScalar() const { return m_value.index() == 0; }
    [[nodiscard]] bool isFlat() const;
    [[nodiscard]] QByteArray onOneLine() const;
    void write(QByteArray &text, int depth) const;

    std::variant<QJsonValue, Fields, Elements> m_value;
};

} // namespace dugout
