// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QFormLayout;
class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace dugout {

class ActionButton;
class ScrollColumn;
class TextLabel;

/// A dialog of labelled fields with one sentence for what is wrong and two buttons. Every word is
/// set in `retranslate()`, which runs again when the language changes.
class FormDialog : public QDialog
{
    Q_OBJECT

public:
    /// Fields scroll where the screen is too low for all of them, so that the buttons stay in
    /// sight; a dialog that scrolls a part of its own stays whole.
    enum class Height { Whole, Scrolls };

    explicit FormDialog(QWidget *parent = nullptr, Height height = Height::Scrolls);

    /// What it is asked for takes something away: unless there is a field to fill in, Enter does
    /// nothing but close it.
    void setHarmful() { m_isHarmful = true; }

protected:
    /// Calls back into the subclass, so its constructor calls this last.
    virtual void retranslate();
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;
    bool focusNextPrevChild(bool next) override;

    /// A label is the buddy of its field; its words are set in `retranslate()`.
    QLabel *addField(QWidget *field);
    /// The words before a field, and its name for a screen reader.
    void nameField(QWidget *field, const QString &name);
    /// A field that asks for something only now and then goes with its label.
    void showField(QWidget *field, bool shown);
    /// What is said of the field above it, in its column.
    void addNote(QWidget *note);
    /// Among the fields, over both columns: what belongs to the one above it.
    void addSpanning(QWidget *widget);
    void addWide(QWidget *widget, bool takesRest = false);
    /// In a column of its own, right of everything but the buttons, so many times as wide as that.
    void addBeside(QWidget *widget, int times = 1);
    /// Another choice than the one that accepts, beside it; after all fields.
    void addChoiceButton(QWidget *button);
    /// For when fields were made after the constructor, such as those of a list made anew.
    void putButtonsLast();
    /// One clear sentence; empty takes it away.
    void showProblem(const QString &sentence);
    [[nodiscard]] ActionButton *acceptButton() const { return m_accept; }

private:
    /// What stands in a number field may be out of its range.
    void acceptIfNumbersFit();
    /// As high as their fields, or the first line of those, so that the words of both stand on one.
    void fitLabels();
    /// What everything needs in the width there is.
    [[nodiscard]] int wantedHeight() const;
    /// For fields that come while the dialog is open, as far as the screen has room.
    void growWithFields();
    /// The keyboard goes through the fields from the top and reaches the buttons last.
    void putBeforeButtons(QWidget *widget);

    QFormLayout *m_form;
    QVBoxLayout *m_body;
    QHBoxLayout *m_columns;
    QHBoxLayout *m_buttons;
    ScrollColumn *m_scroll = nullptr;
    QList<QLabel *> m_labels;
    TextLabel *m_problem;
    ActionButton *m_accept;
    ActionButton *m_cancel;
    QWidget *m_lastField = nullptr;
    int m_wantedHeight = 0;
    bool m_isHarmful = false;
};

} // namespace dugout
