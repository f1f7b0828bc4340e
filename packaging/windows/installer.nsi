; SPDX-License-Identifier: GPL-3.0-or-later
; For one person, without an administrator. packaging/windows/build hands in VERSION, FOLDER, OUTPUT, ICON.
Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
!include MUI2.nsh
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Dugout"
!define CLASSES "Software\Classes"

Name "Dugout"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Dugout"
InstallDirRegKey HKCU "Software\Dugout" "Folder"
RequestExecutionLevel user
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Dugout"
VIAddVersionKey "FileDescription" "Dugout"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "GPL-3.0-or-later"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\dugout.exe"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_LICENSE "${FOLDER}\LICENSE.txt"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
; The first is taken where the system speaks none of them.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Spanish"
LangString TeamFile ${LANG_ENGLISH} "Dugout team"
LangString TeamFile ${LANG_GERMAN} "Dugout-Team"
LangString TeamFile ${LANG_SPANISH} "Equipo de Dugout"
LangString SheetFile ${LANG_ENGLISH} "Dugout match sheet"
LangString SheetFile ${LANG_GERMAN} "Dugout-Spielbogen"
LangString SheetFile ${LANG_SPANISH} "Acta de encuentro de Dugout"
LangString Running ${LANG_ENGLISH} "Dugout is open. Close it first."
LangString Running ${LANG_GERMAN} "Dugout ist geöffnet. Schließ es zuerst."
LangString Running ${LANG_SPANISH} "Dugout está abierto. Ciérralo primero."

!macro FileType ENDING NAME WORDS
    WriteRegStr HKCU "${CLASSES}\.${ENDING}" "" "Dugout.${NAME}"
    WriteRegStr HKCU "${CLASSES}\Dugout.${NAME}" "" "${WORDS}"
    WriteRegStr HKCU "${CLASSES}\Dugout.${NAME}\DefaultIcon" "" "$INSTDIR\dugout.exe,0"
    WriteRegStr HKCU "${CLASSES}\Dugout.${NAME}\shell\open\command" "" '"$INSTDIR\dugout.exe" "%1"'
!macroend

Section
    SetOutPath "$INSTDIR"
again:
    ClearErrors
    IfFileExists "$INSTDIR\dugout.exe" 0 free
    FileOpen $0 "$INSTDIR\dugout.exe" a
    IfErrors 0 closed
    MessageBox MB_RETRYCANCEL "$(Running)" /SD IDCANCEL IDRETRY again
    Abort
closed:
    FileClose $0
free:
    File /r "${FOLDER}\*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Dugout.lnk" "$INSTDIR\dugout.exe"
    WriteRegStr HKCU "Software\Dugout" "Folder" "$INSTDIR"
    WriteRegStr HKCU "${KEY}" "DisplayName" "Dugout"
    WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${KEY}" "Publisher" "The Dugout contributors"
    WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\dugout.exe"
    WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegDWORD HKCU "${KEY}" "NoModify" 1
    WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
    !insertmacro FileType "dugout-team" "Team" "$(TeamFile)"
    !insertmacro FileType "dugout-sheet" "Sheet" "$(SheetFile)"
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

; What a coach wrote stays where it is: the data folder is another one.
Section Uninstall
    !include "${UNINSTALLED}"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Dugout.lnk"
    DeleteRegKey HKCU "${KEY}"
    DeleteRegKey HKCU "Software\Dugout"
    DeleteRegKey HKCU "${CLASSES}\.dugout-team"
    DeleteRegKey HKCU "${CLASSES}\.dugout-sheet"
    DeleteRegKey HKCU "${CLASSES}\Dugout.Team"
    DeleteRegKey HKCU "${CLASSES}\Dugout.Sheet"
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
