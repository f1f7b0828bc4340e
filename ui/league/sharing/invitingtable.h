// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QVBoxLayout;
class QWidget;

namespace dugout {

class LeagueTableView;
class Panel;
class TextLabel;

/// Lays a part of the League place out: its table on a card, and above it the words for when there
/// is nothing to show yet. What belongs below is added to the layout.
QVBoxLayout *layOutTable(QWidget *part, TextLabel *invitation, Panel *card, LeagueTableView *table);

} // namespace dugout
