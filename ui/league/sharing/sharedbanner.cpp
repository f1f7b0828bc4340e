// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/sharing/sharedbanner.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"

#include <QHBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

SharedBanner::SharedBanner(QWidget *parent)
    : Panel(parent)
    , m_sentence(new TextLabel(TextStyle::Body, this))
    , m_do(new ActionButton(this))
{
    setObjectName(u"shared-banner"_s);
    setLeftEdge(tone::look);
    setTight(true);
    m_sentence->setObjectName(u"shared-notice"_s);
    m_sentence->setWordWrap(true);
    m_do->setObjectName(u"shared-do"_s);
    auto *layout = new QHBoxLayout(this);
    layout->setSpacing(gridStep(this, 3));
    layout->addWidget(m_sentence, 1);
    layout->addWidget(m_do);
    connect(m_do, &QAbstractButton::clicked, this, [this] { emit pressed(m_notice); });
    hide();
}

void SharedBanner::tell(SharedNotice notice, int count)
{
    if (m_notice == notice && m_count == count)
        return;
    m_notice = notice;
    m_count = count;
    retranslate();
    setVisible(notice != SharedNotice::None);
}

QString SharedBanner::sentence() const
{
    switch (m_notice) {
    case SharedNotice::SharingStopped:
        return tr("This league is moving to its server: read-only here until it has arrived.");
    case SharedNotice::Kept:
        return tr("This league is on its server: read-only here until you finish moving.");
    case SharedNotice::HomeStopped:
        return tr("This league is moving back here: read-only until it has arrived.");
    case SharedNotice::LeavingStopped:
        return tr("This league is being taken off this computer.");
    case SharedNotice::Older:
        return tr(
            "An older Dugout set up the server: this league is read-only until it is updated.");
    case SharedNotice::Claims:
        return tr("%n result(s) came in that no longer fit.", nullptr, m_count);
    case SharedNotice::Parted:
        return tr("%n match(es) went another way at another table.", nullptr, m_count);
    case SharedNotice::Told:
        return tr("%n notice(s).", nullptr, m_count);
    case SharedNotice::Disputed:
        return tr("%n result(s) are disputed by a coach.", nullptr, m_count);
    case SharedNotice::Overtaken:
        return tr("%n team(s) that you changed were changed by somebody else first.", nullptr,
                  m_count);
    case SharedNotice::Refused:
        return tr("The server refused %n thing(s) that were to be delivered.", nullptr, m_count);
    case SharedNotice::None:
        break;
    }
    return {};
}

const char *SharedBanner::command() const
{
    switch (m_notice) {
    case SharedNotice::SharingStopped:
    case SharedNotice::HomeStopped:
    case SharedNotice::LeavingStopped:
        return "sharing-continue";
    case SharedNotice::Kept:
        return "sharing-finish";
    case SharedNotice::Older:
        return "sharing-update";
    case SharedNotice::Refused:
    case SharedNotice::Disputed:
    case SharedNotice::Told:
        return "sharing-view";
    default:
        return "sharing-decide";
    }
}

void SharedBanner::retranslate()
{
    m_sentence->setText(sentence());
    m_do->setCommand(command());
}

} // namespace dugout
