// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/formdialog.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/numberbox.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textlabel.h"

#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QScreen>

#include <algorithm>

namespace dugout {

namespace {

/// A form can be typed into at once: unless a field was chosen, the first one has the focus. False
/// where there is none.
bool focusFirstField(QDialog &dialog, std::initializer_list<const QWidget *> buttons)
{
    for (QWidget *each = dialog.nextInFocusChain(); each != &dialog;
         each = each->nextInFocusChain()) {
        const bool takesKeys = (each->focusPolicy() & Qt::TabFocus) != 0 && !each->focusProxy();
        const bool isButton = std::find(buttons.begin(), buttons.end(), each) != buttons.end();
        if (takesKeys && !isButton && each->isEnabled() && each->isVisibleTo(&dialog)) {
            each->setFocus(Qt::TabFocusReason);
            return true;
        }
    }
    return false;
}

} // namespace

FormDialog::FormDialog(QWidget *parent, Height height)
    : QDialog(parent)
    , m_form(new QFormLayout)
    , m_body(new QVBoxLayout)
    , m_columns(new QHBoxLayout)
    , m_buttons(new QHBoxLayout)
    , m_problem(new TextLabel(TextStyle::Body, this))
    , m_accept(new ActionButton(this, ActionButton::Look::Filled))
    , m_cancel(new ActionButton(this))
{
    m_problem->setWordWrap(true);
    m_problem->setTone(tone::harm);
    m_problem->hide();
    m_accept->setObjectName(QStringLiteral("accept"));
    m_cancel->setObjectName(QStringLiteral("cancel"));
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->setSpacing(gridStep(this, 2));
    m_buttons->addStretch();
    m_buttons->addWidget(m_cancel);
    m_buttons->addWidget(m_accept);
    auto *layout = new QVBoxLayout(this);
    const int margin = gridStep(this, 5);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(gridStep(this, 3));
    QVBoxLayout *column = nullptr;
    if (height == Height::Scrolls) {
        m_scroll = new ScrollColumn(this);
        column = m_scroll->column();
        column->setContentsMargins(0, 0, 0, 0);
        m_columns->addWidget(m_scroll, 1);
    } else {
        column = new QVBoxLayout;
        m_columns->addLayout(column, 1);
    }
    column->setSpacing(gridStep(this, 3));
    column->addLayout(m_form);
    column->addLayout(m_body, 1);
    m_columns->setSpacing(margin);
    layout->addLayout(m_columns, 1);
    layout->addWidget(m_problem);
    layout->addLayout(m_buttons);
    m_accept->setDefault(true);
    setMinimumWidth(gridStep(this, 110));
    connect(m_accept, &QAbstractButton::clicked, this, &FormDialog::acceptIfNumbersFit);
    connect(m_cancel, &QAbstractButton::clicked, this, &QDialog::reject);
}

void FormDialog::acceptIfNumbersFit()
{
    for (const NumberBox *number : findChildren<NumberBox *>()) {
        if (number->isVisible() && !number->problem().isEmpty()) {
            showProblem(number->problem());
            return;
        }
    }
    accept();
}

void FormDialog::retranslate()
{
    m_accept->setCommand("accept");
    m_cancel->setCommand("cancel");
}

void FormDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        fitLabels();
    QDialog::changeEvent(event);
}

bool FormDialog::event(QEvent *event)
{
    if (event->type() == QEvent::Show && !focusWidget()
        && !focusFirstField(*this, {m_accept, m_cancel}) && m_isHarmful) {
        m_cancel->setDefault(true);
        m_cancel->setFocus();
    }
    const bool taken = QDialog::event(event);
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show)
        growWithFields();
    return taken;
}

int FormDialog::wantedHeight() const
{
    const int usual = sizeHint().height();
    if (!m_scroll || !m_scroll->widget()->hasHeightForWidth())
        return usual;
    // What wraps is higher in the width there is than a hint without one says.
    const QWidget *fields = m_scroll->widget();
    const int more
        = fields->heightForWidth(m_scroll->viewport()->width()) - fields->sizeHint().height();
    return usual + std::max(0, more);
}

