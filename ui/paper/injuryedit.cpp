// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/injuryedit.h"

#include "ui/common/appearance.h"

#include <QKeyEvent>
#include <QListWidget>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What is being typed now, of several with commas.
QString lastPart(const QString &text)
{
    return text.mid(text.lastIndexOf(u',') + 1).section(u'#', 0, 0).trimmed();
}

} // namespace

InjuryEdit::InjuryEdit(std::vector<InjuryChoice> choices, QWidget *parent)
    : QLineEdit(parent)
    , m_choices(std::move(choices))
    , m_list(new QListWidget(parent->window()))
{
    setObjectName(u"injury-edit"_s);
    m_list->setObjectName(u"injury-list"_s);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->hide();
    connect(this, &QLineEdit::textChanged, this, &InjuryEdit::offer);
    connect(m_list, &QListWidget::itemClicked, this, [this](QListWidgetItem *item) {
        m_list->setCurrentItem(item);
        emit done(true);
    });
}

InjuryEdit::~InjuryEdit()
{
    delete m_list;
}

void InjuryEdit::offer()
{
    constexpr int most = 6;
    m_list->clear();
    const QString typed = lastPart(text());
    for (const InjuryChoice &each : injuriesNamed(m_choices, typed)) {
        if (m_list->count() == most || typed.isEmpty())
            break;
        const QString number = each.number.isEmpty() ? QString() : each.number + u' ';
        auto *item
            = new QListWidgetItem(u"%1%2 – %3"_s.arg(number, each.name, each.effect), m_list);
        item->setData(Qt::UserRole, each.line());
    }
    m_list->setCurrentRow(0);
    m_list->setVisible(m_list->count() > 0);
    const int height = m_list->sizeHintForRow(0) * m_list->count() + 2 * m_list->frameWidth() + 2;
    const QSize size(gridStep(this, 130), height);
    const QWidget *over = m_list->parentWidget();
    QPoint at = mapTo(over, QPoint(0, this->height()));
    at.setX(std::max(0, std::min(at.x(), over->width() - size.width())));
    if (at.y() + size.height() > over->height())
        at.setY(mapTo(over, QPoint()).y() - size.height());
    m_list->setGeometry(QRect(at, size));
    m_list->raise();
}

QString InjuryEdit::taken() const
{
    const QListWidgetItem *item = m_list->currentItem();
    const QString typed = text();
    const qsizetype from = typed.lastIndexOf(u',') + 1;
    const qsizetype by = typed.indexOf(u'#', from);
    if (!item || lastPart(typed).isEmpty())
        return typed;
    return typed.left(from) + item->data(Qt::UserRole).toString()
        + (by < 0 ? QString() : u' ' + typed.mid(by));
}

void InjuryEdit::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit done(true);
        return;
    case Qt::Key_Escape:
        emit left();
        return;
    case Qt::Key_Up:
    case Qt::Key_Down: {
        const int step = event->key() == Qt::Key_Up ? -1 : 1;
        m_list->setCurrentRow(std::clamp(m_list->currentRow() + step, 0, m_list->count() - 1));
        return;
    }
    default:
        QLineEdit::keyPressEvent(event);
    }
}

void InjuryEdit::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        emit done(false);
}

} // namespace dugout
