// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/formdialog.h"

namespace dugout {

/// A dialog about a league that others may change while it is open. Whoever accepts it is told once
/// of what came in, with everything he typed still there, and decides anew.
class NewsForm : public FormDialog
{
    Q_OBJECT

public:
    using FormDialog::FormDialog;

    /// Others did this while the questions of a page were asked.
    static void addNews(const QWidget *page, const QStringList &actions);

protected:
    /// As every form has it; what was wrong may be mended by it.
    QLabel *addField(QWidget *field);
    /// The sentence about what was wrong is not left standing beside what is told now.
    void forgetProblemWith(QWidget *field);
    /// True where he was told just now: nothing is done yet.
    [[nodiscard]] bool tellsNews();
    /// He knows of it by other words.
    void forgetNews() { m_news.clear(); }

private:
    QStringList m_news;
};

} // namespace dugout
