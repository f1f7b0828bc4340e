// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team/badge.h"
#include "ui/common/keyboardbutton.h"

#include <QAbstractButton>

#include <functional>
#include <optional>

namespace dugout {

class TextLabel;

/// A whole card that is one button: a drawing, a title, a sentence and perhaps a short note. The
/// words wrap, so a narrow card grows taller.
class CardButton final : public KeyboardButton<QAbstractButton>
{
    Q_OBJECT

public:
    explicit CardButton(QString iconName, QWidget *parent = nullptr);

    /// `note` stands small below, such as a date. The title is also the accessible name.
    void setWords(const QString &title, const QString &sentence, const QString &note = {});
    /// Takes the place of the drawing.
    void setBadge(const Badge &badge);
    /// One of several ways, of which one is taken: lower, with a ring that is filled where it is.
    void setOneOfSeveral();
    /// Above its words, in the ink it is handed; of one of several ways.
    using Picture = std::function<void(QPainter &, const QRectF &, const QColor &)>;
    void setPicture(Picture picture);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QRect iconPlate() const;
    void fitMargins();
    [[nodiscard]] QRect ring() const;
    void paintWay(QPainter *painter) const;

    bool m_isWay = false;
    Picture m_picture;
    QString m_iconName;
    std::optional<Badge> m_badge;
    TextLabel *m_title;
    TextLabel *m_sentence;
    TextLabel *m_note;
};

} // namespace dugout
