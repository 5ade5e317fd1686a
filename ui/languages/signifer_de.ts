<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>BattleReport</name>
    <message>
        <source>Before the first move</source>
        <translation>Vor der ersten Aktion</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>dashed: fair dice</source>
        <translation>gestrichelt: faire Würfel</translation>
    </message>
    <message>
        <source>Battle report · %1</source>
        <translation>Schlachtbericht · %1</translation>
    </message>
    <message>
        <source>%1, %2, %3.</source>
        <translation>%1, %2, %3.</translation>
    </message>
    <message>
        <source>One turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation>%1 Züge</translation>
    </message>
    <message>
        <source>one event</source>
        <translation>ein Ereignis</translation>
    </message>
    <message>
        <source>%1 events</source>
        <translation>%1 Ereignisse</translation>
    </message>
    <message>
        <source>one die</source>
        <translation>ein Würfel</translation>
    </message>
    <message>
        <source>%1 dice</source>
        <translation>%1 Würfel</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 von %3</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Wie es verlief</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>Die Würfel</translation>
    </message>
    <message>
        <source>Faces of all dice</source>
        <translation>Augen aller Würfel</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Siegchance</translation>
    </message>
    <message>
        <source>%, at the end of each turn</source>
        <translation>%, am Ende jedes Zuges</translation>
    </message>
    <message>
        <source>The chance to win, turn by turn</source>
        <translation>Die Siegchance, Zug um Zug</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
</context>
<context>
    <name>CameraDialog</name>
    <message>
        <source>Photo of the table by camera</source>
        <translation>Foto des Tisches mit der Kamera</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>No camera is connected.</source>
        <translation>Keine Kamera ist angeschlossen.</translation>
    </message>
    <message>
        <source>The camera gives no picture. Another program may be using it, or this one may not be allowed to.</source>
        <translation>Die Kamera gibt kein Bild. Vielleicht benutzt sie ein anderes Programm, oder dieses darf sie nicht benutzen.</translation>
    </message>
    <message>
        <source>The camera was taken away; this is another.</source>
        <translation>Die Kamera wurde entfernt; das ist eine andere.</translation>
    </message>
    <message>
        <source>The whole table must be in the picture, with its eight border marks.</source>
        <translation>Der ganze Tisch muss im Bild sein, mit seinen acht Randmarken.</translation>
    </message>
</context>
<context>
    <name>FileDeeds</name>
    <message>
        <source>Journals (*.signifer)</source>
        <translation>Protokolle (*.signifer)</translation>
    </message>
    <message>
        <source>Files of Signifer (*.json)</source>
        <translation>Dateien von Signifer (*.json)</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>The new name:</source>
        <translation>Der neue Name:</translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <translation>In den Papierkorb</translation>
    </message>
    <message>
        <source>Move &quot;%1&quot; to the bin? It can be taken out again there.</source>
        <translation>„%1“ in den Papierkorb legen? Dort lässt es sich wieder herausholen.</translation>
    </message>
    <message>
        <source>The desktop&apos;s bin does not take %1. It stays where it is.</source>
        <translation>Der Papierkorb nimmt %1 nicht an. Die Datei bleibt, wo sie ist.</translation>
    </message>
    <message>
        <source>Export a copy</source>
        <translation>Kopie exportieren</translation>
    </message>
    <message>
        <source>Not exported: %1</source>
        <translation>Nicht exportiert: %1</translation>
    </message>
    <message>
        <source>The folder of your files</source>
        <translation>Der Ordner deiner Dateien</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Im &amp;Ordner zeigen</translation>
    </message>
    <message>
        <source>&amp;Export a copy…</source>
        <translation>Kopie &amp;exportieren…</translation>
    </message>
    <message>
        <source>&amp;Rename…	F2</source>
        <translation>&amp;Umbenennen…	F2</translation>
    </message>
    <message>
        <source>Move to the &amp;bin	Del</source>
        <translation>In den &amp;Papierkorb	Entf</translation>
    </message>
    <message>
        <source>What can be done with %1</source>
        <translation>Was sich mit %1 tun lässt</translation>
    </message>
    <message>
        <source>Rename, show in folder, move to the bin</source>
        <translation>Umbenennen, im Ordner zeigen, in den Papierkorb legen</translation>
    </message>
</context>
<context>
    <name>Film</name>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>%1: a film ends in .gif or .webp.</source>
        <translation>%1: ein Film endet auf .gif oder .webp.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>Turn %1: nothing to show.</source>
        <translation>Zug %1: nichts zu zeigen.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>%1: this film cannot be made small enough.</source>
        <translation>%1: dieser Film wird nicht klein genug.</translation>
    </message>
</context>
<context>
    <name>MarksPaper</name>
    <message>
        <source>Print at 100 %: this line is 100 mm long.</source>
        <translation>Mit 100 % drucken: Diese Linie ist 100 mm lang.</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Marks: %1</source>
        <translation>Marken: %1</translation>
    </message>
    <message>
        <source>%1 right of the middle</source>
        <translation>%1 rechts der Mitte</translation>
    </message>
    <message>
        <source>%1. Black edge %2.</source>
        <translation>%1 · schwarze Kante %2</translation>
    </message>
    <message>
        <source>Matt paper, flat; nothing lies on the mark. The mark goes on the middle of the base, its arrow to the front, or where its slip says. Cut along the dashes, or along the dots where the base is small: the white rim must stay. Slips may be taken up after the photo.</source>
        <translation>Mattes Papier, flach; nichts liegt auf der Marke. Die Marke liegt in der Mitte der Base, ihr Pfeil nach vorn, oder wo ihr Zettel es sagt. Entlang der Striche schneiden, bei kleinen Bases entlang der Punkte: Der weiße Rand muss bleiben. Nach dem Foto dürfen die Zettel wieder weg.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>lower left corner</source>
        <translation>Ecke unten links</translation>
    </message>
    <message>
        <source>lower right corner</source>
        <translation>Ecke unten rechts</translation>
    </message>
    <message>
        <source>upper right corner</source>
        <translation>Ecke oben rechts</translation>
    </message>
    <message>
        <source>upper left corner</source>
        <translation>Ecke oben links</translation>
    </message>
    <message>
        <source>middle of the lower edge</source>
        <translation>Mitte der unteren Kante</translation>
    </message>
    <message>
        <source>middle of the right edge</source>
        <translation>Mitte der rechten Kante</translation>
    </message>
    <message>
        <source>middle of the upper edge</source>
        <translation>Mitte der oberen Kante</translation>
    </message>
    <message>
        <source>middle of the left edge</source>
        <translation>Mitte der linken Kante</translation>
    </message>
    <message>
        <source>Marks: the table’s border</source>
        <translation>Marken: der Rand des Tisches</translation>
    </message>
    <message>
        <source>Lower is the edge of the side that sits below on the screen. Black edge %1.</source>
        <translation>Unten ist die Kante der Seite, die auf dem Bildschirm unten steht. Schwarze Kante %1.</translation>
    </message>
    <message>
        <source>Lay each mark flush on the table’s edge, its top to the far edge: four in the corners, four at the middles of the edges. Matt paper, flat; nothing lies on the mark. Photograph from as high as you can, all eight marks in the picture, without a flash.</source>
        <translation>Jede Marke bündig an die Tischkante legen, ihre Oberseite zur fernen Kante: vier in die Ecken, vier an die Mitten der Kanten. Mattes Papier, flach; nichts liegt auf der Marke. Von so hoch wie möglich fotografieren, alle acht Marken im Bild, ohne Blitz.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>at the rear of its square</source>
        <translation>hinten in ihrem Feld</translation>
    </message>
    <message>
        <source>behind the base</source>
        <translation>hinter der Base</translation>
    </message>
    <message>
        <source>%1 right, %2 ahead of the middle</source>
        <translation>%1 rechts, %2 vor der Mitte</translation>
    </message>
    <message>
        <source>A slip that goes behind the base lies with its upper edge, above the mark, against the middle of the base’s rear edge.</source>
        <translation>Ein Zettel, der hinter die Base kommt, liegt mit seiner Oberkante, über der Marke, an der Mitte ihrer Hinterkante.</translation>
    </message>
    <message>
        <source>leader, behind the base</source>
        <translation>Anführer, hinter der Base</translation>
    </message>
</context>
<context>
    <name>PageSetter</name>
    <message>
        <source>short form</source>
        <translation>Kurzfassung</translation>
    </message>
</context>
<context>
    <name>QApplication</name>
    <message>
        <source>There is no file to export.</source>
        <translation>Es gibt keine Datei zum Ausgeben.</translation>
    </message>
    <message>
        <source>There is no battle to invite phones to.</source>
        <translation>Es gibt keine Schlacht, zu der Telefone eingeladen werden.</translation>
    </message>
</context>
<context>
    <name>QCoreApplication</name>
    <message>
        <source>Look for rule sets in this folder only.</source>
        <translation>Regelwerke nur in diesem Ordner suchen.</translation>
    </message>
    <message>
        <source>Dark colours.</source>
        <translation>Dunkle Farben.</translation>
    </message>
    <message>
        <source>Text size in per cent, 100 to 200.</source>
        <translation>Textgröße in Prozent, 100 bis 200.</translation>
    </message>
    <message>
        <source>The rule set to print for.</source>
        <translation>Das Regelwerk, für das gedruckt wird.</translation>
    </message>
    <message>
        <source>Print this army.</source>
        <translation>Diese Armee drucken.</translation>
    </message>
    <message>
        <source>Print in large type.</source>
        <translation>In großer Schrift drucken.</translation>
    </message>
    <message>
        <source>Print across the paper.</source>
        <translation>Quer drucken.</translation>
    </message>
    <message>
        <source>Print under a house rule: an option of the rule set and its value; may be repeated.</source>
        <translation>Unter einer Hausregel drucken: eine Option des Regelwerks und ihr Wert; darf wiederholt werden.</translation>
    </message>
    <message>
        <source>The PDF to write.</source>
        <translation>Das PDF, das geschrieben wird.</translation>
    </message>
    <message>
        <source>Referee and simulator for tabletop miniature battles.</source>
        <translation>Schiedsrichter und Simulator für Tabletop-Schlachten mit Miniaturen.</translation>
    </message>
    <message>
        <source>A journal (.signifer), a battle file (.json), or a battle that came with the program: &apos;signifer-cli scenarios&apos; lists them.</source>
        <translation>Ein Protokoll (.signifer), eine Schlachtdatei (.json) oder eine mitgelieferte Schlacht: &apos;signifer-cli scenarios&apos; nennt sie.</translation>
    </message>
    <message>
        <source>Speak this language: en, de or fr.</source>
        <translation>Diese Sprache sprechen: en, de oder fr.</translation>
    </message>
    <message>
        <source>Print this battle or journal, or its armies.</source>
        <translation>Diese Schlacht oder dieses Protokoll drucken, oder ihre Armeen.</translation>
    </message>
    <message>
        <source>The name of the club, at the top of the paper.</source>
        <translation>Der Name des Vereins, oben auf dem Blatt.</translation>
    </message>
    <message>
        <source>The picture of the club (PNG, JPEG or SVG), at the top of the paper.</source>
        <translation>Das Bild des Vereins (PNG, JPEG oder SVG), oben auf dem Blatt.</translation>
    </message>
    <message>
        <source>Write the replay of the journal as one HTML file for any browser, and end. Needs no display.</source>
        <translation>Die Wiedergabe des Protokolls als eine HTML-Datei für jeden Browser schreiben und enden. Braucht keine Anzeige.</translation>
    </message>
    <message>
        <source>Put the battle into the replay, to be opened and played on.</source>
        <translation>Die Schlacht in die Wiedergabe legen, zum Öffnen und Weiterspielen.</translation>
    </message>
    <message>
        <source>Write the table (PNG), the phase checklist (PDF) and the story of the battle (HTML, PDF, Markdown) of the file into this folder, and end. Needs no display.</source>
        <translation>Tisch (PNG), Phasenliste (PDF) und Schlachtbericht (HTML, PDF, Markdown) der Datei in diesen Ordner schreiben und enden. Braucht keinen Bildschirm.</translation>
    </message>
    <message>
        <source>Print under a file of house rules; may be repeated, later ones win.</source>
        <translation>Unter einer Datei mit Hausregeln drucken; mehrmals möglich, spätere gelten.</translation>
    </message>
    <message>
        <source>Read a photo of the table with its paper marks, print where the units of the battle stand as JSON, and end; may be repeated for photos of one moment. Needs no display.</source>
        <translation>Ein Foto des Tisches mit seinen Papiermarken lesen, als JSON ausgeben, wo die Einheiten der Schlacht stehen, und enden; mehrfach für Fotos eines Augenblicks. Braucht keinen Bildschirm.</translation>
    </message>
    <message>
        <source>The side of the units&apos; paper marks in inches: 0.6, 0.8 or 1.</source>
        <translation>Die Seite der Papiermarken der Einheiten in Zoll: 0,6; 0,8 oder 1 (mit Punkt eingeben).</translation>
    </message>
    <message>
        <source>Invite phones at this port, or at this address and port, and print the address and the phrase.</source>
        <translation>Telefone an diesem Port oder an dieser Adresse und diesem Port einladen und Adresse und Wörter ausgeben.</translation>
    </message>
    <message>
        <source>The phrase by which phones join.</source>
        <translation>Die Wörter, mit denen Telefone beitreten.</translation>
    </message>
    <message>
        <source>Let phones join, and take what they send, without asking.</source>
        <translation>Telefone ohne Frage einlassen und nehmen, was sie schicken.</translation>
    </message>
    <message>
        <source>Write one page with the results of all journals named, and their replays beside it, into this folder, and end. Needs no display.</source>
        <translation>Eine Seite mit den Ergebnissen aller genannten Protokolle und daneben ihre Wiedergaben in diesen Ordner schreiben und enden. Braucht keinen Bildschirm.</translation>
    </message>
    <message>
        <source>Write the battle of the journal as an animated picture, .gif or .webp, and its title beside it as PNG, and end. Needs no display.</source>
        <translation>Die Schlacht des Protokolls als bewegtes Bild schreiben, .gif oder .webp, daneben den Titel als PNG, und enden. Braucht keinen Bildschirm.</translation>
    </message>
    <message>
        <source>Show this turn alone in the film, move by move.</source>
        <translation>Im Film nur diesen Zug zeigen, Bewegung um Bewegung.</translation>
    </message>
    <message>
        <source>Write the story of the journal, and end: .html, .pdf, .md, .bbcode or .txt, with its maps beside it. Needs no display.</source>
        <translation>Den Schlachtbericht des Protokolls schreiben und enden: .html, .pdf, .md, .bbcode oder .txt, die Karten daneben. Braucht keinen Bildschirm.</translation>
    </message>
    <message>
        <source>Leave out of the paper or the replay what is hidden from this side.</source>
        <translation>Lässt aus dem Papier oder der Wiedergabe weg, was vor dieser Seite verborgen ist.</translation>
    </message>
    <message>
        <source>--side is for --print and --export-replay alone: all else shows the whole battle.</source>
        <translation>--side gilt nur für --print und --export-replay: alles andere zeigt die ganze Schlacht.</translation>
    </message>
    <message>
        <source>Languages to choose from in the replay, as en,de,fr.</source>
        <translation>Sprachen zur Wahl in der Wiedergabe, etwa en,de,fr.</translation>
    </message>
    <message>
        <source>Print a paper of a rule set as PDF, and end: checklist, reference, army, cards, battle, odds, record, solo, house-rules, tags or tokens. Needs no display.</source>
        <translation>Ein Blatt eines Regelwerks als PDF drucken und enden: checklist, reference, army, cards, battle, odds, record, solo, house-rules, tags oder tokens. Braucht keinen Bildschirm.</translation>
    </message>
    <message>
        <source>Print tokens to fold and to stand.</source>
        <translation>Papierarmeen zum Falten und Aufstellen drucken.</translation>
    </message>
    <message>
        <source>Print tokens with the marks for photos.</source>
        <translation>Papierarmeen mit den Marken für Fotos drucken.</translation>
    </message>
    <message>
        <source>Print on a4, letter or a5.</source>
        <translation>Auf a4, letter oder a5 drucken.</translation>
    </message>
    <message>
        <source>Where the units&apos; paper marks lie: on the base, or on a slip behind its rear edge (base, behind).</source>
        <translation>Wo die Papiermarken der Einheiten liegen: auf der Base oder auf einem Zettel hinter ihrer Hinterkante (base, behind).</translation>
    </message>
    <message>
        <source>Print lengths in inches (in) or centimetres (cm); as preferred unless given.</source>
        <translation>Längen in Zoll (in) oder Zentimetern (cm) drucken; sonst wie eingestellt.</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Float</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Tasten drücken</translation>
    </message>
</context>
<context>
    <name>QMenu</name>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Distance to %1: %2</source>
        <translation>Abstand zu %1: %2</translation>
    </message>
    <message>
        <source>Distances to all enemies</source>
        <translation>Abstände zu allen Feinden</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Its arcs</source>
        <translation>Ihre Bögen</translation>
    </message>
    <message>
        <source>Select it</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Move in figures…</source>
        <translation>In Zahlen bewegen…</translation>
    </message>
    <message>
        <source>Correct: place, harm, state…</source>
        <translation>Berichtigen: Ort, Schaden, Zustand…</translation>
    </message>
    <message>
        <source>The last event is no key moment</source>
        <translation>Das letzte Ereignis ist kein Schlüsselmoment</translation>
    </message>
    <message>
        <source>Mark this moment</source>
        <translation>Diesen Moment merken</translation>
    </message>
    <message>
        <source>What it sees</source>
        <translation>Was sie sieht</translation>
    </message>
    <message>
        <source>Who sees it</source>
        <translation>Wer sie sieht</translation>
    </message>
    <message>
        <source>Its reaches and zones</source>
        <translation>Reichweiten und Zonen</translation>
    </message>
    <message>
        <source>Select its line: %1 units</source>
        <translation>Ihre Linie wählen: %1 Einheiten</translation>
    </message>
    <message>
        <source>Select its command: %1 units</source>
        <translation>Ihr Kommando wählen: %1 Einheiten</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>No modifiers.</source>
        <translation>Keine Modifikatoren.</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>insgesamt</translation>
    </message>
    <message>
        <source>Signifer</source>
        <translation>Signifer</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>%1 cannot be made.</source>
        <translation>%1 kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Unknown paper &quot;%1&quot;. There are: %2.</source>
        <translation>Unbekanntes Blatt „%1“. Es gibt: %2.</translation>
    </message>
    <message>
        <source>There is no rule set &quot;%1&quot;. There are: %2.</source>
        <translation>Es gibt kein Regelwerk „%1“. Es gibt: %2.</translation>
    </message>
    <message>
        <source>%1: roll</source>
        <translation>%1: Wurf</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>A date with day, month and year: of &quot;d MMMM yyyy&quot;, where the month is a word.</extracomment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>%1 numbered</source>
        <translation>%1 nummeriert</translation>
    </message>
    <message>
        <source>Number them</source>
        <translation>Nummerieren</translation>
    </message>
    <message>
        <source>Give it a base of %1 × %2</source>
        <translation>Eine Base von %1 × %2 geben</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Put it under %1</source>
        <translation>%1 unterstellen</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source> in</source>
        <translation> Zoll</translation>
    </message>
    <message>
        <source>%1 moved</source>
        <translation>%1 bewegt</translation>
    </message>
    <message>
        <source>Lay them out</source>
        <translation>Aufstellen</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Put them on the table</source>
        <translation>Auf den Tisch stellen</translation>
    </message>
    <message>
        <source>Move it back onto the table</source>
        <translation>Zurück auf den Tisch</translation>
    </message>
    <message>
        <source>Move him back onto the table</source>
        <translation>Zurück auf den Tisch</translation>
    </message>
    <message>
        <source>Put them side by side</source>
        <translation>Nebeneinanderstellen</translation>
    </message>
    <message>
        <source>Move it to the nearest free square</source>
        <translation>Auf das nächste freie Feld</translation>
    </message>
    <message>
        <source>Move it into the zone</source>
        <translation>In die Zone rücken</translation>
    </message>
    <message>
        <source>Mirror the deployment</source>
        <translation>Aufstellung spiegeln</translation>
    </message>
    <message>
        <source>Deployment mirrored</source>
        <translation>Aufstellung gespiegelt</translation>
    </message>
    <message>
        <source>Let him join %1</source>
        <translation>%1 anschließen</translation>
    </message>
    <message>
        <source>Move him behind %1</source>
        <translation>Hinter %1 stellen</translation>
    </message>
    <message>
        <source>Let him join the nearest unit</source>
        <translation>Der nächsten Einheit anschließen</translation>
    </message>
    <message>
        <source>Counted already in what is needed.</source>
        <translation>Im nötigen Wert schon enthalten.</translation>
    </message>
    <message>
        <source>Raise it</source>
        <translation>Erhöhen</translation>
    </message>
    <message>
        <source>Ground raised</source>
        <translation>Gelände erhöht</translation>
    </message>
    <message>
        <source>Move it to free ground</source>
        <translation>Auf freies Gelände setzen</translation>
    </message>
    <message>
        <source>Marks are 0.6, 0.8 or 1 in large, not %1.</source>
        <translation>Marken sind 0,6; 0,8 oder 1 Zoll groß, nicht %1.</translation>
    </message>
    <message>
        <source>Say for which battle: --battle FILE.</source>
        <translation>Für welche Schlacht? --battle DATEI.</translation>
    </message>
    <message>
        <source>Battles of the season</source>
        <translation>Schlachten der Saison</translation>
    </message>
    <message>
        <source>The umpire&apos;s word</source>
        <translation>Das Wort des Spielleiters</translation>
    </message>
    <message>
        <source>A word of yours. Whoever leaves this view must type it.</source>
        <translation>Ein Wort von dir. Wer diese Sicht verlässt, muss es tippen.</translation>
    </message>
    <message>
        <source>This view is locked. The umpire types the word.</source>
        <translation>Diese Sicht ist verschlossen. Der Spielleiter tippt das Wort.</translation>
    </message>
    <message>
        <source>That is not the word. The umpire types the word.</source>
        <translation>Das ist nicht das Wort. Der Spielleiter tippt das Wort.</translation>
    </message>
    <message>
        <source>The battle has no side %1: %2 or %3 was expected.</source>
        <translation>Die Schlacht hat keine Seite %1: erwartet wird %2 oder %3.</translation>
    </message>
    <message>
        <source>--side is for a battle: name one with --battle, and no army.</source>
        <translation>--side gilt für eine Schlacht: nenne eine mit --battle, und keine Armee.</translation>
    </message>
    <message>
        <source>Marks for photos are those of the whole battle: leave --side out.</source>
        <translation>Die Marken für Fotos sind die der ganzen Schlacht: lass --side weg.</translation>
    </message>
    <message>
        <source>The battle tells everything: leave it or the side away.</source>
        <translation>Die Schlacht verrät alles: Schlacht oder Seite weglassen.</translation>
    </message>
    <message>
        <source>Say for which battle or army: --battle FILE or --army FILE.</source>
        <translation>Für welche Schlacht oder Armee? --battle DATEI oder --army DATEI.</translation>
    </message>
    <message>
        <source>Unknown paper %1: a4, a5 or letter.</source>
        <translation>Unbekanntes Papier %1: a4, a5 oder letter.</translation>
    </message>
    <message>
        <source>Marks lie on the base or behind it: base or behind, not %1.</source>
        <translation>Marken liegen auf der Base oder dahinter: base oder behind, nicht %1.</translation>
    </message>
    <message>
        <source>Unknown unit %1: in or cm.</source>
        <translation>Unbekannte Einheit %1: in oder cm.</translation>
    </message>
    <message>
        <source>The same word once more.</source>
        <translation>Dasselbe Wort noch einmal.</translation>
    </message>
    <message>
        <source>The two words were not the same. A word of yours, please.</source>
        <translation>Die beiden Wörter waren nicht gleich. Tipp dein Wort noch einmal.</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nein</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Don&apos;t Save</source>
        <translation>Nicht speichern</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ab</translation>
    </message>
</context>
<context>
    <name>ReadPhoto</name>
    <message>
        <source>Say a photo and a battle: signifer --read-photo PHOTO BATTLE.</source>
        <translation>Ein Foto und eine Schlacht nennen: signifer --read-photo FOTO SCHLACHT.</translation>
    </message>
    <message>
        <source>Marks are 0.6, 0.8 or 1 in large, not %1.</source>
        <translation>Marken sind 0,6; 0,8 oder 1 Zoll groß, nicht %1.</translation>
    </message>
    <message>
        <source>Marks lie on the base or behind it: base or behind, not %1.</source>
        <translation>Marken liegen auf der Base oder dahinter: base oder behind, nicht %1.</translation>
    </message>
</context>
<context>
    <name>TokensPaper</name>
    <message>
        <source>Army of paper: %1</source>
        <translation>Armee aus Papier: %1</translation>
    </message>
    <message>
        <source>Cut along the dashes. Fold the pictures back to back along the dots, and the feet outwards: the foot with the arrow is the front.</source>
        <translation>Entlang der Striche schneiden. Die Bilder entlang der Punkte Rücken an Rücken falten, die Füße nach außen: Der Fuß mit dem Pfeil ist die Front.</translation>
    </message>
    <message>
        <source>Cut along the dashes. The coloured edge with the arrow is the front.</source>
        <translation>Entlang der Striche schneiden. Die farbige Kante mit dem Pfeil ist die Front.</translation>
    </message>
    <message>
        <source>The figure in the corner: %1.</source>
        <translation>Die Zahl in der Ecke: %1.</translation>
    </message>
    <message>
        <source>Bases with too little room for a mark go without.</source>
        <translation>Wo eine Base zu wenig Platz für eine Marke hat, fehlt sie.</translation>
    </message>
    <message>
        <source>Bases longer than the paper come in parts, to be joined edge to edge.</source>
        <translation>Bases, die länger sind als das Papier, kommen in Teilen, die Kante an Kante gelegt werden.</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Laid beside units of either side.</source>
        <translation>Neben Einheiten beider Seiten zu legen.</translation>
    </message>
    <message>
        <source>Armies of paper: %1</source>
        <translation>Armeen aus Papier: %1</translation>
    </message>
    <message>
        <source>Marks that lie beside their bases are on the sheets of the marks for photos.</source>
        <translation>Marken, die neben ihren Bases liegen, stehen auf den Blättern der Marken für Fotos.</translation>
    </message>
