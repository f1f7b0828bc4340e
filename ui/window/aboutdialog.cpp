// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/aboutdialog.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textlabel.h"

#include <QCoreApplication>
#include <QEvent>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

AboutDialog::AboutDialog(QWidget *parent)
    : QDialog(parent)
    , m_scroll(new ScrollColumn(this))
    , m_name(new TextLabel(TextStyle::Title, this))
    , m_version(new TextLabel(TextStyle::Small, this))
    , m_what(new TextLabel(TextStyle::Body, this))
    , m_unofficial(new TextLabel(TextStyle::Body, this))
    , m_licence(new TextLabel(TextStyle::Small, this))
    , m_close(new ActionButton(this, ActionButton::Look::Filled))
{
    setObjectName(u"about"_s);
    for (TextLabel *label : {m_name, m_version, m_what, m_unofficial, m_licence}) {
        label->setWordWrap(true);
        m_scroll->column()->addWidget(label);
    }
    m_scroll->column()->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_scroll, 1);
    layout->addWidget(m_close, 0, Qt::AlignRight);
    m_close->setDefault(true);
    connect(m_close, &QAbstractButton::clicked, this, &QDialog::accept);
    retranslate();
    fit();
    m_close->setFocus();
}

void AboutDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        QMetaObject::invokeMethod(this, &AboutDialog::fit, Qt::QueuedConnection);
    QDialog::changeEvent(event);
}

void AboutDialog::fit()
{
    const int margin = gridStep(this, 6);
    layout()->setContentsMargins(margin, margin, margin, margin);
    layout()->setSpacing(gridStep(this, 3));
    m_scroll->column()->setSpacing(gridStep(this, 3));
    growToContent(this, gridStep(this, 120));
}

void AboutDialog::retranslate()
{
    setWindowTitle(tr("About Dugout"));
    m_name->setText(u"Dugout"_s);
    m_version->setText(tr("Version %1").arg(QCoreApplication::applicationVersion()));
    m_what->setText(tr("A companion beside the board for tabletop fantasy football and skirmish "
                       "games: teams, matches, leagues and the rules at hand."));
    m_unofficial->setText(tr("Dugout is unofficial. The rules and names belong to their "
                             "publishers, who have nothing to do with this program; every "
                             "description in it is our own."));
    m_licence->setText(
        tr("Free software under the GNU General Public License, version 3 or later."));
    m_close->setCommand("close");
    growToContent(this, gridStep(this, 120));
}

} // namespace dugout
