// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/languageswitch.h"

#include "ui/common/appearance.h"
#include "ui/common/keyboardbutton.h"
#include "ui/common/textlabel.h"

#include <QApplication>
#include <QButtonGroup>
#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace dugout {

namespace {

/// Two letters on the rail, on a quiet plate when they are the language shown.
class LanguageButton final : public KeyboardButton<QAbstractButton>
{
public:
    LanguageButton(Language language, QWidget *parent)
        : KeyboardButton(parent)
    {
        setCheckable(true);
        setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Maximum);
        setFocusPolicy(Qt::TabFocus);
        setText(languageCode(language).toUpper());
        // A language's own name is the same whatever language the window speaks.
        setAccessibleName(languageNativeName(language));
        setToolTip(languageNativeName(language));
        setObjectName(QStringLiteral("language-") + languageCode(language));
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        return {gridStep(this, 11), gridStep(this, 6)};
    }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return {sizeHint().width(), QFontMetrics(wordFont()).height() + 2};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QColor ink = palette().color(tone::railInk);
        QColor plate = ink;
        plate.setAlphaF(isChecked() ? 0.22F : 0.0F);
        painter.setBrush(plate);
        painter.setPen(showsFocusRing() ? QPen(ink, 2.0) : QPen(Qt::NoPen));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
        painter.setFont(wordFont());
        painter.setPen(ink);
        painter.drawText(rect(), Qt::AlignCenter, text());
    }

    void changeEvent(QEvent *event) override
    {
        if (event->type() == QEvent::FontChange)
            updateGeometry();
        KeyboardButton::changeEvent(event);
    }

private:
    [[nodiscard]] QFont wordFont() const
    {
        QFont bold = styledFont(QApplication::font(), TextStyle::Small);
        bold.setBold(true);
        bold.setUnderline(isChecked()); // not by colour alone
        return bold;
    }
};

} // namespace

LanguageSwitch::LanguageSwitch(QWidget *parent)
    : QWidget(parent)
    , m_buttons(new QButtonGroup(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    for (const Language language : allLanguages) {
        auto *button = new LanguageButton(language, this);
        m_buttons->addButton(button, static_cast<int>(language));
        layout->addWidget(button, 0, Qt::AlignHCenter);
    }
    connect(m_buttons, &QButtonGroup::idClicked, this,
            [this](int id) { emit languageChosen(static_cast<Language>(id)); });
}

void LanguageSwitch::showLanguage(Language language)
{
    QAbstractButton *chosen = m_buttons->button(static_cast<int>(language));
    chosen->setChecked(true);
    // Tab stops at the chosen one only; the arrow keys go on from there.
    const QList<QAbstractButton *> buttons = m_buttons->buttons();
    for (QAbstractButton *button : buttons)
        button->setFocusPolicy(button == chosen ? Qt::TabFocus : Qt::NoFocus);
}

} // namespace dugout
