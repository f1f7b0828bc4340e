// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace dugout {

class ActionButton;
class TextLabel;

/// A picture of the coach's own: shown small, chosen from a file, taken away again. It is kept
/// itself, not the name of its file.
class PictureField final : public QWidget
{
    Q_OBJECT

public:
    explicit PictureField(QWidget *parent = nullptr);

    void setPicture(const QString &picture);
    [[nodiscard]] const QString &picture() const { return m_picture; }
    void retranslate();

private:
    void choose();

    QString m_picture;
    QLabel *m_thumb;
    ActionButton *m_choose;
    ActionButton *m_clear;
    TextLabel *m_problem;
};

/// The picture, kept or in a file, in a size that fits; null when there is none.
[[nodiscard]] QPixmap pictureIn(const QString &picture, const QSize &room);

} // namespace dugout
