// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

namespace dugout {

class ShirtDelegate;

/// Names in as many columns as fit side by side, each standing for an id. As high as it needs, or
/// as there is room; some rows are always seen.
class NameList final : public QListWidget
{
    Q_OBJECT

public:
    explicit NameList(QWidget *parent = nullptr);

    void setIds(const QStringList &ids);
    /// Boxes before the names; the first `ticked` of them are.
    void setTickable(int ticked);
    void setNames(const QStringList &names);
    /// Rather one column than a name that is cut, from the next names on: words that are read are
    /// not known by their beginning as players are.
    void setWhole(bool whole);
    /// So many are seen even where there is little room, from the next names on; the others are
    /// scrolled.
    void setFewestRows(int rows);

    /// Those are ticked and nobody else.
    void tick(const QStringList &ids);
    /// By what else each is found when something is typed; may be empty.
    void setAliases(const QStringList &aliases);
    /// What is said of each when somebody points at it; may be empty.
    void setHints(const QStringList &hints);
    /// What each does, after its name: one to a line then. Empty where names alone are shown.
    void setAbouts(const QStringList &abouts);
    /// How high it is in this width with every word of what each does.
    [[nodiscard]] int wholeHeight(int width) const;
    /// Players are seen by the number on a shirt of this colour, from the next names on.
    void setShirts(const QList<QColor> &colours);
    /// With every line of it.
    [[nodiscard]] int allRowsHeight() const { return maximumHeight(); }
    /// Hides what does not contain these words. Null when that is all of it.
    [[nodiscard]] QListWidgetItem *narrow(const QString &words);
    /// Null when nothing is.
    [[nodiscard]] QListWidgetItem *firstShown() const;
    [[nodiscard]] QStringList ticked() const;
    /// What words name one after the other, each of them one name or the number of one shirt; empty
    /// when one of them does not.
    [[nodiscard]] QList<QListWidgetItem *> named(const QString &words) const;
    /// The same where a word may name several, as the number of a shirt does when both teams are in
    /// the list.
    [[nodiscard]] QList<QListWidgetItem *> meant(const QString &words) const;
    /// Each number of a shirt is there once.
    [[nodiscard]] bool hasOneOfEach() const;
    [[nodiscard]] static QString idOf(const QListWidgetItem &item);

    /// The least it needs: it takes what is left, and nothing around it scrolls for its sake.
    [[nodiscard]] QSize sizeHint() const override;

protected:
    /// Letters are typed here too, and go to the field above it: no key printed elsewhere takes
    /// them.
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QList<QListWidgetItem *> called(const QString &word) const;
    [[nodiscard]] bool haveOneCharacter() const;
    [[nodiscard]] int wordsWidth(const QListWidgetItem &item, bool shortly) const;
    void fitCells();
    void fitHeight();
    void fitRows();
    [[nodiscard]] int columnsWidth() const;

    int m_fewestRows = 3;
    bool m_whole = false;
    bool m_hasAbouts = false;
    ShirtDelegate *m_shirts = nullptr; ///< where players have them
};

} // namespace dugout
