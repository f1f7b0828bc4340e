// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace dugout {

/// A team's sheet as it was registered. A league has many, and hardly anybody looks into them: it
/// stays text until somebody does.
class KeptSheet
{
public:
    KeptSheet() = default;
    KeptSheet(const QJsonObject &sheet) // NOLINT: a sheet is a sheet
    {
        if (!sheet.isEmpty())
            m_json = QJsonDocument(sheet).toJson(QJsonDocument::Compact);
    }
    [[nodiscard]] static KeptSheet fromText(QByteArray json)
    {
        KeptSheet sheet;
        sheet.m_json = std::move(json);
        return sheet;
    }

    [[nodiscard]] bool isEmpty() const { return m_json.isEmpty(); }
    [[nodiscard]] QJsonObject object() const { return QJsonDocument::fromJson(m_json).object(); }
    [[nodiscard]] const QByteArray &text() const { return m_json; }

    bool operator==(const KeptSheet &) const = default;

private:
    QByteArray m_json;
};

} // namespace dugout
