// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/formdialog.h"

#include <functional>
#include <utility>

namespace dugout {

/// A dialog about a league that others may change while it is open. Accepting it shows once what
/// came in, with everything typed still there, and asks again.
class NewsForm : public FormDialog
{
    Q_OBJECT

public:
    using FormDialog::FormDialog;

    /// What others did since, in the language of the moment.
    using News = std::function<QStringList()>;

    /// Others did this while the questions of a page were asked.
    static void addNews(const QWidget *page, const News &news);
    /// Only where this is so does what others did matter to him who is asked.
    void setMatters(std::function<bool()> matters) { m_matters = std::move(matters); }

protected:
    /// As every form has it; what was wrong may be mended by it.
    QLabel *addField(QWidget *field);
    /// The sentence about what was wrong is not left standing beside what is told now.
    void forgetProblemWith(QWidget *field);
    void retranslate() override;
    /// True where he was told just now: nothing is done yet.
    [[nodiscard]] bool tellsNews();
    /// He knows of it by other words.
    void forgetNews() { m_news = {}; }

private:
    News m_news; ///< that came in and was not told; the first one knows of those that followed
    News m_told; ///< that is read now
    std::function<bool()> m_matters;
};

} // namespace dugout
