// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/randomsource.h"
#include "ui/play/offeredprompt.h"

#include <QKeySequence>
#include <QWidget>

namespace dugout {

/// The part of a prompt's card that takes the answer. One for each kind of answer.
class PromptBody : public QWidget
{
    Q_OBJECT

public:
    PromptBody(OfferedPrompt offer, QWidget *parent);

    /// The right one for the prompt.
    [[nodiscard]] static PromptBody *make(const OfferedPrompt &offer, RandomSource &random,
                                          QWidget *parent);

    /// The same prompt in other words; what was typed or chosen so far stays.
    void setOffer(const OfferedPrompt &offer);
    [[nodiscard]] const OfferedPrompt &offer() const { return m_offer; }
    /// There is little room: what is not needed for an answer is left out.
    virtual void setTight(bool /*tight*/) { }
    /// Where the keyboard begins.
    [[nodiscard]] virtual QWidget *first() const = 0;
    /// Something beside it goes on without an answer here: Enter belongs to that.
    virtual void setOptional(bool /*optional*/) { }
    /// Keys of what stands beside it: they work while nothing is being written.
    virtual void setKeysBeside(const QList<QKeySequence> & /*keys*/) { }
    /// Whether Enter answers it, as it stands.
    [[nodiscard]] virtual bool answersEnter() const { return first() != nullptr; }
    /// Where such a text is typed; null where it means nothing here.
    [[nodiscard]] virtual QWidget *fieldFor(const QString & /*text*/) { return nullptr; }
    /// A digit answers it at once, though it looks like a number that is typed and ended by Enter.
    [[nodiscard]] virtual bool isCount() const { return false; }
    /// Whether Escape leaves something within it, before it leaves what is asked.
    [[nodiscard]] virtual bool takesEscape() const { return false; }
    /// Whether it is the better for all the height there is.
    [[nodiscard]] virtual bool fillsTheCard() const { return false; }
    /// How low it may be in this width where it does.
    [[nodiscard]] virtual int leastHeight(int /*width*/) const
    {
        return minimumSizeHint().height();
    }
    /// How high it is with everything that is looked at together.
    [[nodiscard]] virtual int wholeHeight(int width) const { return leastHeight(width); }

signals:
    void answered(const Event &event);
    /// Enter, though nothing was chosen of what may be left.
    void leftAlone();
    /// Whether Enter answers it is another now.
    void enterMoved();

protected:
    /// Every word of it, in the language of the moment. Constructors call it last.
    virtual void showWords() = 0;
    [[nodiscard]] const Prompt &prompt() const { return m_offer.prompt; }
    [[nodiscard]] Event blankAnswer() const;
    /// Enter does what this button says.
    static void makeMain(class ActionButton *button);
    static void makeMain(class ActionButton *button, class ActionButton *instead);
    /// The button of a lot: where the coaches have dice of their own Enter draws as little as it
    /// rolls.
    void dressDraw(class ActionButton *draw);

private:
    OfferedPrompt m_offer;
};

} // namespace dugout
