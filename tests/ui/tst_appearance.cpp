// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/windowfixture.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/dugoutstyle.h"
#include "ui/common/keptlist.h"
#include "ui/common/textfield.h"
#include "ui/common/textlabel.h"
#include "ui/common/toneicon.h"
#include "ui/league/looks/leaguetableview.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSlider>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

#include <cmath>
#include <memory>
#include <vector>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// A component of a colour as light, by the definition of WCAG 2.
double light(double component)
{
    return component <= 0.04045 ? component / 12.92 : std::pow((component + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &colour)
{
    return 0.2126 * light(colour.redF()) + 0.7152 * light(colour.greenF())
        + 0.0722 * light(colour.blueF());
}

double contrast(const QColor &a, const QColor &b)
{
    const double bright = std::max(luminance(a), luminance(b));
    const double dim = std::min(luminance(a), luminance(b));
    return (bright + 0.05) / (dim + 0.05);
}

/// Lays itself out anew for other letters, with other children.
class Rebuilding final : public QWidget
{
public:
    Rebuilding() { fill(); }

protected:
    void changeEvent(QEvent *event) override
    {
        QWidget::changeEvent(event);
        if (event->type() == QEvent::FontChange)
            fill();
    }

private:
    void fill()
    {
        qDeleteAll(findChildren<QWidget *>());
        for (int i = 0; i < 50; ++i)
            new QLabel(QString::number(i), this);
    }
};

/// As wide as the words in it, which have a font of their own.
class Measuring final : public QWidget
{
public:
    Measuring()
        : m_words(new TextLabel(TextStyle::Title, this))
    { }

    [[nodiscard]] int measured() const { return m_measured; }
    [[nodiscard]] int needed() const { return m_words->fontMetrics().horizontalAdvance(u'0'); }

protected:
    void changeEvent(QEvent *event) override
    {
        QWidget::changeEvent(event);
        if (event->type() == QEvent::FontChange)
            m_measured = needed();
    }

private:
    TextLabel *m_words;
    int m_measured = 0;
};

using Maker = QWidget *(*)();

QColor desktopColour = Qt::white;

QPalette desktop()
{
    return QPalette(desktopColour, desktopColour);
}

} // namespace

class TestAppearance final : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }
    void shadesAreReadable_data();
    void shadesAreReadable();
    void textIsReadable_data();
    void textIsReadable();
    void themesFollowTheSystem_data();
    void themesFollowTheSystem();
    void aDesktopThatTurnsDarkIsFollowed();
    void aChosenThemeIsKept_data();
    void aChosenThemeIsKept();
    void textGrowsInStepsWithinLimits();
    void keysChangeTheText();
    void tableModeEnlargesEverything();
    void whatIsLaidOutAnewIsNotToldAgain();
    void whatMeasuresOthersIsToldLater();
    void distancesGoWithTheText_data();
    void distancesGoWithTheText();
    void boxesGrowWithTheirWords();
    void iconsFollowTheTheme();
    void controlsHaveAnEdge_data();
    void controlsHaveAnEdge();
    void roundedFieldsLeaveTheirCornersToTheGround();
    void anAmpersandHasItsRoom();
    void whatCannotBePressedIsNotBright();
    void theListWithTheKeyboardIsTold_data();
    void theListWithTheKeyboardIsTold();
    void filledRowsShowTheKeyboard_data();
    void filledRowsShowTheKeyboard();
    void chosenRowsCanBeRead_data();
    void chosenRowsCanBeRead();
};

