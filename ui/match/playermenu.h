// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/event.h"

#include <QMenu>

namespace dugout {

class MatchTable;
struct OfferedPrompt;

/// Everything that is offered for one player at this moment, each one click: what happens to him,
/// where he is by hand, and his odds.
class PlayerMenu final : public QMenu
{
    Q_OBJECT

public:
    PlayerMenu(const MatchTable &table, const QString &ref, QWidget *parent = nullptr);

signals:
    void answered(const std::vector<Event> &events);
    void oddsRequested(const QString &ref);

private:
    void addPrompts(const MatchTable &table, bool asides);
    void addChoice(QMenu *menu, const QString &words, const std::vector<Event> &events);
    void addPlaces(const MatchTable &table);

    QString m_ref;
};

} // namespace dugout
