// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/whenfield.h"

#include "core/text/languagescope.h"
#include "ui/common/appearance.h"

#include <QCheckBox>
#include <QDateTimeEdit>
#include <QHBoxLayout>
#include <QLocale>

namespace dugout {

WhenField::WhenField(QWidget *parent)
    : QWidget(parent)
    , m_known(new QCheckBox(this))
    , m_when(new QDateTimeEdit(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 2));
    layout->addWidget(m_known);
    layout->addWidget(m_when, 1);
    for (QWidget *part : {static_cast<QWidget *>(m_known), static_cast<QWidget *>(m_when)})
        part->setMinimumHeight(gridStep(this, 9)); // as high as its label, which follows the tick
    m_when->setCalendarPopup(false);
    setFocusProxy(m_known);
    connect(m_known, &QCheckBox::toggled, m_when, &QWidget::setEnabled);
    setAtMs(0);
}

void WhenField::setAtMs(qint64 atMs)
{
    const QDateTime now = QDateTime::currentDateTime();
    const QDateTime usual(now.date().addDays(7), QTime(20, 0));
    m_known->setChecked(atMs > 0);
    m_when->setEnabled(atMs > 0);
    m_when->setDateTime(atMs > 0 ? QDateTime::fromMSecsSinceEpoch(atMs) : usual);
}

qint64 WhenField::atMs() const
{
    return m_known->isChecked() ? m_when->dateTime().toMSecsSinceEpoch() : 0;
}

void WhenField::setWords(const QString &name)
{
    m_known->setText(tr("On"));
    m_known->setAccessibleName(name);
    m_when->setAccessibleName(name);
    m_when->setLocale(currentLocale());
    m_when->setDisplayFormat(currentLocale().dateTimeFormat(QLocale::ShortFormat));
}

} // namespace dugout