void TestAppearance::textIsReadable_data()
{
    QTest::addColumn<ThemeKind>("theme");
    QTest::addColumn<QPalette::ColorRole>("ink");
    QTest::addColumn<QPalette::ColorRole>("ground");
    QTest::addColumn<QPalette::ColorGroup>("group");
    using Role = QPalette::ColorRole;
    struct Pair
    {
        const char *name;
        Role ink;
        Role ground;
        QPalette::ColorGroup group = QPalette::Active;
    };
    std::vector<Pair> pairs{
        {"filled button", tone::onGo, tone::go},
        {"rail", tone::railInk, tone::rail},
        {"tool tip", Role::ToolTipText, Role::ToolTipBase},
        {"button", Role::ButtonText, Role::Button},
        {"selection", Role::HighlightedText, Role::Highlight},
        {"disabled button", Role::ButtonText, Role::Button, QPalette::Disabled},
        {"disabled text", Role::Text, Role::Base, QPalette::Disabled},
        {"disabled label", Role::WindowText, Role::Window, QPalette::Disabled},
        {"inactive selection", Role::HighlightedText, Role::Highlight, QPalette::Inactive},
    };
    const std::pair<const char *, Role> inks[]{{"ink", tone::ink},        {"text", Role::Text},
                                               {"grey", tone::greyInk},   {"go", tone::goInk},
                                               {"look here", tone::look}, {"harm", tone::harm}};
    const std::pair<const char *, Role> grounds[]{
        {"ground", tone::ground}, {"card", tone::card}, {"soft", tone::soft}};
    static QList<QByteArray> names; // rows keep pointers while they are made
    for (const auto &[inkName, ink] : inks) {
        for (const auto &[groundName, ground] : grounds) {
            names.append(QByteArray(inkName) + " on " + groundName);
            pairs.push_back({names.constLast().constData(), ink, ground});
        }
    }
    const std::pair<const char *, ThemeKind> themes[]{{"light", ThemeKind::Light},
                                                      {"dark", ThemeKind::Dark},
                                                      {"high contrast", ThemeKind::HighContrast}};
    for (const auto &[themeName, theme] : themes) {
        for (const Pair &pair : pairs)
            QTest::addRow("%s: %s", themeName, pair.name)
                << theme << pair.ink << pair.ground << pair.group;
    }
}

void TestAppearance::textIsReadable()
{
    QFETCH(ThemeKind, theme);
    QFETCH(QPalette::ColorRole, ink);
    QFETCH(QPalette::ColorRole, ground);
    QFETCH(QPalette::ColorGroup, group);
    const QPalette palette = themePalette(theme);
    QCOMPARE_GE(contrast(palette.color(group, ink), palette.color(group, ground)), 4.5);
}

/// Every shade that words or marks stand on, with every colour they are written in there.
void TestAppearance::shadesAreReadable_data()
{
    QTest::addColumn<ThemeKind>("theme");
    QTest::addColumn<QColor>("ink");
    QTest::addColumn<QColor>("ground");
    QTest::addColumn<double>("least");
    constexpr double words = 4.5;
    constexpr double marks = 3.0; // large letters, lines and shapes
    for (const ThemeKind theme : {ThemeKind::Light, ThemeKind::Dark, ThemeKind::HighContrast}) {
        const QPalette palette = themePalette(theme);
        const auto add
            = [&](const char *name, const QColor &ink, const QColor &ground, double least) {
                  QTest::addRow("%d: %s", static_cast<int>(theme), name)
                      << theme << ink << ground << least;
              };
        const auto of = [&palette](Shade wanted) { return shade(palette, wanted); };
        add("warning", of(Shade::WarnPillInk), of(Shade::WarnPill), words);
        add("bad", of(Shade::BadPillInk), of(Shade::BadPill), words);
        add("quiet", of(Shade::QuietPillInk), of(Shade::QuietPill), words);
        add("good", of(Shade::GoodPillInk), of(Shade::GoodPill), words);
        add("live", of(Shade::LivePillInk), of(Shade::LivePill), words);
        add("live score", of(Shade::LiveInk), of(Shade::Live), words);
        add("poster", of(Shade::PosterInk), of(Shade::Poster), words);
        add("done on a card", of(Shade::DoneInk), palette.color(tone::card), words);
        add("chosen row", palette.color(tone::ink), of(Shade::ChosenRow), words);
        add("grey on a chosen row", palette.color(tone::greyInk), of(Shade::ChosenRow), words);
        add("can be done", palette.color(tone::ink), of(Shade::GoTint), words);
        add("can be done, grey", palette.color(tone::greyInk), of(Shade::GoTint), words);
        add("can be done, in green", palette.color(tone::goInk), of(Shade::GoTint), words);
        add("offer", palette.color(tone::ink), of(Shade::OfferBand), words);
        add("offer, amber", palette.color(tone::look), of(Shade::OfferBand), words);
        add("way", of(Shade::WayEdge), of(Shade::Way), words);
        // It has an edge, so that one of both is seen.
        for (const Shade grass : {Shade::Grass, Shade::GrassOther}) {
            const bool edge
                = contrast(of(Shade::WayEdge), of(grass)) > contrast(of(Shade::Way), of(grass));
            add(grass == Shade::Grass ? "way on grass" : "way on the other grass",
                of(edge ? Shade::WayEdge : Shade::Way), of(grass), marks);
        }
        add("score tile", palette.color(tone::card), palette.color(tone::ink), words);
    }
}

