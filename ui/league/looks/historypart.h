// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/showntable.h"

#include <QWidget>

namespace dugout {

class ActionButton;
class LeagueDocument;
class LeagueTableView;

/// Everything that was decided, the newest first, each with its reason.
class HistoryPart final : public QWidget
{
    Q_OBJECT

public:
    explicit HistoryPart(LeagueDocument &document, QWidget *parent = nullptr);

    void refresh();
    void retranslate();
    [[nodiscard]] const ShownTable &shown() const;

private:
    void askToRemove();

    LeagueDocument &m_document;
    LeagueTableView *m_table;
    ActionButton *m_remove;
};

} // namespace dugout
