// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace dugout {

class ActionButton;

/// A picture of the coach's own: shown small, chosen from a file, taken away again.
class PictureField final : public QWidget
{
    Q_OBJECT

public:
    explicit PictureField(QWidget *parent = nullptr);

    void setPicture(const QString &file);
    [[nodiscard]] const QString &picture() const { return m_file; }
    void retranslate();

private:
    void choose();

    QString m_file;
    QLabel *m_thumb;
    ActionButton *m_choose;
    ActionButton *m_clear;
};

/// The picture in a size that fits, or null when the file is gone or is none.
[[nodiscard]] QPixmap pictureIn(const QString &file, const QSize &room);

} // namespace dugout