void TestAppearance::shadesAreReadable()
{
    QFETCH(const QColor, ink);
    QFETCH(const QColor, ground);
    QFETCH(const double, least);
    QCOMPARE_GE(contrast(ink, ground), least);
}

void TestAppearance::themesFollowTheSystem_data()
{
    QTest::addColumn<QColor>("window");
    QTest::addColumn<ThemeKind>("expected");
    QTest::newRow("dark desktop") << QColor(0x20, 0x20, 0x20) << ThemeKind::Dark;
    QTest::newRow("light desktop") << QColor(0xEF, 0xEF, 0xEF) << ThemeKind::Light;
    QTest::newRow("coloured dark desktop") << QColor(0x2E, 0x0B, 0x33) << ThemeKind::Dark;
}

void TestAppearance::themesFollowTheSystem()
{
    QFETCH(QColor, window);
    QFETCH(ThemeKind, expected);
    desktopColour = window;
    Appearance appearance(nullptr, desktop);
    QCOMPARE(appearance.theme(), ThemeChoice::System);
    QCOMPARE(appearance.themeInForce(), expected);
    QCOMPARE(QApplication::palette().color(tone::ground),
             themePalette(expected).color(tone::ground));
    // A chosen theme wins, and choosing the system's again comes back to it.
    appearance.setTheme(ThemeChoice::HighContrast);
    QCOMPARE(QApplication::palette().color(QPalette::Window), QColor(Qt::black));
    appearance.setTheme(ThemeChoice::System);
    QCOMPARE(appearance.themeInForce(), expected);
}

void TestAppearance::aDesktopThatTurnsDarkIsFollowed()
{
    desktopColour = Qt::white;
    WindowFixture fixture({}, desktop);
    fixture.show();
    QCOMPARE(fixture.appearance().themeInForce(), ThemeKind::Light);
    desktopColour = QColor(0x20, 0x20, 0x20);
    QEvent themeChange(QEvent::ThemeChange);
    QCoreApplication::sendEvent(&fixture.window(), &themeChange);
    fixture.settle();
    QCOMPARE(fixture.appearance().themeInForce(), ThemeKind::Dark);
    QCOMPARE(fixture.window().palette().color(tone::ground),
             themePalette(ThemeKind::Dark).color(tone::ground));
    desktopColour = Qt::white;
    QCoreApplication::sendEvent(&fixture.window(), &themeChange);
    QCOMPARE(fixture.appearance().themeInForce(), ThemeKind::Light);
}

void TestAppearance::aChosenThemeIsKept_data()
{
    QTest::addColumn<ThemeChoice>("choice");
    QTest::addColumn<QString>("action");
    QTest::newRow("system") << ThemeChoice::System << u"theme-system"_s;
    QTest::newRow("light") << ThemeChoice::Light << u"theme-light"_s;
    QTest::newRow("dark") << ThemeChoice::Dark << u"theme-dark"_s;
    QTest::newRow("high contrast") << ThemeChoice::HighContrast << u"theme-high-contrast"_s;
}

