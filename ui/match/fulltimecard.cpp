// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/fulltimecard.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"
#include "ui/common/toneicon.h"

#include <QGridLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr size_t mostLines = 4;
constexpr int iconSteps = 5;

/// A drawing in the colour of what goes.
class CardIcon final : public QWidget
{
public:
    CardIcon(QString name, QWidget *parent)
        : QWidget(parent)
        , m_name(std::move(name))
    {
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        const int side = gridStep(this, iconSteps);
        return {side, side};
    }

protected:
    void paintEvent(QPaintEvent * /*event*/) override
    {
        QPainter painter(this);
        paintToneIcon(&painter, m_name, rect(), palette().color(tone::goInk));
    }

private:
    QString m_name;
};

} // namespace

FullTimeCard::FullTimeCard(const QString &icon, FullTimeList::Value value, QWidget *parent)
    : Panel(parent)
    , m_title(new TextLabel(TextStyle::Heading, this))
    , m_none(new TextLabel(TextStyle::Small, this))
    , m_list(new FullTimeList(value, this))
    , m_more(new ActionButton(this))
    , m_counts(new QWidget(this))
    , m_countLines(new QGridLayout(m_counts))
    , m_sum(new TextLabel(TextStyle::Small, this))
{
    m_none->setTone(tone::greyInk);
    m_none->setWordWrap(true);
    m_sum->setTone(tone::greyInk);
    m_sum->setWordWrap(true);
    m_more->setShape(ButtonShape::Chip);
    m_more->setFocusPolicy(Qt::TabFocus);
    auto *head = new QHBoxLayout;
    head->setSpacing(gridStep(this, 2));
    head->addWidget(new CardIcon(icon, this));
    head->addWidget(m_title, 1);
    m_countLines->setContentsMargins(0, gridStep(this, 1), 0, 0);
    m_countLines->setColumnStretch(1, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 2));
    layout->addLayout(head);
    layout->addWidget(m_none);
    layout->addWidget(m_list);
    layout->addWidget(m_more, 0, Qt::AlignLeft);
    layout->addWidget(m_counts);
    layout->addWidget(m_sum);
    layout->addStretch();
    m_counts->hide();
    m_sum->hide();
    connect(m_more, &QAbstractButton::clicked, this, &FullTimeCard::moreRequested);
}

void FullTimeCard::setLines(const QString &title, const std::vector<FullTimeLine> &lines,
                            const std::array<QColor, 2> &colours, const QString &none)
{
    m_title->setText(title);
    m_none->setText(none);
    m_none->setVisible(lines.empty());
    const size_t count = std::min(lines.size(), mostLines);
    m_list->setLines({lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(count)}, colours);
    m_list->setVisible(!lines.empty());
    const auto rest = static_cast<int>(lines.size() - count);
    m_more->setCommand("full-time-more", {}, rest);
    m_more->setVisible(rest > 0);
}

void FullTimeCard::setCounts(const std::vector<FullTime::Count> &counts)
{
    while (QLayoutItem *item = m_countLines->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    int row = 0;
    for (const FullTime::Count &count : counts) {
        auto *home = new TextLabel(TextStyle::Strong, m_counts);
        auto *what = new TextLabel(TextStyle::Small, m_counts);
        auto *away = new TextLabel(TextStyle::Strong, m_counts);
        home->setText(QString::number(count.of[0]));
        away->setText(QString::number(count.of[1]));
        what->setText(count.what);
        what->setTone(tone::greyInk);
        what->setAlignment(Qt::AlignCenter);
        m_countLines->addWidget(home, row, 0);
        m_countLines->addWidget(what, row, 1);
        m_countLines->addWidget(away, row, 2);
        ++row;
    }
    m_counts->setVisible(row > 0);
}

void FullTimeCard::setSum(const QString &words)
{
    m_sum->setText(words);
    m_sum->setVisible(!words.isEmpty());
}

} // namespace dugout
