// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/ploynotes.h"

#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

PloyNotes::PloyNotes(QWidget *parent)
    : Panel(parent)
    , m_words(new TextLabel(TextStyle::Small, this))
{
    setObjectName(u"ploy-notes"_s);
    setLeftEdge(tone::look);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_words->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_words);
    hide();
}

void PloyNotes::show(const QStringList &lines)
{
    m_words->setText(lines.join(u'\n'));
    setVisible(!lines.isEmpty());
}

} // namespace dugout
