// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"

namespace dugout {

class FlowLayout;
class TextLabel;

/// What stands above a list: a sentence, and the buttons that begin something. Where the list is
/// empty it is a card with a picture.
class Invitation final : public Panel
{
    Q_OBJECT

public:
    /// With one of our line drawings.
    explicit Invitation(QString picture, QWidget *parent = nullptr);

    void addButton(QWidget *button);
    void setInviting(bool inviting);
    void setText(const QString &sentence);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Large letters need the room themselves.
    [[nodiscard]] bool hasPicture() const;
    void fit();

    QString m_picture;
    TextLabel *m_sentence;
    FlowLayout *m_buttons;
    bool m_isInviting = false;
};

} // namespace dugout