void FormDialog::growWithFields()
{
    if (!isVisible())
        return;
    const QRect room = screen()->availableGeometry();
    // A width that was asked for keeps the layout from asking for what it needs.
    const int least = std::min(layout()->totalMinimumSize().width(), room.width());
    QRect place(pos(), QSize(std::max(width(), least), height()));
    const int wanted = wantedHeight();
    // Only what is new may move the edge: a coach may have made the dialog lower. Some of the
    // screen is left for the frame, whose height nobody knows yet.
    if (wanted > m_wantedHeight && wanted > height())
        place.setHeight(std::max(height(), std::min(wanted, room.height() * 9 / 10)));
    m_wantedHeight = wanted;
    if (place.size() == size())
        return;
    resize(place.size());
    const QPoint last(std::max(room.left(), room.right() - place.width()),
                      std::max(room.top(), room.bottom() - place.height()));
    const QPoint inside(std::min(place.left(), last.x()), std::min(place.top(), last.y()));
    if (inside != place.topLeft())
        move(inside);
}

void FormDialog::fitLabels()
{
    for (QLabel *label : m_labels) {
        const QWidget *field = label->buddy();
        if (field->focusProxy())
            field = field->focusProxy();
        const int height = std::max(field->sizeHint().height(), field->minimumHeight());
        label->setFixedHeight(std::min(height, gridStep(this, 9)));
    }
}

QLabel *FormDialog::addField(QWidget *field)
{
    auto *label = new QLabel(this);
    label->setBuddy(field);
    m_labels.append(label);
    fitLabels();
    m_form->addRow(label, field);
    putBeforeButtons(field);
    return label;
}

void FormDialog::nameField(QWidget *field, const QString &name)
{
    static_cast<QLabel *>(m_form->labelForField(field))->setText(name);
    field->setAccessibleName(name);
}

void FormDialog::showField(QWidget *field, bool shown)
{
    int row = -1;
    QFormLayout::ItemRole role = QFormLayout::FieldRole;
    m_form->getWidgetPosition(field, &row, &role);
    if (row < 0) { // over the whole width
        field->setVisible(shown);
        return;
    }
    if (!shown && m_form->isRowVisible(row)) {
        // Qt 6.4 still counts a hidden row where it stood: a later one that comes to stand there
        // gets no height. Put in anew it has no place.
        const QFormLayout::TakeRowResult taken = m_form->takeRow(row);
        QWidget *label = taken.labelItem ? taken.labelItem->widget() : nullptr;
        delete taken.labelItem;
        delete taken.fieldItem;
        if (role == QFormLayout::SpanningRole)
            m_form->insertRow(row, field);
        else
            m_form->insertRow(row, label, field);
    }
    m_form->setRowVisible(row, shown);
}

void FormDialog::addSpanning(QWidget *widget)
{
    m_form->addRow(widget);
    putBeforeButtons(widget);
}

void FormDialog::addNote(QWidget *note)
{
    m_form->setWidget(m_form->rowCount(), QFormLayout::FieldRole, note);
}

/// A column that scrolls shows by itself what is reached from inside it, and only that.
bool FormDialog::focusNextPrevChild(bool next)
{
    if (!QDialog::focusNextPrevChild(next))
        return false;
    QWidget *reached = focusWidget();
    for (QWidget *up = reached; up && up != this; up = up->parentWidget()) {
        auto *area = qobject_cast<QScrollArea *>(up);
        if (area && area != reached)
            area->ensureWidgetVisible(reached);
    }
    return true;
}

void FormDialog::addWide(QWidget *widget, bool takesRest)
{
    m_body->addWidget(widget, takesRest ? 1 : 0);
    putBeforeButtons(widget);
}

void FormDialog::addBeside(QWidget *widget, int times)
{
    m_body->addStretch(); // what stands beside may be higher
    m_columns->addWidget(widget, times);
    putBeforeButtons(widget);
}

void FormDialog::addChoiceButton(QWidget *button)
{
    m_buttons->insertWidget(m_buttons->indexOf(m_accept), button);
    setTabOrder(m_cancel, button);
    setTabOrder(button, m_accept);
}

void FormDialog::putButtonsLast()
{
    QWidget *last = previousInFocusChain();
    if (last != m_accept) {
        setTabOrder(last, m_cancel);
        setTabOrder(m_cancel, m_accept);
    }
}

void FormDialog::putBeforeButtons(QWidget *widget)
{
    if (m_lastField)
        setTabOrder(m_lastField, widget);
    setTabOrder(widget, m_cancel);
    setTabOrder(m_cancel, m_accept);
    m_lastField = widget;
}

void FormDialog::showProblem(const QString &sentence)
{
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
}

} // namespace dugout
