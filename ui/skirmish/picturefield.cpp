// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/picturefield.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"

#include <QFileDialog>
#include <QImageReader>

namespace dugout {

QPixmap pictureIn(const QString &file, const QSize &room)
{
    if (file.isEmpty())
        return {};
    QImageReader reader(file);
    reader.setAutoTransform(true);
    if (const QSize size = reader.size(); size.isValid())
        reader.setScaledSize(size.scaled(room, Qt::KeepAspectRatio));
    return QPixmap::fromImage(reader.read());
}

PictureField::PictureField(QWidget *parent)
    : QWidget(parent)
    , m_thumb(new QLabel(this))
    , m_choose(new ActionButton(this))
    , m_clear(new ActionButton(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_thumb);
    layout->addWidget(m_choose);
    layout->addWidget(m_clear);
    layout->addStretch();
    setFocusProxy(m_choose);
    connect(m_choose, &QAbstractButton::clicked, this, &PictureField::choose);
    connect(m_clear, &QAbstractButton::clicked, this, [this] { setPicture({}); });
    setPicture({});
    retranslate();
}

void PictureField::setPicture(const QString &file)
{
    m_file = file;
    const int side = gridStep(this, 16);
    m_thumb->setPixmap(pictureIn(file, {side, side}));
    m_thumb->setVisible(!m_thumb->pixmap().isNull());
    m_clear->setVisible(!file.isEmpty());
}

void PictureField::choose()
{
    const QString file = QFileDialog::getOpenFileName(
        this, tr("Choose a picture"), {}, tr("Pictures (*.png *.jpg *.jpeg *.webp *.bmp *.svg)"));
    if (!file.isEmpty())
        setPicture(file);
}

void PictureField::retranslate()
{
    m_choose->setText(tr("Choose a picture…"));
    m_clear->setText(tr("No picture"));
    m_thumb->setAccessibleName(tr("Picture"));
}

} // namespace dugout
