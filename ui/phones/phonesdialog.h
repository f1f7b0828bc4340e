// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/phones/phonedesk.h"

#include <QDialog>

class QVBoxLayout;

namespace dugout {

class ActionButton;
class ChoiceBox;
class PhoneSeat;
class QrView;
class TextLabel;

/// Opens a table, or the pages of a league, to phones: where it listens, the code to scan, who is
/// there. It stays open beside the window.
class PhonesDialog final : public QDialog
{
    Q_OBJECT

public:
    enum class What { Table, League };

    /// The desk must outlive it.
    PhonesDialog(PhoneDesk &desk, What what, QWidget *parent = nullptr);

    /// Shows the one of this page, made when first asked for; false when there is nothing to open.
    static bool openFor(PhoneDesk &desk, What what, QWidget *page);

protected:
    void changeEvent(QEvent *event) override;

private:
    void comeForward();
    [[nodiscard]] QWidget *makeClosed();
    [[nodiscard]] QWidget *makeOpened();
    [[nodiscard]] QVBoxLayout *makeCodeSide();
    [[nodiscard]] QVBoxLayout *makePeopleSide();
    void connectAll();
    void openTable();
    void refresh();
    void showCode();
    [[nodiscard]] QString shownAddress() const;
    void sayTyped(const QString &address);
    [[nodiscard]] QString helpWords() const;
    void showPeople();
    void askForCode(Seat seat);
    void showNewCode(Seat seat);
    void showPlaces();
    void retranslate();
    void fitSize();

    PhoneDesk &m_desk;
    What m_what;
    TextLabel *m_about;
    ChoiceBox *m_where;
    TextLabel *m_whereName;
    TextLabel *m_warning;
    TextLabel *m_problem;
    ActionButton *m_open;
    ActionButton *m_leave;
    TextLabel *m_codeName;
    QrView *m_code;
    TextLabel *m_codeHelp;
    TextLabel *m_address;
    TextLabel *m_typed; ///< the code, to be typed
    ActionButton *m_copy;
    ActionButton *m_watchCode;
    TextLabel *m_watching;
    QVBoxLayout *m_people;
    QList<PhoneSeat *> m_seats;
    ActionButton *m_shut;
    TextLabel *m_port; ///< says where it is when the usual port was taken
    ActionButton *m_done;
    QWidget *m_closed;
    QWidget *m_opened;
    Seat m_shown = noSeat; ///< whose code is seen; nobody's: the one for spectators
    QString m_coachAddress;
};

} // namespace dugout