</context>
<context>
    <name>signifer::ui</name>
    <message>
        <source>%1 is there already. Write over it?</source>
        <translation>%1 gibt es schon. Überschreiben?</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Mehr…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source> and %1 more</source>
        <translation> und %1 weitere</translation>
    </message>
    <message>
        <source>Dice first</source>
        <translation>Erst würfeln</translation>
    </message>
    <message>
        <source>after this roll</source>
        <translation>nach diesem Wurf</translation>
    </message>
    <message>
        <source>after %1 rolls</source>
        <translation>nach %1 Würfen</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Deine Wahl</translation>
    </message>
    <message>
        <source>To decide: %1</source>
        <translation>Entscheidung: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Sieg: %1</translation>
    </message>
    <message>
        <source>%1 to answer</source>
        <translation>Antwort von %1</translation>
    </message>
    <message>
        <source>%1 to act</source>
        <translation>Am Zug: %1</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>may act</source>
        <translation>darf handeln</translation>
    </message>
    <message>
        <source>has acted</source>
        <translation>hat gehandelt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>drag or keys</source>
        <translation>ziehen oder Tasten</translation>
    </message>
    <message>
        <source>%1 ways</source>
        <translation>%1 Wege</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>A draw in turn %1</source>
        <translation>Unentschieden in Zug %1</translation>
    </message>
    <message>
        <source>%1 won in turn %2</source>
        <translation>Sieg in Zug %2: %1</translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation>Zug %1, %2</translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>heute, %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <translation>gestern, %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 placed by hand. Enter accepts, Esc takes back</source>
        <translation>%1: von Hand gestellt. Eingabe nimmt an, Esc nimmt zurück</translation>
    </message>
    <message>
        <source>%1 %2. Enter accepts, Esc takes back</source>
        <translation>%1 %2. Eingabe nimmt an, Esc nimmt zurück</translation>
    </message>
    <message>
        <source>%1 %2: not legal. Esc takes back</source>
        <translation>%1 %2: nicht erlaubt. Esc nimmt zurück</translation>
    </message>
    <message>
        <source>Too many legs.</source>
        <translation>Zu viele Abschnitte.</translation>
    </message>
    <message>
        <source>Not understood: “%1”. Say “12 ahead, wheel 30 left”.</source>
        <translation>Nicht verstanden: „%1“. So geht es: „12 vor, Schwenk 30 links“.</translation>
    </message>
    <message>
        <source>in open order</source>
        <translation>in offener Ordnung</translation>
    </message>
    <message>
        <source>skirmishing</source>
        <translation>plänkelnd</translation>
    </message>
    <message>
        <source>in wedge</source>
        <translation>im Keil</translation>
    </message>
    <message>
        <source>in square</source>
        <translation>im Karree</translation>
    </message>
    <message>
        <source>in column</source>
        <translation>in Kolonne</translation>
    </message>
    <message>
        <source>in testudo</source>
        <translation>in Testudo</translation>
    </message>
    <message>
        <source>in buildings</source>
        <translation>in Gebäuden</translation>
    </message>
    <message>
        <source>%1 of %2 models</source>
        <translation>%1 von %2 Modellen</translation>
    </message>
    <message>
        <source>ahead %1</source>
        <translation>vor %1</translation>
    </message>
    <message>
        <source>back %1</source>
        <translation>zurück %1</translation>
    </message>
    <message>
        <source>left %1</source>
        <translation>links %1</translation>
    </message>
    <message>
        <source>right %1</source>
        <translation>rechts %1</translation>
    </message>
    <message>
        <source>wheel left %1, %2</source>
        <translation>Linksschwenk %1, %2</translation>
    </message>
    <message>
        <source>wheel right %1, %2</source>
        <translation>Rechtsschwenk %1, %2</translation>
    </message>
    <message>
        <source>pivot to %1</source>
        <translation>Drehung auf %1</translation>
    </message>
    <message>
        <source>about-face</source>
        <translation>Kehrt</translation>
    </message>
    <message>
        <source>turn left</source>
        <translation>Linksum</translation>
    </message>
    <message>
        <source>turn right</source>
        <translation>Rechtsum</translation>
    </message>
    <message>
        <source>%1 units</source>
        <translation>%1 Einheiten</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Legal by house rule</source>
        <translation>Erlaubt durch Hausregel</translation>
    </message>
    <message>
        <source>Not legal</source>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>Players judge</source>
        <translation>Die Spieler urteilen</translation>
    </message>
    <message>
        <source>To deploy: %1</source>
        <translation>Stellt auf: %1</translation>
    </message>
    <message>
        <source>To move: %1</source>
        <translation>Am Zug: %1</translation>
    </message>
    <message>
        <source>To answer: %1</source>
        <translation>Antwort: %1</translation>
    </message>
    <message>
        <source>F9 pauses, Shift+F9 moves one on</source>
        <translation>F9 hält an, Umschalt+F9 geht eine Aktion weiter</translation>
    </message>
    <message>
        <source>Machines play both sides. Look and measure as you like.</source>
        <translation>Maschinen führen beide Seiten. Ansehen und Messen ist frei.</translation>
    </message>
    <message>
        <source>Your units wait. Look, measure and ask for odds as you like. You are asked at once where %1 must answer.</source>
        <translation>Die eigenen Einheiten warten. Ansehen, Messen und Chancen sind frei. Wo eine Antwort von %1 nötig ist, wird sofort gefragt.</translation>
    </message>
    <message>
        <source>Sees, nearest first</source>
        <translation>Sieht, die nächsten zuerst</translation>
    </message>
    <message>
        <source>Is seen by, nearest first</source>
        <translation>Gesehen von, die nächsten zuerst</translation>
    </message>
    <message>
        <source>Enemies, nearest first</source>
        <translation>Feinde, die nächsten zuerst</translation>
    </message>
    <message>
        <source>Reaches and zones</source>
        <translation>Reichweiten und Zonen</translation>
    </message>
    <message>
        <source>%1 measures no reaches or zones for this unit.</source>
        <translation>%1 misst für diese Einheit keine Reichweiten oder Zonen.</translation>
    </message>
    <message>
        <source>No enemies are left on the table.</source>
        <translation>Auf dem Tisch stehen keine Feinde mehr.</translation>
    </message>
    <message>
        <source>%1 has no rules for sight.</source>
        <translation>%1 hat keine Regeln für die Sicht.</translation>
    </message>
    <message>
        <source>Who has won by the end of each turn</source>
        <translation>Wer am Ende jedes Zuges gewonnen hat</translation>
    </message>
    <message>
        <source>% of battles</source>
        <translation>% der Schlachten</translation>
    </message>
    <message>
        <source>still open or drawn</source>
        <translation>noch offen oder unentschieden</translation>
    </message>
    <message>
        <source>turn %1: %2 %3 %, %4 %5 %</source>
        <translation>Zug %1: %2 %3 %, %4 %5 %</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Siegchance</translation>
    </message>
    <message>
        <source>% for %1 between machines of equal strength: middle and most of the battles</source>
        <translation>% für %1 zwischen gleich starken Maschinen: Mitte und die meisten der Schlachten</translation>
    </message>
    <message>
        <source>When it ends</source>
        <translation>Wann sie endet</translation>
    </message>
    <message>
        <source>turns, % of battles</source>
        <translation>Züge, % der Schlachten</translation>
    </message>
    <message>
        <source>turn %1: %2 %</source>
        <translation>Zug %1: %2 %</translation>
    </message>
    <message>
        <source>Turning point: turn %1. Whichever side is ahead when it ends wins at least four times in five.</source>
        <translation>Wendepunkt: Zug %1. Wer an seinem Ende vorn liegt, gewinnt mindestens vier von fünf Mal.</translation>
    </message>
    <message>
        <source>No turning point: whoever is ahead at the end of turn %1 wins %2 %.</source>
        <translation>Kein Wendepunkt: Wer am Ende von Zug %1 vorn liegt, gewinnt %2 %.</translation>
    </message>
    <message>
        <source>%1 rolled %2 on average</source>
        <translation>%1: im Mittel %2 gewürfelt</translation>
    </message>
    <message>
        <source>: %1 in battles won, %2 in battles lost</source>
        <translation>: %1 in gewonnenen Schlachten, %2 in verlorenen</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 Reihe</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 Reihen</translation>
    </message>
    <message>
        <source>%1 deep</source>
        <translation>%1 tief</translation>
    </message>
    <message>
        <source>%1 along the lower edge</source>
        <translation>%1 an der unteren Kante</translation>
    </message>
    <message>
        <source>%1 along the upper edge</source>
        <translation>%1 an der oberen Kante</translation>
    </message>
    <message>
        <source>%1 along the left edge</source>
        <translation>%1 an der linken Kante</translation>
    </message>
    <message>
        <source>%1 along the right edge</source>
        <translation>%1 an der rechten Kante</translation>
    </message>
    <message>
        <source>within the outline</source>
        <translation>innerhalb des Umrisses</translation>
    </message>
    <message>
        <source>%1, deployment zone: %2</source>
        <translation>%1, Aufstellungszone: %2</translation>
    </message>
    <message>
        <source>cm</source>
        <translation>cm</translation>
    </message>
    <message>
        <source>in</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>JT</source>
        <translation>JT</translation>
    </message>
    <message>
        <source>at %1, %2, facing %3 degrees</source>
        <translation>bei %1, %2, Blick %3 Grad</translation>
    </message>
    <message>
        <source>%1 of %2, alone, at %3, %4.</source>
        <translation>%1, %2, allein, bei %3, %4.</translation>
    </message>
    <message>
        <source>Roll: %1</source>
        <translation>Wurf: %1</translation>
    </message>
    <message>
        <source>%1 rolls: %2</source>
        <translation>%1 Würfe: %2</translation>
    </message>
    <message>
        <source>The battle ends</source>
        <translation>Die Schlacht endet</translation>
    </message>
    <message>
        <source>heavy infantry</source>
        <translation>schwere Infanterie</translation>
    </message>
    <message>
        <source>legionary</source>
        <translation>Legionär</translation>
    </message>
    <message>
        <source>hoplite</source>
        <translation>Hoplit</translation>
    </message>
    <message>
        <source>pike phalanx</source>
        <translation>Pikenphalanx</translation>
    </message>
    <message>
        <source>warband</source>
        <translation>Kriegerschar</translation>
    </message>
    <message>
        <source>light infantry</source>
        <translation>leichte Infanterie</translation>
    </message>
    <message>
        <source>archer</source>
        <translation>Bogenschütze</translation>
    </message>
    <message>
        <source>slinger</source>
        <translation>Schleuderer</translation>
    </message>
    <message>
        <source>javelinman</source>
        <translation>Wurfspießwerfer</translation>
    </message>
    <message>
        <source>skirmisher on foot</source>
        <translation>Plänkler zu Fuß</translation>
    </message>
    <message>
        <source>rabble</source>
        <translation>Pöbel</translation>
    </message>
    <message>
        <source>heavy cavalry</source>
        <translation>schwere Kavallerie</translation>
    </message>
    <message>
        <source>cataphract</source>
        <translation>Kataphrakt</translation>
    </message>
    <message>
        <source>light cavalry</source>
        <translation>leichte Kavallerie</translation>
    </message>
    <message>
        <source>horse archer</source>
        <translation>berittener Bogenschütze</translation>
    </message>
    <message>
        <source>camel</source>
        <translation>Kamel</translation>
    </message>
    <message>
        <source>heavy chariot</source>
        <translation>schwerer Streitwagen</translation>
    </message>
    <message>
        <source>light chariot</source>
        <translation>leichter Streitwagen</translation>
    </message>
    <message>
        <source>scythed chariot</source>
        <translation>Sichelwagen</translation>
    </message>
    <message>
        <source>elephant</source>
        <translation>Elefant</translation>
    </message>
    <message>
        <source>monster</source>
        <translation>Ungeheuer</translation>
    </message>
    <message>
        <source>bolt shooter</source>
        <translation>Bolzenwerfer</translation>
    </message>
    <message>
        <source>stone thrower</source>
        <translation>Steinwerfer</translation>
    </message>
    <message>
        <source>baggage</source>
        <translation>Tross</translation>
    </message>
    <message>
        <source>general</source>
        <translation>General</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>hero</source>
        <translation>Held</translation>
    </message>
    <message>
        <source>army standard</source>
        <translation>Armeestandarte</translation>
    </message>
    <message>
        <source>musician</source>
        <translation>Musiker</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>Standarte</translation>
    </message>
    <message>
        <source>Report of the battle…</source>
        <translation>Schlachtbericht…</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>Battle %1 of the simulation: %2</source>
        <translation>Schlacht %1 der Simulation: %2</translation>
    </message>
    <message>
        <source>%1, battle %2 of the simulation</source>
        <translation>%1, Schlacht %2 der Simulation</translation>
    </message>
    <message>
        <source>From the left</source>
        <translation>Von links</translation>
    </message>
    <message>
        <source>From the lower edge</source>
        <translation>Von der unteren Kante</translation>
    </message>
    <message>
        <source>%1 to roll</source>
        <translation>Am Würfeln: %1</translation>
    </message>
    <message>
        <source>%1 is no picture that can be read.</source>
        <translation>%1 ist kein lesbares Bild.</translation>
    </message>
    <message>
        <source>%1 is too large: at most %2 megapixels can be read.</source>
        <translation>%1 ist zu groß: Höchstens %2 Megapixel sind lesbar.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Deploy first</source>
        <translation>Erst aufstellen</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Wer beginnt?</translation>
    </message>
    <message>
        <source>Who begins is not known yet</source>
        <translation>Wer beginnt, steht noch nicht fest</translation>
    </message>
    <message>
        <source>A decision of ours: the sheet does not say it.</source>
        <translation>Eine Entscheidung von uns: Die Regeln sagen es nicht.</translation>
    </message>
    <message>
        <source>The players judge.</source>
        <translation>Die Spieler entscheiden.</translation>
    </message>
    <message>
        <source>%1 rolls or more: %2</source>
        <translation>%1 Würfe oder mehr: %2</translation>
    </message>
    <message>
        <source>after %1 rolls or more</source>
        <translation>nach %1 Würfen oder mehr</translation>
    </message>
    <message>
        <source>after one roll or more</source>
        <translation>nach einem Wurf oder mehr</translation>
    </message>
    <message>
        <source>You are asked nothing now. Look and measure as you like.</source>
        <translation>Du wirst gerade nichts gefragt. Sieh und miss, wie du magst.</translation>
    </message>
    <message>
        <source>Total of the dice</source>
        <translation>Summe der Würfel</translation>
    </message>
    <message>
        <source>How many show %1?</source>
        <translation>Wie viele zeigen eine %1?</translation>
    </message>
    <message>
        <source>How many show %1 or more?</source>
        <translation>Wie viele zeigen %1 oder mehr?</translation>
    </message>
    <message>
        <source>1 point each turn</source>
        <translation>1 Punkt je Zug</translation>
    </message>
    <message>
        <source>%1 points each turn</source>
        <translation>%1 Punkte je Zug</translation>
    </message>
    <message>
        <source>1 point at the end</source>
        <translation>1 Punkt am Ende</translation>
    </message>
    <message>
        <source>%1 points at the end</source>
        <translation>%1 Punkte am Ende</translation>
    </message>
    <message>
        <source>nobody&apos;s now</source>
        <translation>zurzeit niemandes</translation>
    </message>
    <message>
        <source>now: %1</source>
        <translation>jetzt: %1</translation>
    </message>
    <message>
        <source>Points: %1 %2, %3 %4</source>
        <translation>Punkte: %1 %2, %3 %4</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1: %2 in earlier turns</source>
        <translation>%1: %2 in früheren Zügen</translation>
    </message>
    <message>
        <source>dummy</source>
        <translation>Attrappe</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>one unit could still act</source>
        <translation>eine Einheit könnte noch handeln</translation>
    </message>
    <message>
        <source>%1 units could still act</source>
        <translation>%1 Einheiten könnten noch handeln</translation>
    </message>
    <message>
        <source>Deployment done</source>
        <translation>Aufstellung beendet</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>1 point for each unit</source>
        <translation>1 Punkt je Einheit</translation>
    </message>
    <message>
        <source>%1 points for each unit</source>
        <translation>%1 Punkte je Einheit</translation>
    </message>
    <message>
        <source>from turn %1 on a %2+</source>
        <translation>ab Zug %1 bei %2+</translation>
    </message>
    <message>
        <source>from turn %1</source>
        <translation>ab Zug %1</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>dummy, %1</source>
        <translation>Attrappe, %1</translation>
    </message>
</context>
<context>
    <name>signifer::ui::ActionDialog</name>
    <message>
        <source>Another action</source>
        <translation>Andere Aktion</translation>
    </message>
    <message>
        <source>Whatever the rules allow now, with all its options. Ways are led on the table.</source>
        <translation>Was die Regeln jetzt erlauben, mit allen Optionen. Wege werden auf dem Tisch geführt.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Overrule…</source>
        <translation>Überstimmen…</translation>
    </message>
    <message>
        <source>Overrule</source>
        <translation>Überstimmen</translation>
    </message>
    <message>
        <source>%1
Why is it allowed? The journal keeps it.</source>
        <translation>%1
Warum ist es erlaubt? Das Protokoll behält es.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::AnswerDock</name>
    <message>
        <source>Your answer</source>
        <translation>Eure Antwort</translation>
    </message>
    <message>
        <source>Take the last one back</source>
        <translation>Die letzte zurücknehmen</translation>
    </message>
    <message>
        <source>Write the answer…</source>
        <translation>Antwort schreiben…</translation>
    </message>
    <message>
        <source>Write the answer</source>
        <translation>Antwort schreiben</translation>
    </message>
    <message>
        <source>Answers (*.json)</source>
        <translation>Antworten (*.json)</translation>
    </message>
    <message>
        <source>Move and act as at the table. What you do here is proposed to the umpire.</source>
        <translation>Zieht und handelt wie am Tisch. Was ihr hier tut, wird dem Spielleiter vorgeschlagen.</translation>
    </message>
    <message>
        <source>Sealed order: %1</source>
        <translation>Versiegelter Befehl: %1</translation>
    </message>
    <message>
        <source>The other side is to act. You can write orders, which the umpire keeps sealed.</source>
        <translation>Die andere Seite ist am Zug. Ihr könnt Befehle schreiben, die der Spielleiter versiegelt aufbewahrt.</translation>
    </message>
    <message>
        <source>Send the answer to the umpire, who carries it out on the true table.</source>
        <translation>Schickt die Antwort dem Spielleiter; er führt sie auf dem wahren Tisch aus.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::AnswerWindow</name>
    <message>
        <source>Answer of %1 to letter %2</source>
        <translation>Antwort von %1 auf Brief %2</translation>
    </message>
    <message>
        <source>Proposals</source>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <source>Carry it out</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Overrule…</source>
        <translation>Überstimmen…</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>For the umpire</source>
        <translation>Für den Spielleiter</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Weggelassen</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Not legal: %1</source>
        <translation>Nicht erlaubt: %1</translation>
    </message>
    <message>
        <source>The battle has gone on since that letter.</source>
        <translation>Die Schlacht ist seit diesem Brief weitergegangen.</translation>
    </message>
    <message numerus="yes">
        <source>%n orders are sealed as it is taken in.</source>
        <translation>
            <numerusform>%n Befehl wird versiegelt, wenn sie übernommen wird.</numerusform>
            <numerusform>%n Befehle werden versiegelt, wenn sie übernommen wird.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orders are sealed.</source>
        <translation>
            <numerusform>%n Befehl ist versiegelt.</numerusform>
            <numerusform>%n Befehle sind versiegelt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything is decided.</source>
        <translation>Alles ist entschieden.</translation>
    </message>
    <message>
        <source>Each proposal is judged by the true battle, after those before it.</source>
        <translation>Jeder Vorschlag wird nach denen vor ihm an der wahren Schlacht gemessen.</translation>
    </message>
    <message>
        <source>Carry out in order</source>
        <translation>Der Reihe nach ausführen</translation>
    </message>
    <message>
        <source>One after the other, up to dice or to the first that is not legal</source>
        <translation>Einen nach dem anderen, bis zu Würfeln oder bis zum ersten, der nicht erlaubt ist</translation>
    </message>
    <message>
        <source>Waits for dice before it. Now: %1</source>
        <translation>Wartet auf Würfel davor. Jetzt: %1</translation>
    </message>
    <message>
        <source>Carried out</source>
        <translation>Ausgeführt</translation>
    </message>
</context>
<context>
    <name>signifer::ui::ArmyCatalogue</name>
    <message>
        <source>name, kind, weapon…</source>
        <translation>Name, Art, Waffe…</translation>
    </message>
    <message>
        <source>Search the troops</source>
        <translation>Truppen suchen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Truppen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Adds the chosen troop to the army (Enter, double click)</source>
        <translation>Nimmt die gewählte Truppe in die Armee auf (Eingabe, Doppelklick)</translation>
    </message>
    <message>
        <source>Nothing has these words.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>%1 of %2 types</source>
        <translation>%1 von %2 Arten</translation>
    </message>
</context>
<context>
    <name>signifer::ui::ArmyDocument</name>
    <message>
        <source>New army</source>
        <translation>Neue Armee</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 hinzugefügt</translation>
    </message>
    <message>
        <source>Leader added</source>
        <translation>Anführer hinzugefügt</translation>
    </message>
    <message>
        <source>Number of %1</source>
        <translation>Anzahl von %1</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1 entfernt</translation>
    </message>
    <message>
        <source>%1 duplicated</source>
        <translation>%1 verdoppelt</translation>
    </message>
    <message>
        <source>%1 moved</source>
        <translation>%1 verschoben</translation>
    </message>
    <message>
        <source>Sorted</source>
        <translation>Sortiert</translation>
    </message>
    <message>
        <source>My %1</source>
        <translation>Meine %1</translation>
    </message>
    <message>
        <source>Troop type of your own</source>
        <translation>Eigene Truppenart</translation>
    </message>
    <message>
        <source>Troop types of %1</source>
        <translation>Truppenarten von %1</translation>
    </message>
</context>
<context>
    <name>signifer::ui::ArmyEntryPane</name>
    <message>
        <source>The chosen entry</source>
        <translation>Der gewählte Eintrag</translation>
    </message>
    <message>
        <source>Choose a unit of the army to give it names and change its figures.</source>
        <translation>Wähle eine Einheit der Armee, um sie zu benennen und ihre Werte zu ändern.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>A type of your own, kept in this army.</source>
        <translation>Eine eigene Art, die in dieser Armee steht.</translation>
    </message>
    <message>
        <source>Changed figures are this entry&apos;s alone. As a new type they can be added again and again.</source>
        <translation>Geänderte Werte gelten nur für diesen Eintrag. Als neue Art sind sie beliebig oft zu haben.</translation>
    </message>
    <message>
        <source>As a new type</source>
        <translation>Als neue Art</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>Left wing; Right wing</source>
        <translation>Linker Flügel; Rechter Flügel</translation>
    </message>
    <message>
        <source>One name for each unit, with a semicolon between them. Those without one are numbered.</source>
        <translation>Ein Name je Einheit, durch Strichpunkt getrennt. Wer keinen hat, bekommt eine Nummer.</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Frontage</source>
        <translation>Frontbreite</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <source>Choices for the start</source>
        <translation>Wahl für den Anfang</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>allein</translation>
    </message>
    <message>
        <source>Begins with a unit</source>
        <translation>Beginnt bei einer Einheit</translation>
    </message>
    <message>
        <source>Begins with</source>
        <translation>Beginnt bei</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Kommandeur</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>Unter</translation>
    </message>
    <message>
        <source>Units that he commands</source>
        <translation>Einheiten unter seinem Kommando</translation>
    </message>
    <message>
        <source>%1 (now under %2)</source>
        <translation>%1 (jetzt unter %2)</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Kommando</translation>
    </message>
</context>
<context>
    <name>signifer::ui::ArmyList</name>
    <message>
        <source>Units and leaders of the army</source>
        <translation>Einheiten und Anführer der Armee</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>under %1</source>
        <translation>unter %1</translation>
    </message>
    <message>
        <source>leads %1</source>
        <translation>führt %1</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>wie viele</translation>
    </message>
    <message>
        <source>%1 · %2 points</source>
        <translation>%1 · %2 Punkte</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Anführer</translation>
    </message>
