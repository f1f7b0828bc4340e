// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"
#include "ui/match/fulltimelist.h"

class QGridLayout;
class QVBoxLayout;

namespace dugout {

class ActionButton;
class TextLabel;

/// One subject of the final whistle: a picture and a heading, a few players, and below them what
/// sums it up.
class FullTimeCard final : public Panel
{
    Q_OBJECT

public:
    FullTimeCard(const QString &icon, FullTimeList::Value value, QWidget *parent = nullptr);

    /// Of more than a few lines the rest are told by the report. Where there is none the sentence
    /// stands in their place.
    void setLines(const QString &title, const std::vector<FullTimeLine> &lines,
                  const std::array<QColor, 2> &colours, const QString &none);
    /// Numbers of both sides with a word between them.
    void setCounts(const std::vector<FullTime::Count> &counts);
    void setSum(const QString &words);

signals:
    void moreRequested();

private:
    TextLabel *m_title;
    TextLabel *m_none;
    FullTimeList *m_list;
    ActionButton *m_more;
    QWidget *m_counts;
    QGridLayout *m_countLines;
    TextLabel *m_sum;
};

} // namespace dugout
