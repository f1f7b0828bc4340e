// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/collection/picturefield.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/flowlayout.h"
#include "ui/common/readpicture.h"
#include "ui/common/textlabel.h"

#include <QBuffer>
#include <QFileDialog>
#include <QPainter>

namespace dugout {

namespace {

// As large as a card on a screen, so that a collection of hundreds stays small.
constexpr QSize mostPixels{420, 580};
constexpr int quality = 85;
const QLatin1String keptMark("data:image/jpeg;base64,");

QByteArray keptBytes(const QString &picture)
{
    return picture.startsWith(keptMark)
        ? QByteArray::fromBase64(picture.mid(keptMark.size()).toLatin1())
        : QByteArray();
}

/// The picture itself in the place of its file, which may move or go.
QString kept(const QString &file)
{
    const QPixmap read = pictureIn(file, mostPixels);
    if (read.isNull())
        return {};
    QImage paper(read.size(), QImage::Format_RGB32);
    paper.fill(Qt::white);
    QPainter(&paper).drawPixmap(0, 0, read);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    paper.save(&buffer, "JPG", quality);
    return keptMark + QString::fromLatin1(bytes.toBase64());
}

} // namespace

QPixmap pictureIn(const QString &picture, const QSize &room)
{
    if (picture.isEmpty())
        return {};
    const QByteArray kept = keptBytes(picture);
    return QPixmap::fromImage(kept.isEmpty() ? readPicture(picture, room)
                                             : pictureFrom(kept, room));
}

PictureField::PictureField(QWidget *parent)
    : QWidget(parent)
    , m_thumb(new QLabel(this))
    , m_choose(new ActionButton(this))
    , m_clear(new ActionButton(this))
    , m_problem(new TextLabel(TextStyle::Small, this))
{
    auto *layout = new FlowLayout(this);
    layout->addWidget(m_thumb);
    layout->addWidget(m_choose);
    layout->addWidget(m_clear);
    layout->addWidget(m_problem);
    m_problem->setTone(tone::harm);
    m_problem->hide();
    setFocusProxy(m_choose);
    connect(m_choose, &QAbstractButton::clicked, this, &PictureField::choose);
    connect(m_clear, &QAbstractButton::clicked, this, [this] { setPicture({}); });
    setPicture({});
    retranslate();
}

void PictureField::setPicture(const QString &picture)
{
    m_picture = picture;
    const int side = gridStep(this, 16);
    m_thumb->setPixmap(pictureIn(picture, {side, side}));
    m_thumb->setVisible(!m_thumb->pixmap().isNull());
    m_clear->setVisible(!picture.isEmpty());
}

void PictureField::choose()
{
    const QString file = QFileDialog::getOpenFileName(
        this, tr("Choose a picture"), {}, tr("Pictures (*.png *.jpg *.jpeg *.webp *.bmp *.svg)"));
    if (file.isEmpty())
        return;
    const QString picture = kept(file);
    m_problem->setVisible(picture.isEmpty());
    if (!picture.isEmpty())
        setPicture(picture);
}

void PictureField::retranslate()
{
    m_choose->setCommand("choose-a-picture");
    m_clear->setCommand("no-picture");
    m_problem->setText(tr("This picture cannot be read."));
    m_thumb->setAccessibleName(tr("Picture"));
}

} // namespace dugout