</context>
<context>
    <name>signifer::ui::ArmyWindow</name>
    <message>
        <source>Save the army</source>
        <translation>Armee speichern</translation>
    </message>
    <message>
        <source>Armies (*.json)</source>
        <translation>Armeen (*.json)</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Truppen</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>as you work</source>
        <translation>während der Arbeit</translation>
    </message>
    <message>
        <source>+ and − change the number, Enter opens the names, Del removes, Ctrl+D duplicates</source>
        <translation>+ und − ändern die Zahl, Eingabe öffnet die Namen, Entf entfernt, Strg+D verdoppelt</translation>
    </message>
    <message>
        <source>Name of the army</source>
        <translation>Name der Armee</translation>
    </message>
    <message>
        <source>Use in a battle…</source>
        <translation>In einer Schlacht verwenden…</translation>
    </message>
    <message>
        <source>Notes: where the army comes from</source>
        <translation>Notizen: woher die Armee stammt</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>What the rules say of the army</source>
        <translation>Was die Regeln zur Armee sagen</translation>
    </message>
    <message>
        <source>&amp;Army</source>
        <translation>&amp;Armee</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Import units…</source>
        <translation>Einheiten e&amp;inlesen…</translation>
    </message>
    <message>
        <source>Import units</source>
        <translation>Einheiten einlesen</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt)</source>
        <translation>Tabellen (*.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <source>&amp;Export units…</source>
        <translation>Einheiten aus&amp;geben…</translation>
    </message>
    <message>
        <source>Export units</source>
        <translation>Einheiten ausgeben</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>&amp;Use in a battle…</source>
        <translation>In einer Schlacht &amp;verwenden…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>Ver&amp;doppeln</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>&amp;Sort by kind</source>
        <translation>Nach Art &amp;sortieren</translation>
    </message>
    <message>
        <source>New &amp;leader</source>
        <translation>Neuer An&amp;führer</translation>
    </message>
    <message>
        <source>&amp;Find troops</source>
        <translation>&amp;Truppen suchen</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>noch nicht gespeichert</translation>
    </message>
    <message>
        <source>%1 · %2%3</source>
        <translation>%1 · %2%3</translation>
    </message>
    <message>
        <source> · changed</source>
        <translation> · geändert</translation>
    </message>
    <message>
        <source>%1%2 – army – Signifer</source>
        <translation>%1%2 – Armee – Signifer</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Can be played</source>
        <translation>Spielbar</translation>
    </message>
    <message>
        <source>The rule set is not installed.</source>
        <translation>Das Regelwerk ist nicht installiert.</translation>
    </message>
    <message>
        <source>Line %1: %2.</source>
        <translation>Zeile %1: %2.</translation>
    </message>
    <message>
        <source>Line %1, %2: %3.</source>
        <translation>Zeile %1, %2: %3.</translation>
    </message>
    <message>
        <source>Lines that can be taken: %1. Wrong, and left out then:</source>
        <translation>Zeilen, die übernommen werden: %1. Falsch, und dann ausgelassen:</translation>
    </message>
    <message>
        <source>Take the others</source>
        <translation>Die anderen übernehmen</translation>
    </message>
    <message>
        <source>Units imported</source>
        <translation>Einheiten eingelesen</translation>
    </message>
    <message>
        <source>New army</source>
        <translation>Neue Armee</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Open an army</source>
        <translation>Armee öffnen</translation>
    </message>
    <message>
        <source>&amp;Troop types from house rules…</source>
        <translation>Truppenarten aus &amp;Hausregeln…</translation>
    </message>
    <message>
        <source>Troop types from house rules</source>
        <translation>Truppenarten aus Hausregeln</translation>
    </message>
    <message>
        <source>House rules (*.json)</source>
        <translation>Hausregeln (*.json)</translation>
    </message>
    <message>
        <source>Usual order</source>
        <translation>Übliche Aufstellung</translation>
    </message>
    <message>
        <source>drag to change; any table lays it out so</source>
        <translation>zum Ändern ziehen; so steht sie auf jedem Tisch</translation>
    </message>
    <message>
        <source>Paper marks &amp;behind the bases</source>
        <translation>Papiermarken &amp;hinter den Bases</translation>
    </message>
    <message>
        <source>Marks for photos lie on slips that may be taken up, not on the bases</source>
        <translation>Marken für Fotos liegen auf Zetteln, die aufgenommen werden können, nicht auf den Bases</translation>
    </message>
    <message>
        <source>Paper marks behind the bases</source>
        <translation>Papiermarken hinter den Bases</translation>
    </message>
</context>
<context>
    <name>signifer::ui::BattleController</name>
    <message>
        <source>You are looking on. To play from here, go on in a copy.</source>
        <translation>Du siehst nur zu. Um von hier zu spielen, geh in einer Kopie weiter.</translation>
    </message>
    <message>
        <source>Type or roll the dice on the table first, or think again.</source>
        <translation>Erst die Würfel auf dem Tisch eintippen oder würfeln, oder noch einmal überlegen.</translation>
    </message>
    <message>
        <source>That is the umpire&apos;s to do, where everything is seen.</source>
        <translation>Das ist Sache des Spielleiters, dort, wo alles zu sehen ist.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::BattleKeeper</name>
    <message>
        <source>%1 cannot be made</source>
        <translation>%1 kann nicht angelegt werden</translation>
    </message>
    <message>
        <source>one question open</source>
        <translation>eine Frage offen</translation>
    </message>
    <message>
        <source>%1 questions open</source>
        <translation>%1 Fragen offen</translation>
    </message>
</context>
<context>
    <name>signifer::ui::BlockSetter</name>
    <message>
        <source> (typed)</source>
        <translation> (getippt)</translation>
    </message>
    <message>
        <source>Overruled: %1</source>
        <translation>Überstimmt: %1</translation>
    </message>
</context>
<context>
    <name>signifer::ui::BranchDialog</name>
    <message>
        <source>Two lines of play</source>
        <translation>Zwei Spielverläufe</translation>
    </message>
    <message>
        <source>On the table: %1</source>
        <translation>Auf dem Tisch: %1</translation>
    </message>
    <message>
        <source>Every unit stands at the same place, and is hurt alike.</source>
        <translation>Jede Einheit steht am gleichen Platz und hat die gleichen Schäden.</translation>
    </message>
    <message>
        <source>Units that stand elsewhere, are hurt otherwise or are lost in one of them only. &quot;To win&quot;: how the position is judged, between machines of equal strength.</source>
        <translation>Einheiten, die anderswo stehen, anders getroffen oder nur in einem der beiden verloren sind. „Siegchance“: wie die Lage eingeschätzt wird, zwischen gleich starken Maschinen.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::BranchPane</name>
    <message>
        <source>Lines of play</source>
        <translation>Spielverläufe</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Dorthin</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergleichen…</translation>
    </message>
    <message>
        <source>Name…</source>
        <translation>Benennen…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Goes on with this line of play, where it was left (Enter)</source>
        <translation>Spielt diesen Verlauf weiter, wo er verlassen wurde (Eingabe)</translation>
    </message>
    <message>
        <source>What differs between this line of play and the one on the table</source>
        <translation>Worin dieser Verlauf von dem auf dem Tisch abweicht</translation>
    </message>
    <message>
        <source>Gives it a name (F2)</source>
        <translation>Gibt ihm einen Namen (F2)</translation>
    </message>
    <message>
        <source>Takes it off the list; it can be brought back</source>
        <translation>Nimmt ihn von der Liste; er kann zurückgeholt werden</translation>
    </message>
    <message>
        <source>On the table: %1</source>
        <translation>Auf dem Tisch: %1</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Zurückgenommen: %1</translation>
    </message>
    <message>
        <source>What was undone and then played otherwise</source>
        <translation>Was zurückgenommen und dann anders gespielt wurde</translation>
    </message>
    <message>
        <source>Name of the line of play</source>
        <translation>Name des Verlaufs</translation>
    </message>
    <message>
        <source>What is it called? &quot;What if the horse had waited&quot;, for instance</source>
        <translation>Wie heißt er? Zum Beispiel „Wenn die Reiterei gewartet hätte“</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
</context>
<context>
    <name>signifer::ui::Callout</name>
    <message>
        <source>Overrule…</source>
        <translation>Überstimmen…</translation>
    </message>
    <message>
        <source>Nearest legal</source>
        <translation>Nächstes Erlaubtes</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&lt;br&gt;and %1 more</source>
        <translation>&lt;br&gt;und %1 weitere</translation>
    </message>
    <message>
        <source>Carry out</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
</context>
<context>
    <name>signifer::ui::ChainView</name>
    <message>
        <source>Working out what comes of it…</source>
        <translation>Die Folgen werden ausgerechnet…</translation>
    </message>
    <message>
        <source>From here, all that comes before it included</source>
        <translation>Von hier aus, mit allem, was vorher kommt</translation>
    </message>
    <message>
        <source>from here</source>
        <translation>von hier</translation>
    </message>
    <message>
        <source>Comes home</source>
        <translation>Kommt zum Kontakt</translation>
    </message>
    <message>
        <source>then does more harm</source>
        <translation>dann mehr Schaden</translation>
    </message>
    <message>
        <source>then breaks them</source>
        <translation>dann gebrochen</translation>
    </message>
    <message>
        <source>Exact, over the dice of both.</source>
        <translation>Exakt, über die Würfel beider.</translation>
    </message>
    <message>
        <source>From %1 turns played out.</source>
        <translation>Aus %1 ausgespielten Zügen.</translation>
    </message>
    <message>
        <source>Broken themselves: %1.</source>
        <translation>Selbst gebrochen: %1.</translation>
    </message>
    <message>
        <source>in all &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>zusammen &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Taken for granted: %1</source>
        <translation>Dabei angenommen: %1</translation>
    </message>
    <message>
        <source>Does more harm</source>
        <translation>Schadet mehr</translation>
    </message>
    <message>
        <source>They break or go before</source>
        <translation>Vorher gebrochen oder fort</translation>
    </message>
    <message>
        <source>Meets another instead</source>
        <translation>Trifft auf einen anderen</translation>
    </message>
</context>
<context>
    <name>signifer::ui::ChessClock</name>
    <message>
        <source>%1 (paused)</source>
        <translation>%1 (angehalten)</translation>
    </message>
    <message>
        <source>This step: %1. A click pauses the clock.</source>
        <translation>Dieser Schritt: %1. Ein Klick hält die Uhr an.</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
</context>
<context>
    <name>signifer::ui::ClerkWork</name>
    <message>
        <source>There is no battle on the table.</source>
        <translation>Auf dem Tisch ist keine Schlacht.</translation>
    </message>
    <message>
        <source>No rule has this id.</source>
        <translation>Keine Regel heißt so.</translation>
    </message>
    <message>
        <source>No unit of this name is in sight.</source>
        <translation>Keine Einheit dieses Namens ist in Sicht.</translation>
    </message>
    <message>
        <source>This is not for your side to decide.</source>
        <translation>Das entscheidet nicht deine Seite.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This cannot be done any more.</source>
        <translation>Das geht nicht mehr.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::ClubPicture</name>
    <message>
        <source>%1 holds no picture that can be read.</source>
        <translation>%1 enthält kein lesbares Bild.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::ConditionEditor</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>not: %1</source>
        <translation>nicht: %1</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>%1: at least %2</source>
        <translation>%1: mindestens %2</translation>
    </message>
    <message>
        <source>%1: at most %2</source>
        <translation>%1: höchstens %2</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <translation>%1: %2 bis %3</translation>
    </message>
</context>
<context>
    <name>signifer::ui::DeploymentDock</name>
    <message>
        <source>Deployment</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Still to be placed</source>
        <translation>Noch aufzustellen</translation>
    </message>
    <message>
        <source>Deployment done</source>
        <translation>Aufstellung fertig</translation>
    </message>
    <message>
        <source>all placed</source>
        <translation>alle aufgestellt</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>Place the next as usual</source>
        <translation>Die nächste wie üblich aufstellen</translation>
    </message>
    <message>
        <source>Place all as usual</source>
        <translation>Alle wie üblich aufstellen</translation>
    </message>
    <message>
        <source>Place all as a legate would</source>
        <translation>Alle aufstellen wie ein Legat</translation>
    </message>
    <message>
        <source>Place the next as a legate would</source>
        <translation>Die nächste aufstellen wie ein Legat</translation>
    </message>
    <message>
        <source>A legate plays orders of battle out and keeps to the best</source>
        <translation>Ein Legat spielt Schlachtordnungen aus und hält sich an die beste</translation>
    </message>
    <message>
        <source>When everybody has been placed</source>
        <translation>Wenn alle aufgestellt sind</translation>
    </message>
    <message>
        <source>after all units</source>
        <translation>nach allen Einheiten</translation>
    </message>
    <message>
        <source>%1 to deploy</source>
        <translation>%1: Aufstellung</translation>
    </message>
    <message>
        <source>Behind the screen: the other side&apos;s units are shown when both have deployed. Drag units into the zone; wheel or right button turn them. Placed ones can be moved until you are done.</source>
        <translation>Hinter dem Sichtschutz: Die Einheiten der anderen Seite werden gezeigt, wenn beide aufgestellt haben. Zieh Einheiten in die Zone; Rad oder rechte Taste drehen sie. Gesetzte lassen sich verschieben, bis du fertig bist.</translation>
    </message>
    <message>
        <source>Drag one unit into the zone; wheel or right button turn it. Then it is the other side&apos;s go.</source>
        <translation>Zieh eine Einheit in die Zone; Rad oder rechte Taste drehen sie. Dann ist die andere Seite an der Reihe.</translation>
    </message>
    <message>
        <source>Drag units into the zone; wheel or right button turn them. Placed ones can be moved until you are done.</source>
        <translation>Zieh Einheiten in die Zone; Rad oder rechte Taste drehen sie. Gesetzte lassen sich verschieben, bis du fertig bist.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::DepthSwitch</name>
    <message>
        <source>Checklist</source>
        <translation>Phasenliste</translation>
    </message>
    <message>
        <source>Full referee</source>
        <translation>Voller Schiedsrichter</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>Simulieren</translation>
    </message>
    <message>
        <source>Every action is judged and carried out by the rules</source>
        <translation>Jede Aktion wird nach den Regeln beurteilt und ausgeführt</translation>
    </message>
    <message>
        <source>The machine plays both sides</source>
        <translation>Die Maschine spielt beide Seiten</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>Neben dem Tisch</translation>
    </message>
    <message>
        <source>The players move, throw and decide; the program keeps the sequence alone</source>
        <translation>Die Spieler bewegen, würfeln und entscheiden; das Programm führt nur den Ablauf</translation>
    </message>
    <message>
        <source>Your table is the truth: tell what happened, ask, and be judged where you want it (Shift+J)</source>
        <translation>Euer Tisch ist die Wahrheit: sagen, was geschah, fragen, und urteilen lassen, wo ihr wollt (Umschalt+J)</translation>
    </message>
</context>
<context>
    <name>signifer::ui::DiceDock</name>
    <message>
        <source>faces; dashed: fair dice</source>
        <translation>Augen; gestrichelt: faire Würfel</translation>
    </message>
    <message>
        <source>%1: %2 times, %3 expected</source>
        <translation>%1: %2-mal, %3 erwartet</translation>
    </message>
    <message>
        <source>uncommonly good luck</source>
        <translation>ungewöhnlich viel Glück</translation>
    </message>
    <message>
        <source>uncommonly bad luck</source>
        <translation>ungewöhnliches Pech</translation>
    </message>
    <message>
        <source>ordinary luck</source>
        <translation>gewöhnliches Glück</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>No dice yet.</source>
        <translation>Noch keine Würfel.</translation>
    </message>
    <message>
        <source>%1 dice, %2 on average; fair dice give %3: %4.</source>
        <translation>%1 Würfel, %2 im Mittel; faire Würfel geben %3: %4.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::DiceFaces</name>
    <message>
        <source>Dice: %1</source>
        <translation>Würfel: %1</translation>
    </message>
</context>
<context>
    <name>signifer::ui::DiceSlots</name>
    <message>
        <source>%1 of %2 dice typed: %3</source>
        <translation>%1 von %2 Würfeln getippt: %3</translation>
    </message>
    <message>
        <source>%1 of %2 figures typed: %3</source>
        <translation>%1 von %2 Zahlen eingegeben: %3</translation>
    </message>
</context>
<context>
    <name>signifer::ui::DocumentWindow</name>
    <message>
        <source>Not saved: %1</source>
        <translation>Nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>Signifer</source>
        <translation>Signifer</translation>
    </message>
    <message>
        <source>%1 is not saved.</source>
        <translation>%1 ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Kept as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
    <message>
        <source>&amp;Recent</source>
        <translation>&amp;Zuletzt</translation>
    </message>
    <message>
        <source>Earlier &amp;versions</source>
        <translation>Frühere &amp;Fassungen</translation>
    </message>
    <message>
        <source>Export a &amp;copy…</source>
        <translation>&amp;Kopie exportieren…</translation>
    </message>
    <message>
        <source>A copy for others; the work goes on in its own file</source>
        <translation>Eine Kopie für andere; die Arbeit geht in der eigenen Datei weiter</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Im &amp;Ordner zeigen</translation>
    </message>
</context>
<context>
    <name>signifer::ui::Editors</name>
    <message>
        <source>New army</source>
        <translation>Neue Armee</translation>
    </message>
    <message>
        <source>&amp;Open army…</source>
        <translation>Armee ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open an army</source>
        <translation>Armee öffnen</translation>
    </message>
    <message>
        <source>Armies (*.json)</source>
        <translation>Armeen (*.json)</translation>
    </message>
    <message>
        <source>&amp;Sample armies</source>
        <translation>&amp;Beispielarmeen</translation>
    </message>
    <message>
        <source>O&amp;pen table…</source>
        <translation>T&amp;isch öffnen…</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Szenario öffnen</translation>
    </message>
    <message>
        <source>Battles (*.json)</source>
        <translation>Schlachten (*.json)</translation>
    </message>
    <message>
        <source>The table of t&amp;his battle</source>
        <translation>Der Tisch &amp;dieser Schlacht</translation>
    </message>
    <message>
        <source>Save this &amp;moment as a scenario…</source>
        <translation>Diesen &amp;Moment als Szenario speichern…</translation>
    </message>
    <message>
        <source>Save this moment</source>
        <translation>Diesen Moment speichern</translation>
    </message>
    <message>
        <source>Which battle?</source>
        <translation>Welche Schlacht?</translation>
    </message>
    <message>
        <source>Save the battle</source>
        <translation>Schlacht speichern</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>New &amp;army</source>
        <translation>Neue &amp;Armee</translation>
    </message>
    <message>
        <source>&amp;My armies</source>
        <translation>&amp;Meine Armeen</translation>
    </message>
    <message>
        <source>New &amp;table</source>
        <translation>Neuer &amp;Tisch</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>&amp;Hausregeln</translation>
    </message>
    <message>
        <source>Op&amp;en house rules…</source>
        <translation>Hausr&amp;egeln öffnen…</translation>
    </message>
    <message>
        <source>Open house rules</source>
        <translation>Hausregeln öffnen</translation>
    </message>
    <message>
        <source>House rules (*.json)</source>
        <translation>Hausregeln (*.json)</translation>
    </message>
    <message>
        <source>None yet: make one with New army</source>
        <translation>Noch keine: mit Neue Armee anlegen</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <translation>%1, Zug %2</translation>
    </message>
    <message>
        <source>%1 under %2</source>
        <translation>%1 unter %2</translation>
    </message>
    <message>
        <source>%1: the army&apos;s file has changed since. %2</source>
        <translation>%1: Die Datei der Armee hat sich seither geändert. %2</translation>
    </message>
    <message>
        <source>Signifer</source>
        <translation>Signifer</translation>
    </message>
    <message>
        <source>Take it over on the table…</source>
        <translation>Auf dem Tisch übernehmen…</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>My ta&amp;bles</source>
        <translation>Meine &amp;Tische</translation>
    </message>
    <message>
        <source>My ho&amp;use rules</source>
        <translation>Meine Ha&amp;usregeln</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
</context>
<context>
    <name>signifer::ui::FieldForm</name>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>vorher %1</translation>
    </message>
</context>
<context>
    <name>signifer::ui::FilesHome</name>
    <message>
        <source>Unnamed</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>there is such a file already</source>
        <translation>eine solche Datei gibt es schon</translation>
    </message>
    <message>
        <source>it cannot be renamed</source>
        <translation>sie lässt sich nicht umbenennen</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>sie lässt sich nicht lesen</translation>
    </message>
</context>
<context>
    <name>signifer::ui::ForcesPane</name>
    <message>
        <source>Name of the side</source>
        <translation>Name der Seite</translation>
    </message>
    <message>
        <source>Army of the side</source>
        <translation>Armee der Seite</translation>
    </message>
    <message>
        <source>Not on the table yet</source>
        <translation>Noch nicht auf dem Tisch</translation>
    </message>
    <message>
        <source>Lay out all (D)</source>
        <translation>Alles aufstellen (D)</translation>
    </message>
    <message>
        <source>Side named</source>
        <translation>Seite benannt</translation>
    </message>
    <message>
        <source>Choose an army…</source>
        <translation>Armee wählen…</translation>
    </message>
    <message>
        <source>%1 (sample)</source>
        <translation>%1 (Beispiel)</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Aus einer Datei…</translation>
    </message>
    <message>
        <source>Open an army</source>
        <translation>Armee öffnen</translation>
    </message>
    <message>
        <source>Armies (*.json)</source>
        <translation>Armeen (*.json)</translation>
    </message>
    <message>
        <source>Choose an army to put it on the table, or make one under Prepare.</source>
        <translation>Wähle eine Armee, um sie auf den Tisch zu stellen, oder mache eine unter Vorbereiten.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>drop on a unit to join it</source>
        <translation>auf eine Einheit ziehen, um sich ihr anzuschließen</translation>
    </message>
    <message>
        <source>All of the army is on the table.</source>
        <translation>Die ganze Armee steht auf dem Tisch.</translation>
    </message>
    <message>
        <source>Drag one, or with Shift all of a kind as a line.</source>
        <translation>Eine ziehen, oder mit Umschalt alle einer Art als Linie.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::GhostPane</name>
    <message>
        <source>Judge as it stands</source>
        <translation>Urteilen, wie es steht</translation>
    </message>
    <message>
        <source>Kept as told, marked by hand (Enter)</source>
        <translation>Bleibt wie gesagt, als von Hand vermerkt (Eingabe)</translation>
    </message>
    <message>
        <source>Only the legal ones</source>
        <translation>Nur die erlaubten</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Zurückstellen</translation>
    </message>
    <message>
        <source>Nothing has happened (Esc)</source>
        <translation>Es ist nichts geschehen (Esc)</translation>
    </message>
    <message>
        <source>So it stands</source>
        <translation>So steht es</translation>
    </message>
    <message>
        <source>Take all %1</source>
        <translation>Alle %1 übernehmen</translation>
    </message>
    <message>
        <source>✓ %1: legal</source>
        <translation>✓ %1: erlaubt</translation>
    </message>
    <message>
        <source>✗ %1: I find no legal way</source>
        <translation>✗ %1: Ich finde keinen erlaubten Weg</translation>
    </message>
    <message>
        <source>Asked for: %1</source>
        <translation>Gefragt für: %1</translation>
    </message>
    <message>
        <source>A click puts it back</source>
        <translation>Ein Klick stellt zurück</translation>
    </message>
    <message>
        <source>The nearest place that a legal move reaches; dashed on the table (Shift+Enter)</source>
        <translation>Der nächste Platz, den ein erlaubter Zug erreicht; auf dem Tisch gestrichelt (Umschalt+Eingabe)</translation>
    </message>
    <message>
        <source>Judge for another step…</source>
        <translation>Für einen anderen Schritt beurteilen…</translation>
    </message>
    <message>
        <source>As a charge, a retreat, or the move of another turn (Ctrl+J)</source>
        <translation>Als Angriff, als Rückzug oder als Zug eines anderen Spielzugs (Strg+J)</translation>
    </message>
    <message>
        <source>Nearest legal place, %1</source>
        <translation>Nächster erlaubter Platz, %1</translation>
    </message>
    <message>
        <source>Stand elsewhere</source>
        <translation>Stehen anderswo</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Nicht mehr da</translation>
    </message>
    <message>
        <source>Have suffered</source>
        <translation>Haben gelitten</translation>
    </message>
    <message>
        <source>Told</source>
        <translation>Gesagt</translation>
    </message>
    <message>
        <source>No step of these turns asks for such a move</source>
        <translation>Kein Schritt dieser Spielzüge fragt nach so einem Zug</translation>
    </message>
</context>
<context>
    <name>signifer::ui::GroundPane</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Draw ground</source>
        <translation>Gelände zeichnen</translation>
    </message>
    <message>
        <source>Oval</source>
        <translation>Oval</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Band</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>Drag from corner to corner</source>
        <translation>Von Ecke zu Ecke ziehen</translation>
    </message>
    <message>
        <source>Drag along a river, road or wall</source>
        <translation>Einen Fluss, eine Straße oder Mauer entlang ziehen</translation>
    </message>
    <message>
        <source>Click each corner, Enter closes</source>
        <translation>Jede Ecke anklicken, Eingabe schließt</translation>
    </message>
    <message>
        <source>Kinds of ground</source>
        <translation>Geländearten</translation>
    </message>
    <message>
        <source>Height of the ground that is drawn next</source>
        <translation>Höhe des Geländes, das als nächstes gezeichnet wird</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Ground on the table</source>
        <translation>Gelände auf dem Tisch</translation>
    </message>
    <message>
        <source>Ground named</source>
        <translation>Gelände benannt</translation>
    </message>
    <message>
        <source>Kind of ground</source>
        <translation>Geländeart</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Size of the table</source>
        <translation>Größe des Tischs</translation>
    </message>
    <message>
        <source>%1   (%2)</source>
        <translation>%1   (%2)</translation>
    </message>
    <message>
        <source> squares</source>
        <translation> Felder</translation>
    </message>
    <message>
        <source> in</source>
        <translation> Zoll</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>, level %1</source>
        <translation>, Höhe %1</translation>
    </message>
    <message>
        <source>Level of the next</source>
        <translation>Höhe des nächsten</translation>
    </message>
    <message>
        <source>This ground changes nothing in these rules, nor does its level.</source>
        <translation>Dieses Gelände ändert in diesem Regelwerk nichts, seine Höhe auch nicht.</translation>
    </message>
    <message>
        <source>A level of this ground changes nothing in these rules.</source>
        <translation>Die Höhe dieses Geländes ändert in diesem Regelwerk nichts.</translation>
    </message>
    <message>
        <source>Without a level this ground changes nothing in these rules.</source>
        <translation>Ohne Höhe ändert dieses Gelände in diesem Regelwerk nichts.</translation>
    </message>
    <message>
        <source>This ground changes nothing in these rules.</source>
        <translation>Dieses Gelände ändert in diesem Regelwerk nichts.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::GroupPane</name>
    <message>
        <source>Go</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>Carries it out for all (Enter)</source>
        <translation>Führt es für alle aus (Eingabe)</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Nothing has happened (Esc)</source>
        <translation>Es ist nichts geschehen (Esc)</translation>
    </message>
    <message>
        <source>%1 units</source>
        <translation>%1 Einheiten</translation>
    </message>
    <message>
        <source>Drag one of them, or use the arrow keys, to move all.</source>
        <translation>Eine davon ziehen oder die Pfeiltasten nehmen, um alle zu bewegen.</translation>
    </message>
    <message>
        <source>Placed by hand.</source>
        <translation>Von Hand gestellt.</translation>
    </message>
    <message>
        <source>They move together.</source>
        <translation>Sie bewegen sich gemeinsam.</translation>
    </message>
    <message>
        <source>They move one after another, the foremost first.</source>
        <translation>Sie bewegen sich nacheinander, die vordersten zuerst.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::GuideWindow</name>
    <message>
        <source>User guide – Signifer</source>
        <translation>Handbuch – Signifer</translation>
    </message>
    <message>
        <source>Headings</source>
        <translation>Überschriften</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Search, Enter goes on</source>
        <translation>Suchen, Eingabe sucht weiter</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Im Handbuch suchen</translation>
    </message>
</context>
<context>
    <name>signifer::ui::HandPanel</name>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Who or what is changed</source>
        <translation>Wer oder was geändert wird</translation>
    </message>
    <message>
        <source>So it will read in the journal</source>
        <translation>So steht es dann im Protokoll</translation>
    </message>
    <message>
        <source>Why, if you like: the journal keeps it</source>
        <translation>Warum, wenn du magst: Das Protokoll behält es</translation>
    </message>
    <message>
        <source>Keep, and tell the journal</source>
        <translation>Behalten und ins Protokoll</translation>
    </message>
    <message>
        <source>Undo all</source>
        <translation>Alles zurück</translation>
    </message>
    <message>
        <source>%1 (off the table)</source>
        <translation>%1 (nicht auf dem Tisch)</translation>
    </message>
    <message>
        <source>Side: %1</source>
        <translation>Seite: %1</translation>
    </message>
    <message>
        <source>The battle</source>
        <translation>Die Schlacht</translation>
    </message>
    <message>
        <source>as it stands</source>
        <translation>wie sie steht</translation>
    </message>
    <message>
        <source>nearest side</source>
        <translation>nächste Seite</translation>
    </message>
    <message>
        <source>front</source>
        <translation>Front</translation>
    </message>
    <message>
        <source>flank</source>
        <translation>Flanke</translation>
    </message>
    <message>
        <source>rear</source>
        <translation>Rücken</translation>
    </message>
    <message>
        <source>In contact with</source>
        <translation>In Kontakt mit</translation>
    </message>
    <message>
        <source>Where it stands</source>
        <translation>Wo sie steht</translation>
    </message>
    <message>
        <source>by himself</source>
        <translation>allein</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Bei</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Noch ist nichts geändert.</translation>
    </message>
    <message>
        <source>✓ It hangs together.</source>
        <translation>✓ Es passt zusammen.</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Vorige</translation>
    </message>
    <message>
        <source>Next one</source>
        <translation>Nächste</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Nothing more is told (Esc)</source>
        <translation>Nichts weiter wird gesagt (Esc)</translation>
    </message>
    <message>
        <source>What it suffered and did</source>
        <translation>Was ihr geschah und was sie tat</translation>
    </message>
</context>
<context>
    <name>signifer::ui::HouseAdditionsPane</name>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>signifer::ui::HouseModifiersPane</name>
    <message>
        <source>Modifiers of your own</source>
        <translation>Eigene Modifikatoren</translation>
    </message>
    <message>
        <source>New modifier</source>
        <translation>Neuer Modifikator</translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <translation>%1 %2, %3</translation>
    </message>
    <message>
        <source>A modifier is added to a test whenever its conditions hold: in play, in rulings, in the odds, on paper and for machines.</source>
        <translation>Ein Modifikator zählt bei einem Test, sooft seine Bedingungen zutreffen: im Spiel, in Entscheiden, in den Chancen, auf Papier und für Maschinen.</translation>
    </message>
    <message>
        <source>These rules have no table that modifiers can be added to.</source>
        <translation>Diese Regeln haben keine Tabelle, die Modifikatoren aufnimmt.</translation>
    </message>
    <message>
        <source>It counts where</source>
        <translation>Er zählt, wenn</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Test of a modifier</source>
        <translation>Test eines Modifikators</translation>
    </message>
    <message>
        <source>Added to</source>
        <translation>Zählt bei</translation>
    </message>
    <message>
        <source>Value of a modifier</source>
        <translation>Wert eines Modifikators</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Words of a modifier</source>
        <translation>Text eines Modifikators</translation>
    </message>
    <message>
        <source>In a few words</source>
        <translation>Kurz gesagt</translation>
    </message>
    <message>
        <source>river veterans</source>
        <translation>Flussveteranen</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>an id of your own, such as RV-1</source>
        <translation>eigene Kennung, etwa RV-1</translation>
    </message>
    <message>
        <source>The rule in full</source>
        <translation>Die ganze Regel</translation>
    </message>
    <message>
        <source>Veterans of the river fight with +2.</source>
        <translation>Veteranen vom Fluss kämpfen mit +2.</translation>
    </message>
    <message>
        <source>Always; add a condition…</source>
        <translation>Immer; Bedingung hinzufügen…</translation>
    </message>
    <message>
        <source>Add a condition…</source>
        <translation>Bedingung hinzufügen…</translation>
    </message>
    <message>
        <source>Condition of a modifier</source>
        <translation>Bedingung eines Modifikators</translation>
    </message>
    <message>
        <source>Remove this condition</source>
        <translation>Diese Bedingung entfernen</translation>
    </message>
    <message>
        <source>Condition removed</source>
        <translation>Bedingung entfernt</translation>
    </message>
    <message>
        <source>our modifier</source>
        <translation>unser Modifikator</translation>
    </message>
    <message>
        <source>Modifier removed</source>
        <translation>Modifikator entfernt</translation>
    </message>
    <message>
        <source>%1, always.</source>
        <translation>%1, immer.</translation>
    </message>
    <message>
        <source>%1. Where: %2.</source>
        <translation>%1. Wenn: %2.</translation>
    </message>
    <message>
        <source>%1: %2 added to %3</source>
        <translation>%1: %2 auf: %3</translation>
    </message>
</context>
<context>
    <name>signifer::ui::HouseRulesDocument</name>
    <message>
        <source>Our house rules</source>
        <translation>Unsere Hausregeln</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Taken out</source>
        <translation>Herausgenommen</translation>
    </message>
    <message>
        <source>What is hidden</source>
        <translation>Was verborgen ist</translation>
    </message>
</context>
<context>
    <name>signifer::ui::HouseRulesWindow</name>
    <message>
        <source>Begin from a named set</source>
        <translation>Mit einer benannten Auswahl beginnen</translation>
    </message>
    <message>
        <source>Save the house rules</source>
        <translation>Hausregeln speichern</translation>
    </message>
    <message>
        <source>House rules (*.json)</source>
        <translation>Hausregeln (*.json)</translation>
    </message>
    <message>
        <source>Rule set and files</source>
        <translation>Regelwerk und Dateien</translation>
    </message>
    <message>
        <source>This one</source>
        <translation>Diese hier</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>The file that you write</source>
        <translation>Die Datei, an der du schreibst</translation>
    </message>
    <message>
        <source>2, or spring 2026</source>
        <translation>2, oder Frühjahr 2026</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Files below it, later ones win</source>
        <translation>Dateien darunter, spätere gehen vor</translation>
    </message>
    <message>
        <source>Files in force</source>
        <translation>Dateien in Kraft</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen…</translation>
    </message>
    <message>
        <source>Add house rules</source>
        <translation>Hausregeln hinzufügen</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>a word or a rule id</source>
        <translation>ein Wort oder eine Regelnummer</translation>
    </message>
    <message>
        <source>Search the options and figures</source>
        <translation>Optionen und Werte durchsuchen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Changed only</source>
        <translation>Nur Geändertes</translation>
    </message>
    <message>
        <source>Play under them…</source>
        <translation>Mit diesen Regeln spielen…</translation>
    </message>
    <message>
        <source>Options and figures</source>
        <translation>Optionen und Werte</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>In force</source>
        <translation>In Kraft</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Wie gedruckt</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Back to what it was (Del)</source>
        <translation>Zurück zum alten Wert (Entf)</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>&amp;Hausregeln</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open house rules</source>
        <translation>Hausregeln öffnen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Back to what it was</source>
        <translation>&amp;Zurück zum alten Wert</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>%1%2 – house rules – Signifer</source>
        <translation>%1%2 – Hausregeln – Signifer</translation>
    </message>
    <message>
        <source>%1: left out. %2</source>
        <translation>%1: weggelassen. %2</translation>
    </message>
    <message>
        <source>%1 in all, %2 changed</source>
        <translation>%1 insgesamt, %2 geändert</translation>
    </message>
    <message>
        <source>Choose an option or a figure.</source>
        <translation>Wähle eine Option oder einen Wert.</translation>
    </message>
    <message>
        <source>A double click or F2 changes it. What differs from the sheet is marked.</source>
        <translation>Ein Doppelklick oder F2 ändert. Was vom Blatt abweicht, ist markiert.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>As printed: %1.</source>
        <translation>Wie gedruckt: %1.</translation>
    </message>
    <message>
        <source>By %1: %2.</source>
        <translation>Nach %1: %2.</translation>
    </message>
    <message>
        <source>Another value stands in %1.</source>
        <translation>In %1 steht ein anderer Wert.</translation>
    </message>
    <message>
        <source>Can be played</source>
        <translation>Spielbar</translation>
    </message>
    <message>
        <source>The rule set is not installed.</source>
        <translation>Das Regelwerk ist nicht installiert.</translation>
    </message>
    <message>
        <source>&amp;Print on one page…</source>
        <translation>Auf einer Seite &amp;drucken…</translation>
    </message>
    <message>
        <source>Mend what stands under Check before you print.</source>
        <translation>Erst beheben, was unter Prüfung steht, dann drucken.</translation>
    </message>
    <message>
        <source>Modifiers</source>
        <translation>Modifikatoren</translation>
    </message>
    <message>
        <source>Troop types</source>
        <translation>Truppenarten</translation>
    </message>
    <message>
        <source>%1: %2 and %3 differ; %3 is in force.</source>
        <translation>%1: %2 und %3 widersprechen sich; es gilt %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n changed, all in force</source>
        <translation>
            <numerusform>%n Änderung, in Kraft</numerusform>
            <numerusform>%n Änderungen, alle in Kraft</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 changed, %2 overruled by a later file</source>
        <translation>%1 geändert, %2 von einer späteren Datei überstimmt</translation>
    </message>
    <message>
        <source>Change it here to see the odds before and after.</source>
        <translation>Hier ändern, um die Chancen vorher und nachher zu sehen.</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Herausnehmen</translation>
    </message>
    <message>
        <source>Battles with and without all of this…</source>
        <translation>Schlachten mit und ohne all das…</translation>
    </message>
    <message>
        <source>Battles with and without it…</source>
        <translation>Schlachten mit und ohne sie…</translation>
    </message>
    <message>
        <source>Plays 1,000 battles each way by machine, on the same dice</source>
        <translation>Lässt die Maschine je 1000 Schlachten mit denselben Würfeln spielen</translation>
    </message>
    <message>
        <source>Mend what stands under Check before you play.</source>
        <translation>Bring erst in Ordnung, was unter Prüfung steht.</translation>
    </message>
    <message>
        <source>All house rules: %1</source>
        <translation>Alle Hausregeln: %1</translation>
    </message>
    <message>
        <source>As the battle says</source>
        <translation>Wie die Schlacht es sagt</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Whoever is marked as hidden</source>
        <translation>Wer als verborgen markiert ist</translation>
    </message>
    <message>
        <source>Whatever nobody of a side sees</source>
        <translation>Was niemand einer Seite sieht</translation>
    </message>
    <message>
        <source> in</source>
        <translation> Zoll</translation>
    </message>
    <message>
        <source>What is hidden</source>
        <translation>Was verborgen ist</translation>
    </message>
    <message>
        <source>Sight reaches</source>
        <translation>Sicht reicht</translation>
    </message>
</context>
<context>
    <name>signifer::ui::HouseTroopsPane</name>
    <message>
        <source>Troop types of your own</source>
        <translation>Eigene Truppenarten</translation>
    </message>
    <message>
        <source>A new troop type begins as a copy of</source>
        <translation>Eine neue Truppenart beginnt als Kopie von</translation>
    </message>
    <message>
        <source>New troop type like this</source>
        <translation>Neue Truppenart wie diese</translation>
    </message>
    <message>
        <source>Troop types of your own stand beside the rule set&apos;s, in battles under these house rules and in army lists that take them over.</source>
        <translation>Eigene Truppenarten stehen neben denen des Regelwerks, in Schlachten unter diesen Hausregeln und in Armeen, die sie übernehmen.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Troop type named</source>
        <translation>Truppenart benannt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>What files call it: letters, digits and hyphens</source>
        <translation>Wie Dateien sie nennen: Buchstaben, Ziffern und Bindestriche</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Frontage</source>
        <translation>Frontbreite</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Our %1</source>
        <translation>%1 (eigene)</translation>
    </message>
    <message>
        <source>New troop type</source>
        <translation>Neue Truppenart</translation>
    </message>
    <message>
        <source>Troop type removed</source>
        <translation>Truppenart entfernt</translation>
    </message>
</context>
<context>
    <name>signifer::ui::ImpactPane</name>
    <message>
        <source>What it changes</source>
        <translation>Was es ändert</translation>
    </message>
    <message>
        <source>Working out the odds…</source>
        <translation>Chancen werden berechnet…</translation>
    </message>
    <message>
        <source>No ruling of its own has other odds by it; it counts on the table.</source>
        <translation>Kein einzelner Entscheid hat dadurch andere Chancen; es zählt auf dem Tisch.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>as the form stands, exact</source>
        <translation>wie das Formular steht, exakt</translation>
    </message>
    <message>
        <source>%1; exact</source>
        <translation>%1; exakt</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>with it</source>
        <translation>damit</translation>
    </message>
    <message>
        <source>On average %1 becomes %2.</source>
        <translation>Im Mittel wird %1 zu %2.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::InviteDialog</name>
    <message>
        <source>here now</source>
        <translation>jetzt hier</translation>
    </message>
    <message>
        <source>not heard for %1 s</source>
        <translation>seit %1 s nicht gehört</translation>
    </message>
    <message>
        <source>not heard for %1 min</source>
        <translation>seit %1 min nicht gehört</translation>
    </message>
    <message>
        <source>Invite phones</source>
        <translation>Telefone einladen</translation>
    </message>
    <message>
        <source>Those who have joined stay until the battle closes.</source>
        <translation>Wer dabei ist, bleibt, bis die Schlacht geschlossen wird.</translation>
    </message>
    <message>
        <source>Close the room</source>
        <translation>Raum schließen</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>Point the camera at it</source>
        <translation>Kamera darauf richten</translation>
    </message>
    <message>
        <source>or type into any browser in the room&apos;s network:</source>
        <translation>oder in einen Browser im Netz des Raums tippen:</translation>
    </message>
    <message>
        <source>Address of the page</source>
        <translation>Adresse der Seite</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>New phrase</source>
        <translation>Neue Wörter</translation>
    </message>
    <message>
        <source>and the phrase</source>
        <translation>und die Wörter</translation>
    </message>
    <message>
        <source>Address to listen at</source>
        <translation>Adresse, an der gehört wird</translation>
    </message>
    <message>
        <source>The network that the phones are in:</source>
        <translation>Das Netz, in dem die Telefone sind:</translation>
    </message>
    <message>
        <source>Print it…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Ganzer Bildschirm</translation>
    </message>
    <message>
        <source>✓ Only this network: no account, no app, nothing goes out of the room. The page is not encrypted: whoever listens in this network can read along.</source>
        <translation>✓ Nur dieses Netz: kein Konto, keine App, nichts verlässt den Raum. Die Seite ist nicht verschlüsselt: Wer in diesem Netz mithört, kann mitlesen.</translation>
    </message>
    <message>
        <source>Ask me before each joins</source>
        <translation>Vor jedem Beitritt fragen</translation>
    </message>
    <message>
        <source>Phones in the room</source>
        <translation>Telefone im Raum</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Spielt</translation>
    </message>
    <message>
        <source>Type dice</source>
        <translation>Würfel tippen</translation>
    </message>
    <message>
        <source>Ask rules</source>
        <translation>Regeln fragen</translation>
    </message>
    <message>
        <source>Tell moves</source>
        <translation>Züge melden</translation>
    </message>
    <message>
        <source>See all</source>
        <translation>Alles sehen</translation>
    </message>
    <message>
        <source>Put out</source>
        <translation>Ausladen</translation>
    </message>
    <message>
        <source>only those asked of its side; typed faces are marked as typed</source>
        <translation>nur die der eigenen Seite; getippte Augen sind als getippt markiert</translation>
    </message>
    <message>
        <source>what may my unit do, how far, with what chance</source>
        <translation>was darf meine Einheit, wie weit, mit welcher Aussicht</translation>
    </message>
    <message>
        <source>reaches you as a proposal; you take it or not</source>
        <translation>kommt als Vorschlag; er wird genommen oder nicht</translation>
    </message>
    <message>
        <source>off: own side, and of the enemy what it may know</source>
        <translation>aus: die eigene Seite, und vom Feind, was sie wissen darf</translation>
    </message>
    <message>
        <source>The page does not open?</source>
        <translation>Die Seite öffnet sich nicht?</translation>
    </message>
    <message>
        <source>The phone must be in the same network as this computer: not in its mobile data, and not in another Wi-Fi. A guests&apos; Wi-Fi often keeps devices apart. Then open a hotspot on this computer, or on one phone that all join, and choose its address at the left. A firewall on this computer may ask whether Signifer may be reached: yes.</source>
        <translation>Das Telefon muss im selben Netz sein wie dieser Rechner: nicht in seinen mobilen Daten und nicht in einem anderen WLAN. Ein Gäste-WLAN trennt die Geräte oft. Dann hilft ein Hotspot auf diesem Rechner oder auf einem Telefon, in den alle gehen; links wird seine Adresse gewählt. Eine Firewall auf diesem Rechner fragt vielleicht, ob Signifer erreichbar sein darf: ja.</translation>
    </message>
    <message>
        <source>closed to newcomers</source>
        <translation>für Neue geschlossen</translation>
    </message>
    <message>
        <source>Stop inviting</source>
        <translation>Nicht mehr einladen</translation>
    </message>
    <message>
        <source>Invite again</source>
        <translation>Wieder einladen</translation>
    </message>
    <message>
        <source>Joined: %1</source>
        <translation>Dabei: %1</translation>
    </message>
    <message>
        <source>Both (helper)</source>
        <translation>Beide (Helfer)</translation>
    </message>
    <message>
        <source>Spectator</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <translation>%1 spielt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Put out %1</source>
        <translation>%1 ausladen</translation>
    </message>
    <message>
        <source>A phone asks to join as “%1”, for %2: %3</source>
        <translation>Ein Telefon möchte als „%1“ dazukommen, für %2: %3</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
</context>
<context>
    <name>signifer::ui::JournalDock</name>
    <message>
        <source>Journal</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>one event</source>
        <translation>ein Ereignis</translation>
    </message>
    <message>
        <source>%1 events</source>
        <translation>%1 Ereignisse</translation>
    </message>
    <message>
        <source> · ★ </source>
        <translation> · ★ </translation>
    </message>
    <message>
        <source>one key moment</source>
        <translation>ein Schlüsselmoment</translation>
    </message>
    <message>
        <source>%1 key moments</source>
        <translation>%1 Schlüsselmomente</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>one line left out</source>
        <translation>eine Zeile weggelassen</translation>
    </message>
    <message>
        <source>%1 lines left out</source>
        <translation>%1 Zeilen weggelassen</translation>
    </message>
    <message>
        <source>one not saved</source>
        <translation>eines nicht gespeichert</translation>
    </message>
    <message>
        <source>%1 not saved</source>
        <translation>%1 nicht gespeichert</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>one undone</source>
        <translation>eins zurückgenommen</translation>
    </message>
    <message>
        <source>%1 undone</source>
        <translation>%1 zurückgenommen</translation>
    </message>
    <message>
        <source>one branch</source>
        <translation>ein Zweig</translation>
    </message>
    <message>
        <source>%1 branches</source>
        <translation>%1 Zweige</translation>
    </message>
    <message>
        <source>taken back once</source>
        <translation>einmal zurückgenommen</translation>
    </message>
    <message>
        <source>taken back %1 times</source>
        <translation>%1-mal zurückgenommen</translation>
    </message>
</context>
<context>
    <name>signifer::ui::JournalFilter</name>
    <message>
        <source>Search: a unit, a word, a rule</source>
        <translation>Suchen: eine Einheit, ein Wort, eine Regel</translation>
    </message>
    <message>
        <source>Search the journal</source>
        <translation>Protokoll durchsuchen</translation>
    </message>
    <message>
        <source>Events of which side</source>
        <translation>Ereignisse welcher Seite</translation>
    </message>
    <message>
        <source>Which events</source>
        <translation>Welche Ereignisse</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation>Schlüsselmomente</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>By hand, overruled</source>
        <translation>Von Hand, überstimmt</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <source>Key moment: the report shows it</source>
        <translation>Schlüsselmoment: der Bericht zeigt ihn</translation>
    </message>
    <message>
        <source>Key moment</source>
        <translation>Schlüsselmoment</translation>
    </message>
    <message>
        <source>Comment on event %1</source>
        <translation>Bemerkung zu Ereignis %1</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Bemerkung</translation>
    </message>
</context>
<context>
    <name>signifer::ui::JournalModel</name>
    <message>
        <source>Event %1</source>
        <translation>Ereignis %1</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>Line %1, left out: %2</source>
        <translation>Zeile %1, weggelassen: %2</translation>
    </message>
    <message>
        <source> (overruled: %1)</source>
        <translation> (überstimmt: %1)</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source> Typed dice: %1.</source>
        <translation> Getippte Würfel: %1.</translation>
    </message>
    <message>
        <source> Rolled dice: %1.</source>
        <translation> Gewürfelt: %1.</translation>
    </message>
    <message>
        <source>Undone. A double click goes there again.</source>
        <translation>Zurückgenommen. Ein Doppelklick geht wieder dorthin.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Zurückgenommen: %1</translation>
    </message>
    <message>
        <source>A double click shows the table as it was then. Nothing is undone.</source>
        <translation>Ein Doppelklick zeigt den Tisch, wie er damals war. Nichts wird zurückgenommen.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::LetterDesk</name>
    <message>
        <source>%1. The umpire rolls the dice.</source>
        <translation>%1. Der Spielleiter würfelt.</translation>
    </message>
    <message>
        <source>That is in your answer already.</source>
        <translation>Das steht schon in deiner Antwort.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::MachineBar</name>
    <message>
        <source>Step</source>
        <translation>Einzeln</translation>
    </message>
    <message>
        <source>Each move waits for you: Shift+F9</source>
        <translation>Jede Aktion wartet: Umschalt+F9</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>A pace to follow each move</source>
        <translation>So schnell, dass jede Aktion zu verfolgen ist</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Several moves a second</source>
        <translation>Mehrere Aktionen je Sekunde</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>As fast as it thinks</source>
        <translation>So schnell sie denkt</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Bis zum Ende</translation>
    </message>
    <message>
        <source>The rest of its turn without a pause (Ctrl+F9)</source>
        <translation>Der Rest des Zuges ohne Pause (Strg+F9)</translation>
    </message>
    <message>
        <source>Your move: %1</source>
        <translation>Eigener Zug: %1</translation>
    </message>
    <message>
        <source>%1: waiting for dice</source>
        <translation>%1: Warten auf die Würfel</translation>
    </message>
    <message>
        <source>%1: thinking</source>
        <translation>%1: denkt nach…</translation>
    </message>
    <message>
        <source>%1: paused, you have stepped back</source>
        <translation>%1: Pause, zurückgegangen</translation>
    </message>
    <message>
        <source>%1: paused</source>
        <translation>%1: Pause</translation>
    </message>
    <message>
        <source>To move: %1</source>
        <translation>Am Zug: %1</translation>
    </message>
    <message>
        <source>To answer: %1</source>
        <translation>Antwort: %1</translation>
    </message>
    <message>
        <source>%1 of %2 units have acted</source>
        <translation>%1 von %2 Einheiten haben gehandelt</translation>
    </message>
    <message>
        <source>Go on from here</source>
        <translation>Von hier weiter</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Nächste Aktion</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>One move (Shift+F9)</source>
        <translation>Eine Aktion (Umschalt+F9)</translation>
    </message>
    <message>
        <source>F9</source>
        <translation>F9</translation>
    </message>
    <message>
        <source>%1: paused, you are looking back</source>
        <translation>%1: Pause, Rückblick</translation>
    </message>
</context>
<context>
    <name>signifer::ui::MachineDock</name>
    <message>
        <source>Next, if the dice allow:</source>
        <translation>Als Nächstes, wenn die Würfel es zulassen:</translation>
    </message>
    <message>
        <source>What a machine does stands here, move by move and with its reasons, until your turn ends.</source>
        <translation>Was eine Maschine tut, steht hier, Aktion für Aktion und mit ihren Gründen, bis dein Zug endet.</translation>
    </message>
    <message>
        <source>Recruit: any move</source>
        <translation>Rekrut: irgendeine Aktion</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>Moves of the machine</source>
        <translation>Aktionen der Maschine</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Ein Mensch</translation>
    </message>
    <message>
        <source>even</source>
        <translation>ausgeglichen</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>kühn</translation>
    </message>
    <message>
        <source>cautious</source>
        <translation>vorsichtig</translation>
    </message>
    <message>
        <source>erratic</source>
        <translation>launisch</translation>
    </message>
    <message>
        <source>Show its plan</source>
        <translation>Plan zeigen</translation>
    </message>
    <message>
        <source>Say why</source>
        <translation>Gründe nennen</translation>
    </message>
    <message>
        <source>What would a legate do?</source>
        <translation>Was täte ein Legat?</translation>
    </message>
    <message>
        <source>Plan of %1:</source>
        <translation>Plan von %1:</translation>
    </message>
    <message>
        <source>%1, led by</source>
        <translation>Führung von %1:</translation>
    </message>
    <message>
        <source>Who leads %1</source>
        <translation>Führung von %1</translation>
    </message>
    <message>
        <source>Character of the commander of %1</source>
        <translation>%1: Charakter des Kommandeurs</translation>
    </message>
    <message>
        <source>Greedy: one move ahead</source>
        <translation>Gierig: eine Aktion voraus</translation>
    </message>
    <message>
        <source>Centurion: strong</source>
        <translation>Zenturio: stark</translation>
    </message>
    <message>
        <source>Legate: plans its turn</source>
        <translation>Legat: plant seinen Zug</translation>
    </message>
    <message>
        <source>Shows a move for you and its reason; nothing is done (F7)</source>
        <translation>Zeigt dir eine Aktion und ihren Grund; nichts wird ausgeführt (F7)</translation>
    </message>
</context>
<context>
    <name>signifer::ui::MachinePlayer</name>
    <message>
        <source>The commander failed; the referee took the safe answer.</source>
        <translation>Der Kommandeur fiel aus; der Schiedsrichter nahm die sichere Antwort.</translation>
    </message>
    <message>
        <source>The commander thought too long; the referee took the safe answer.</source>
        <translation>Der Kommandeur dachte zu lange; der Schiedsrichter nahm die sichere Antwort.</translation>
    </message>
    <message>
        <source>The referee refused the commander&apos;s answer and took the safe one.</source>
        <translation>Der Schiedsrichter verwarf die Antwort des Kommandeurs und nahm die sichere.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::MainWindow</name>
    <message>
        <source>Signifer</source>
        <translation>Signifer</translation>
    </message>
    <message>
        <source>Pre&amp;pare</source>
        <translation>&amp;Vorbereiten</translation>
    </message>
    <message>
        <source>1, 2, 3 open a door · Ctrl+K asks the rules · drop a battle anywhere</source>
        <translation>1, 2, 3 öffnen eine Tür · Strg+K fragt die Regeln · eine Schlacht irgendwo hinziehen</translation>
    </message>
    <message>
        <source>%1 – Signifer</source>
        <translation>%1 – Signifer</translation>
    </message>
    <message>
        <source>%1 × %2 squares</source>
        <translation>%1 × %2 Felder</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>one house rule</source>
        <translation>eine Hausregel</translation>
    </message>
    <message>
        <source>%1 house rules</source>
        <translation>%1 Hausregeln</translation>
    </message>
    <message>
        <source>&amp;Battle</source>
        <translation>&amp;Schlacht</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Step back</source>
        <translation>Schritt &amp;zurück</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>Schritt &amp;vor</translation>
    </message>
    <message>
        <source>&amp;Find in the journal</source>
        <translation>Im Protokoll &amp;suchen</translation>
    </message>
    <message>
        <source>&amp;Move in figures…</source>
        <translation>In &amp;Zahlen bewegen…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Change the unit by hand…</source>
        <translation>Einheit von &amp;Hand ändern…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Verkleinern</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Whole &amp;table</source>
        <translation>Ganzer &amp;Tisch</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>Text&amp;größe</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>D&amp;ark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>For a screen &amp;across the room</source>
        <translation>Für einen Bildschirm quer durch den &amp;Raum</translation>
    </message>
    <message>
        <source>A window for &amp;spectators</source>
        <translation>Ein Fenster für &amp;Zuschauer</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Messen</translation>
    </message>
    <message>
        <source>&amp;Select and move</source>
        <translation>&amp;Wählen und bewegen</translation>
    </message>
    <message>
        <source>&amp;Ruler</source>
        <translation>&amp;Lineal</translation>
    </message>
    <message>
        <source>&amp;Arcs of the selected unit</source>
        <translation>&amp;Bögen der gewählten Einheit</translation>
    </message>
    <message>
        <source>&amp;Referee</source>
        <translation>Schieds&amp;richter</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Nächster Schritt</translation>
    </message>
    <message>
        <source>&amp;Judge this move</source>
        <translation>Diese Bewegung be&amp;urteilen</translation>
    </message>
    <message>
        <source>&amp;Ask for a ruling…</source>
        <translation>Einen &amp;Entscheid erfragen…</translation>
    </message>
    <message>
        <source>Look up r&amp;ules…</source>
        <translation>&amp;Regeln nachschlagen…</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>&amp;Würfel</translation>
    </message>
    <message>
        <source>As&amp;k the rules</source>
        <translation>Regeln be&amp;fragen</translation>
    </message>
    <message>
        <source>&amp;Simulate</source>
        <translation>S&amp;imulieren</translation>
    </message>
    <message>
        <source>&amp;Who plays</source>
        <translation>Wer s&amp;pielt</translation>
    </message>
    <message>
        <source>&amp;Machine waits</source>
        <translation>Maschine &amp;wartet</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Play &amp;out from here…</source>
        <translation>Von hier &amp;ausspielen…</translation>
    </message>
    <message>
        <source>Own dice for %1</source>
        <translation>Eigene Würfel für %1</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Ein Mensch</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;Drucken</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>%1 as PDF…</source>
        <translation>%1 als PDF…</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Report of the battle</source>
        <translation>Schlachtbericht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;User guide</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Tasten und Maus</translation>
    </message>
    <message>
        <source>&amp;About Signifer</source>
        <translation>&amp;Über Signifer</translation>
    </message>
    <message>
        <source>&lt;b&gt;Signifer %1&lt;/b&gt;&lt;p&gt;Referee and simulator for tabletop miniature battles.&lt;/p&gt;</source>
        <translation>&lt;b&gt;Signifer %1&lt;/b&gt;&lt;p&gt;Schiedsrichter und Simulator für Tabletop-Schlachten mit Miniaturen.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>N or ], P or [</source>
        <translation>N oder ], P oder [</translation>
    </message>
    <message>
        <source>next and previous unit that may act</source>
        <translation>nächste und vorige Einheit, die handeln darf</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>move a ghost: ahead, back, wheel left and right; with Shift in small steps</source>
        <translation>einen Schatten bewegen: vor, zurück, Schwenk links und rechts; mit Umschalt in kleinen Schritten</translation>
    </message>
    <message>
        <source>Ctrl+Left, Ctrl+Right</source>
        <translation>Strg+Links, Strg+Rechts</translation>
    </message>
    <message>
        <source>move it sideways</source>
        <translation>ihn seitwärts bewegen</translation>
    </message>
    <message>
        <source>Comma, full stop, T</source>
        <translation>Komma, Punkt, T</translation>
    </message>
    <message>
        <source>turn it on the spot to the left, to the right, about</source>
        <translation>auf der Stelle drehen: links, rechts, kehrt</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>move in figures: 12 ahead, wheel 30 left</source>
        <translation>in Zahlen bewegen: 12 vor, Schwenk 30 links</translation>
    </message>
    <message>
        <source>Right click, Menu key</source>
        <translation>Rechtsklick, Menütaste</translation>
    </message>
    <message>
        <source>what can be asked about a unit: what it may do, distances, corrections</source>
        <translation>was sich zu einer Einheit fragen lässt: was sie darf, Abstände, Berichtigungen</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Strg+F</translation>
    </message>
    <message>
        <source>search the journal</source>
        <translation>Protokoll durchsuchen</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>next person who may move; arrow keys lead him</source>
        <translation>nächste Person, die sich bewegen darf; die Pfeiltasten führen sie</translation>
    </message>
    <message>
        <source>Enter, Esc</source>
        <translation>Eingabe, Esc</translation>
    </message>
    <message>
        <source>accept the ghost, take it back</source>
        <translation>den Schatten annehmen, ihn zurücknehmen</translation>
    </message>
    <message>
        <source>Drag a unit</source>
        <translation>Eine Einheit ziehen</translation>
    </message>
    <message>
        <source>what it would be and what the referee says; dropping it does it if it is legal</source>
        <translation>was es wäre und was der Schiedsrichter sagt; loslassen führt es aus, wenn es erlaubt ist</translation>
    </message>
    <message>
        <source>Wheel, + and −, 0</source>
        <translation>Rad, + und −, 0</translation>
    </message>
    <message>
        <source>zoom, the whole table</source>
        <translation>Zoom, ganzer Tisch</translation>
    </message>
    <message>
        <source>move the map</source>
        <translation>die Karte verschieben</translation>
    </message>
    <message>
        <source>V, M, A</source>
        <translation>V, M, A</translation>
    </message>
    <message>
        <source>F5</source>
        <translation>F5</translation>
    </message>
    <message>
        <source>next step</source>
        <translation>nächster Schritt</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Shift+Z</source>
        <translation>Strg+Z, Strg+Umschalt+Z</translation>
    </message>
    <message>
        <source>step back and forward, dice and all</source>
        <translation>Schritt zurück und vor, samt Würfeln</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>judge this move, where judging is left to the players</source>
        <translation>diese Bewegung beurteilen, wo das Urteil bei den Spielern liegt</translation>
    </message>
    <message>
        <source>1 to 6, Backspace, R, Esc</source>
        <translation>1 bis 6, Rücktaste, R, Esc</translation>
    </message>
    <message>
        <source>while dice are wanted: type a face, take one back, roll it, think again</source>
        <translation>wenn Würfel verlangt sind: Augen tippen, zurücknehmen, würfeln, neu überlegen</translation>
    </message>
    <message>
        <source>F2, F6, F8</source>
        <translation>F2, F6, F8</translation>
    </message>
    <message>
        <source>look up rules, ask for a ruling, play out from here</source>
        <translation>Regeln nachschlagen, Entscheid erfragen, von hier ausspielen</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>from the table to the docks and back</source>
        <translation>vom Tisch zu den Randfenstern und zurück</translation>
    </message>
    <message>
        <source>Shift and drag</source>
        <translation>Umschalt und ziehen</translation>
    </message>
    <message>
        <source>by hand: turn a unit to the pointer</source>
        <translation>von Hand: eine Einheit zum Zeiger drehen</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Tasten und Maus</translation>
    </message>
    <message>
        <source>This battle is open already.</source>
        <translation>Diese Schlacht ist schon offen.</translation>
    </message>
    <message>
        <source>Open a battle</source>
        <translation>Schlacht öffnen</translation>
    </message>
    <message>
        <source>Save the battle as</source>
        <translation>Schlacht speichern unter</translation>
    </message>
    <message>
        <source>Journals (*.signifer)</source>
        <translation>Protokolle (*.signifer)</translation>
    </message>
    <message>
        <source>Go on in a copy</source>
        <translation>In einer Kopie weiter</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Looking on</source>
        <translation>Nur zusehen</translation>
    </message>
    <message>
        <source>You are looking on. %1</source>
        <translation>Du siehst nur zu. %1</translation>
    </message>
    <message>
        <source>Go on in a copy…</source>
        <translation>In einer Kopie weiter…</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Noch einmal nachsehen</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Not saved: %1. %2 and saved as soon as it can be.</source>
        <translation>Nicht gespeichert: %1. %2 und wird gespeichert, sobald es geht.</translation>
    </message>
    <message>
        <source>The last event is kept in memory</source>
        <translation>Das letzte Ereignis bleibt im Speicher</translation>
    </message>
    <message>
        <source>The last %1 events are kept in memory</source>
        <translation>Die letzten %1 Ereignisse bleiben im Speicher</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Saved in %1</source>
        <translation>Gespeichert in %1</translation>
    </message>
    <message>
        <source>Not saved there: %1. The battle is saved in %2 still.</source>
        <translation>Dort nicht gespeichert: %1. Die Schlacht steht weiter in %2.</translation>
    </message>
    <message>
        <source>Stay with %1</source>
        <translation>Bei %1 bleiben</translation>
    </message>
    <message>
        <source>The battle is not saved: %1.</source>
        <translation>Die Schlacht ist nicht gespeichert: %1.</translation>
    </message>
    <message>
        <source>What happened last is not saved. Close all the same?</source>
        <translation>Was zuletzt geschah, ist nicht gespeichert. Trotzdem schließen?</translation>
    </message>
    <message>
        <source>one event</source>
        <translation>ein Ereignis</translation>
    </message>
    <message>
        <source>%1 events</source>
        <translation>%1 Ereignisse</translation>
    </message>
    <message>
        <source>You left this battle unfinished, %1: %2, %3.</source>
        <translation>Du hast diese Schlacht %1 nicht beendet: %2, %3.</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Machines would play both sides from here, move by move; Step back takes any of it back.</source>
        <translation>Von hier würden Maschinen beide Seiten spielen, Aktion für Aktion; Schritt zurück nimmt jede davon zurück.</translation>
    </message>
    <message>
        <source>Let them play</source>
        <translation>Spielen lassen</translation>
    </message>
    <message>
        <source>Play it out many times…</source>
        <translation>Viele Male ausspielen…</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Zurück zu %1</translation>
    </message>
    <message>
        <source>The battle is kept: %1</source>
        <translation>Die Schlacht ist gespeichert: %1</translation>
    </message>
    <message>
        <source>Say so each time</source>
        <translation>Jedes Mal sagen</translation>
    </message>
    <message>
        <source>What it &amp;sees</source>
        <translation>Was sie &amp;sieht</translation>
    </message>
    <message>
        <source>Who sees &amp;it</source>
        <translation>W&amp;er sie sieht</translation>
    </message>
    <message>
        <source>&amp;Distances to all enemies</source>
        <translation>&amp;Abstände zu allen Feinden</translation>
    </message>
    <message>
        <source>Reaches and &amp;zones</source>
        <translation>Reichweiten und &amp;Zonen</translation>
    </message>
    <message>
        <source>&amp;One machine move</source>
        <translation>&amp;Eine Aktion der Maschine</translation>
    </message>
    <message>
        <source>Machine turn to its &amp;end</source>
        <translation>Zug der Maschine bis zum &amp;Ende</translation>
    </message>
    <message>
        <source>&amp;What would a legate do?</source>
        <translation>&amp;Was täte ein Legat?</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Einzeln</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>&amp;Report of the battle…</source>
        <translation>Schlacht&amp;bericht…</translation>
    </message>
    <message>
        <source>Journals, battles, replays (*.signifer *.json *.html)</source>
        <translation>Protokolle, Schlachten, Wiedergaben (*.signifer *.json *.html)</translation>
    </message>
    <message>
        <source>Replay for the &amp;web…</source>
        <translation>Wiedergabe fürs &amp;Web…</translation>
    </message>
    <message>
        <source>One HTML file that anybody opens in a browser and watches the battle</source>
        <translation>Eine HTML-Datei, mit der jeder im Browser der Schlacht zusehen kann</translation>
    </message>
    <message>
        <source>Replay (*.html)</source>
        <translation>Wiedergabe (*.html)</translation>
    </message>
    <message>
        <source>Replay that includes the battle, to be played on (*.html)</source>
        <translation>Wiedergabe mit der Schlacht zum Weiterspielen (*.html)</translation>
    </message>
    <message>
        <source>Replay for the web</source>
        <translation>Wiedergabe fürs Web</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>The replay is written: %1</source>
        <translation>Die Wiedergabe ist geschrieben: %1</translation>
    </message>
    <message>
        <source>Every event, with its rules</source>
        <translation>Jedes Ereignis mit seinen Regeln</translation>
    </message>
    <message>
        <source>The report is written: %1</source>
        <translation>Der Bericht ist geschrieben: %1</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>H, H and drag</source>
        <translation>H, H und ziehen</translation>
    </message>
    <message>
        <source>say where the unit stands; put it where it stands on the real table</source>
        <translation>sagen, wo die Einheit steht; sie dorthin stellen, wo sie auf dem echten Tisch steht</translation>
    </message>
    <message>
        <source>Middle button, Space and drag</source>
        <translation>Mittlere Taste, Leertaste und ziehen</translation>
    </message>
    <message>
        <source>Drag over open ground</source>
        <translation>Über freies Gelände ziehen</translation>
    </message>
    <message>
        <source>select all units in the band</source>
        <translation>alle Einheiten im Rahmen wählen</translation>
    </message>
    <message>
        <source>Shift or Ctrl and click, double click</source>
        <translation>Umschalt oder Strg und Klick, Doppelklick</translation>
    </message>
    <message>
        <source>select one more or less, its whole line</source>
        <translation>eine mehr oder weniger wählen, ihre ganze Linie</translation>
    </message>
    <message>
        <source>select, ruler (with Shift from centre to centre), arcs</source>
        <translation>wählen, Lineal (mit Umschalt von Mitte zu Mitte), Bögen</translation>
    </message>
    <message>
        <source>S, B, D, Z</source>
        <translation>S, B, D, Z</translation>
    </message>
    <message>
        <source>what it sees, who sees it, distances to all enemies, reaches and zones</source>
        <translation>was sie sieht, wer sie sieht, Abstände zu allen Feinden, Reichweiten und Zonen</translation>
    </message>
    <message>
        <source>F1, Ctrl+F1</source>
        <translation>F1, Strg+F1</translation>
    </message>
    <message>
        <source>the rule of what has the focus or lies under the pointer; the user guide</source>
        <translation>die Regel zu dem, was den Fokus hat oder unter dem Zeiger liegt; das Handbuch</translation>
    </message>
    <message>
        <source>F7</source>
        <translation>F7</translation>
    </message>
    <message>
        <source>what a strong commander would do in your place, and why</source>
        <translation>was ein starker Kommandeur hier täte, und warum</translation>
    </message>
    <message>
        <source>F9, Shift+F9, Ctrl+F9</source>
        <translation>F9, Umschalt+F9, Strg+F9</translation>
    </message>
    <message>
        <source>the machine waits or goes on, makes one move, ends its turn at once</source>
        <translation>die Maschine wartet oder geht weiter, führt eine Aktion aus, beendet ihren Zug sofort</translation>
    </message>
    <message>
        <source>Photo of the table</source>
        <translation>Foto des Tischs</translation>
    </message>
    <message>
        <source>A legate would: %1. %2</source>
        <translation>Ein Legat würde: %1. %2</translation>
    </message>
    <message>
        <source>Chances to win: between machines of equal strength.</source>
        <translation>Siegchancen: zwischen gleich starken Maschinen.</translation>
    </message>
    <message>
        <source>Placed as a legate would. %1</source>
        <translation>Aufgestellt wie von einem Legaten. %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1, led by a machine: F9 pauses it, the Machine dock hands it over.</source>
        <translation>%1: geführt von einer Maschine. F9 hält sie an, das Randfenster Maschine übergibt die Seite.</translation>
    </message>
    <message>
        <source>A legate is thinking about your move…</source>
        <translation>Ein Legat überlegt die nächste Aktion…</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1: pause.&lt;/b&gt; F9 goes on · Shift+F9 one move</source>
        <translation>&lt;b&gt;%1: Pause.&lt;/b&gt; F9 weiter · Umschalt+F9 eine Aktion</translation>
    </message>
    <message>
        <source>&lt;b&gt;Waiting for %1.&lt;/b&gt; F9 pauses · Ctrl+F9 to the end of its turn</source>
        <translation>&lt;b&gt;Warten auf %1.&lt;/b&gt; F9 Pause · Strg+F9 bis zum Ende des Zuges</translation>
    </message>
    <message>
        <source>Touching within %1</source>
        <translation>Kontakt bis %1</translation>
    </message>
    <message>
        <source>Docks &amp;back to their places</source>
        <translation>Randfenster an ihre P&amp;lätze</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Von Anfang an</translation>
    </message>
    <message>
        <source>Back to the simulation</source>
        <translation>Zurück zur Simulation</translation>
    </message>
    <message>
        <source>Nothing can be filled in now.</source>
        <translation>Jetzt ist nichts auszufüllen.</translation>
    </message>
    <message>
        <source>&amp;Another action…</source>
        <translation>&amp;Andere Aktion…</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>Gelöscht: %1</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>&amp;Look one event back</source>
        <translation>Ein Ereignis zurück&amp;blicken</translation>
    </message>
    <message>
        <source>&amp;Step back: %1</source>
        <translation>Schritt &amp;zurück: %1</translation>
    </message>
    <message>
        <source>Look one event &amp;forward</source>
        <translation>Ein Ereignis &amp;vorblicken</translation>
    </message>
    <message>
        <source>Step &amp;forward: %1</source>
        <translation>Schritt &amp;vor: %1</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Schritt vor</translation>
    </message>
    <message>
        <source>You are looking at turn %1, after event %2 of %3. Nothing is undone. What is played from here begins a branch.</source>
        <translation>Du blickst auf Zug %1, nach Ereignis %2 von %3. Nichts ist zurückgenommen. Was von hier gespielt wird, beginnt einen Zweig.</translation>
    </message>
    <message>
        <source>Back to now (Esc)</source>
        <translation>Zurück zu jetzt (Esc)</translation>
    </message>
    <message>
        <source>A branch from turn %1: %2. The table&apos;s game is kept as it is.</source>
        <translation>Ein Zweig ab Zug %1: %2. Das Spiel am Tisch bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Back to the table&apos;s game</source>
        <translation>Zurück zum Spiel am Tisch</translation>
    </message>
    <message>
        <source>This opens the screen: what is placed behind it can be seen before both sides have deployed. Do both sides agree?</source>
        <translation>Das öffnet den Sichtschutz: Was dahinter steht, ist zu sehen, ehe beide Seiten aufgestellt haben. Sind beide Seiten einverstanden?</translation>
    </message>
    <message>
        <source>Now to deploy: %1.</source>
        <translation>Jetzt stellt auf: %1.</translation>
    </message>
    <message>
        <source>Open the screen</source>
        <translation>Sichtschutz öffnen</translation>
    </message>
    <message>
        <source>Leave it up</source>
        <translation>Stehen lassen</translation>
    </message>
    <message>
        <source>The battle is kept, every event and every branch of it. The next start offers to go on.</source>
        <translation>Die Schlacht ist gespeichert, mit jedem Ereignis und jedem Zweig. Der nächste Start bietet an, weiterzuspielen.</translation>
    </message>
    <message>
        <source>Double click in the journal, Esc</source>
        <translation>Doppelklick im Protokoll, Esc</translation>
    </message>
    <message>
        <source>look at that moment, come back to now</source>
        <translation>auf diesen Augenblick blicken, zu jetzt zurückkehren</translation>
    </message>
    <message>
        <source>Seed of the rolled dice: %1…</source>
        <translation>Startwert der Würfel: %1…</translation>
    </message>
    <message>
        <source>%1 is saved in no file and would be lost. Save it first.</source>
        <translation>%1 ist in keiner Datei gespeichert und ginge verloren. Zuerst speichern.</translation>
    </message>
    <message>
        <source>%1 is put away and kept.</source>
        <translation>%1 ist weggelegt und bleibt gespeichert.</translation>
    </message>
    <message>
        <source>Back to it</source>
        <translation>Dorthin zurück</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>In Ordnung</translation>
    </message>
    <message>
        <source>Seed of the rolled dice</source>
        <translation>Startwert der Würfel</translation>
    </message>
    <message>
        <source>The same seed and the same moves bring the same dice.</source>
        <translation>Gleicher Startwert und gleiche Aktionen ergeben gleiche Würfe.</translation>
    </message>
    <message>
        <source>&lt; and &gt;, or ; and :</source>
        <translation>&lt; und &gt;, oder ; und :</translation>
    </message>
    <message>
        <source>turn it in small steps</source>
        <translation>in kleinen Schritten drehen</translation>
    </message>
    <message>
        <source>%1 is in the bin</source>
        <translation>%1 liegt im Papierkorb</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
    <message>
        <source>&amp;Recent</source>
        <translation>&amp;Zuletzt</translation>
    </message>
    <message>
        <source>The battle goes on in the other file</source>
        <translation>Die Schlacht geht in der anderen Datei weiter</translation>
    </message>
    <message>
        <source>&amp;Export a copy…</source>
        <translation>Kopie &amp;exportieren…</translation>
    </message>
    <message>
        <source>A copy for others; the battle goes on in its own file</source>
        <translation>Eine Kopie für andere; die Schlacht geht in der eigenen Datei weiter</translation>
    </message>
    <message>
        <source>Read a &amp;photo of the table…</source>
        <translation>&amp;Foto des Tischs lesen…</translation>
    </message>
    <message>
        <source>&amp;Marks for photos…</source>
        <translation>&amp;Marken für Fotos…</translation>
    </message>
    <message>
        <source>Marks for photos</source>
        <translation>Marken für Fotos</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>Marken</translation>
    </message>
    <message>
        <source>The marks are written: %1</source>
        <translation>Die Marken sind geschrieben: %1</translation>
    </message>
    <message>
        <source>/</source>
        <translation>/</translation>
    </message>
    <message>
        <source>tell what happened, or ask, in one line</source>
        <translation>in einer Zeile sagen, was geschah, oder fragen</translation>
    </message>
    <message>
        <source>&amp;Tell of the selected</source>
        <translation>Von den Gewählten &amp;sagen</translation>
    </message>
    <message>
        <source>One &amp;hit more</source>
        <translation>Ein &amp;Treffer mehr</translation>
    </message>
    <message>
        <source>One hit &amp;less</source>
        <translation>Ein Treffer &amp;weniger</translation>
    </message>
    <message>
        <source>It &amp;routs</source>
        <translation>Sie &amp;flieht</translation>
    </message>
    <message>
        <source>It is l&amp;ost</source>
        <translation>Sie ist &amp;verloren</translation>
    </message>
    <message>
        <source>&amp;Nothing happened to it</source>
        <translation>&amp;Nichts geschah mit ihr</translation>
    </message>
    <message>
        <source>It &amp;fights the nearest enemy</source>
        <translation>Sie &amp;kämpft mit dem nächsten Feind</translation>
    </message>
    <message>
        <source>&amp;Was the last move legal?</source>
        <translation>War die letzte Bewegung &amp;erlaubt?</translation>
    </message>
    <message>
        <source>Select the unit that it happened to.</source>
        <translation>Wähle die Einheit, der es geschah.</translation>
    </message>
    <message>
        <source>No move was made by hand yet.</source>
        <translation>Von Hand wurde noch nichts bewegt.</translation>
    </message>
    <message>
        <source>%1, turn %2: %3</source>
        <translation>%1, Zug %2: %3</translation>
    </message>
    <message>
        <source> %1 facts were left open.</source>
        <translation> Offen blieben %1 Tatsachen.</translation>
    </message>
    <message>
        <source>From here Signifer carries out the rules, on the table as it is shown: %1.%2</source>
        <translation>Ab hier führt Signifer die Regeln aus, auf dem Tisch, wie er gezeigt ist: %1.%2</translation>
    </message>
    <message>
        <source>The table is taken as shown.</source>
        <translation>Der Tisch gilt so, wie er gezeigt ist.</translation>
    </message>
    <message>
        <source>The table is as shown</source>
        <translation>Der Tisch ist wie gezeigt</translation>
    </message>
    <message>
        <source>By hand…</source>
        <translation>Von Hand…</translation>
    </message>
    <message>
        <source>Read a photo…</source>
        <translation>Foto lesen…</translation>
    </message>
    <message>
        <source>Shift+J</source>
        <translation>Umschalt+J</translation>
    </message>
    <message>
        <source>was the last move by hand legal?</source>
        <translation>war die letzte Bewegung von Hand erlaubt?</translation>
    </message>
    <message>
        <source>X, Shift+X, Shift+R, Delete, F</source>
        <translation>X, Umschalt+X, Umschalt+R, Entf, F</translation>
    </message>
    <message>
        <source>tell of the selected: one hit more, one less, it routs, is lost, fights the nearest enemy</source>
        <translation>von den Gewählten sagen: ein Treffer mehr, einer weniger, flieht, ist verloren, kämpft mit dem nächsten Feind</translation>
    </message>
    <message>
        <source>In&amp;vite phones…</source>
        <translation>Telefone &amp;einladen…</translation>
    </message>
    <message>
        <source>A photo came from %1</source>
        <translation>Ein Foto kam von %1</translation>
    </message>
    <message>
        <source>&amp;Copy the picture of the table</source>
        <translation>Bild des Tisches &amp;kopieren</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Das Bild liegt in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Picture of the &amp;table…</source>
        <translation>Bild des &amp;Tisches…</translation>
    </message>
    <message>
        <source>&amp;Film of the battle…</source>
        <translation>&amp;Film der Schlacht…</translation>
    </message>
    <message>
        <source>An animated picture for forums and messengers</source>
        <translation>Ein bewegtes Bild für Foren und Kurznachrichten</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;One HTML file (*.html);;Markdown with pictures (*.md);;BBCode for forums, with pictures (*.bbcode);;Text with pictures (*.txt)</source>
        <translation>PDF (*.pdf);;Eine HTML-Datei (*.html);;Markdown mit Bildern (*.md);;BBCode für Foren, mit Bildern (*.bbcode);;Text mit Bildern (*.txt)</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation>Bild des Tisches</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>SVG (*.svg)</source>
        <translation>SVG (*.svg)</translation>
    </message>
    <message>
        <source>PNG (*.png)</source>
        <translation>PNG (*.png)</translation>
    </message>
    <message>
        <source>The picture is written: %1</source>
        <translation>Das Bild ist geschrieben: %1</translation>
    </message>
    <message>
        <source>GIF, which every forum shows (*.gif)</source>
        <translation>GIF, das jedes Forum zeigt (*.gif)</translation>
    </message>
    <message>
        <source>Film of the battle</source>
        <translation>Film der Schlacht</translation>
    </message>
    <message>
        <source>film</source>
        <translation>Film</translation>
    </message>
    <message>
        <source>;;WebP, smaller (*.webp)</source>
        <translation>;;WebP, kleiner (*.webp)</translation>
    </message>
    <message>
        <source>The film is written: %1</source>
        <translation>Der Film ist geschrieben: %1</translation>
    </message>
    <message>
        <source>From the other si&amp;de</source>
        <translation>Von der an&amp;deren Seite</translation>
    </message>
    <message>
        <source>C&amp;hess clock</source>
        <translation>Sch&amp;achuhr</translation>
    </message>
    <message>
        <source>Pa&amp;use the clock</source>
        <translation>Schachu&amp;hr anhalten</translation>
    </message>
    <message>
        <source>&amp;Bell when another side is asked</source>
        <translation>&amp;Glocke, wenn die andere Seite gefragt ist</translation>
    </message>
    <message>
        <source>Nobody is asked here who could do nothing.</source>
        <translation>Hier wird niemand gefragt, der nichts tun könnte.</translation>
    </message>
    <message>
        <source>Standing &amp;orders…</source>
        <translation>Ständige &amp;Befehle…</translation>
    </message>
    <message>
        <source>By itself: %1</source>
        <translation>Von selbst: %1</translation>
    </message>
    <message>
        <source>Where we stopped</source>
        <translation>Wo wir aufgehört haben</translation>
    </message>
    <message>
        <source>The &amp;rest does nothing</source>
        <translation>Der Rest tut &amp;nichts</translation>
    </message>
    <message>
        <source>&amp;Steps without dice or choice pass</source>
        <translation>Schritte ohne Würfel und Wahl gehen &amp;vorbei</translation>
    </message>
    <message>
        <source>Umpir&amp;e</source>
        <translation>Spi&amp;elleiter</translation>
    </message>
    <message>
        <source>Who is hidden from whom, and your hand that reveals and hides</source>
        <translation>Wer vor wem verborgen ist, und deine Hand, die aufdeckt und verbirgt</translation>
    </message>
    <message>
        <source>F4, Shift+F4</source>
        <translation>F4, Umschalt+F4</translation>
    </message>
    <message>
        <source>as the first side sees it, as the second; F4 again: everything</source>
        <translation>wie die erste Seite es sieht, wie die zweite; noch einmal F4: alles</translation>
    </message>
    <message>
        <source>As the fi&amp;rst side sees it</source>
        <translation>Wie die e&amp;rste Seite es sieht</translation>
    </message>
    <message>
        <source>As the seco&amp;nd side sees it</source>
        <translation>Wie die &amp;zweite Seite es sieht</translation>
    </message>
    <message>
        <source>Everything is shown: for the umpire alone</source>
        <translation>Alles ist zu sehen: nur für den Spielleiter</translation>
    </message>
    <message>
        <source>Something in this battle is hidden from a side.</source>
        <translation>In dieser Schlacht ist etwas vor einer Seite verborgen.</translation>
    </message>
    <message>
        <source>Replay in all languages (*.html)</source>
        <translation>Wiedergabe in allen Sprachen (*.html)</translation>
    </message>
    <message>
        <source>Flat tokens (*.pdf)</source>
        <translation>Flache Spielsteine (*.pdf)</translation>
    </message>
    <message>
        <source>Standees to fold (*.pdf)</source>
        <translation>Aufsteller zum Falten (*.pdf)</translation>
    </message>
    <message>
        <source>Flat tokens with the marks for photos (*.pdf)</source>
        <translation>Flache Spielsteine mit Marken für Fotos (*.pdf)</translation>
    </message>
    <message>
        <source>Armies of paper</source>
        <translation>Armeen aus Papier</translation>
    </message>
    <message>
        <source>Armies of &amp;paper…</source>
        <translation>Armeen aus &amp;Papier…</translation>
    </message>
    <message>
        <source>Every base at true size, to cut out</source>
        <translation>Jede Base in wahrer Größe zum Ausschneiden</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Papierarmeen</translation>
    </message>
    <message>
        <source>The armies of paper are written: %1</source>
        <translation>Die Papierarmeen sind geschrieben: %1</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>&amp;Zeig es mir</translation>
    </message>
    <message>
        <source>The battle on the table is saved in no file. Save it first: the tour puts it away.</source>
        <translation>Die Schlacht auf dem Tisch ist in keiner Datei gespeichert. Zuerst speichern: Die Führung räumt sie weg.</translation>
    </message>
    <message>
        <source>Written or&amp;ders</source>
        <translation>Geschriebene Be&amp;fehle</translation>
    </message>
    <message>
        <source>Orders that are sealed until their turn or step</source>
        <translation>Befehle, die bis zu ihrem Zug oder Schritt versiegelt sind</translation>
    </message>
    <message>
        <source>Click where the dummy shall lie. Esc: none.</source>
        <translation>Klicken Sie, wo die Attrappe liegen soll. Esc: keine.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>Step for the player &amp;opposite</source>
        <translation>Schritt für den Spieler &amp;gegenüber</translation>
    </message>
    <message>
        <source>The step upside down along the upper edge, for a screen that lies flat between two</source>
        <translation>Der Schritt kopfüber am oberen Rand, für einen Bildschirm, der flach zwischen zweien liegt</translation>
    </message>
    <message>
        <source>Step for the player opposite</source>
        <translation>Schritt für den Spieler gegenüber</translation>
    </message>
    <message>
        <source>&amp;Judge for another step…</source>
        <translation>Für einen anderen Schritt &amp;beurteilen…</translation>
    </message>
    <message>
        <source>Drag a unit to where it stands, or ask a question: then it can be judged for another step.</source>
        <translation>Ziehe eine Einheit dorthin, wo sie steht, oder stelle eine Frage: Dann kann das für einen anderen Schritt beurteilt werden.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Shown:&lt;/b&gt; Enter keeps it, Shift+Enter nearest legal place, Ctrl+J another step, Esc puts it back</source>
        <translation>&lt;b&gt;Gezeigt:&lt;/b&gt; Eingabe behält, Umschalt+Eingabe nächster erlaubter Platz, Strg+J anderer Schritt, Esc stellt zurück</translation>
    </message>
    <message>
        <source>&amp;Play by mail</source>
        <translation>&amp;Briefspiel</translation>
    </message>
    <message>
        <source>Letter to the &amp;first side…</source>
        <translation>Brief an die &amp;erste Seite…</translation>
    </message>
    <message>
        <source>Letter to the &amp;second side…</source>
        <translation>Brief an die &amp;zweite Seite…</translation>
    </message>
    <message>
        <source>&amp;Take an answer in…</source>
        <translation>Eine Antwort über&amp;nehmen…</translation>
    </message>
    <message>
        <source>Take an answer in</source>
        <translation>Eine Antwort übernehmen</translation>
    </message>
    <message>
        <source>Answers (*.json)</source>
        <translation>Antworten (*.json)</translation>
    </message>
    <message>
        <source>Letter to %1</source>
        <translation>Brief an %1</translation>
    </message>
    <message>
        <source>Letters (*.json)</source>
        <translation>Briefe (*.json)</translation>
    </message>
    <message>
        <source>The letter is written: %1</source>
        <translation>Der Brief ist geschrieben: %1</translation>
    </message>
    <message>
        <source>Open the battle first: an answer is taken into it.</source>
        <translation>Öffnet zuerst die Schlacht: In sie wird eine Antwort übernommen.</translation>
    </message>
    <message>
        <source>The table is printed where everything is seen.</source>
        <translation>Der Tisch wird dort gedruckt, wo alles zu sehen ist.</translation>
    </message>
    <message>
        <source>Letter to %1…</source>
        <translation>Brief an %1…</translation>
    </message>
    <message>
        <source>%1 is not taken in: %2.</source>
        <translation>%1 wird nicht angenommen: %2.</translation>
    </message>
    <message>
        <source>For the umpire alone</source>
        <translation>Nur für den Spielleiter</translation>
    </message>
    <message>
        <source>%1 stands behind the screen until both have deployed.</source>
        <translation>%1 steht hinter dem Sichtschutz, bis beide aufgestellt sind.</translation>
    </message>
    <message>
        <source>View: %1</source>
        <translation>Sicht: %1</translation>
    </message>
    <message>
        <source>View: %1 (F4)</source>
        <translation>Sicht: %1 (F4)</translation>
    </message>
    <message>
        <source>View: %1 (Shift+F4)</source>
        <translation>Sicht: %1 (Umschalt+F4)</translation>
    </message>
    <message>
        <source>Replay as %1 saw it (*.html)</source>
        <translation>Wiedergabe, wie %1 es sah (*.html)</translation>
    </message>
</context>
<context>
    <name>signifer::ui::MapInk</name>
    <message>
        <source>table %1, 1 : %2</source>
        <translation>Tisch %1, 1 : %2</translation>
    </message>
    <message>
        <source>a square of %1</source>
        <translation>ein Feld von %1</translation>
    </message>
</context>
<context>
    <name>signifer::ui::MarksDialog</name>
    <message>
        <source>Marks for photos</source>
        <translation>Marken für Fotos</translation>
    </message>
    <message>
        <source>As the battle has it</source>
        <translation>Wie in der Schlacht festgelegt</translation>
    </message>
    <message>
        <source>On the base</source>
        <translation>Auf der Base</translation>
    </message>
    <message>
        <source>On a slip behind the base</source>
        <translation>Auf einem Zettel hinter der Base</translation>
    </message>
    <message>
        <source>Size of the units&apos; marks</source>
        <translation>Größe der Einheitenmarken</translation>
    </message>
    <message>
        <source>They lie</source>
        <translation>Sie liegen</translation>
    </message>
    <message>
        <source>Photos are read by this as well. A slip lies against the middle of the rear edge, its arrow to the front, and is taken up after the photo. Units whose file says where their mark lies keep that place.</source>
        <translation>Auch Fotos werden so gelesen. Ein Zettel liegt an der Mitte der Hinterkante, sein Pfeil zeigt zur Front; nach dem Foto wird er aufgenommen. Einheiten, deren Datei sagt, wo ihre Marke liegt, behalten diesen Platz.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
</context>
<context>
    <name>signifer::ui::NewBattleDialog</name>
    <message>
        <source>New battle</source>
        <translation>Neue Schlacht</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>No rule set was found.</source>
        <translation>Kein Regelwerk gefunden.</translation>
    </message>
    <message>
        <source>There are no scenarios for these rules in %1.</source>
        <translation>Für diese Regeln gibt es keine Szenarien in %1.</translation>
    </message>
    <message>
        <source>This scenario changes figures of the rules, too.</source>
        <translation>Dieses Szenario ändert auch Zahlen des Regelwerks.</translation>
    </message>
    <message>
        <source>The first army</source>
        <translation>Die erste Armee</translation>
    </message>
    <message>
        <source>The second army</source>
        <translation>Die zweite Armee</translation>
    </message>
    <message>
        <source>%1 (yours)</source>
        <translation>%1 (eigene)</translation>
    </message>
    <message>
        <source>Two armies against each other</source>
        <translation>Zwei Armeen gegeneinander</translation>
    </message>
    <message>
        <source>On an open table, each in its usual order. The battle is kept among your tables.</source>
        <translation>Auf freiem Feld, jede in ihrer üblichen Aufstellung. Die Schlacht steht danach bei deinen Tischen.</translation>
    </message>
    <message>
        <source>%1 (sample)</source>
        <translation>%1 (Beispiel)</translation>
    </message>
    <message>
        <source>Choose each one</source>
        <translation>Einzeln wählen</translation>
    </message>
</context>
<context>
    <name>signifer::ui::NowStrip</name>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Jetzt: %1</translation>
    </message>
    <message>
        <source>Nobody can act there, as far as is told: it is passed</source>
        <translation>Dort kann niemand etwas tun, soweit bekannt: wird übergangen</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Dorthin gehen</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 beginnt</translation>
    </message>
</context>
<context>
    <name>signifer::ui::ObjectivesPane</name>
    <message>
        <source>Worth points</source>
        <translation>Punkte wert</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Three inches about the middle of the chosen ground, or of the table</source>
        <translation>Drei Zoll um die Mitte des gewählten Geländes oder des Tisches</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>The loss of the chosen unit is worth points to the other side</source>
        <translation>Der Verlust der gewählten Einheit ist der anderen Seite Punkte wert</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Each unit that leaves by an edge scores</source>
        <translation>Jede Einheit, die an einem Rand abzieht, punktet</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Lower edge</source>
        <translation>Unterer Rand</translation>
    </message>
    <message>
        <source>Upper edge</source>
        <translation>Oberer Rand</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Linker Rand</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Rechter Rand</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>Each turn</source>
        <translation>Jeden Zug</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>From the left</source>
        <translation>Von links</translation>
    </message>
    <message>
        <source>From below</source>
        <translation>Von unten</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>Who scores</source>
        <translation>Wer punktet</translation>
    </message>
    <message>
        <source>Loss of %1</source>
        <translation>Verlust von %1</translation>
    </message>
    <message>
        <source>1 point at the end</source>
        <translation>1 Punkt am Ende</translation>
    </message>
    <message>
        <source>%1 points at the end</source>
        <translation>%1 Punkte am Ende</translation>
    </message>
    <message>
        <source>1 point each turn</source>
        <translation>1 Punkt je Zug</translation>
    </message>
    <message>
        <source>%1 points each turn</source>
        <translation>%1 Punkte je Zug</translation>
    </message>
    <message>
        <source>1 point for each unit</source>
        <translation>1 Punkt je Einheit</translation>
    </message>
    <message>
        <source>%1 points for each unit</source>
        <translation>%1 Punkte je Einheit</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Either side</source>
        <translation>Jede Seite</translation>
    </message>
    <message>
        <source> in</source>
        <translation> Zoll</translation>
    </message>
    <message>
        <source>The centre</source>
        <translation>Die Mitte</translation>
    </message>
    <message>
        <source>The road home</source>
        <translation>Der Weg nach Hause</translation>
    </message>
</context>
<context>
    <name>signifer::ui::OccasionsPane</name>
    <message>
        <source>What is hidden</source>
        <translation>Was verborgen ist</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Whoever is marked as hidden</source>
        <translation>Wer als verborgen bezeichnet ist</translation>
    </message>
    <message>
        <source>Whatever nobody of a side sees</source>
        <translation>Was keiner einer Seite sieht</translation>
    </message>
    <message>
        <source>As far as the table</source>
        <translation>So weit der Tisch reicht</translation>
    </message>
    <message>
        <source> in</source>
        <translation> Zoll</translation>
    </message>
    <message>
        <source>Sight reaches</source>
        <translation>Sicht reicht</translation>
    </message>
    <message>
        <source>Hidden from the other side</source>
        <translation>Der anderen Seite verborgen</translation>
    </message>
    <message>
        <source>A marker tells the other side where</source>
        <translation>Ein Marker zeigt der anderen Seite, wo</translation>
    </message>
    <message>
        <source>Who arrives later</source>
        <translation>Wer später kommt</translation>
    </message>
    <message>
        <source>The chosen units arrive later</source>
        <translation>Die gewählten Einheiten kommen später</translation>
    </message>
    <message>
        <source>Lower edge</source>
        <translation>Unterer Rand</translation>
    </message>
    <message>
        <source>Upper edge</source>
        <translation>Oberer Rand</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Linker Rand</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Rechter Rand</translation>
    </message>
    <message>
        <source>No die</source>
        <translation>Ohne Würfel</translation>
    </message>
    <message>
        <source> or more on a d6</source>
        <translation> oder mehr mit einem W6</translation>
    </message>
    <message>
        <source>Come in at the nearest free place</source>
        <translation>Am nächsten freien Platz hereinkommen</translation>
    </message>
    <message>
        <source>Wait for another turn</source>
        <translation>Einen anderen Zug abwarten</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>From turn</source>
        <translation>Ab Zug</translation>
    </message>
    <message>
        <source>Each turn</source>
        <translation>Jeden Zug</translation>
    </message>
    <message>
        <source>Where the way is blocked</source>
        <translation>Wo der Weg versperrt ist</translation>
    </message>
    <message>
        <source>Worth points</source>
        <translation>Punkte wert</translation>
    </message>
    <message>
        <source>The last turn</source>
        <translation>Der letzte Zug</translation>
    </message>
    <message>
        <source>As the rules say</source>
        <translation>Wie die Regeln es sagen</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Ohne Grenze</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>From then on it ends on</source>
        <translation>Von da an endet sie bei</translation>
    </message>
    <message>
        <source>At the latest with turn</source>
        <translation>Spätestens mit Zug</translation>
    </message>
    <message>
        <source>Choose units on the table</source>
        <translation>Einheiten auf dem Tisch wählen</translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is hidden.</source>
        <translation>Niemand ist verborgen.</translation>
    </message>
    <message>
        <source>Hidden: %1</source>
        <translation>Verborgen: %1</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Verborgen</translation>
    </message>
    <message>
        <source>Not hidden</source>
        <translation>Nicht verborgen</translation>
    </message>
    <message>
        <source>A marker laid</source>
        <translation>Einen Marker gelegt</translation>
    </message>
    <message>
        <source>A marker taken off</source>
        <translation>Einen Marker weggenommen</translation>
    </message>
    <message>
        <source>Arrives later</source>
        <translation>Kommt später</translation>
    </message>
    <message>
        <source>%1 (turn %2)</source>
        <translation>%1 (Zug %2)</translation>
    </message>
    <message>
        <source>Nobody arrives later.</source>
        <translation>Niemand trifft später ein.</translation>
    </message>
    <message>
        <source>Arriving: %1</source>
        <translation>Es kommen: %1</translation>
    </message>
    <message>
        <source>What markers tell</source>
        <translation>Was Marker sagen</translation>
    </message>
    <message>
        <source>Markers tell foot from mounted troops</source>
        <translation>Marker unterscheiden Fuß und Reiterei</translation>
    </message>
</context>
<context>
    <name>signifer::ui::OddsBars</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, exactly %3</source>
        <translation>%1: %2, genau %3</translation>
    </message>
</context>
<context>
    <name>signifer::ui::OptionForm</name>
    <message>
        <source>Your choice. This scenario: %1. As printed: %2.</source>
        <translation>Deine Wahl. Dieses Szenario: %1. Gedruckt: %2.</translation>
    </message>
    <message>
        <source>Your choice. As printed: %1.</source>
        <translation>Deine Wahl. Gedruckt: %1.</translation>
    </message>
    <message>
        <source>So in this scenario. As printed: %1.</source>
        <translation>So in diesem Szenario. Gedruckt: %1.</translation>
    </message>
    <message>
        <source>Your choice, as printed. This scenario: %1.</source>
        <translation>Deine Wahl, wie gedruckt. Dieses Szenario: %1.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::OrderDialog</name>
    <message>
        <source>Write an order</source>
        <translation>Einen Befehl schreiben</translation>
    </message>
    <message>
        <source>Nobody reads it before it is opened. The journal tells its seal at once: a checksum, so that everybody sees later that nothing was changed.</source>
        <translation>Niemand liest ihn, bevor er geöffnet wird. Das Protokoll nennt sofort sein Siegel: eine Prüfsumme, damit später alle sehen, dass nichts geändert wurde.</translation>
    </message>
    <message>
        <source>&amp;Whose order</source>
        <translation>&amp;Wessen Befehl</translation>
    </message>
    <message>
        <source>Hold the hill until the enemy has crossed the stream, then charge</source>
        <translation>Den Hügel halten, bis der Feind über den Bach ist, dann angreifen</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Befehl</translation>
    </message>
    <message>
        <source>&amp;Unit</source>
        <translation>&amp;Einheit</translation>
    </message>
    <message>
        <source>None: only the words above</source>
        <translation>Keine: nur die Worte oben</translation>
    </message>
    <message>
        <source>&amp;Action of the rules</source>
        <translation>&amp;Aktion der Regeln</translation>
    </message>
    <message>
        <source>When its side says so</source>
        <translation>Wenn seine Seite es sagt</translation>
    </message>
    <message>
        <source>At the beginning of a turn</source>
        <translation>Am Anfang eines Zuges</translation>
    </message>
    <message>
        <source>At a step of a turn</source>
        <translation>In einem Schritt eines Zuges</translation>
    </message>
    <message>
        <source>Open &amp;it</source>
        <translation>&amp;Geöffnet</translation>
    </message>
    <message>
        <source>Turn </source>
        <translation>Zug </translation>
    </message>
    <message>
        <source>Whose player turn</source>
        <translation>Wessen Spielerzug</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Seal it</source>
        <translation>Versiegeln</translation>
    </message>
    <message>
        <source>None in particular</source>
        <translation>Keine bestimmte</translation>
    </message>
    <message>
        <source>Too long: at most about %1 letters.</source>
        <translation>Zu lang: höchstens etwa %1 Buchstaben.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::OrdersDialog</name>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Standing orders</source>
        <translation>Ständige Befehle</translation>
    </message>
    <message>
        <source>What a unit or a side always or never answers, from now on. A unit&apos;s own orders come before its side&apos;s. Each answer is told in the journal and can be taken back.</source>
        <translation>Was eine Einheit oder Seite von jetzt an immer oder nie antwortet. Eigene Befehle einer Einheit gehen denen ihrer Seite vor. Jede Antwort steht im Protokoll und lässt sich zurücknehmen.</translation>
    </message>
    <message>
        <source>Orders in force</source>
        <translation>Geltende Befehle</translation>
    </message>
    <message>
        <source>Whose order</source>
        <translation>Wessen Befehl</translation>
    </message>
    <message>
        <source>Always or never</source>
        <translation>Immer oder nie</translation>
    </message>
    <message>
        <source>Which answer</source>
        <translation>Welche Antwort</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>Give this order</source>
        <translation>Befehl geben</translation>
    </message>
</context>
<context>
    <name>signifer::ui::OrdersDock</name>
    <message>
        <source>Written orders</source>
        <translation>Geschriebene Befehle</translation>
    </message>
    <message>
        <source>Write an order…</source>
        <translation>Befehl schreiben…</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Read it…</source>
        <translation>Lesen…</translation>
    </message>
    <message>
        <source>No orders are written. What is written is sealed until its time, and its seal shows then that nothing was changed.</source>
        <translation>Es sind keine Befehle geschrieben. Was geschrieben wird, ist bis zu seiner Zeit versiegelt; dann zeigt das Siegel, dass nichts geändert wurde.</translation>
    </message>
    <message>
        <source>Write the seals down, if you like to check them later.</source>
        <translation>Die Siegel aufschreiben, um sie später zu prüfen.</translation>
    </message>
    <message>
        <source>%1, order %2, written in turn %3</source>
        <translation>%1, Befehl %2, geschrieben in Zug %3</translation>
    </message>
    <message>
        <source>Opened in turn %1</source>
        <translation>Geöffnet in Zug %1</translation>
    </message>
    <message>
        <source>Sealed; opens %1</source>
        <translation>Versiegelt; öffnet sich %1</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>Versiegelt</translation>
    </message>
    <message>
        <source>Seal %1</source>
        <translation>Siegel %1</translation>
    </message>
    <message>
        <source>it holds</source>
        <translation>es hält</translation>
    </message>
    <message>
        <source>it does not fit</source>
        <translation>es passt nicht</translation>
    </message>
    <message>
        <source>Read a sealed order</source>
        <translation>Einen versiegelten Befehl lesen</translation>
    </message>
    <message>
        <source>Is nobody of %1 looking?</source>
        <translation>Sieht niemand von %1 zu?</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>Befehl %1</translation>
    </message>
</context>
<context>
    <name>signifer::ui::OwnPane</name>
    <message>
        <source>Your tables, armies and house rules</source>
        <translation>Deine Tische, Armeen und Hausregeln</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>&amp;New battle with it…</source>
        <translation>&amp;Neue Schlacht damit…</translation>
    </message>
    <message>
        <source>&amp;Change the table</source>
        <translation>Tisch &amp;ändern</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
</context>
<context>
    <name>signifer::ui::PageFurniture</name>
    <message>
        <source>House rules in force</source>
        <translation>Hausregeln in Kraft</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>signifer::ui::PanelSetter</name>
    <message>
        <source>front</source>
        <translation>Front</translation>
    </message>
    <message>
        <source>rear</source>
        <translation>Rücken</translation>
    </message>
    <message>
        <source>flank</source>
        <translation>Flanke</translation>
    </message>
</context>
<context>
    <name>signifer::ui::PaperDialog</name>
    <message>
        <source>Large print</source>
        <translation>Großdruck</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>&amp;Rule set</source>
        <translation>&amp;Regelwerk</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Blatt</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>&amp;Direction</source>
        <translation>&amp;Richtung</translation>
    </message>
    <message>
        <source>&amp;Club</source>
        <translation>&amp;Verein</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>&amp;Of</source>
        <translation>&amp;Von</translation>
    </message>
    <message>
        <source>The open battle</source>
        <translation>Die offene Schlacht</translation>
    </message>
    <message>
        <source>The troop list</source>
        <translation>Die Truppenliste</translation>
    </message>
    <message>
        <source>Your army: %1</source>
        <translation>Deine Armee: %1</translation>
    </message>
    <message>
        <source>Your table: %1</source>
        <translation>Dein Tisch: %1</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Army: %1</source>
        <translation>Armee: %1</translation>
    </message>
    <message>
        <source>Battle: %1</source>
        <translation>Schlacht: %1</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>Eine Datei…</translation>
    </message>
    <message>
        <source>An army or a battle</source>
        <translation>Eine Armee oder eine Schlacht</translation>
    </message>
    <message>
        <source>Armies, battles, journals (*.json *.signifer)</source>
        <translation>Armeen, Schlachten, Protokolle (*.json *.signifer)</translation>
    </message>
    <message>
        <source>Choose an army or a battle under &quot;Of&quot;.</source>
        <translation>Unter „Von“ eine Armee oder eine Schlacht wählen.</translation>
    </message>
    <message>
        <source>Without the club&apos;s picture. %1</source>
        <translation>Ohne das Bild des Vereins. %1</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>&amp;Hausregeln</translation>
    </message>
    <message>
        <source>Files of house rules, later ones win</source>
        <translation>Dateien mit Hausregeln, spätere gelten</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Add house rules</source>
        <translation>Hausregeln hinzufügen</translation>
    </message>
    <message>
        <source>House rules (*.json)</source>
        <translation>Hausregeln (*.json)</translation>
    </message>
    <message>
        <source>A5, for the pocket</source>
        <translation>A5, für die Tasche</translation>
    </message>
</context>
<context>
    <name>signifer::ui::PhoneRoom</name>
    <message>
        <source>This page has another address: {0}</source>
        <translation>Diese Seite hat eine andere Adresse: {0}</translation>
    </message>
    <message>
        <source>There is nothing here.</source>
        <translation>Hier ist nichts.</translation>
    </message>
    <message>
        <source>This is not the phrase that the referee&apos;s screen shows.</source>
        <translation>Das sind nicht die Wörter auf dem Bildschirm des Schiedsrichters.</translation>
    </message>
    <message>
        <source>Too many wrong phrases. Wait {0} seconds.</source>
        <translation>Zu oft falsche Wörter. Warte {0} Sekunden.</translation>
    </message>
    <message>
        <source>The referee&apos;s program does not know this phone. Join with the phrase.</source>
        <translation>Das Programm des Schiedsrichters kennt dieses Telefon nicht. Tritt mit den Wörtern bei.</translation>
    </message>
    <message>
        <source>Too much at once. Wait a moment.</source>
        <translation>Zu viel auf einmal. Warte einen Augenblick.</translation>
    </message>
    <message>
        <source>This was not understood.</source>
        <translation>Das wurde nicht verstanden.</translation>
    </message>
    <message>
        <source>The room is full.</source>
        <translation>Der Raum ist voll.</translation>
    </message>
    <message>
        <source>This is too large: a photo may have 20 MB.</source>
        <translation>Das ist zu groß: Ein Foto darf 20 MB haben.</translation>
    </message>
    <message>
        <source>The photo is with the referee.</source>
        <translation>Das Foto ist beim Schiedsrichter.</translation>
    </message>
    <message>
        <source>This phone goes on in another page.</source>
        <translation>Dieses Telefon macht auf einer anderen Seite weiter.</translation>
    </message>
    <message>
        <source>Nobody can be listened to at %1: %2</source>
        <translation>Unter %1 kann niemand gehört werden: %2</translation>
    </message>
    <message>
        <source>The referee has closed the door.</source>
        <translation>Der Schiedsrichter hat die Tür geschlossen.</translation>
    </message>
    <message>
        <source>A phone asks to join: %1</source>
        <translation>Ein Telefon möchte dazukommen: %1</translation>
    </message>
    <message>
        <source>The referee has put this phone out.</source>
        <translation>Der Schiedsrichter hat dieses Telefon ausgeladen.</translation>
    </message>
    <message>
        <source>The referee lets you in.</source>
        <translation>Der Schiedsrichter lässt dich gleich ein.</translation>
    </message>
    <message>
        <source>You play %1.</source>
        <translation>Du spielst %1.</translation>
    </message>
    <message>
        <source>You enter for both sides.</source>
        <translation>Du trägst für beide Seiten ein.</translation>
    </message>
    <message>
        <source>You look on.</source>
        <translation>Du schaust zu.</translation>
    </message>
    <message>
        <source>Not heard: the phone of %1.</source>
        <translation>Nicht gehört: das Telefon von %1.</translation>
    </message>
    <message>
        <source>The referee has not let you in yet.</source>
        <translation>Der Schiedsrichter hat dich noch nicht eingelassen.</translation>
    </message>
    <message>
        <source>The referee has not given you this right.</source>
        <translation>Der Schiedsrichter hat dir dieses Recht nicht gegeben.</translation>
    </message>
    <message>
        <source>The battle waits: an earlier moment or a machine is on the table.</source>
        <translation>Die Schlacht wartet: Ein früherer Augenblick oder eine Maschine ist dran.</translation>
    </message>
    <message>
        <source>The battle went on meanwhile.</source>
        <translation>Die Schlacht ging inzwischen weiter.</translation>
    </message>
    <message>
        <source>This roll is no longer wanted.</source>
        <translation>Dieser Wurf wird nicht mehr gebraucht.</translation>
    </message>
    <message>
        <source>The other side rolls.</source>
        <translation>Die andere Seite würfelt.</translation>
    </message>
    <message>
        <source>%1, %2: the program rolls</source>
        <translation>%1, %2: das Programm würfelt</translation>
    </message>
    <message>
        <source>Another number of dice is wanted now.</source>
        <translation>Es wird jetzt eine andere Zahl von Würfeln gebraucht.</translation>
    </message>
    <message>
        <source>The die has no %1.</source>
        <translation>Der Würfel hat keine %1.</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1 was first: %2.</source>
        <translation>%1 war schneller: %2.</translation>
    </message>
    <message>
        <source>%1 was first: the program rolls.</source>
        <translation>%1 war schneller: das Programm würfelt.</translation>
    </message>
    <message>
        <source>This is not for your side to decide.</source>
        <translation>Das entscheidet nicht deine Seite.</translation>
    </message>
    <message>
        <source>%1 is done</source>
        <translation>%1 ist fertig</translation>
    </message>
    <message>
        <source>The referee has decided on it already.</source>
        <translation>Der Schiedsrichter hat schon entschieden.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Zurückgenommen.</translation>
    </message>
    <message>
        <source>The referee has it.</source>
        <translation>Es liegt beim Schiedsrichter.</translation>
    </message>
    <message>
        <source>Taken: %1</source>
        <translation>Genommen: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The referee did not take it.</source>
        <translation>Der Schiedsrichter hat es nicht genommen.</translation>
    </message>
    <message>
        <source>There is no battle on the table.</source>
        <translation>Auf dem Tisch ist keine Schlacht.</translation>
    </message>
    <message>
        <source>%1, by phone</source>
        <translation>%1, vom Telefon</translation>
    </message>
    <message>
        <source>This cannot be done any more.</source>
        <translation>Das geht nicht mehr.</translation>
    </message>
    <message>
        <source>Somebody has to choose first.</source>
        <translation>Zuerst muss jemand wählen.</translation>
    </message>
    <message>
        <source>You have sent these dice already.</source>
        <translation>Sie haben diese Würfel schon geschickt.</translation>
    </message>
    <message>
        <source>By phone: %1</source>
        <translation>Per Telefon: %1</translation>
    </message>
    <message>
        <source>These dice cannot show %1.</source>
        <translation>Diese Würfel können %1 nicht zeigen.</translation>
    </message>
    <message>
        <source>total %1</source>
        <translation>Summe %1</translation>
    </message>
    <message numerus="yes">
        <source>%n die/dice count</source>
        <translation>
            <numerusform>%n Würfel zählt</numerusform>
            <numerusform>%n Würfel zählen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>signifer::ui::PhonesDock</name>
    <message>
        <source>From phones</source>
        <translation>Von Telefonen</translation>
    </message>
    <message>
        <source>What phones have sent</source>
        <translation>Was Telefone geschickt haben</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Do not take</source>
        <translation>Nicht nehmen</translation>
    </message>
    <message>
        <source>Take everything at once</source>
        <translation>Alles sofort nehmen</translation>
    </message>
    <message>
        <source>Each can still be undone</source>
        <translation>Jedes kann noch rückgängig gemacht werden</translation>
    </message>
    <message>
        <source>Invite phones…</source>
        <translation>Telefone einladen…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No phones are invited.</source>
        <translation>Es sind keine Telefone eingeladen.</translation>
    </message>
    <message>
        <source>%1 (not heard)</source>
        <translation>%1 (nicht erreichbar)</translation>
    </message>
    <message>
        <source>Open at %1. Nobody has joined yet.</source>
        <translation>Offen unter %1. Noch ist niemand dabei.</translation>
    </message>
    <message>
        <source>In the room: %1.</source>
        <translation>Im Raum: %1.</translation>
    </message>
    <message>
        <source>One asks to join.</source>
        <translation>Eines möchte dazukommen.</translation>
    </message>
    <message>
        <source>%1 ask to join.</source>
        <translation>%1 möchten dazukommen.</translation>
    </message>
    <message>
        <source>Not heard: %1. What they tap does not arrive.</source>
        <translation>Nicht gehört: %1. Was dort getippt wird, kommt nicht an.</translation>
    </message>
    <message>
        <source>Phones: one joined</source>
        <translation>Telefone: eines dabei</translation>
    </message>
    <message>
        <source>Phones: %1 joined</source>
        <translation>Telefone: %1 dabei</translation>
    </message>
    <message>
        <source>Not heard: %1</source>
        <translation>Nicht gehört: %1</translation>
    </message>
    <message>
        <source>No address of this computer: %1</source>
        <translation>Keine Adresse dieses Rechners: %1</translation>
    </message>
</context>
<context>
    <name>signifer::ui::PhotoCorners</name>
    <message>
        <source>Corners of the table in the photo</source>
        <translation>Ecken des Tischs im Foto</translation>
    </message>
    <message>
        <source>A to D choose a corner, arrow keys move it.</source>
        <translation>A bis D wählen eine Ecke, Pfeiltasten bewegen sie.</translation>
    </message>
    <message>
        <source>No photo yet</source>
        <translation>Noch kein Foto</translation>
    </message>
</context>
<context>
    <name>signifer::ui::PhotoDesk</name>
    <message>
        <source>It stayed</source>
        <translation>Blieb stehen</translation>
    </message>
    <message>
        <source>The unit stands where the referee holds it</source>
        <translation>Die Einheit steht, wo der Schiedsrichter sie führt</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>The unit has left the table; it is taken off by hand</source>
        <translation>Die Einheit hat den Tisch verlassen; sie wird von Hand weggenommen</translation>
    </message>
    <message>
        <source>held where it stood last</source>
        <translation>geführt, wo sie zuletzt stand</translation>
    </message>
    <message>
        <source>not in the photo, held where it stood last</source>
        <translation>nicht auf dem Foto, geführt, wo sie zuletzt stand</translation>
    </message>
    <message>
        <source>Not in the photo</source>
        <translation>Nicht auf dem Foto</translation>
    </message>
    <message>
        <source>%1 by hand</source>
        <translation>%1 von Hand</translation>
    </message>
    <message>
        <source>%1 stay</source>
        <translation>%1 bleiben</translation>
    </message>
    <message>
        <source>%1, %2 bytes, CRC-32 %3</source>
        <translation>%1, %2 Bytes, CRC-32 %3</translation>
    </message>
    <message>
        <source>What the photo says</source>
        <translation>Was das Foto sagt</translation>
    </message>
    <message>
        <source>Photo of the table…</source>
        <translation>Foto des Tischs…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Reads the picture that was copied</source>
        <translation>Liest das kopierte Bild</translation>
    </message>
    <message>
        <source>Reading the photo</source>
        <translation>Foto wird gelesen</translation>
    </message>
    <message>
        <source>Lay the border marks, stick a mark on each base (Print &gt; Marks), and photograph the table from above.</source>
        <translation>Die Randmarken legen, auf jede Base eine Marke kleben (Drucken &gt; Marken) und den Tisch von oben fotografieren.</translation>
    </message>
    <message>
        <source>Units that stand elsewhere</source>
        <translation>Einheiten, die anderswo stehen</translation>
    </message>
    <message>
        <source>Take all</source>
        <translation>Alle übernehmen</translation>
    </message>
    <message>
        <source>Legal ones are played; the others are put there by hand, with the photo as the reason</source>
        <translation>Erlaubte werden gespielt; die anderen werden von Hand hingesetzt, mit dem Foto als Grund</translation>
    </message>
    <message>
        <source>Take the legal ones</source>
        <translation>Die erlaubten übernehmen</translation>
    </message>
    <message>
        <source>Put the photo away</source>
        <translation>Foto weglegen</translation>
    </message>
    <message>
        <source>Photo of the table</source>
        <translation>Foto des Tischs</translation>
    </message>
    <message>
        <source>Photos (*.jpg *.jpeg *.png *.webp)</source>
        <translation>Fotos (*.jpg *.jpeg *.png *.webp)</translation>
    </message>
    <message>
        <source>No picture was copied.</source>
        <translation>Es wurde kein Bild kopiert.</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>The photo was not read</source>
        <translation>Das Foto wurde nicht gelesen</translation>
    </message>
    <message>
        <source>%1 of 8 border marks, off by %2.</source>
        <translation>%1 von 8 Randmarken, Abweichung %2.</translation>
    </message>
    <message>
        <source>Too few border marks: units that stood still helped.</source>
        <translation>Zu wenige Randmarken: Einheiten, die stehen blieben, halfen.</translation>
    </message>
    <message>
        <source>Beside the table: %1.</source>
        <translation>Neben dem Tisch: %1.</translation>
    </message>
    <message>
        <source>Marks of nobody: %1.</source>
        <translation>Marken von niemandem: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Take all %1</source>
        <translation>Alle %1 übernehmen</translation>
    </message>
    <message>
        <source>Take the %1 legal</source>
        <translation>Die %1 erlaubten übernehmen</translation>
    </message>
    <message>
        <source>Everybody stands as the referee holds</source>
        <translation>Alle stehen, wie der Schiedsrichter sie führt</translation>
    </message>
    <message>
        <source>%1 stand elsewhere, %2 as held</source>
        <translation>%1 stehen anderswo, %2 wie geführt</translation>
    </message>
    <message>
        <source>Photo of the table: %1</source>
        <translation>Foto des Tischs: %1</translation>
    </message>
    <message>
        <source>A legal move ends %1 short.</source>
        <translation>Ein erlaubter Zug endet %1 davor.</translation>
    </message>
    <message>
        <source>Some wait for dice: roll for them first.</source>
        <translation>Einige warten auf Würfel: erst dafür würfeln.</translation>
    </message>
    <message>
        <source>Watch a folder…</source>
        <translation>Ordner beobachten …</translation>
    </message>
    <message>
        <source>Reads each new photo in a folder, of a telephone that keeps its pictures there</source>
        <translation>Liest jedes neue Foto in einem Ordner, etwa von einem Telefon, das seine Bilder dort ablegt</translation>
    </message>
    <message>
        <source>Watch a folder for photos of the table</source>
        <translation>Einen Ordner auf Fotos des Tisches beobachten</translation>
    </message>
    <message>
        <source>Watching %1: stop</source>
        <translation>%1 wird beobachtet: aufhören</translation>
    </message>
    <message>
        <source>Their marks are in sight twice, or half covered, so it is not known where they stand: %1.</source>
        <translation>Ihre Marken sind zweimal zu sehen oder halb verdeckt, daher ist nicht bekannt, wo sie stehen: %1.</translation>
    </message>
    <message>
        <source>Their marks are seen, but they have left the table: %1.</source>
        <translation>Ihre Marken sind zu sehen, doch sie haben den Tisch verlassen: %1.</translation>
    </message>
    <message>
        <source>comes on</source>
        <translation>kommt auf den Tisch</translation>
    </message>
    <message>
        <source>brought to touch %1</source>
        <translation>in Berührung gebracht mit %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>left %1</source>
        <translation>hat %1 verlassen</translation>
    </message>
    <message>
        <source>Camera…</source>
        <translation>Kamera…</translation>
    </message>
    <message>
        <source>Takes a photo of the table with a camera of this computer</source>
        <translation>Nimmt ein Foto des Tisches mit einer Kamera dieses Rechners auf</translation>
    </message>
    <message>
        <source>when its side deploys</source>
        <translation>wenn seine Seite aufstellt</translation>
    </message>
    <message>
        <source>after the units of his side</source>
        <translation>nach den Einheiten seiner Seite</translation>
    </message>
</context>
<context>
    <name>signifer::ui::PhotoPane</name>
    <message>
        <source>Your table, from a photo</source>
        <translation>Dein Tisch, nach einem Foto</translation>
    </message>
    <message>
        <source>Choose a photo…</source>
        <translation>Foto wählen…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>How strongly the photo is shown</source>
        <translation>Wie kräftig das Foto gezeigt wird</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Models lean away from the camera. A unit is where its base stands, not where its heads are. A photo from higher up leans less.</source>
        <translation>Figuren neigen sich von der Kamera weg. Eine Einheit ist, wo ihre Base steht, nicht, wo ihre Köpfe sind. Ein Foto von weiter oben neigt weniger.</translation>
    </message>
    <message>
        <source>Choose a photo of the whole table, or drop one here.</source>
        <translation>Ein Foto des ganzen Tischs wählen oder hierher ziehen.</translation>
    </message>
    <message>
        <source>%1 cannot be read. The table is shown without it.</source>
        <translation>%1 ist nicht lesbar. Der Tisch wird ohne Foto gezeigt.</translation>
    </message>
    <message>
        <source>The corners lie crossed. Drag A to D round the table: A is its lower left corner.</source>
        <translation>Die Ecken liegen über Kreuz. A bis D rund um den Tisch ziehen: A ist seine untere linke Ecke.</translation>
    </message>
    <message>
        <source>%1. Drag A to D to the corners of the table; A to D on the keyboard, arrow keys move by a pixel.</source>
        <translation>%1. A bis D auf die Ecken des Tischs ziehen; auf der Tastatur A bis D, Pfeiltasten bewegen um ein Pixel.</translation>
    </message>
    <message>
        <source>Choose a photo</source>
        <translation>Foto wählen</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.bmp *.webp)</source>
        <translation>Bilder (*.jpg *.jpeg *.png *.bmp *.webp)</translation>
    </message>
