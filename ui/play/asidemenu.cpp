// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/asidemenu.h"

#include "ui/common/actionbutton.h"

#include <QHBoxLayout>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace dugout {

AsideMenu::AsideMenu(QWidget *parent)
    : QWidget(parent)
    , m_menu(new QMenu(this))
    , m_button(new ActionButton(this))
{
    m_button->setObjectName(u"asides"_s);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_button);
    connect(m_button, &QAbstractButton::clicked, this,
            [this] { m_menu->popup(m_button->mapToGlobal(QPoint(0, m_button->height()))); });
    retranslate();
}

void AsideMenu::setOffers(const std::vector<OfferedPrompt> &offers)
{
    m_menu->clear();
    for (const OfferedPrompt &offer : offers) {
        const QString id = offer.prompt.id;
        QAction *action = m_menu->addAction(QString(offer.words.title).replace(u'&', u"&&"_s));
        action->setObjectName(u"aside-"_s + id);
        connect(action, &QAction::triggered, this, [this, id] { emit chosen(id); });
    }
    setVisible(!offers.empty());
}

void AsideMenu::setCompact(bool compact)
{
    m_button->setCompact(compact);
}

void AsideMenu::retranslate()
{
    m_button->setText(tr("By hand…"));
    m_button->setKey(QKeySequence(Qt::Key_H));
}

} // namespace dugout
