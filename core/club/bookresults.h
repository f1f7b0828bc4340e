// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/documents.h"

#include <QMap>

namespace dugout {

/// What coaches have copied from their book: what a table that stands only there says, by the
/// number that was rolled. It helps to enter a result and decides nothing.
class BookResults
{
public:
    /// "7 Nice", "43, broken leg" or "12: Blizzard"; words alone are kept without a number. The
    /// same number is said anew by the last.
    void learn(const QString &table, const QString &entered);
    /// All that is known of a table, as it is entered: "7 Nice". By number, words alone last.
    [[nodiscard]] QStringList of(const QString &table) const;
    /// The same for one number; empty as long as nobody has entered it.
    [[nodiscard]] QString at(const QString &table, int number) const;

    [[nodiscard]] QJsonObject toJson() const;
    /// What is no result is left out: nothing depends on it but somebody's comfort.
    [[nodiscard]] static BookResults fromJson(const QJsonObject &object);

    bool operator==(const BookResults &) const = default;

private:
    struct Page
    {
        QMap<int, QString> byNumber;
        QStringList words;

        bool operator==(const Page &) const = default;
    };

    QMap<QString, Page> m_pages;
};

/// What is kept of the book of an edition; empty when there is nothing, or it cannot be read.
[[nodiscard]] BookResults loadBook(DocumentStore &documents, const QString &edition);
/// Adds a result to it. Where that fails it is only not remembered.
void keepInBook(DocumentStore &documents, const QString &edition, const QString &table,
                const QString &entered, qint64 nowMs);

} // namespace dugout
