// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hosting/hostingdesk.h"
#include "ui/league/hosting/hostpeople.h"

#include <QWidget>

class QButtonGroup;
class QCheckBox;
class QGridLayout;
class QVBoxLayout;

namespace dugout {

class ActionButton;
class ChoiceBox;
class Panel;
class HostSlipCard;
class TextField;
class TextLabel;

/// A step of hosting: its words are set again when the language changes.
class HostStep : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;
    virtual void retranslate() = 0;
    [[nodiscard]] virtual QString title() const = 0;
    [[nodiscard]] virtual QString subtitle() const = 0;
    [[nodiscard]] virtual bool canGoOn() const { return true; }

signals:
    void changed();
};

/// What hosting is, and whether it can be done here. What is missing is asked for, and looked for
/// until it is there.
class HostHowStep final : public HostStep
{
    Q_OBJECT

public:
    explicit HostHowStep(const HostingDesk &desk, QWidget *parent = nullptr);

    void retranslate() override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] bool canGoOn() const override { return m_canHost; }
    [[nodiscard]] bool opensWithDugout() const;
    [[nodiscard]] QString address() const;

private:
    struct Reason
    {
        QString icon;
        TextLabel *title;
        TextLabel *words;
    };

    void look();
    void addReason(QVBoxLayout *layout, const QString &icon);

    const HostingDesk &m_desk;
    bool m_canHost = false;
    std::vector<Reason> m_reasons;
    Panel *m_missing;
    TextLabel *m_missingTitle;
    TextLabel *m_missingWords;
    TextField *m_command;
    ActionButton *m_copy;
    TextLabel *m_networkTitle;
    TextLabel *m_network;
    ChoiceBox *m_addresses;
    QCheckBox *m_opens;
};

/// Who gets a slip, and which of them sits here.
class HostCoachesStep final : public HostStep
{
    Q_OBJECT

public:
    HostCoachesStep(const std::vector<HostPerson> &people, QWidget *parent = nullptr);

    void retranslate() override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] bool canGoOn() const override;
    /// The league's own id of the coach; empty: none of them.
    [[nodiscard]] QString me() const;

private:
    std::vector<HostPerson> m_people;
    TextLabel *m_question;
    ChoiceBox *m_me;
};

/// The slips themselves.
class HostSlipsStep final : public HostStep
{
    Q_OBJECT

public:
    HostSlipsStep(HostingDesk &desk, std::vector<HostPerson> people, QWidget *parent = nullptr);

    /// As they are now.
    void read();
    void retranslate() override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;

signals:
    void passwordRequested(const QString &login, const QString &name);
    void printRequested();
    void filesRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void placeCards();

    HostingDesk &m_desk;
    std::vector<HostPerson> m_people;
    HostSettings m_settings;
    std::vector<HostSlipCard *> m_cards;
    int m_columns = 0;
    QGridLayout *m_grid;
    TextLabel *m_code;
    TextLabel *m_count;
    ActionButton *m_print;
    ActionButton *m_password;
    ActionButton *m_files;
    QButtonGroup *m_choice;
};

/// How it is.
class HostReadyStep final : public HostStep
{
    Q_OBJECT

public:
    explicit HostReadyStep(HostingDesk &desk, QWidget *parent = nullptr);

    void read();
    void retranslate() override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;

signals:
    void openRequested();
    void closeRequested();

private:
    HostingDesk &m_desk;
    TextLabel *m_line;
    TextLabel *m_code;
    TextLabel *m_hints;
    ActionButton *m_switch;
};

} // namespace dugout