void TestAppearance::aChosenThemeIsKept()
{
    QFETCH(ThemeChoice, choice);
    QFETCH(QString, action);
    WindowFixture fixture;
    fixture.appearance().setTheme(choice == ThemeChoice::Dark ? ThemeChoice::Light
                                                              : ThemeChoice::Dark);
    auto *chooser = fixture.window().findChild<QAction *>(action);
    QVERIFY(chooser);
    QVERIFY(!chooser->isChecked());
    chooser->trigger();
    QCOMPARE(fixture.appearance().theme(), choice);
    QVERIFY(chooser->isChecked());
    QCOMPARE(themeChoiceFromKey(themeChoiceKey(choice)), choice);
}

void TestAppearance::textGrowsInStepsWithinLimits()
{
    Appearance appearance;
    QCOMPARE(appearance.textPixels(), 14);
    int before = 0;
    for (int step = Appearance::smallestScale; step <= Appearance::largestScale; ++step) {
        appearance.setTextScale(step);
        QCOMPARE(appearance.textScale(), step);
        QCOMPARE_GT(appearance.textPixels(), before);
        QCOMPARE(QApplication::font().pixelSize(), appearance.textPixels());
        before = appearance.textPixels();
    }
    appearance.setTextScale(1000);
    QCOMPARE(appearance.textScale(), Appearance::largestScale);
    appearance.setTextScale(-1000);
    QCOMPARE(appearance.textScale(), Appearance::smallestScale);
    appearance.setTextScale(0);
}