</context>
<context>
    <name>signifer::ui::PhotoReader</name>
    <message>
        <source>There is no file %1.</source>
        <translation>Es gibt keine Datei %1.</translation>
    </message>
    <message>
        <source>%1 is no picture that can be read. Take a JPEG, PNG or WebP.</source>
        <translation>%1 ist kein lesbares Bild. Nehmen Sie ein JPEG, PNG oder WebP.</translation>
    </message>
    <message>
        <source>%1 is too large: at most 50 million pixels can be read. Take a smaller picture.</source>
        <translation>%1 ist zu groß: Höchstens 50 Millionen Pixel sind lesbar. Nehmen Sie ein kleineres Bild.</translation>
    </message>
    <message>
        <source>%1 is too small: the marks need a picture of 1920 by 1080 pixels or more.</source>
        <translation>%1 ist zu klein: Die Marken brauchen ein Bild von mindestens 1920 mal 1080 Pixeln.</translation>
    </message>
    <message>
        <source>%1 is too dark. Switch on more light and take it again, without a flash.</source>
        <translation>%1 ist zu dunkel. Mehr Licht machen und neu aufnehmen, ohne Blitz.</translation>
    </message>
    <message>
        <source>%1 shows %2 of the 8 border marks. At least 4 must be seen, whole and not in a row: take the photo from higher up.</source>
        <translation>%1 zeigt %2 der 8 Randmarken. Mindestens 4 müssen zu sehen sein, ganz und nicht in einer Reihe: von weiter oben aufnehmen.</translation>
    </message>
    <message>
        <source>The border marks of %1 do not lie where they should. Lay each flush on the table&apos;s edge, in the place that is printed on it.</source>
        <translation>Die Randmarken von %1 liegen nicht, wo sie sollen. Jede bündig an die Tischkante legen, an den aufgedruckten Platz.</translation>
    </message>
    <message>
        <source>%1 could not be read: the reader gave up. Take the photo again.</source>
        <translation>%1 war nicht zu lesen: Der Leser gab auf. Das Foto neu aufnehmen.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::PictureDialog</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Lays the picture on the clipboard in this size</source>
        <translation>Legt das Bild in dieser Größe in die Zwischenablage</translation>
    </message>
    <message>
        <source>&amp;Arrows for what moved in the last turn</source>
        <translation>&amp;Pfeile für die Bewegungen des letzten Zuges</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation>Bild des Tisches</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>PNG, a picture of dots</source>
        <translation>PNG, ein Bild aus Punkten</translation>
    </message>
    <message>
        <source>SVG, a drawing that stays sharp</source>
        <translation>SVG, eine Zeichnung, die scharf bleibt</translation>
    </message>
    <message>
        <source>The picture, smaller</source>
        <translation>Das Bild, kleiner</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>&amp;Breite:</translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>Größe:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Speichern als…</translation>
    </message>
    <message>
        <source>%1 by %2 px</source>
        <translation>%1 mal %2 px</translation>
    </message>
