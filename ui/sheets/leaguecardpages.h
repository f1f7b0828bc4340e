// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguefiles/leaguecards.h"
#include "ui/sheets/piecedsheet.h"

#include <QCoreApplication>

namespace dugout {

/// What lies on the tables of a round and what is handed over at its end, painted in the language
/// of the moment.
class LeagueCardPages : public PiecedSheet
{
public:
    [[nodiscard]] QString title() const final { return m_title; }

protected:
    explicit LeagueCardPages(QString title);

private:
    QString m_title;
};

/// A sign for each table, a page each: folded in the middle it stands and can be read from both
/// sides.
class TableSignPages final : public LeagueCardPages
{
    Q_DECLARE_TR_FUNCTIONS(TableSignPages)

public:
    TableSignPages(QString title, std::vector<FixtureCard> cards);

protected:
    void compose() override;

private:
    static void paintSide(QPainter &painter, const QRectF &area, const FixtureCard &card);

    std::vector<FixtureCard> m_cards;
};

/// Sheets on which both coaches write down how their match ended, and sign: of football a page for
/// each match, of a skirmish several slips on one.
class ResultSlipPages final : public LeagueCardPages
{
    Q_DECLARE_TR_FUNCTIONS(ResultSlipPages)

public:
    ResultSlipPages(QString title, std::vector<FixtureCard> cards);

protected:
    void compose() override;

private:
    void paintSlip(QPainter &painter, const QRectF &area, const FixtureCard &card) const;

    std::vector<FixtureCard> m_cards;
};

/// Certificates, one to a page.
class CertificatePages final : public LeagueCardPages
{
    Q_DECLARE_TR_FUNCTIONS(CertificatePages)

public:
    CertificatePages(QString title, std::vector<Certificate> certificates);

protected:
    void compose() override;

private:
    static void paintCertificate(QPainter &painter, const QRectF &area,
                                 const Certificate &certificate);

    std::vector<Certificate> m_certificates;
};

} // namespace dugout