void TestAppearance::keysChangeTheText()
{
    WindowFixture fixture;
    fixture.show();
    QWidget *window = &fixture.window();
    const Appearance &appearance = fixture.appearance();
    QTest::keyClick(window, Qt::Key_Plus, Qt::ControlModifier);
    QCOMPARE(appearance.textScale(), 1);
    QTest::keyClick(window, Qt::Key_Equal, Qt::ControlModifier); // plus without Shift
    QCOMPARE(appearance.textScale(), 2);
    QTest::keyClick(window, Qt::Key_Minus, Qt::ControlModifier);
    QCOMPARE(appearance.textScale(), 1);
    QTest::keyClick(window, Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(appearance.textScale(), 0);
    for (int i = 0; i < 20; ++i)
        QTest::keyClick(window, Qt::Key_Plus, Qt::ControlModifier);
    QCOMPARE(appearance.textScale(), Appearance::largestScale);
    QVERIFY(!window->findChild<QAction *>(u"text-larger"_s)->isEnabled());
    for (int i = 0; i < 20; ++i)
        QTest::keyClick(window, Qt::Key_Minus, Qt::ControlModifier);
    QCOMPARE(appearance.textScale(), Appearance::smallestScale);
    QVERIFY(!window->findChild<QAction *>(u"text-smaller"_s)->isEnabled());
}

void TestAppearance::tableModeEnlargesEverything()
{
    WindowFixture fixture;
    fixture.show();
    QHash<QLabel *, int> before;
    const QList<QLabel *> labels = fixture.window().findChildren<QLabel *>();
    for (QLabel *label : labels)
        before.insert(label, label->font().pixelSize());
    QTest::keyClick(&fixture.window(), Qt::Key_F11, Qt::ShiftModifier);
    fixture.settle();
    QVERIFY(fixture.appearance().tableMode());
    QVERIFY(fixture.window().findChild<QAction *>(u"table-mode"_s)->isChecked());
    for (QLabel *label : labels)
        QCOMPARE_GE(label->font().pixelSize(), before.value(label) * 14 / 10);
    QTest::keyClick(&fixture.window(), Qt::Key_F11, Qt::ShiftModifier);
    fixture.settle();
    QVERIFY(!fixture.appearance().tableMode());
    for (QLabel *label : labels)
        QCOMPARE(label->font().pixelSize(), before.value(label));
}

/// In the middle of being told of other letters many widgets go.
void TestAppearance::whatIsLaidOutAnewIsNotToldAgain()
{
    WindowFixture fixture;
    std::vector<std::unique_ptr<Rebuilding>> several;
    for (int i = 0; i < 20; ++i)
        several.push_back(std::make_unique<Rebuilding>());
    for (const bool on : {true, false}) {
        fixture.appearance().setTableMode(on);
        QCOMPARE(several.front()->findChildren<QLabel *>().size(), 50);
    }
}

/// Widgets are known in no order: of fifty one would be measured too early.
void TestAppearance::whatMeasuresOthersIsToldLater()
{
    Appearance appearance;
    std::vector<std::unique_ptr<Measuring>> all(50);
    for (auto &each : all)
        each = std::make_unique<Measuring>();
    for (const bool on : {true, false}) {
        appearance.setTableMode(on);
        for (const auto &each : all)
            QCOMPARE(each->measured(), each->needed());
    }
}

void TestAppearance::distancesGoWithTheText_data()
{
    QTest::addColumn<bool>("madeInTableMode");
    QTest::newRow("made before") << false;
    QTest::newRow("made in table mode") << true;
}

/// Leaving table mode restores the usual margins.
void TestAppearance::distancesGoWithTheText()
{
    QFETCH(bool, madeInTableMode);
    Appearance appearance;
    appearance.setTableMode(madeInTableMode);
    QWidget widget;
    auto *grid = new QGridLayout(&widget);
    auto *inside = new QHBoxLayout;
    grid->addLayout(inside, 0, 0);
    const int wide = gridStep(&widget, 6);
    const int odd = 7; // measured by nobody
    // Six pixels are a step of the larger grid, though nobody measured them.
    const int fixed = madeInTableMode ? 0 : 6;
    grid->setContentsMargins(wide, gridStep(&widget, 3), fixed, odd);
    grid->setHorizontalSpacing(gridStep(&widget, 2));
    inside->setSpacing(gridStep(&widget, 5));
    for (const bool on : {true, false, true, false}) {
        appearance.setTableMode(on);
        QCOMPARE(grid->contentsMargins(),
                 QMargins(gridStep(&widget, 6), gridStep(&widget, 3), fixed, odd));
        QCOMPARE(grid->horizontalSpacing(), gridStep(&widget, 2));
        QCOMPARE(inside->spacing(), gridStep(&widget, 5));
    }
    appearance.setTableMode(false);
    QCOMPARE(grid->contentsMargins().left(), 24);
}

void TestAppearance::boxesGrowWithTheirWords()
{
    WindowFixture fixture;
    DugoutStyle style;
    QCheckBox box(u"Weather"_s);
    box.setStyle(&style);
    const auto side = [&] {
        box.ensurePolished();
        return style.pixelMetric(QStyle::PM_IndicatorWidth, nullptr, &box);
    };
    const int usual = side();
    fixture.appearance().setTableMode(true);
    WindowFixture::settle();
    QVERIFY(side() > usual);
    QVERIFY(side() >= box.fontMetrics().capHeight());
}

void TestAppearance::iconsFollowTheTheme()
{
    Appearance appearance;
    const QIcon icon = toneIcon(u"home"_s);
    const auto inkOf = [&icon] {
        const QImage image = icon.pixmap(32).toImage();
        QColor ink;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixelColor(x, y).alpha() == 255)
                    ink = image.pixelColor(x, y);
            }
        }
        return ink;
    };
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark, ThemeKind::HighContrast}) {
        appearance.setTheme(kind == ThemeKind::Light      ? ThemeChoice::Light
                                : kind == ThemeKind::Dark ? ThemeChoice::Dark
                                                          : ThemeChoice::HighContrast);
        const QColor ink = inkOf();
        QVERIFY2(ink.isValid(), "the icon is empty");
        QCOMPARE(ink, themePalette(kind).color(QPalette::ButtonText));
    }
    appearance.setTheme(ThemeChoice::System);
}