</context>
<context>
    <name>signifer::ui::PlotView</name>
    <message>
        <source>Turn %1, %2: %3 %</source>
        <translation>Zug %1, %2: %3 %</translation>
    </message>
    <message>
        <source>%1. Enter opens one of these battles. All turns: %2</source>
        <translation>%1. Eingabe öffnet eine dieser Schlachten. Alle Züge: %2</translation>
    </message>
    <message>
        <source>%1. Click, or press Enter, to open one of these battles. Each click opens the next.</source>
        <translation>%1. Klick oder Eingabe öffnet eine dieser Schlachten, jeder weitere Klick die nächste.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::PoseForm</name>
    <message>
        <source>Put back</source>
        <translation>Zurückstellen</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source> in</source>
        <translation> Zoll</translation>
    </message>
    <message>
        <source>From the left</source>
        <translation>Von links</translation>
    </message>
    <message>
        <source>From the lower edge</source>
        <translation>Von der unteren Kante</translation>
    </message>
    <message>
        <source>was %1, %2</source>
        <translation>vorher %1, %2</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Kehrt</translation>
    </message>
    <message>
        <source>Turns it about</source>
        <translation>Dreht sie um</translation>
    </message>
    <message>
        <source>To its enemy</source>
        <translation>Zum Feind</translation>
    </message>
    <message>
        <source>Turns it to the nearest enemy</source>
        <translation>Dreht sie zum nächsten Feind</translation>
    </message>
    <message>
        <source>was %1°</source>
        <translation>vorher %1°</translation>
    </message>
