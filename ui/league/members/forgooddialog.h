// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/shop/inducementshop.h"
#include "ui/common/formdialog.h"

#include <functional>
#include <memory>

namespace dugout {

class ShopSidePanel;

/// What a team buys once for all matches of an event whose teams come back as registered.
class ForGoodDialog final : public FormDialog
{
    Q_OBJECT

public:
    /// Takes what is bought; one sentence where it is refused.
    using Try = std::function<QString(const std::vector<Purchase> &)>;

    ForGoodDialog(InducementShop shop, std::shared_ptr<const Ruleset> ruleset, Try attempt,
                  QWidget *parent);

public slots:
    void accept() override;

protected:
    void retranslate() override;

private:
    void change(const Result<InducementShop> &changed);

    InducementShop m_shop;
    std::shared_ptr<const Ruleset> m_ruleset;
    Try m_try;
    TextLabel *m_note;
    ShopSidePanel *m_side;
};

} // namespace dugout