void TestAppearance::controlsHaveAnEdge_data()
{
    QTest::addColumn<Maker>("make");
    QTest::newRow("line edit") << Maker([]() -> QWidget * { return new QLineEdit; });
    QTest::newRow("combo box") << Maker([]() -> QWidget * { return new QComboBox; });
    QTest::newRow("spin box") << Maker([]() -> QWidget * { return new QSpinBox; });
    QTest::newRow("check box") << Maker([]() -> QWidget * { return new QCheckBox; });
    QTest::newRow("radio button") << Maker([]() -> QWidget * { return new QRadioButton; });
    QTest::newRow("button") << Maker([]() -> QWidget * { return new QPushButton; });
    QTest::newRow("table") << Maker([]() -> QWidget * { return new QTableView; });
    QTest::newRow("text") << Maker([]() -> QWidget * { return new QPlainTextEdit; });
    QTest::newRow("menu") << Maker([]() -> QWidget * { return new QMenu; });
    QTest::newRow("slider") << Maker([]() -> QWidget * { return new QSlider(Qt::Horizontal); });
}

void TestAppearance::controlsHaveAnEdge()
{
    QFETCH(Maker, make);
    Appearance appearance;
    appearance.setTheme(ThemeChoice::HighContrast);
    QApplication::setStyle(new DugoutStyle);
    const std::unique_ptr<QWidget> control(make());
    control->resize(control->sizeHint().expandedTo({24, 24}));
    const QImage image = control->grab().toImage();
    int bright = 0;
    for (int x = 0; x < image.width(); ++x) {
        for (int y = 0; y < image.height(); ++y)
            bright += image.pixelColor(x, y).lightness() > 200 ? 1 : 0;
    }
    QCOMPARE_GE(bright, 24); // black on black has none at all
    appearance.setTheme(ThemeChoice::System);
    QApplication::setStyle(u"Fusion"_s);
}

/// Nothing of the field's own white lies outside the line around it.
void TestAppearance::roundedFieldsLeaveTheirCornersToTheGround()
{
    QApplication::setStyle(new DugoutStyle);
    QWidget ground;
    QPalette palette = ground.palette();
    palette.setColor(QPalette::Window, Qt::blue);
    palette.setColor(QPalette::Base, Qt::white);
    palette.setColor(tone::line, Qt::blue);
    ground.setPalette(palette);
    TextField field(&ground);
    field.setGeometry(0, 0, 120, 40);
    ground.resize(field.size());
    const QImage image = ground.grab().toImage();
    for (int x = 0; x < image.width(); ++x)
        QVERIFY(image.pixelColor(x, 0).red() < 40);
    QVERIFY(image.pixelColor(2, 2).red() < 40);
    QVERIFY(image.pixelColor(60, 30).red() > 200);
    QApplication::setStyle(u"Fusion"_s);
}

/// Where everything is white on black, a button that does nothing has to be told from the others.
void TestAppearance::theListWithTheKeyboardIsTold_data()
{
    QTest::addColumn<ThemeChoice>("theme");
    QTest::newRow("light") << ThemeChoice::Light;
    QTest::newRow("dark") << ThemeChoice::Dark;
    QTest::newRow("high contrast") << ThemeChoice::HighContrast;
}

void TestAppearance::theListWithTheKeyboardIsTold()
{
    QFETCH(const ThemeChoice, theme);
    QApplication::setStyle(new DugoutStyle);
    Appearance appearance;
    appearance.setTheme(theme);
    QWidget window;
    auto *columns = new QGridLayout(&window);
    auto *one = new QListWidget;
    auto *other = new QListWidget;
    for (QListWidget *list : {one, other}) {
        columns->addWidget(list, 0, list == one ? 0 : 1);
        list->addItem(u"Blitzer"_s);
        list->setCurrentRow(0);
    }
    window.show();
    window.activateWindow();
    one->setFocus();
    QTRY_VERIFY(one->hasFocus());
    const auto tint = [](QListWidget *list) {
        const QRect row = list->visualItemRect(list->item(0));
        return list->viewport()->grab().toImage().pixelColor(row.right() - 4, row.center().y());
    };
    const bool isTold = tint(one) != tint(other);
    appearance.setTheme(ThemeChoice::System);
    QApplication::setStyle(u"Fusion"_s);
    QVERIFY(isTold);
}

void TestAppearance::filledRowsShowTheKeyboard_data()
{
    theListWithTheKeyboardIsTold_data();
}

