// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace dugout {

class ActionButton;
class ScrollColumn;
class TextLabel;

/// What Dugout is, its version and licence, and that it is unofficial.
class AboutDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit AboutDialog(QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void fit();

    ScrollColumn *m_scroll;
    TextLabel *m_name;
    TextLabel *m_version;
    TextLabel *m_what;
    TextLabel *m_unofficial;
    TextLabel *m_licence;
    ActionButton *m_close;
};

} // namespace dugout
