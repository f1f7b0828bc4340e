// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/matchwindows.h"

#include "core/exchange/afterreport.h"
#include "core/exchange/matchjson.h"
#include "ui/common/languagecontroller.h"
#include "ui/common/sheetprinting.h"
#include "ui/match/matchhall.h"
#include "ui/match/matchtable.h"
#include "ui/matchviews/reportdialog.h"
#include "ui/play/displaypainter.h"
#include "ui/play/displaywindow.h"
#include "ui/sheets/matchreportpages.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>

namespace dugout {

MatchWindows::MatchWindows(Settings &settings, LanguageController &language, Now now, QWidget *page)
    : QObject(page)
    , m_settings(settings)
    , m_language(language)
    , m_now(std::move(now))
    , m_page(page)
    , m_sounds(settings)
    , m_hall(settings, m_now)
{ }

MatchWindows::~MatchWindows() = default;

void MatchWindows::setTable(MatchTable *table)
{
    if (m_table)
        m_table->disconnect(this);
    m_table = table;
    m_sounds.forget();
    if (!m_table) {
        m_hall.setGame({});
        return;
    }
    // The hall sees the present, whatever moment a coach looks back at.
    m_hall.setGame([this](DisplayWindow &window) {
        window.setBoard(hallBoard(makeDisplayBoard(m_table->session(), window.language())));
    });
    m_table->whenShownAnew(this, &MatchWindows::refresh);
    refresh();
}

void MatchWindows::setClock(const ChessClock &clock)
{
    m_sounds.hearClock(clock, m_now());
    m_hall.setClock(clock);
}

void MatchWindows::refresh()
{
    const MatchState &state = m_table->session().state();
    m_sounds.hearScore(state.sides[0].score, state.sides[1].score);
    m_hall.refresh();
}

void MatchWindows::openReport()
{
    if (!m_table)
        return;
    auto *dialog
        = new ReportDialog(makeFullReport(m_table->session()), m_language.language(), m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setMore([this](Language language) { return picture(language); },
                    [this] { return wholeMatch(); });
    dialog->open();
}

void MatchWindows::printReport()
{
    if (!m_table)
        return;
    SheetPrinting::preview(std::make_shared<MatchReportPages>(makeFullReport(m_table->session()),
                                                              SheetWords(m_language.language())),
                           m_page);
}

/// The result as the hall sees it, to be shown to friends.
QByteArray MatchWindows::picture(Language language) const
{
    if (!m_table)
        return {};
    QImage image(1200, 675, QImage::Format_RGB32);
    QPainter painter(&image);
    const HallBoard board = hallBoard(makeDisplayBoard(m_table->session(), language));
    DisplayPainter(board, {}, m_page->palette()).paint(painter, image.rect());
    painter.end();
    QBuffer bytes;
    bytes.open(QIODevice::WriteOnly);
    image.save(&bytes, "PNG");
    return bytes.data();
}

QByteArray MatchWindows::wholeMatch() const
{
    if (!m_table)
        return {};
    MatchFile file{m_table->context().setup(), {}};
    for (const EventGroup &group : m_table->log().groups())
        file.log.push_back({LogAction::Kind::Do, group, {}});
    return writeMatch(file);
}

void MatchWindows::openDisplay()
{
    m_hall.open(m_language.language());
}

} // namespace dugout