/// Teams, matches and games stand in lists of their own: their row was the same with the keyboard
/// and without.
void TestAppearance::filledRowsShowTheKeyboard()
{
    QFETCH(const ThemeChoice, theme);
    Appearance appearance;
    appearance.setTheme(theme);
    QWidget window;
    auto *columns = new QGridLayout(&window);
    auto *kept = new KeptList;
    auto *other = new QLineEdit;
    columns->addWidget(kept, 0, 0);
    columns->addWidget(other, 1, 0);
    kept->setEntries({{u"a"_s, u"Reds"_s, [] { return QStringList(); }, {}, 0, {}}});
    window.show();
    window.activateWindow();
    const auto picture = [kept] { return kept->viewport()->grab().toImage(); };
    kept->setFocus();
    QTRY_VERIFY(kept->hasFocus());
    const QImage with = picture();
    other->setFocus();
    QTRY_VERIFY(other->hasFocus());
    const bool isTold = with != picture();
    appearance.setTheme(ThemeChoice::System);
    QVERIFY(isTold);
}

void TestAppearance::chosenRowsCanBeRead_data()
{
    theListWithTheKeyboardIsTold_data();
}

/// With high contrast a league's chosen team stood white on bright green.
void TestAppearance::chosenRowsCanBeRead()
{
    QFETCH(const ThemeChoice, theme);
    QApplication::setStyle(new DugoutStyle);
    Appearance appearance;
    appearance.setTheme(theme);
    LeagueTableView table;
    ShownTable shown;
    shown.columns = {figureColumn(u"#"_s, u"#"_s), growing(wordsColumn(u"Team"_s, u"Team"_s))};
    shown.rows = {{u"a"_s, {u"1"_s, u"Reikland Reavers"_s}}};
    table.setTable(shown);
    table.resize(400, 200);
    table.show();
    table.activateWindow();
    table.setFocus();
    QTRY_VERIFY(table.hasFocus());
    const QRect cell = table.visualRect(table.model()->index(0, 1)).adjusted(4, 4, -4, -4);
    const QImage image = table.viewport()->grab().toImage();
    const QColor ground = image.pixelColor(cell.right(), cell.center().y());
    double best = 1.0;
    for (int x = cell.left(); x <= cell.right(); ++x) {
        for (int y = cell.top(); y <= cell.bottom(); ++y)
            best = std::max(best, contrast(ground, image.pixelColor(x, y)));
    }
    appearance.setTheme(ThemeChoice::System);
    QApplication::setStyle(u"Fusion"_s);
    QVERIFY2(best >= 4.5, qPrintable(QString::number(best)));
}

/// "Hammer & Amboss": the mark is drawn, so it needs its room; that of a mnemonic is not.
void TestAppearance::anAmpersandHasItsRoom()
{
    const auto wide = [](const QString &words) {
        ActionButton button;
        button.setText(words);
        return button.sizeHint().width();
    };
    const int plain = wide(u"Hammer  Amboss"_s);
    QCOMPARE_GT(wide(u"Hammer && Amboss"_s), plain);
    QCOMPARE(wide(u"&Hammer  Amboss"_s), plain);
}

void TestAppearance::whatCannotBePressedIsNotBright()
{
    Appearance appearance;
    appearance.setTheme(ThemeChoice::HighContrast);
    ActionButton button;
    button.setText(u"Undo"_s);
    button.setIconName(u"undo"_s);
    button.setKey(QKeySequence(Qt::CTRL | Qt::Key_Z));
    button.resize(button.sizeHint());
    const auto brightest = [&button] {
        const QImage image = button.grab().toImage();
        int found = 0;
        for (int x = 0; x < image.width(); ++x) {
            for (int y = 0; y < image.height(); ++y)
                found = std::max(found, image.pixelColor(x, y).lightness());
        }
        return found;
    };
    QCOMPARE_GE(brightest(), 250);
    button.setEnabled(false);
    QCOMPARE_LE(brightest(), 150);
    appearance.setTheme(ThemeChoice::System);
}

QTEST_MAIN(TestAppearance)
#include "tst_appearance.moc"