</context>
<context>
    <name>signifer::ui::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Another language is spoken from the next start.</source>
        <translation>Eine andere Sprache gilt ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Closing says where the battle is kept</source>
        <translation>Beim Schließen sagen, wo die Schlacht liegt</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Keys of %1</source>
        <translation>Tasten von %1</translation>
    </message>
    <message>
        <source>Click a field and press the keys. Keys on the table itself (N, arrows, G) stay as they are.</source>
        <translation>Ein Feld anklicken und die Tasten drücken. Tasten auf dem Tisch selbst (N, Pfeile, G) bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>%1 is taken: %2.</source>
        <translation>%1 ist belegt: %2.</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Choose the club&apos;s picture</source>
        <translation>Bild des Vereins wählen</translation>
    </message>
    <message>
        <source>The club&apos;s picture</source>
        <translation>Das Bild des Vereins</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.svg)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.svg)</translation>
    </message>
    <message>
        <source>Both stand at the top of printed papers. The picture is a PNG, a JPEG or an SVG.</source>
        <translation>Beides steht oben auf gedruckten Blättern. Das Bild ist ein PNG, ein JPEG oder ein SVG.</translation>
    </message>
    <message>
        <source>Units glide when a machine moves them</source>
        <translation>Einheiten gleiten, wenn eine Maschine sie bewegt</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation>Zentimeter</translation>
    </message>
    <message>
        <source>Lengths in</source>
        <translation>Längen in</translation>
    </message>
    <message>
        <source>Rules and files keep inches.</source>
        <translation>Regeln und Dateien bleiben bei Zoll.</translation>
    </message>
    <message>
        <source>Rolled by the program</source>
        <translation>Vom Programm gewürfelt</translation>
    </message>
    <message>
        <source>Own dice, typed in</source>
        <translation>Eigene Würfel, getippt</translation>
    </message>
    <message>
        <source>Dice of new battles</source>
        <translation>Würfel neuer Schlachten</translation>
    </message>
    <message>
        <source>The window opens as it was left</source>
        <translation>Das Fenster öffnet sich, wie es verlassen wurde</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Anordnung</translation>
    </message>
    <message>
        <source>Your files are in</source>
        <translation>Deine Dateien liegen in</translation>
    </message>
    <message>
        <source>Another folder counts at once. Files that are there already stay where they are and are listed still.</source>
        <translation>Ein anderer Ordner gilt sofort. Vorhandene Dateien bleiben, wo sie sind, und stehen weiter in den Listen.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::PresetChoice</name>
    <message>
        <source>Named set of options</source>
        <translation>Benannte Auswahl von Optionen</translation>
    </message>
    <message>
        <source>A club&apos;s own, from a file…</source>
        <translation>Die eines Vereins, aus einer Datei…</translation>
    </message>
    <message numerus="yes">
        <source>%n differ from this set:</source>
        <translation>
            <numerusform>%n weicht davon ab:</numerusform>
            <numerusform>%n weichen davon ab:</numerusform>
        </translation>
    </message>
    <message>
        <source>A club&apos;s set of options</source>
        <translation>Optionen eines Vereins</translation>
    </message>
    <message>
        <source>House rules (*.json)</source>
        <translation>Hausregeln (*.json)</translation>
    </message>
</context>
<context>
    <name>signifer::ui::ProblemList</name>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message numerus="yes">
        <source>And %n more</source>
        <translation>
            <numerusform>Und %n weiteres</numerusform>
            <numerusform>Und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>signifer::ui::ReadyBattles</name>
    <message>
        <source>Ready to play</source>
        <translation>Bereit zum Spielen</translation>
    </message>
    <message>
        <source>%1 · hidden units</source>
        <translation>%1 · verborgene Einheiten</translation>
    </message>
</context>
<context>
    <name>signifer::ui::RollList</name>
    <message>
        <source>All rolls</source>
        <translation>Alle Würfe</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>if so: %1</source>
        <translation>gegebenenfalls: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Only where the dice before it fall so: %1</source>
        <translation>Nur wenn die Würfel davor so fallen: %1</translation>
    </message>
