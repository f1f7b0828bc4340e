// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/sharing/invitingtable.h"

#include "ui/common/appearance.h"
#include "ui/common/panel.h"
#include "ui/common/textlabel.h"
#include "ui/league/looks/leaguetableview.h"

#include <QVBoxLayout>

namespace dugout {

QVBoxLayout *layOutTable(QWidget *part, TextLabel *invitation, Panel *card, LeagueTableView *table)
{
    invitation->setWordWrap(true);
    invitation->setTone(tone::greyInk);
    auto *inside = new QVBoxLayout(card);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(table);
    auto *layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(part, 2));
    layout->addWidget(invitation);
    layout->addWidget(card, 1);
    part->setFocusProxy(table);
    return layout;
}

} // namespace dugout
