// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/localizedtext.h"
#include "core/values/problem.h"

#include <QAbstractListModel>
#include <QCoreApplication>

namespace dugout {

class RulesetLibrary;

/// The editions to choose from: ours, the coach's own, and the coach's faulty ones, which are
/// listed with what is wrong and stop nothing.
class EditionList final : public QAbstractListModel
{
    Q_OBJECT

public:
    EditionList(RulesetLibrary &library, Language language, QObject *parent = nullptr);

    void setLanguage(Language language);
    [[nodiscard]] QString idAt(int row) const;
    /// -1 when there is none.
    [[nodiscard]] int rowOf(const QString &id) const;
    /// Empty for an edition that can be read.
    [[nodiscard]] ProblemList problemsAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Edition
    {
        QString id;
        LocalizedText name; ///< empty when it is faulty
        ProblemList problems;
    };

    std::vector<Edition> m_editions;
    Language m_language;
};

} // namespace dugout