</context>
<context>
    <name>signifer::ui::RoomAddress</name>
    <message>
        <source>%1 (tunnel or container, %2)</source>
        <translation>%1 (Tunnel oder Container, %2)</translation>
    </message>
    <message>
        <source>%1 (this computer only)</source>
        <translation>%1 (nur dieser Rechner)</translation>
    </message>
    <message>
        <source>%1 (Wi-Fi, %2)</source>
        <translation>%1 (WLAN, %2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>signifer::ui::RulesDialog</name>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>Search by id or word</source>
        <translation>Nach Nummer oder Wort suchen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source> (a decision of ours: the sheet does not say it)</source>
        <translation> (unsere Entscheidung: das Blatt sagt es nicht)</translation>
    </message>
    <message>
        <source> (the players judge)</source>
        <translation> (die Spieler urteilen)</translation>
    </message>
    <message>
        <source>No rule has this id.</source>
        <translation>Keine Regel hat diese Nummer.</translation>
    </message>
    <message>
        <source>&lt;br&gt;&lt;i&gt;A decision of ours: the sheet does not say it.&lt;/i&gt;</source>
        <translation>&lt;br&gt;&lt;i&gt;Unsere Entscheidung: das Blatt sagt es nicht.&lt;/i&gt;</translation>
    </message>
    <message>
        <source>&lt;br&gt;&lt;i&gt;The players judge.&lt;/i&gt;</source>
        <translation>&lt;br&gt;&lt;i&gt;Die Spieler urteilen.&lt;/i&gt;</translation>
    </message>
</context>
<context>
    <name>signifer::ui::RulesPane</name>
    <message>
        <source>  ·  our reading</source>
        <translation>  ·  unsere Lesart</translation>
    </message>
    <message>
        <source>  ·  the players judge</source>
        <translation>  ·  die Spieler urteilen</translation>
    </message>
    <message>
        <source>Ask the rules</source>
        <translation>Die Regeln befragen</translation>
    </message>
    <message>
        <source>No battle is needed.</source>
        <translation>Eine Schlacht ist nicht nötig.</translation>
    </message>
    <message>
        <source>A word or a rule: pila, HG-CHG-5</source>
        <translation>Ein Wort oder eine Regel: Pila, HG-CHG-5</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Strg+K</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>A ruling and its odds…</source>
        <translation>Entscheid mit Chancen…</translation>
    </message>
</context>
<context>
    <name>signifer::ui::RulingDialog</name>
    <message>
        <source>Ask for a ruling: %1</source>
        <translation>Entscheid erfragen: %1</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Entscheid</translation>
    </message>
    <message>
        <source>The situation</source>
        <translation>Die Lage</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Exact odds of</source>
        <translation>Genaue Chancen für</translation>
    </message>
    <message>
        <source>Odds of</source>
        <translation>Chancen für</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>Die Würfel</translation>
    </message>
    <message>
        <source>Your faces, such as 4 3; empty: rolled</source>
        <translation>Deine Augen, etwa 4 3; leer: es wird gewürfelt</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>In this order: %1</source>
        <translation>In dieser Reihenfolge: %1</translation>
    </message>
    <message>
        <source>This combination cannot be: %1</source>
        <translation>Das kann nicht zusammen sein: %1</translation>
    </message>
    <message>
        <source>No dice are rolled for this.</source>
        <translation>Dafür wird nicht gewürfelt.</translation>
    </message>
    <message>
        <source>Too many outcomes to work out. Ask for another result.</source>
        <translation>Zu viele Ausgänge zum Rechnen. Frage nach einem anderen Ergebnis.</translation>
    </message>
    <message>
        <source>One face too many was typed.</source>
        <translation>Ein Auge zu viel getippt.</translation>
    </message>
    <message>
        <source>%1 faces too many were typed.</source>
        <translation>%1 Augen zu viel getippt.</translation>
    </message>
    <message>
        <source>More dice are needed.</source>
        <translation>Es braucht mehr Würfel.</translation>
    </message>
    <message>
        <source>The die has no such face.</source>
        <translation>Diese Augen hat der Würfel nicht.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Dice: &lt;b&gt;%1&lt;/b&gt; (%2)&lt;/p&gt;&lt;p&gt;</source>
        <translation>&lt;p&gt;Würfel: &lt;b&gt;%1&lt;/b&gt; (%2)&lt;/p&gt;&lt;p&gt;</translation>
    </message>
    <message>
        <source>rolled</source>
        <translation>gewürfelt</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>getippt</translation>
    </message>
    <message>
        <source>Give the ruling</source>
        <translation>Entscheiden</translation>
    </message>
</context>
<context>
    <name>signifer::ui::RulingDock</name>
    <message>
        <source>Ruling</source>
        <translation>Entscheid</translation>
    </message>
    <message>
        <source>%1 · event %2</source>
        <translation>%1 · Ereignis %2</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>gegen %1</translation>
    </message>
    <message>
        <source>Exact; hover a bar for the fraction</source>
        <translation>Genau; auf einem Balken steht der Bruch</translation>
    </message>
    <message>
        <source>Exact odds: %1</source>
        <translation>Genaue Chancen: %1</translation>
    </message>
    <message>
        <source>Theirs: %1</source>
        <translation>Beim Gegner: %1</translation>
    </message>
    <message>
        <source>roll %1 of %2</source>
        <translation>Wurf %1 von %2</translation>
    </message>
    <message>
        <source>before you decide</source>
        <translation>vor der Entscheidung</translation>
    </message>
    <message>
        <source>First roll: %1</source>
        <translation>Erster Wurf: %1</translation>
    </message>
    <message>
        <source>%1 average dice</source>
        <translation>%1 Durchschnittswürfel</translation>
    </message>
    <message>
        <source>%1: roll %2%3, %4</source>
        <translation>%1: %2%3 würfeln, %4</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Roll the rest</source>
        <translation>Rest würfeln</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Neu überlegen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Face %1</source>
        <translation>Augen %1</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>Override…</source>
        <translation>Eingreifen…</translation>
    </message>
    <message>
        <source>Changes the state by hand, with a reason</source>
        <translation>Ändert den Zustand von Hand, mit einem Grund</translation>
    </message>
    <message>
        <source>What if…</source>
        <translation>Was wäre, wenn…</translation>
    </message>
    <message>
        <source>Asks for this ruling with other facts, and its exact odds</source>
        <translation>Fragt diesen Entscheid mit anderen Tatsachen, und seine genauen Chancen</translation>
    </message>
    <message>
        <source>Overruled: %1</source>
        <translation>Überstimmt: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has happened yet. Point at what a unit may do: its figures and odds stand here before you decide.</source>
        <translation>Noch ist nichts geschehen. Zeige auf etwas, was eine Einheit darf: hier stehen Zahlen und Chancen, bevor du dich entscheidest.</translation>
    </message>
    <message>
        <source>Typed in by %1</source>
        <translation>Eingetippt von %1</translation>
    </message>
    <message>
        <source>Rolled for %1</source>
        <translation>Gewürfelt für %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more in the journal</source>
        <translation>
            <numerusform>%n weitere im Protokoll</numerusform>
            <numerusform>%n weitere im Protokoll</numerusform>
        </translation>
    </message>
    <message>
        <source>All dice are there. Enter carries it out.</source>
        <translation>Alle Würfel liegen. Eingabe führt es aus.</translation>
    </message>
    <message>
        <source>Type how many of the others show %1 or more.</source>
        <translation>Eingeben, wie viele der anderen %1 oder mehr zeigen.</translation>
    </message>
    <message>
        <source>Type how many show %1.</source>
        <translation>Eingeben, wie viele %1 zeigen.</translation>
    </message>
    <message>
        <source>Type how many show %1 or more.</source>
        <translation>Eingeben, wie viele %1 oder mehr zeigen.</translation>
    </message>
    <message>
        <source>fight %1 of %2</source>
        <translation>Kampf %1 von %2</translation>
    </message>
    <message>
        <source>roll %1 of %2 or more</source>
        <translation>Wurf %1 von %2 oder mehr</translation>
    </message>
    <message>
        <source>They stand</source>
        <translation>Sie gelten</translation>
    </message>
    <message>
        <source>Enter: what lies there is carried out</source>
        <translation>Eingabe: Was liegt, wird ausgeführt</translation>
    </message>
    <message>
        <source>Each die</source>
        <translation>Jeder Würfel</translation>
    </message>
    <message>
        <source>By the total</source>
        <translation>Nach Summe</translation>
    </message>
    <message>
        <source>By how many</source>
        <translation>Nach Anzahl</translation>
    </message>
    <message>
        <source>S: dice are told by what is seen on the table, or die by die; from now on</source>
        <translation>S: Würfel von jetzt an nach dem, was auf dem Tisch liegt, oder Würfel für Würfel</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Figure %1</source>
        <translation>Zahl %1</translation>
    </message>
    <message>
        <source>Type the total of the dice.</source>
        <translation>Summe der Würfel eingeben.</translation>
    </message>
    <message>
        <source>Enter: they stand · Left and right go to a die · Backspace takes one back · Esc thinks again</source>
        <translation>Eingabe: sie gelten · Links und rechts gehen zu einem Würfel · Rücktaste nimmt einen zurück · Esc überlegt neu</translation>
    </message>
    <message>
        <source>Digits type what is seen · S: die by die · R rolls · Backspace takes one back · Esc thinks again</source>
        <translation>Ziffern tippen, was liegt · S: Würfel für Würfel · R würfelt · Rücktaste nimmt eine zurück · Esc überlegt neu</translation>
    </message>
    <message>
        <source>1 to 6 type the faces · S: what is seen · R rolls · Backspace takes one back · Esc thinks again</source>
        <translation>1 bis 6 tippen Augen · S: was liegt · R würfelt · Rücktaste nimmt eine zurück · Esc überlegt neu</translation>
    </message>
    <message>
        <source>1 to 6 type the faces · R rolls · Backspace takes one back · Esc thinks again</source>
        <translation>1 bis 6 tippen Augen · R würfelt · Rücktaste nimmt eine zurück · Esc überlegt neu</translation>
    </message>
    <message>
        <source>The dice show %1</source>
        <translation>Die Würfel zeigen %1</translation>
    </message>
    <message>
        <source>attack %1 of %2</source>
        <translation>Angriff %1 von %2</translation>
    </message>
</context>
<context>
    <name>signifer::ui::ScenarioPane</name>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>This battle</source>
        <translation>Diese Schlacht</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Hausregel</translation>
    </message>
</context>
<context>
    <name>signifer::ui::SequenceDock</name>
    <message>
        <source>Sequence</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>Steps of the turn</source>
        <translation>Schritte des Zugs</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Next unit</source>
        <translation>Nächste Einheit</translation>
    </message>
    <message>
        <source>Goes to the next unit that may act (N)</source>
        <translation>Geht zur nächsten Einheit, die handeln darf (N)</translation>
    </message>
    <message>
        <source>now: </source>
        <translation>jetzt: </translation>
    </message>
    <message>
        <source>done: </source>
        <translation>erledigt: </translation>
    </message>
    <message>
        <source>To decide</source>
        <translation>Zu entscheiden</translation>
    </message>
    <message>
        <source>Before you go on</source>
        <translation>Bevor es weitergeht</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Looks one event further back</source>
        <translation>Blickt ein Ereignis weiter zurück</translation>
    </message>
    <message>
        <source>Takes back: %1 (Ctrl+Z)</source>
        <translation>Nimmt zurück: %1 (Strg+Z)</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 beginnt</translation>
    </message>
    <message>
        <source>What matters now</source>
        <translation>Was jetzt zählt</translation>
    </message>
    <message>
        <source>Not known yet (%1)</source>
        <translation>Noch nicht bekannt (%1)</translation>
    </message>
    <message>
        <source>Left open in turn %1</source>
        <translation>Offen geblieben in Zug %1</translation>
    </message>
    <message>
        <source>Nothing happened to them</source>
        <translation>Mit ihnen geschah nichts</translation>
    </message>
    <message>
        <source>Press again to end the step</source>
        <translation>Noch einmal drücken, um den Schritt zu beenden</translation>
    </message>
</context>
<context>
    <name>signifer::ui::ShareBars</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1: %2, with 95 % certainty %3 to %4</source>
        <translation>%1: %2, mit 95 % Sicherheit %3 bis %4</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
</context>
<context>
    <name>signifer::ui::SideDice</name>
    <message>
        <source>Take the last one back</source>
        <translation>Den letzten zurücknehmen</translation>
    </message>
    <message>
        <source>Roll them for us</source>
        <translation>Für uns würfeln</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>%1, against %2: %3</source>
        <translation>%1, gegen %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n cards. %1</source>
        <translation>
            <numerusform>Zieht %n Karte. %1</numerusform>
            <numerusform>Zieht %n Karten. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n average dice. %1</source>
        <translation>
            <numerusform>Würfelt %n Durchschnittswürfel. %1</numerusform>
            <numerusform>Würfelt %n Durchschnittswürfel. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll %1d%2. %3</source>
        <translation>Würfelt %1W%2. %3</translation>
    </message>
    <message>
        <source>They stand</source>
        <translation>Sie gelten</translation>
    </message>
</context>
<context>
    <name>signifer::ui::SideGlance</name>
    <message>
        <source>sees %1 of %2</source>
        <translation>sieht %1 von %2</translation>
    </message>
    <message>
        <source>%1 sees %2 of %3 enemies</source>
        <translation>%1: %2 von %3 Feinden zu sehen</translation>
    </message>
    <message>
        <source>The table as this side sees it. A click opens its view.</source>
        <translation>Der Tisch, wie diese Seite ihn sieht. Ein Klick öffnet ihre Sicht.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::SideScreen</name>
    <message>
        <source>Dice: %1.</source>
        <translation>Würfel: %1.</translation>
    </message>
    <message>
        <source>An earlier moment is on show. The umpire goes back to now.</source>
        <translation>Ein früherer Moment ist zu sehen. Der Spielleiter geht zurück zum Jetzt.</translation>
    </message>
    <message>
        <source>Your side is asked nothing now.</source>
        <translation>Deine Seite wird gerade nichts gefragt.</translation>
    </message>
    <message>
        <source>Dice are wanted first.</source>
        <translation>Zuerst sind Würfel verlangt.</translation>
    </message>
    <message>
        <source>That unit is the other side&apos;s.</source>
        <translation>Diese Einheit gehört der anderen Seite.</translation>
    </message>
    <message>
        <source>The umpire cannot take this. Ask for it at the table.</source>
        <translation>Der Spielleiter kann das nicht annehmen. Sag es am Tisch an.</translation>
    </message>
    <message>
        <source>An earlier moment is on show. Go back to now first.</source>
        <translation>Ein früherer Moment wird gezeigt. Geht zuerst zum Jetzt zurück.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::SideWindow</name>
    <message>
        <source>Everything (F4)</source>
        <translation>Alles (F4)</translation>
    </message>
    <message>
        <source>Only for the umpire: shows what both sides hide</source>
        <translation>Nur für den Spielleiter: zeigt, was beide Seiten verbergen</translation>
    </message>
    <message>
        <source>Told to this side</source>
        <translation>Dieser Seite gesagt</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation>&amp;Alles</translation>
    </message>
    <message>
        <source>&amp;Lock this view…</source>
        <translation>Diese Sicht ver&amp;schließen…</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Verkleinern</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Whole &amp;table</source>
        <translation>Ganzer &amp;Tisch</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Messen</translation>
    </message>
    <message>
        <source>&amp;Select and move</source>
        <translation>&amp;Wählen und bewegen</translation>
    </message>
    <message>
        <source>&amp;Ruler</source>
        <translation>&amp;Lineal</translation>
    </message>
    <message>
        <source>&amp;Arcs of the selected unit</source>
        <translation>&amp;Bögen der gewählten Einheit</translation>
    </message>
    <message>
        <source>What it &amp;sees</source>
        <translation>Was sie &amp;sieht</translation>
    </message>
    <message>
        <source>Who sees &amp;it</source>
        <translation>W&amp;er sie sieht</translation>
    </message>
    <message>
        <source>&amp;Distances to all enemies</source>
        <translation>&amp;Abstände zu allen Feinden</translation>
    </message>
    <message>
        <source>Reaches and &amp;zones</source>
        <translation>Reichweiten und &amp;Zonen</translation>
    </message>
    <message>
        <source>&amp;Referee</source>
        <translation>Schieds&amp;richter</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Nächster Schritt</translation>
    </message>
    <message>
        <source>&amp;Another action…</source>
        <translation>&amp;Andere Aktion…</translation>
    </message>
    <message>
        <source>Only the umpire overrules, where everything is seen.</source>
        <translation>Nur der Spielleiter überstimmt, dort, wo alles zu sehen ist.</translation>
    </message>
    <message>
        <source>The report is made where everything is seen.</source>
        <translation>Der Bericht entsteht dort, wo alles zu sehen ist.</translation>
    </message>
    <message>
        <source>That is the umpire&apos;s to do, where everything is seen.</source>
        <translation>Das ist Sache des Spielleiters, dort, wo alles zu sehen ist.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>This cannot be done.</source>
        <translation>Das geht nicht.</translation>
    </message>
    <message>
        <source>Only the umpire changes a unit by hand, where everything is seen.</source>
        <translation>Nur der Spielleiter ändert eine Einheit von Hand, dort, wo alles zu sehen ist.</translation>
    </message>
    <message>
        <source>Nothing can be filled in now.</source>
        <translation>Jetzt ist nichts auszufüllen.</translation>
    </message>
    <message>
        <source>Take the &amp;lock off…</source>
        <translation>&amp;Schloss abnehmen…</translation>
    </message>
    <message>
        <source>&amp;Write an order…</source>
        <translation>Befehl &amp;schreiben…</translation>
    </message>
    <message>
        <source>Letter %1 to %2, turn %3</source>
        <translation>Brief %1 an %2, Zug %3</translation>
    </message>
    <message>
        <source>What you do here is proposed to the umpire in your answer.</source>
        <translation>Was ihr hier tut, wird dem Spielleiter in eurer Antwort vorgeschlagen.</translation>
    </message>
    <message>
        <source>Put the letter away</source>
        <translation>Den Brief weglegen</translation>
    </message>
    <message>
        <source>Your answer is not written. Put the letter away all the same?</source>
        <translation>Eure Antwort ist nicht geschrieben. Den Brief trotzdem weglegen?</translation>
    </message>
    <message>
        <source>Turn %1, as your side knew it then.</source>
        <translation>Zug %1, wie eure Seite ihn damals kannte.</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Zurück zum Jetzt</translation>
    </message>
    <message>
        <source>Put it away</source>
        <translation>Weglegen</translation>
    </message>
    <message>
        <source>A click shows the table as your side knew it then</source>
        <translation>Ein Klick zeigt den Tisch, wie eure Seite ihn damals kannte</translation>
    </message>
    <message>
        <source>The answer is written: %1. Send it to the umpire.</source>
        <translation>Die Antwort ist geschrieben: %1. Schick sie dem Spielleiter.</translation>
    </message>
    <message>
        <source>%1 (%2 times)</source>
        <translation>%1 (%2-mal)</translation>
    </message>
    <message>
        <source>View: %1</source>
        <translation>Sicht: %1</translation>
    </message>
    <message>
        <source>View: %1 – Signifer</source>
        <translation>Sicht: %1 – Signifer</translation>
    </message>
    <message>
        <source>Nothing that is hidden from this side is on this screen. Locked by the umpire&apos;s word.</source>
        <translation>Was dieser Seite verborgen ist, steht nicht auf diesem Bildschirm. Verschlossen mit dem Wort des Spielleiters.</translation>
    </message>
    <message>
        <source>Nothing that is hidden from this side is on this screen.</source>
        <translation>Was dieser Seite verborgen ist, steht nicht auf diesem Bildschirm.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::SidesForm</name>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Seed of the rolled dice</source>
        <translation>Startwert der Würfel</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Ein Mensch</translation>
    </message>
    <message>
        <source>Dice rolled by the program</source>
        <translation>Das Programm würfelt</translation>
    </message>
    <message>
        <source>Own dice, typed in</source>
        <translation>Eigene Würfel, getippt</translation>
    </message>
    <message>
        <source>Signifer&apos;s part</source>
        <translation>Signifers Aufgabe</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Spieler für %1</translation>
    </message>
    <message>
        <source>Dice of %1</source>
        <translation>Würfel von %1</translation>
    </message>
    <message>
        <source>Players&apos; names</source>
        <translation>Namen der Spieler</translation>
    </message>
    <message>
        <source>Name of the player of %1</source>
        <translation>Name des Spielers von %1</translation>
    </message>
</context>
<context>
    <name>signifer::ui::SimulationWindow</name>
    <message>
        <source>Drawn</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Many battles: %1</source>
        <translation>Viele Schlachten: %1</translation>
    </message>
    <message>
        <source>The same</source>
        <translation>Dasselbe</translation>
    </message>
    <message>
        <source>%1 · from turn %2 as it stands on the table</source>
        <translation>%1 · ab Zug %2, wie es auf dem Tisch steht</translation>
    </message>
    <message>
        <source>Commander of %1</source>
        <translation>%1: Kommandeur</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Schlachten</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>The figures as JSON, each battle as CSV, or the charts as a picture</source>
        <translation>Die Zahlen als JSON, jede Schlacht als CSV oder die Schaubilder als Bild</translation>
    </message>
    <message>
        <source>What if?</source>
        <translation>Was wäre, wenn?</translation>
    </message>
    <message>
        <source>%1 led by</source>
        <translation>Führung von %1</translation>
    </message>
    <message>
        <source>What if %1 were led by</source>
        <translation>Was wäre mit anderer Führung von %1:</translation>
    </message>
    <message>
        <source>Under a house rule</source>
        <translation>Mit einer Hausregel</translation>
    </message>
    <message>
        <source>What if this house rule were in force</source>
        <translation>Was, wenn diese Hausregel gälte</translation>
    </message>
    <message>
        <source>Another army or deployment</source>
        <translation>Andere Armee oder Aufstellung</translation>
    </message>
    <message>
        <source>A battle file</source>
        <translation>Eine Schlachtdatei</translation>
    </message>
    <message>
        <source>A battle file with another army or deployment</source>
        <translation>Eine Schlachtdatei mit anderer Armee oder Aufstellung</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a battle file</source>
        <translation>Schlachtdatei wählen</translation>
    </message>
    <message>
        <source>A battle of the same rule set</source>
        <translation>Eine Schlacht nach denselben Regeln</translation>
    </message>
    <message>
        <source>Battles (*.json)</source>
        <translation>Schlachten (*.json)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Lost most often</source>
        <translation>Am häufigsten verloren</translation>
    </message>
    <message>
        <source>Lost most often, % of battles</source>
        <translation>Am häufigsten verloren, % der Schlachten</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>B − A</source>
        <translation>B − A</translation>
    </message>
    <message>
        <source>%1 is a battle of another rule set.</source>
        <translation>%1 ist eine Schlacht nach anderen Regeln.</translation>
    </message>
    <message>
        <source>The first battles are being played…</source>
        <translation>Die ersten Schlachten werden gespielt…</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>The share of each side, with what chance leaves open.</source>
        <translation>Der Anteil jeder Seite, mit dem, was der Zufall offen lässt.</translation>
    </message>
    <message>
        <source>When it is decided</source>
        <translation>Wann es sich entscheidet</translation>
    </message>
    <message>
        <source>Wins turn by turn, the chance to win over the turns, and how long the battle lasts.</source>
        <translation>Siege Zug um Zug, die Siegchance über die Züge, und wie lange die Schlacht dauert.</translation>
    </message>
    <message>
        <source>Who is lost</source>
        <translation>Wer verloren geht</translation>
    </message>
    <message>
        <source>Each unit, by how often it is gone in the end.</source>
        <translation>Jede Einheit danach, wie oft sie am Ende fort ist.</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wäre, wenn</translation>
    </message>
    <message>
        <source>Choose another commander, house rule or battle file on the left: the same battles are played a second time on the same dice, and the difference is told.</source>
        <translation>Links einen anderen Kommandeur, eine Hausregel oder eine Schlachtdatei wählen: Dieselben Schlachten werden ein zweites Mal mit denselben Würfeln gespielt, und der Unterschied wird genannt.</translation>
    </message>
    <message>
        <source>Nothing on the table changes.</source>
        <translation>Auf dem Tisch ändert sich nichts.</translation>
    </message>
    <message>
        <source>Who wins this battle, and why?</source>
        <translation>Wer gewinnt diese Schlacht, und warum?</translation>
    </message>
    <message>
        <source>%1 won %2 %</source>
        <translation>%1: %2 % Siege</translation>
    </message>
    <message>
        <source>more than chance</source>
        <translation>mehr als Zufall</translation>
    </message>
    <message>
        <source>%1 of %2 battles</source>
        <translation>%1 von %2 Schlachten</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 je Sekunde</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>noch %1 s</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <translation>noch %1 min</translation>
    </message>
    <message>
        <source>none stalled</source>
        <translation>keine stecken geblieben</translation>
    </message>
    <message>
        <source>%1 stalled</source>
        <translation>%1 stecken geblieben</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>After %1 battles a share of 50 % is known to ±%2. Equal seeds give equal battles.</source>
        <translation>Nach %1 Schlachten ist ein Anteil von 50 % auf ±%2 bekannt. Gleiche Startwerte geben gleiche Schlachten.</translation>
    </message>
    <message>
        <source>A: as on the table · 95 % interval</source>
        <translation>A: wie auf dem Tisch · 95-%-Bereich</translation>
    </message>
    <message>
        <source>B: what if · 95 % interval</source>
        <translation>B: was wäre, wenn · 95-%-Bereich</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Save the simulation</source>
        <translation>Simulation speichern</translation>
    </message>
    <message>
        <source>Figures (*.json);;Battles, a line each (*.csv);;Charts (*.png)</source>
        <translation>Zahlen (*.json);;Schlachten, je eine Zeile (*.csv);;Schaubilder (*.png)</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Stop when one is better</source>
        <translation>Anhalten, sobald eines besser ist</translation>
    </message>
    <message>
        <source>Where both are alike, one is said to be better in at most one comparison of twenty.</source>
        <translation>Sind beide gleich gut, heißt eines in höchstens einem von zwanzig Vergleichen besser.</translation>
    </message>
    <message>
        <source>%1 won %2 %; what if: %3 %</source>
        <translation>%1: %2 % Siege; was wäre, wenn: %3 %</translation>
    </message>
    <message>
        <source>may be chance</source>
        <translation>kann Zufall sein</translation>
    </message>
    <message>
        <source>decided: better for %1</source>
        <translation>entschieden: besser für %1</translation>
    </message>
    <message>
        <source>decided: worse for %1</source>
        <translation>entschieden: schlechter für %1</translation>
    </message>
    <message>
        <source>Difference %1 points (%2 to %3): %4.</source>
        <translation>Unterschied %1 Punkte (%2 bis %3): %4.</translation>
    </message>
    <message>
        <source>What was played is kept</source>
        <translation>Gespieltes bleibt erhalten</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s)</source>
        <translation>
            <numerusform>%n Schlacht</numerusform>
            <numerusform>%n Schlachten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – simulation</source>
        <translation>%1 – Simulation</translation>
    </message>
    <message>
        <source>Median battle of A</source>
        <translation>Mittlere Schlacht von A</translation>
    </message>
    <message>
        <source>Median battle of B</source>
        <translation>Mittlere Schlacht von B</translation>
    </message>
    <message>
        <source>Play the median battle</source>
        <translation>Mittlere Schlacht spielen</translation>
    </message>
    <message>
        <source>Stop playing this battle</source>
        <translation>Diese Schlacht nicht weiter spielen</translation>
    </message>
    <message>
        <source>These battles did not end.</source>
        <translation>Diese Schlachten endeten nicht.</translation>
    </message>
    <message>
        <source>Playing battle %1 once more, turn %2. A legate takes some ten seconds, or more.</source>
        <translation>Schlacht %1 wird noch einmal gespielt, Zug %2. Ein Legat braucht zehn Sekunden oder mehr.</translation>
    </message>
    <message>
        <source>Playing battle %1 once more, turn %2.</source>
        <translation>Schlacht %1 wird noch einmal gespielt, Zug %2.</translation>
    </message>
    <message>
        <source>The battle of middle length among those won by the side that won most. It opens with all its moves.</source>
        <translation>Die Schlacht von mittlerer Länge unter denen, die der häufigere Sieger gewann. Sie öffnet sich mit allen Aktionen.</translation>
    </message>
    <message>
        <source>Click a bar of &quot;When it ends&quot; to open one of its battles.</source>
        <translation>Ein Klick auf einen Balken von „Wann sie endet“ öffnet eine seiner Schlachten.</translation>
    </message>
    <message>
        <source>Charts of</source>
        <translation>Schaubilder von</translation>
    </message>
    <message>
        <source>Charts of A: as on the table</source>
        <translation>Schaubilder von A: wie auf dem Tisch</translation>
    </message>
    <message>
        <source>Charts of B: what if</source>
        <translation>Schaubilder von B: was wäre, wenn</translation>
    </message>
</context>
<context>
    <name>signifer::ui::SpectatorWindow</name>
    <message>
        <source>For spectators – Signifer</source>
        <translation>Für Zuschauer – Signifer</translation>
    </message>
    <message>
        <source>Signifer</source>
        <translation>Signifer</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Now: %2 dice for %1</source>
        <translation>Jetzt: %2 Würfel für %1</translation>
    </message>
</context>
<context>
    <name>signifer::ui::StandingBar</name>
    <message>
        <source>%1: %2 %3 of %4</source>
        <translation>%1: %2 %3 von %4</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>signifer::ui::StartPage</name>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>What shall it be tonight?</source>
        <translation>Was soll es heute Abend sein?</translation>
    </message>
    <message>
        <source>Referee a game</source>
        <translation>Ein Spiel leiten</translation>
    </message>
    <message>
        <source>You and friends play. Signifer keeps the sequence, measures, rules and writes the journal. Your own dice stay.</source>
        <translation>Du spielst mit Freunden. Signifer führt den Ablauf, misst, urteilt und schreibt das Protokoll. Eure Würfel bleiben.</translation>
    </message>
    <message>
        <source>A ready battle</source>
        <translation>Eine fertige Schlacht</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>Checklist only</source>
        <translation>Nur die Phasenliste</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Allein spielen</translation>
    </message>
    <message>
        <source>You command one side, a machine the other, at your pace.</source>
        <translation>Du führst eine Seite, eine Maschine die andere, in deinem Tempo.</translation>
    </message>
    <message>
        <source>Choose a battle</source>
        <translation>Schlacht wählen</translation>
    </message>
    <message>
        <source>Let two machines play it many times</source>
        <translation>Zwei Maschinen viele Male spielen lassen</translation>
    </message>
    <message>
        <source>Print for the club</source>
        <translation>Für den Verein drucken</translation>
    </message>
    <message>
        <source>Phase checklists and reference sheets, for the rule set chosen on the right.</source>
        <translation>Phasenlisten und Übersichten für das Regelwerk, das rechts gewählt ist.</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>Phasenliste</translation>
    </message>
    <message>
        <source>Reference sheet</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Go on where you stopped: %1</source>
        <translation>Weiter, wo du aufgehört hast: %1</translation>
    </message>
    <message>
        <source>One event</source>
        <translation>Ein Ereignis</translation>
    </message>
    <message>
        <source>%1 events</source>
        <translation>%1 Ereignisse</translation>
    </message>
    <message>
        <source>%1. %2, %3.</source>
        <translation>%1. %2, %3.</translation>
    </message>
    <message>
        <source>Left %1; every event is there.</source>
        <translation>Verlassen %1; jedes Ereignis ist da.</translation>
    </message>
    <message>
        <source>Signifer ended without being closed, %1. The journal was read to its last line and played again: nothing is missing.</source>
        <translation>Signifer endete %1, ohne geschlossen zu werden. Das Protokoll wurde bis zur letzten Zeile gelesen und nachgespielt: nichts fehlt.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Put it aside</source>
        <translation>Beiseitelegen</translation>
    </message>
    <message>
        <source>It stays under Lately</source>
        <translation>Sie bleibt unter Zuletzt</translation>
    </message>
    <message>
        <source>Lately</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>being read…</source>
        <translation>wird gelesen …</translation>
    </message>
    <message>
        <source>open in another window</source>
        <translation>in einem anderen Fenster offen</translation>
    </message>
    <message>
        <source>My own table</source>
        <translation>Mein eigener Tisch</translation>
    </message>
    <message>
        <source>From a photo</source>
        <translation>Nach einem Foto</translation>
    </message>
    <message>
        <source>My armies</source>
        <translation>Meine Armeen</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Your files are in %1</source>
        <translation>Deine Dateien liegen in %1</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Another folder…</source>
        <translation>Anderer Ordner…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>New here? Two minutes each show how it goes:</source>
        <translation>Neu hier? Je zwei Minuten zeigen, wie es geht:</translation>
    </message>
    <message>
        <source>Print the table</source>
        <translation>Tisch drucken</translation>
    </message>
    <message>
        <source>Where we stopped: every place in inches and every state, to set the table up again</source>
        <translation>Wo wir aufhörten: jeder Ort in Zoll und jeder Zustand, um den Tisch wieder aufzubauen</translation>
    </message>
</context>
<context>
    <name>signifer::ui::StatusForm</name>
    <message>
        <source>Find a word of the state</source>
        <translation>Ein Wort des Zustands suchen</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Weniger zeigen</translation>
    </message>
    <message>
        <source>Show the other %1</source>
        <translation>Die anderen %1 zeigen</translation>
    </message>
</context>
<context>
    <name>signifer::ui::StepSetter</name>
    <message>
        <source>if you wish</source>
        <translation>nach Wunsch</translation>
    </message>
    <message>
        <source>active side</source>
        <translation>aktive Seite</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>Zug</translation>
    </message>
