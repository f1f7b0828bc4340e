// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/cards/collection.h"
#include "ui/common/panel.h"
#include "ui/models/collectionref.h"

class QLabel;
class QVBoxLayout;

namespace dugout {

class TextLabel;

/// What stands on one card of the collection, both sides of a fighter's included, with the coach's
/// own picture and what is still open.
class EntryPanel final : public Panel
{
    Q_OBJECT

public:
    explicit EntryPanel(std::shared_ptr<const Ruleset> ruleset, QWidget *parent = nullptr);

    void show(const std::optional<CollectionRef> &ref, const Collection &collection);
    void retranslate();

private:
    void clear();
    void addLine(const QString &text, bool quiet = false);
    void addHeading(const QString &text);
    void addSide(const FighterSide &side);
    void showFighter(const FighterCard &fighter);
    void showCard(const SkirmishCard &card);
    void showWarband(const Warband &warband);
    void fill();

    std::shared_ptr<const Ruleset> m_ruleset;
    std::optional<CollectionRef> m_ref;
    Collection m_collection;
    TextLabel *m_title;
    TextLabel *m_sentence;
    QLabel *m_picture;
    QWidget *m_lines;
    QVBoxLayout *m_place;
};

} // namespace dugout
