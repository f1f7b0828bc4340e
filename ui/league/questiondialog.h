// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/league/sharing/newsform.h"

#include <functional>

class QCheckBox;

namespace dugout {

class ActionButton;
class ChoiceBox;
class NumberBox;
class TextField;
class WhenField;

/// A dialog put together from a few fields. What it is asked for is tried when it is accepted, so
/// that whatever is refused is said where it can be mended.
class QuestionDialog final : public NewsForm
{
    Q_OBJECT

public:
    /// In the language of the moment, asked again when that changes.
    using Words = std::function<QString()>;
    /// Done, or one sentence about what is wrong.
    using Try = std::function<QString()>;

    QuestionDialog(Words title, Words accept, QWidget *parent);

    TextField *addText(Words label, const QString &value = {});
    NumberBox *addNumber(Words label, int least, int most, int value);
    /// `data` is what each choice stands for; `words` gives as many words.
    ChoiceBox *addChoice(Words label, std::function<QStringList()> words, const QVariantList &data,
                         const QVariant &chosen = {});
    QCheckBox *addCheck(Words label, bool on);
    WhenField *addWhen(Words label, qint64 atMs);
    /// A sentence over the whole width.
    void addNote(Words words);
    void addWidget(QWidget *widget) { addWide(widget); }
    void show(QWidget *field, bool shown) { showField(field, shown); }
    void setTry(Try attempt) { m_try = std::move(attempt); }
    /// Closes it and does something else instead.
    ActionButton *addOtherWay(Words words, std::function<void()> way);
    void setAcceptable(bool acceptable);
    /// Says again whatever depends on fields.
    void sayAgain() { retranslate(); }

public slots:
    void accept() override;

protected:
    void retranslate() override;

private:
    void addSaying(std::function<void()> saying);

    Words m_title;
    Words m_acceptWords;
    Try m_try;
    std::vector<std::function<void()>> m_sayings;
};

} // namespace dugout