</context>
<context>
    <name>signifer::ui::TableCanvas</name>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>x %1  y %2 in</source>
        <translation>x %1  y %2 Zoll</translation>
    </message>
    <message>
        <source>%1 moved</source>
        <translation>%1 verschoben</translation>
    </message>
    <message>
        <source>Corner moved</source>
        <translation>Ecke verschoben</translation>
    </message>
    <message>
        <source>Ground moved</source>
        <translation>Gelände verschoben</translation>
    </message>
    <message>
        <source>Ground drawn</source>
        <translation>Gelände gezeichnet</translation>
    </message>
    <message>
        <source>%1 units moved</source>
        <translation>%1 Einheiten bewegt</translation>
    </message>
    <message>
        <source>%1 drawn</source>
        <translation>%1 gezeichnet</translation>
    </message>
    <message>
        <source>Corner added</source>
        <translation>Ecke hinzugefügt</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Gedreht</translation>
    </message>
    <message>
        <source>Leader stands alone</source>
        <translation>Anführer steht allein</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Bewegt</translation>
    </message>
    <message>
        <source>Ground removed</source>
        <translation>Gelände entfernt</translation>
    </message>
    <message>
        <source>Put in order</source>
        <translation>Geordnet</translation>
    </message>
    <message>
        <source>off the table</source>
        <translation>nicht auf dem Tisch</translation>
    </message>
    <message>
        <source>column %1  row %2</source>
        <translation>Spalte %1  Reihe %2</translation>
    </message>
    <message>
        <source>arrives in turn %1</source>
        <translation>kommt in Zug %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>signifer::ui::TableDocument</name>
    <message>
        <source>New battle</source>
        <translation>Neue Schlacht</translation>
    </message>
    <message>
        <source>First side</source>
        <translation>Erste Seite</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>Zweite Seite</translation>
    </message>
    <message>
        <source>%1 takes the field</source>
        <translation>Aufmarsch: %1</translation>
    </message>
    <message>
        <source>%1 put on the table</source>
        <translation>%1 auf den Tisch gestellt</translation>
    </message>
    <message>
        <source>%1 units put on the table</source>
        <translation>%1 Einheiten auf den Tisch gestellt</translation>
    </message>
    <message>
        <source>%1 laid out</source>
        <translation>%1 aufgestellt</translation>
    </message>
    <message>
        <source>Taken off the table</source>
        <translation>Vom Tisch genommen</translation>
    </message>
    <message>
        <source>No units of %1 stand on the table yet.</source>
        <translation>Noch keine Einheiten auf dem Tisch: %1.</translation>
    </message>
    <message>
        <source>%1: %2 of its army are not on the table.</source>
        <translation>%1: %2 aus der Armee stehen nicht auf dem Tisch.</translation>
    </message>
    <message>
        <source>%1: %2 leaders are not on the table.</source>
        <translation>%1: %2 Anführer stehen nicht auf dem Tisch.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 outside the zone of %3.</source>
        <translation>%1: %2 außerhalb der Zone von %3.</translation>
    </message>
    <message>
        <source>%1 taken over</source>
        <translation>%1 übernommen</translation>
    </message>
    <message>
        <source>%1: the army&apos;s file has changed since. %2</source>
        <translation>%1: Die Datei der Armee hat sich seither geändert. %2</translation>
    </message>
    <message numerus="yes">
        <source> And %n more</source>
        <translation>
            <numerusform> Und %n weitere.</numerusform>
            <numerusform> Und %n weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>A deployment zone is drawn for %1 alone; the other side deploys anywhere.</source>
        <translation>Nur %1 hat eine Aufstellungszone; die andere Seite stellt überall auf.</translation>
    </message>
    <message>
        <source>Leaders of %1 put on the table</source>
        <translation>Anführer von %1 auf den Tisch gestellt</translation>
    </message>
    <message>
        <source>%1 lies flat: nobody on it stands higher.</source>
        <translation>%1 liegt flach: Niemand steht dort höher.</translation>
    </message>
    <message>
        <source>%1 stands in water or impassable ground: %2.</source>
        <translation>%1: in Wasser oder unpassierbarem Gelände (%2).</translation>
    </message>
</context>
<context>
    <name>signifer::ui::TableView</name>
    <message>
        <source>%1 moved by hand</source>
        <translation>%1: von Hand bewegt</translation>
    </message>
    <message>
        <source>column %1, row %2</source>
        <translation>Spalte %1, Reihe %2</translation>
    </message>
    <message>
        <source>Measured %1</source>
        <translation>Gemessen: %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: arrow keys lead him, Enter accepts, Esc takes back</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: die Pfeiltasten führen, Eingabe nimmt an, Esc nimmt zurück</translation>
    </message>
    <message>
        <source>On squares, use the arrow keys or drag the unit.</source>
        <translation>Auf Feldern mit den Pfeiltasten oder durch Ziehen bewegen.</translation>
    </message>
    <message>
        <source>Select a unit that may move first.</source>
        <translation>Wähle erst eine Einheit, die sich bewegen darf.</translation>
    </message>
    <message>
        <source>Move in figures</source>
        <translation>In Zahlen bewegen</translation>
    </message>
    <message>
        <source>12 ahead, wheel 30 left, back 2, right 1.5, turn 45 left, about</source>
        <translation>12 vor, Schwenk 30 links, zurück 2, rechts 1,5, Drehung 45 links, kehrt</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>%1 units on the table. N and P go from unit to unit.</source>
        <translation>%1 Einheiten auf dem Tisch. N und P gehen von Einheit zu Einheit.</translation>
    </message>
    <message>
        <source>Battle &gt; New… sets up a table,
Battle &gt; Open… takes up a journal.</source>
        <translation>Schlacht &gt; Neu… baut einen Tisch auf,
Schlacht &gt; Öffnen… nimmt ein Protokoll auf.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 units&lt;/b&gt; selected: drag one, or use the arrow keys, to move all</source>
        <translation>&lt;b&gt;%1 Einheiten&lt;/b&gt; gewählt: eine ziehen oder die Pfeiltasten nehmen, um alle zu bewegen</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 units&lt;/b&gt; placed by hand. Enter accepts, Esc takes back</source>
        <translation>&lt;b&gt;%1 Einheiten&lt;/b&gt; von Hand gestellt. Eingabe nimmt an, Esc nimmt zurück</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 units&lt;/b&gt; together: not legal. Esc takes back</source>
        <translation>&lt;b&gt;%1 Einheiten&lt;/b&gt; gemeinsam: nicht erlaubt. Esc nimmt zurück</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 of %2 units&lt;/b&gt; may go so: %3 may not. Esc takes back</source>
        <translation>&lt;b&gt;%1 von %2 Einheiten&lt;/b&gt; dürfen das, %3 nicht. Esc nimmt zurück</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 units&lt;/b&gt; together, %2. Enter accepts for all, Esc takes back</source>
        <translation>&lt;b&gt;%1 Einheiten&lt;/b&gt; gemeinsam, %2. Eingabe nimmt für alle an, Esc nimmt zurück</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 units&lt;/b&gt; one after another, %2. Enter accepts for all, Esc takes back</source>
        <translation>&lt;b&gt;%1 Einheiten&lt;/b&gt; nacheinander, %2. Eingabe nimmt für alle an, Esc nimmt zurück</translation>
    </message>
    <message>
        <source>%1 of %2 moved: the next one waits.</source>
        <translation>%1 von %2 haben sich bewegt: die nächste wartet.</translation>
    </message>
    <message>
        <source>%1 units moved by hand</source>
        <translation>%1 Einheiten von Hand bewegt</translation>
    </message>
    <message>
        <source>%1 stands here on the real table</source>
        <translation>Hier auf dem echten Tisch: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. With H held, drag it to where it stands.</source>
        <translation>%1. Mit gehaltenem H dorthin ziehen, wo die Einheit steht.</translation>
    </message>
    <message>
        <source>%1 to %2, centre to centre: %3</source>
        <translation>%1 bis %2, von Mitte zu Mitte: %3</translation>
    </message>
    <message>
        <source>%1 centre to centre</source>
        <translation>%1 von Mitte zu Mitte</translation>
    </message>
    <message>
        <source>%1 to %2: %3, %4</source>
        <translation>%1 bis %2: %3, %4</translation>
    </message>
    <message>
        <source>%1, within the %2 that counts as touching</source>
        <translation>%1, nicht mehr als die %2, die als Kontakt gelten</translation>
    </message>
    <message>
        <source>%1 edge to edge</source>
        <translation>%1 von Kante zu Kante</translation>
    </message>
    <message>
        <source>x %1  y %2 %3</source>
        <translation>x %1  y %2 %3</translation>
    </message>
    <message>
        <source>gap %1: touching, within %2</source>
        <translation>Abstand %1: Kontakt, höchstens %2</translation>
    </message>
    <message>
        <source>gap %1: not touching, over %2</source>
        <translation>Abstand %1: kein Kontakt, über %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1: %2 left</source>
        <translation>%1: %2 übrig</translation>
    </message>
    <message>
        <source>%1: %2 too far</source>
        <translation>%1: %2 zu weit</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <translation>%1 bis %2: %3</translation>
    </message>
    <message>
        <source>%1 %2: this moves nothing yet, so the way there is not judged. Esc takes back</source>
        <translation>%1 %2: das bewegt noch nichts, der Weg dorthin wird also nicht beurteilt. Esc nimmt zurück</translation>
    </message>
    <message>
        <source>%1 %2: no way ends just where it is shown, this one comes nearest. Esc takes back</source>
        <translation>%1 %2: kein Weg endet genau, wo es gezeigt ist, dieser kommt am nächsten. Esc nimmt zurück</translation>
    </message>
</context>
<context>
    <name>signifer::ui::TableWindow</name>
    <message>
        <source>Save the scenario</source>
        <translation>Szenario speichern</translation>
    </message>
    <message>
        <source>Battles (*.json)</source>
        <translation>Schlachten (*.json)</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Schlacht</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Mängel</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>checked as you work</source>
        <translation>wird laufend geprüft</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Y</source>
        <translation>Strg+Z, Strg+Y</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>From the left</source>
        <translation>Von links</translation>
    </message>
    <message>
        <source> in</source>
        <translation> Zoll</translation>
    </message>
    <message>
        <source>From below</source>
        <translation>Von unten</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Unit named</source>
        <translation>Einheit benannt</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tisch</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Szenario öffnen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Start the &amp;battle</source>
        <translation>Schlacht &amp;beginnen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>Choose &amp;all units</source>
        <translation>&amp;Alle Einheiten wählen</translation>
    </message>
    <message>
        <source>Take &amp;off the table</source>
        <translation>Vom Tisch &amp;nehmen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Verkleinern</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Whole &amp;table</source>
        <translation>Ganzer &amp;Tisch</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>Einrasten</translation>
    </message>
    <message>
        <source>Units come to stand beside, behind and before their neighbours; Alt lets them free</source>
        <translation>Einheiten stellen sich neben, hinter und vor ihre Nachbarn; Alt lässt sie frei</translation>
    </message>
    <message>
        <source>&amp;Units</source>
        <translation>&amp;Einheiten</translation>
    </message>
    <message>
        <source>&amp;Lay out all of the army</source>
        <translation>Ganze Armee &amp;aufstellen</translation>
    </message>
    <message>
        <source>&amp;Fronts level</source>
        <translation>&amp;Fronten ausrichten</translation>
    </message>
    <message>
        <source>&amp;Even gaps</source>
        <translation>&amp;Gleiche Lücken</translation>
    </message>
    <message>
        <source>&amp;Side by side</source>
        <translation>&amp;Seite an Seite</translation>
    </message>
    <message>
        <source>&amp;About face</source>
        <translation>&amp;Kehrt</translation>
    </message>
    <message>
        <source>Turn left	,</source>
        <translation>Linksum	,</translation>
    </message>
    <message>
        <source>Turn right	.</source>
        <translation>Rechtsum	.</translation>
    </message>
    <message>
        <source>Leader stands al&amp;one</source>
        <translation>An&amp;führer steht allein</translation>
    </message>
    <message>
        <source>&amp;Ground</source>
        <translation>&amp;Gelände</translation>
    </message>
    <message>
        <source>&amp;Mirror the ground</source>
        <translation>Gelände &amp;spiegeln</translation>
    </message>
    <message>
        <source>Ground mirrored</source>
        <translation>Gelände gespiegelt</translation>
    </message>
    <message>
        <source>&amp;Choose and move</source>
        <translation>&amp;Wählen und bewegen</translation>
    </message>
    <message>
        <source>Start the battle</source>
        <translation>Schlacht beginnen</translation>
    </message>
    <message>
        <source>The rule set is not installed.</source>
        <translation>Das Regelwerk ist nicht installiert.</translation>
    </message>
    <message>
        <source>The battle cannot begin yet. %1</source>
        <translation>Die Schlacht kann noch nicht beginnen. %1</translation>
    </message>
    <message>
        <source>%1%2 – table – Signifer</source>
        <translation>%1%2 – Tisch – Signifer</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>noch nicht gespeichert</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Drag on the table to draw; Escape goes back to choosing.</source>
        <translation>Auf dem Tisch ziehen, um zu zeichnen; Esc wählt wieder.</translation>
    </message>
    <message>
        <source>Drag units from the list, or draw ground. Wheel zooms, the middle button moves the map.</source>
        <translation>Einheiten aus der Liste ziehen oder Gelände zeichnen. Das Rad zoomt, die mittlere Taste verschiebt die Karte.</translation>
    </message>
    <message>
        <source>Drag to move, comma and full stop turn, arrows move, T turns about, Delete takes off the table.</source>
        <translation>Ziehen bewegt, Komma und Punkt drehen, Pfeile bewegen, T macht kehrt, Entf nimmt vom Tisch.</translation>
    </message>
    <message>
        <source>%1 placed</source>
        <translation>%1 gestellt</translation>
    </message>
    <message>
        <source>Nothing stands in the way</source>
        <translation>Nichts ist im Weg</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Foto</translation>
    </message>
    <message>
        <source>Photo of the table</source>
        <translation>Foto des Tischs</translation>
    </message>
    <message>
        <source>Photo removed</source>
        <translation>Foto entfernt</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>no unit; click one</source>
        <translation>keine Einheit; klick eine an</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Geheimes</translation>
    </message>
</context>
<context>
    <name>signifer::ui::TellLine</name>
    <message>
        <source>Tell what happened, or ask</source>
        <translation>Sagen, was geschah, oder fragen</translation>
    </message>
    <message>
        <source>Enter answers.</source>
        <translation>Die Eingabetaste antwortet.</translation>
    </message>
    <message>
        <source>For example: velites 2 lose 1, fall back 3; next; may Legio II charge?; was that legal? Tab completes, the up key brings back what was said before (/)</source>
        <translation>Zum Beispiel: velites 2 verlieren 1, weichen 3; weiter; darf Legio II angreifen?; war das erlaubt? Tab ergänzt, die Taste nach oben holt Gesagtes zurück (/)</translation>
    </message>
    <message>
        <source>Tab: %1</source>
        <translation>Tab: %1</translation>
    </message>
    <message>
        <source>Dice, here or below: %1</source>
        <translation>Würfel, hier oder unten: %1</translation>
    </message>
    <message>
        <source>Say what is done, with its dice, or ask</source>
        <translation>Sagen, was getan wird, mit den Würfeln, oder fragen</translation>
    </message>
    <message>
        <source>For example: legio 1 charges boii, countercharge, 5 3 7; all legio ahead 12; rest: 7 9 5 6; rome always countercharges; next; may Legio II charge? The up key brings back what was said before (/)</source>
        <translation>Zum Beispiel: Legio 1 Angreifen Boii, Gegenangriff, 5 3 7; alle Legio vor 12; Rest: 7 9 5 6; Rom immer Gegenangriff; weiter; darf Legio II angreifen? Die Pfeiltaste nach oben holt zurück, was vorher gesagt wurde (/)</translation>
    </message>
    <message>
        <source>For example: %1 lose 1, fall back 3 · %2 rout · next · may %1 charge?</source>
        <translation>Zum Beispiel: %1 verlieren 1, weichen 3 · %2 fliehen · weiter · darf %1 angreifen?</translation>
    </message>
    <message>
        <source>Enter takes it, Esc clears it</source>
        <translation>Enter übernimmt, Esc leert</translation>
    </message>
    <message>
        <source>Enter takes it, Shift+Enter lays it beside what waits, Esc clears it</source>
        <translation>Eingabe übernimmt, Umschalt+Eingabe legt es zu dem, was wartet, Esc leert</translation>
    </message>
    <message>
        <source>Ctrl+J answers for another step, Esc clears it</source>
        <translation>Strg+J antwortet für einen anderen Schritt, Esc leert</translation>
    </message>
</context>
<context>
    <name>signifer::ui::TourGuide</name>
    <message>
        <source>In short (%1)</source>
        <translation>Kurz (%1)</translation>
    </message>
    <message>
        <source>At length (%1)</source>
        <translation>Ausführlich (%1)</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Leave the tour</source>
        <translation>Führung verlassen</translation>
    </message>
    <message>
        <source>That is all. The user guide goes on from here (Help &gt; User guide).</source>
        <translation>Das ist alles. Das Handbuch geht von hier weiter (Hilfe &gt; Handbuch).</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>Führung beenden</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 von %3</translation>
    </message>
</context>
<context>
    <name>signifer::ui::Tours</name>
    <message>
        <source>You play on a real table, and Signifer answers. You will go on to a step, tell what happened, ask, and show where a model stands.</source>
        <translation>Gespielt wird auf dem echten Tisch, und Signifer antwortet. Es geht darum, einen Schritt weiterzugehen, zu sagen, was geschah, zu fragen und zu zeigen, wo ein Modell steht.</translation>
    </message>
    <message>
        <source>The strip tells the step of the table in big letters. Go on to the next step: with this button, or with F5.</source>
        <translation>Die Leiste nennt den Schritt des Tisches in großen Buchstaben. Zum nächsten Schritt gehen: mit dieser Taste oder mit F5.</translation>
    </message>
    <message>
        <source>A hit on the Velites. Type it into this line, then press Enter: %1</source>
        <translation>Ein Treffer auf die Velites. In dieser Zeile eingeben, dann die Eingabetaste drücken: %1</translation>
    </message>
    <message>
        <source>velites lose 1</source>
        <translation>Velites verlieren 1</translation>
    </message>
    <message>
        <source>may numidians charge?</source>
        <translation>dürfen Numider angreifen?</translation>
    </message>
    <message>
        <source>Somebody has moved the Boii. Drag them to where they stand now. They stay a ghost until they are taken, and the referee says what he thinks of it.</source>
        <translation>Jemand hat die Bojer versetzt. Zieh sie dorthin, wo sie jetzt stehen. Sie bleiben ein Schatten, bis sie übernommen werden, und der Schiedsrichter sagt, was er davon hält.</translation>
    </message>
    <message>
        <source>Take it, and the unit stands there.</source>
        <translation>Übernehmen, und die Einheit steht dort.</translation>
    </message>
    <message>
        <source>Told wrongly? Step back takes it back. So does Ctrl+Z.</source>
        <translation>Falsch gesagt? „Schritt zurück“ nimmt es zurück, ebenso Strg+Z.</translation>
    </message>
    <message>
        <source>The table is somewhere else? Double-click any step of the turn to go there.</source>
        <translation>Der Tisch ist woanders? Ein Doppelklick auf einen Schritt des Zuges führt dorthin.</translation>
    </message>
    <message>
        <source>You command Rome, a machine Carthage, and Signifer knows the rules. You will pick a unit, move it, and let the machine answer.</source>
        <translation>Rom gehört dir, Karthago einer Maschine, und Signifer kennt die Regeln. Es geht darum, eine Einheit zu wählen, sie zu bewegen und die Maschine antworten zu lassen.</translation>
    </message>
    <message>
        <source>Click Legio II. What it may do now stands at the right.</source>
        <translation>Legio II anklicken. Rechts steht, was sie jetzt tun darf.</translation>
    </message>
    <message>
        <source>Drag it ahead and let it go. While you drag, the referee measures and says whether it may, and why not.</source>
        <translation>Sie nach vorn ziehen und loslassen. Beim Ziehen misst der Schiedsrichter und sagt, ob sie darf, und wenn nicht, warum.</translation>
    </message>
    <message>
        <source>Done with this step? Next step goes on, and asks where somebody has to decide.</source>
        <translation>Fertig mit diesem Schritt? „Nächster Schritt“ geht weiter und fragt, wo jemand zu entscheiden hat.</translation>
    </message>
    <message>
        <source>A club hangs up its checklists and hands out its sheets. You will open the papers and look at two.</source>
        <translation>Ein Klub hängt seine Phasenlisten auf und teilt seine Bögen aus. Es geht darum, die Papiere zu öffnen und zwei anzusehen.</translation>
    </message>
    <message>
        <source>Open the phase checklist in this menu, or with Ctrl+P.</source>
        <translation>Die Phasenliste in diesem Menü öffnen, oder mit Strg+P.</translation>
    </message>
    <message>
        <source>Choose another paper here: the reference sheet, unit cards, the battle sheet.</source>
        <translation>Hier ein anderes Papier wählen: Übersicht, Einheitenkarten, Schlachtbogen.</translation>
    </message>
    <message>
        <source>And its size. A5 goes into a pocket.</source>
        <translation>Und sein Format. A5 passt in die Tasche.</translation>
    </message>
    <message>
        <source>Print it or save it as PDF whenever you like. For now, close the papers.</source>
        <translation>Drucken oder als PDF speichern geht jederzeit. Jetzt die Papiere schließen.</translation>
    </message>
    <message>
        <source>The referee beside the table</source>
        <translation>Der Schiedsrichter neben dem Tisch</translation>
    </message>
    <message>
        <source>Playing alone</source>
        <translation>Allein spielen</translation>
    </message>
    <message>
        <source>Printing for the club</source>
        <translation>Drucken für den Klub</translation>
    </message>
    <message>
        <source>The same line answers questions. Esc clears it once you have read the answer. Ask: %1</source>
        <translation>Dieselbe Zeile beantwortet Fragen. Esc leert sie, wenn die Antwort gelesen ist. Fragen: %1</translation>
    </message>
    <message>
        <source>Not sure what to do? Ask for a hint: in this menu, or with F7. The answer is drawn on the table.</source>
        <translation>Unsicher? Um Rat fragen: in diesem Menü oder mit F7. Die Antwort wird auf den Tisch gezeichnet.</translation>
    </message>
    <message>
        <source>Go on until Carthage moves. The strip above the table tells each of its moves, and why.</source>
        <translation>Weitergehen, bis Karthago sich bewegt. Die Leiste über dem Tisch nennt jede seiner Aktionen und ihren Grund.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::TrialWindow</name>
    <message>
        <source>With and without a house rule</source>
        <translation>Mit und ohne Hausregel</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Aus einer Datei…</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Schlacht</translation>
    </message>
    <message>
        <source>Both sides led by</source>
        <translation>Beide führt</translation>
    </message>
    <message>
        <source>Without it · 95 % interval</source>
        <translation>Ohne sie · 95-%-Intervall</translation>
    </message>
    <message>
        <source>With it · 95 % interval</source>
        <translation>Mit ihr · 95-%-Intervall</translation>
    </message>
    <message>
        <source>A battle of the same rule set</source>
        <translation>Eine Schlacht nach denselben Regeln</translation>
    </message>
    <message>
        <source>Battles (*.json)</source>
        <translation>Schlachten (*.json)</translation>
    </message>
    <message>
        <source>%1 is a battle of another rule set.</source>
        <translation>%1 ist eine Schlacht nach anderen Regeln.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>What was played is kept</source>
        <translation>Gespieltes bleibt erhalten</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) of each</source>
        <translation>
            <numerusform>je %n Schlacht</numerusform>
            <numerusform>je %n Schlachten</numerusform>
        </translation>
    </message>
    <message>
        <source>The first battles are being played…</source>
        <translation>Die ersten Schlachten werden gespielt…</translation>
    </message>
    <message>
        <source>Does it change who wins?</source>
        <translation>Ändert sie, wer gewinnt?</translation>
    </message>
    <message>
        <source>%1 won %2 % without it, %3 % with it</source>
        <translation>%1: %2 % Siege ohne sie, %3 % mit ihr</translation>
    </message>
    <message>
        <source>Not one battle went differently.</source>
        <translation>Keine einzige Schlacht verlief anders.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::UmpireDock</name>
    <message>
        <source>Umpire</source>
        <translation>Spielleiter</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Verborgen</translation>
    </message>
    <message>
        <source>Who is hidden from whom</source>
        <translation>Wer vor wem verborgen ist</translation>
    </message>
    <message>
        <source>Reason, for the journal</source>
        <translation>Grund, für das Protokoll</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>Reveal all</source>
        <translation>Alle aufdecken</translation>
    </message>
    <message>
        <source>Hide the selected units</source>
        <translation>Gewählte Einheiten verbergen</translation>
    </message>
    <message>
        <source>Nobody is hidden. Select units on the table to hide them from the other side.</source>
        <translation>Niemand ist verborgen. Wähle Einheiten auf dem Tisch, um sie vor der anderen Seite zu verbergen.</translation>
    </message>
    <message>
        <source>They are found when they move, act, are attacked, or an enemy comes upon them.</source>
        <translation>Gefunden wird, wer sich bewegt, handelt, angegriffen wird oder auf wen ein Feind stößt.</translation>
    </message>
    <message>
        <source>Shows the chosen units to the other side, and takes chosen dummies off</source>
        <translation>Zeigt die gewählten Einheiten der anderen Seite und nimmt gewählte Attrappen weg</translation>
    </message>
    <message>
        <source>A marker tells the other side where</source>
        <translation>Ein Marker sagt der anderen Seite, wo</translation>
    </message>
    <message>
        <source>Put a dummy</source>
        <translation>Attrappe legen</translation>
    </message>
    <message>
        <source>A marker with nothing below</source>
        <translation>Ein Marker, unter dem nichts ist</translation>
    </message>
    <message>
        <source>Notes and dice</source>
        <translation>Notizen und Würfel</translation>
    </message>
    <message>
        <source>hidden from %1</source>
        <translation>verborgen vor: %1</translation>
    </message>
    <message>
        <source>marker %1</source>
        <translation>Marker %1</translation>
    </message>
    <message>
        <source>Marker %1: a dummy of %2</source>
        <translation>Marker %1: eine Attrappe, %2</translation>
    </message>
    <message>
        <source>Goes when an enemy looks</source>
        <translation>Geht, wenn ein Feind nachsieht</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>signifer::ui::UmpiresDesk</name>
    <message>
        <source>So far</source>
        <translation>Bisher</translation>
    </message>
    <message>
        <source>Notes and secret dice so far</source>
        <translation>Notizen und geheime Würfe bisher</translation>
    </message>
    <message>
        <source>A note to one side</source>
        <translation>Eine Notiz an eine Seite</translation>
    </message>
    <message>
        <source>Side of the note</source>
        <translation>Seite der Notiz</translation>
    </message>
    <message>
        <source>You hear horses behind the hill</source>
        <translation>Ihr hört Pferde hinter dem Hügel</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Give it</source>
        <translation>Übergeben</translation>
    </message>
    <message>
        <source>That side alone is told. The journal says that there was a note.</source>
        <translation>Nur diese Seite erfährt sie. Das Protokoll sagt, dass es eine Notiz gab.</translation>
    </message>
    <message>
        <source>Secret dice</source>
        <translation>Geheime Würfel</translation>
    </message>
    <message>
        <source>How many dice</source>
        <translation>Wie viele Würfel</translation>
    </message>
    <message>
        <source>d</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Sides of a die</source>
        <translation>Seiten eines Würfels</translation>
    </message>
    <message>
        <source>Roll in secret</source>
        <translation>Geheim würfeln</translation>
    </message>
    <message>
        <source>The journal tells that dice were rolled. What fell stands here alone.</source>
        <translation>Das Protokoll sagt, dass gewürfelt wurde. Was fiel, steht nur hier.</translation>
    </message>
    <message>
        <source>What they are for</source>
        <translation>Wofür sie sind</translation>
    </message>
    <message>
        <source>Turn %1. %2</source>
        <translation>Zug %1. %2</translation>
    </message>
</context>
<context>
    <name>signifer::ui::UnitDock</name>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>No unit is selected. Click one on the table, or press N.</source>
        <translation>Keine Einheit gewählt. Klicke eine auf dem Tisch an oder drücke N.</translation>
    </message>
    <message>
        <source>May it act? Ask the referee</source>
        <translation>Darf sie? Frage den Schiedsrichter</translation>
    </message>
    <message>
        <source>May</source>
        <translation>Darf</translation>
    </message>
    <message>
        <source>May not</source>
        <translation>Darf nicht</translation>
    </message>
    <message>
        <source>First: %1.</source>
        <translation>Zuerst gefragt: %1.</translation>
    </message>
    <message>
        <source>Another action…</source>
        <translation>Andere Aktion…</translation>
    </message>
</context>
<context>
    <name>signifer::ui::UsualOrderPane</name>
    <message>
        <source>Usual order</source>
        <translation>Übliche Aufstellung</translation>
    </message>
    <message>
        <source>Alt with the arrow keys moves the chosen entry in the list.</source>
        <translation>Alt mit den Pfeiltasten verschiebt den gewählten Eintrag in der Liste.</translation>
    </message>
    <message>
        <source>Units that you add stand here in their usual order.</source>
        <translation>Hinzugefügte Einheiten stehen hier in ihrer üblichen Aufstellung.</translation>
    </message>
    <message>
        <source>The usual order is seen here once nothing is wrong under Check.</source>
        <translation>Die übliche Aufstellung steht hier, sobald unter Prüfung nichts mehr falsch ist.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::Waiting</name>
    <message>
        <source>The battle is over</source>
        <translation>Die Schlacht ist vorbei</translation>
    </message>
    <message>
        <source>To roll dice</source>
        <translation>Muss würfeln</translation>
    </message>
    <message>
        <source>Nothing to do now</source>
        <translation>Hat jetzt nichts zu tun</translation>
    </message>
    <message>
        <source>no order in</source>
        <translation>kein Befehl da</translation>
    </message>
    <message numerus="yes">
        <source>%n orders in</source>
        <translation>
            <numerusform>%n Befehl da</numerusform>
            <numerusform>%n Befehle da</numerusform>
        </translation>
    </message>
    <message>
        <source>the answer to letter %1 is in</source>
        <translation>die Antwort auf Brief %1 ist da</translation>
    </message>
    <message>
        <source>letter %1 is out, no answer yet</source>
        <translation>Brief %1 ist unterwegs, noch keine Antwort</translation>
    </message>
    <message>
        <source>To act</source>
        <translation>Am Zug</translation>
    </message>
</context>
<context>
    <name>signifer::ui::ZonesPane</name>
    <message>
        <source>Where they deploy</source>
        <translation>Wo sie aufstellen</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Lower edge</source>
        <translation>Untere Kante</translation>
    </message>
    <message>
        <source>Upper edge</source>
        <translation>Obere Kante</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Linke Kante</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Rechte Kante</translation>
    </message>
    <message>
        <source>How they deploy</source>
        <translation>Wie sie aufstellen</translation>
    </message>
    <message>
        <source>They stand as on this table</source>
        <translation>Sie stehen wie auf diesem Tisch</translation>
    </message>
    <message>
        <source>One side after the other</source>
        <translation>Eine Seite nach der anderen</translation>
    </message>
    <message>
        <source>One unit in turn</source>
        <translation>Abwechselnd je eine Einheit</translation>
    </message>
    <message>
        <source>In secret, behind a screen</source>
        <translation>Geheim, hinter einem Sichtschutz</translation>
    </message>
    <message>
        <source>Who deploys first</source>
        <translation>Wer zuerst aufstellt</translation>
    </message>
    <message>
        <source>When the battle begins</source>
        <translation>Wenn die Schlacht beginnt</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Deployment zone</source>
        <translation>Aufstellungszone</translation>
    </message>
    <message>
        <source> rows</source>
        <translation> Reihen</translation>
    </message>
    <message>
        <source> in deep</source>
        <translation> Zoll tief</translation>
    </message>
    <message>
        <source>Units outside their zone are listed under Problems; nobody is kept from playing so.</source>
        <translation>Einheiten außerhalb ihrer Zone stehen unter Mängel; niemand wird gehindert, so zu spielen.</translation>
    </message>
    <message>
        <source>The places on this table are the usual order: machine commanders take it, people may.</source>
        <translation>Die Plätze auf diesem Tisch sind die übliche Aufstellung: Maschinen übernehmen sie, Menschen dürfen.</translation>
    </message>
    <message>
        <source>Edge of the zone: %1</source>
        <translation>Rand der Zone: %1</translation>
    </message>
    <message>
        <source>Depth of the zone: %1</source>
        <translation>Tiefe der Zone: %1</translation>
    </message>
</context>
</TS>
