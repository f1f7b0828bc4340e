// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;
class QVBoxLayout;

namespace dugout {

class ActionButton;
class AsideMenu;
class TextLabel;

/// The first line of a card: whose word is asked for, the way back, and what can be done beside.
/// Where there is little room it takes the title as well: beside the rest, or above it where that
/// is lower.
class CardHead final : public QWidget
{
    Q_OBJECT

public:
    explicit CardHead(QWidget *parent = nullptr);

    void setWords(const QString &label, const QString &title);
    void setTitle(const QString &title);
    /// The title stands here instead of the label.
    void setTakesTitle(bool takes);
    /// A title that changes a little, as the gold left does, moves nothing while it is steady.
    void setSteady(bool steady);
    void setCompact(bool compact);
    /// As the title of a page, where nothing large stands below it.
    void setLargeTitle(bool large);
    /// A choice that holds for all that is asked, before the rest of the line.
    void addSwitch(QWidget *choice);
    /// A button of the card's owner that is not always there: it stands before the rest, which
    /// keeps its place.
    void addComing(ActionButton *button);
    /// How high it is, with the title or without.
    [[nodiscard]] int heightFor(int width, bool withTitle) const;
    [[nodiscard]] ActionButton *back() const { return m_back; }
    [[nodiscard]] AsideMenu *asides() const { return m_asides; }

    /// Printed keys give way before a card becomes wider than its window.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QList<ActionButton *> buttonsSeen() const;
    [[nodiscard]] int keyRoom() const;
    void fitKeys();
    /// The buttons of the line: how wide and how high they are.
    [[nodiscard]] QSize buttons() const;
    [[nodiscard]] bool standsAbove(int width) const;
    [[nodiscard]] bool isAbove(int width) const;
    void placeLabel();
    void placeTitle();

    QHBoxLayout *m_line;
    TextLabel *m_label;
    TextLabel *m_title;
    ActionButton *m_back;
    AsideMenu *m_asides;
    QList<ActionButton *> m_coming;
    QVBoxLayout *m_column;
    TextLabel *m_above; ///< the title where it stands above the line
    bool m_keysShown = true;
    bool m_takesTitle = false;
    bool m_steady = false;
    bool m_wasAbove = false; ///< so stood the title last, as long as it is steady
};

} // namespace dugout
