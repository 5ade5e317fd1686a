<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>BattleReport</name>
    <message>
        <source>Before the first move</source>
        <translation>Avant la première action</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Faces</translation>
    </message>
    <message>
        <source>dashed: fair dice</source>
        <translation>tirets : dés non pipés</translation>
    </message>
    <message>
        <source>Battle report · %1</source>
        <translation>Rapport de bataille · %1</translation>
    </message>
    <message>
        <source>%1, %2, %3.</source>
        <translation>%1, %2, %3.</translation>
    </message>
    <message>
        <source>One turn</source>
        <translation>Un tour</translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation>%1 tours</translation>
    </message>
    <message>
        <source>one event</source>
        <translation>un événement</translation>
    </message>
    <message>
        <source>%1 events</source>
        <translation>%1 événements</translation>
    </message>
    <message>
        <source>one die</source>
        <translation>un dé</translation>
    </message>
    <message>
        <source>%1 dice</source>
        <translation>%1 dés</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 sur %3</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Le déroulement</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Pertes</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>tour %1</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>Les dés</translation>
    </message>
    <message>
        <source>Faces of all dice</source>
        <translation>Faces de tous les dés</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Chances de gagner</translation>
    </message>
    <message>
        <source>%, at the end of each turn</source>
        <translation>%, à la fin de chaque tour</translation>
    </message>
    <message>
        <source>The chance to win, turn by turn</source>
        <translation>Les chances de gagner, tour par tour</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
</context>
<context>
    <name>CameraDialog</name>
    <message>
        <source>Photo of the table by camera</source>
        <translation>Photo de la table avec l&apos;appareil</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Appareil photo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>No camera is connected.</source>
        <translation>Aucun appareil n&apos;est connecté.</translation>
    </message>
    <message>
        <source>The camera gives no picture. Another program may be using it, or this one may not be allowed to.</source>
        <translation>L&apos;appareil ne donne pas d&apos;image. Un autre programme l&apos;utilise peut-être, ou celui-ci n&apos;en a pas le droit.</translation>
    </message>
    <message>
        <source>The camera was taken away; this is another.</source>
        <translation>L&apos;appareil a été débranché ; en voici un autre.</translation>
    </message>
    <message>
        <source>The whole table must be in the picture, with its eight border marks.</source>
        <translation>Toute la table doit être dans l&apos;image, avec ses huit marques du bord.</translation>
    </message>
</context>
<context>
    <name>FileDeeds</name>
    <message>
        <source>Journals (*.signifer)</source>
        <translation>Journaux (*.signifer)</translation>
    </message>
    <message>
        <source>Files of Signifer (*.json)</source>
        <translation>Fichiers de Signifer (*.json)</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>The new name:</source>
        <translation>Le nouveau nom :</translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <translation>Mettre à la corbeille</translation>
    </message>
    <message>
        <source>Move &quot;%1&quot; to the bin? It can be taken out again there.</source>
        <translation>Mettre « %1 » à la corbeille ? On peut l&apos;en ressortir.</translation>
    </message>
    <message>
        <source>The desktop&apos;s bin does not take %1. It stays where it is.</source>
        <translation>La corbeille n&apos;accepte pas %1. Le fichier reste où il est.</translation>
    </message>
    <message>
        <source>Export a copy</source>
        <translation>Exporter une copie</translation>
    </message>
    <message>
        <source>Not exported: %1</source>
        <translation>Non exporté : %1</translation>
    </message>
    <message>
        <source>The folder of your files</source>
        <translation>Le dossier de vos fichiers</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Montrer dans le &amp;dossier</translation>
    </message>
    <message>
        <source>&amp;Export a copy…</source>
        <translation>&amp;Exporter une copie…</translation>
    </message>
    <message>
        <source>&amp;Rename…	F2</source>
        <translation>&amp;Renommer…	F2</translation>
    </message>
    <message>
        <source>Move to the &amp;bin	Del</source>
        <translation>Mettre à la &amp;corbeille	Suppr</translation>
    </message>
    <message>
        <source>What can be done with %1</source>
        <translation>Ce qu&apos;on peut faire de %1</translation>
    </message>
    <message>
        <source>Rename, show in folder, move to the bin</source>
        <translation>Renommer, montrer dans le dossier, mettre à la corbeille</translation>
    </message>
</context>
<context>
    <name>Film</name>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Tour %1 : %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>%1: a film ends in .gif or .webp.</source>
        <translation>%1 : un film se termine par .gif ou .webp.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Rien ne s&apos;est encore passé.</translation>
    </message>
    <message>
        <source>Turn %1: nothing to show.</source>
        <translation>Tour %1 : rien à montrer.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 ne peut pas être écrit.</translation>
    </message>
    <message>
        <source>%1: this film cannot be made small enough.</source>
        <translation>%1 : ce film ne peut être rendu assez petit.</translation>
    </message>
</context>
<context>
    <name>MarksPaper</name>
    <message>
        <source>Print at 100 %: this line is 100 mm long.</source>
        <translation>Imprimer à 100 % : ce trait mesure 100 mm.</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>chef</translation>
    </message>
    <message>
        <source>Marks: %1</source>
        <translation>Marques : %1</translation>
    </message>
    <message>
        <source>%1 right of the middle</source>
        <translation>à %1 à droite du milieu</translation>
    </message>
    <message>
        <source>%1. Black edge %2.</source>
        <translation>%1 · bord noir %2</translation>
    </message>
    <message>
        <source>Matt paper, flat; nothing lies on the mark. The mark goes on the middle of the base, its arrow to the front, or where its slip says. Cut along the dashes, or along the dots where the base is small: the white rim must stay. Slips may be taken up after the photo.</source>
        <translation>Papier mat, à plat ; rien ne couvre la marque. La marque va au milieu du socle, sa flèche vers l&apos;avant, ou là où sa fiche le dit. Couper le long des tirets, ou des points si le socle est petit : le bord blanc doit rester. Les fiches peuvent être retirées après la photo.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>lower left corner</source>
        <translation>coin inférieur gauche</translation>
    </message>
    <message>
        <source>lower right corner</source>
        <translation>coin inférieur droit</translation>
    </message>
    <message>
        <source>upper right corner</source>
        <translation>coin supérieur droit</translation>
    </message>
    <message>
        <source>upper left corner</source>
        <translation>coin supérieur gauche</translation>
    </message>
    <message>
        <source>middle of the lower edge</source>
        <translation>milieu du bord inférieur</translation>
    </message>
    <message>
        <source>middle of the right edge</source>
        <translation>milieu du bord droit</translation>
    </message>
    <message>
        <source>middle of the upper edge</source>
        <translation>milieu du bord supérieur</translation>
    </message>
    <message>
        <source>middle of the left edge</source>
        <translation>milieu du bord gauche</translation>
    </message>
    <message>
        <source>Marks: the table’s border</source>
        <translation>Marques : le bord de la table</translation>
    </message>
    <message>
        <source>Lower is the edge of the side that sits below on the screen. Black edge %1.</source>
        <translation>Le bas est le bord du camp placé en bas de l&apos;écran. Bord noir %1.</translation>
    </message>
    <message>
        <source>Lay each mark flush on the table’s edge, its top to the far edge: four in the corners, four at the middles of the edges. Matt paper, flat; nothing lies on the mark. Photograph from as high as you can, all eight marks in the picture, without a flash.</source>
        <translation>Poser chaque marque au ras du bord de la table, son haut vers le bord éloigné : quatre dans les coins, quatre au milieu des bords. Papier mat, à plat ; rien ne couvre la marque. Photographier d&apos;aussi haut que possible, les huit marques dans l&apos;image, sans flash.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>page %1 sur %2</translation>
    </message>
    <message>
        <source>at the rear of its square</source>
        <translation>à l&apos;arrière de sa case</translation>
    </message>
    <message>
        <source>behind the base</source>
        <translation>derrière le socle</translation>
    </message>
    <message>
        <source>%1 right, %2 ahead of the middle</source>
        <translation>%1 à droite, %2 devant le centre</translation>
    </message>
    <message>
        <source>A slip that goes behind the base lies with its upper edge, above the mark, against the middle of the base’s rear edge.</source>
        <translation>Une fiche qui va derrière le socle touche, par son bord supérieur, au-dessus de la marque, le milieu du bord arrière.</translation>
    </message>
    <message>
        <source>leader, behind the base</source>
        <translation>chef, derrière le socle</translation>
    </message>
</context>
<context>
    <name>PageSetter</name>
    <message>
        <source>short form</source>
        <translation>version courte</translation>
    </message>
</context>
<context>
    <name>QApplication</name>
    <message>
        <source>There is no file to export.</source>
        <translation>Il n&apos;y a pas de fichier à exporter.</translation>
    </message>
    <message>
        <source>There is no battle to invite phones to.</source>
        <translation>Il n&apos;y a pas de bataille à laquelle inviter des téléphones.</translation>
    </message>
</context>
<context>
    <name>QCoreApplication</name>
    <message>
        <source>Look for rule sets in this folder only.</source>
        <translation>Ne chercher les jeux de règles que dans ce dossier.</translation>
    </message>
    <message>
        <source>Dark colours.</source>
        <translation>Couleurs sombres.</translation>
    </message>
    <message>
        <source>Text size in per cent, 100 to 200.</source>
        <translation>Taille du texte en pour cent, 100 à 200.</translation>
    </message>
    <message>
        <source>Speak this language: en, de or fr.</source>
        <translation>Parler cette langue : en, de ou fr.</translation>
    </message>
    <message>
        <source>The rule set to print for.</source>
        <translation>Le jeu de règles pour lequel imprimer.</translation>
    </message>
    <message>
        <source>Print this army.</source>
        <translation>Imprimer cette armée.</translation>
    </message>
    <message>
        <source>Print in large type.</source>
        <translation>Imprimer en gros caractères.</translation>
    </message>
    <message>
        <source>Print across the paper.</source>
        <translation>Imprimer en travers du papier.</translation>
    </message>
    <message>
        <source>Print under a house rule: an option of the rule set and its value; may be repeated.</source>
        <translation>Imprimer sous une règle maison : une option et sa valeur ; peut se répéter.</translation>
    </message>
    <message>
        <source>The PDF to write.</source>
        <translation>Le PDF à écrire.</translation>
    </message>
    <message>
        <source>Referee and simulator for tabletop miniature battles.</source>
        <translation>Arbitre et simulateur de batailles de figurines.</translation>
    </message>
    <message>
        <source>A journal (.signifer), a battle file (.json), or a battle that came with the program: &apos;signifer-cli scenarios&apos; lists them.</source>
        <translation>Un journal (.signifer), un fichier de bataille (.json) ou une bataille fournie : « signifer-cli scenarios » les nomme.</translation>
    </message>
    <message>
        <source>Print this battle or journal, or its armies.</source>
        <translation>Imprimer cette bataille ou ce journal, ou ses armées.</translation>
    </message>
    <message>
        <source>The name of the club, at the top of the paper.</source>
        <translation>Le nom du club, en haut de la feuille.</translation>
    </message>
    <message>
        <source>The picture of the club (PNG, JPEG or SVG), at the top of the paper.</source>
        <translation>L&apos;image du club (PNG, JPEG ou SVG), en haut de la feuille.</translation>
    </message>
    <message>
        <source>Write the replay of the journal as one HTML file for any browser, and end. Needs no display.</source>
        <translation>Écrire la rediffusion du journal en un seul fichier HTML pour tout navigateur, et finir. Sans écran.</translation>
    </message>
    <message>
        <source>Put the battle into the replay, to be opened and played on.</source>
        <translation>Mettre la bataille dans la rediffusion, pour l&apos;ouvrir et la poursuivre.</translation>
    </message>
    <message>
        <source>Write the table (PNG), the phase checklist (PDF) and the story of the battle (HTML, PDF, Markdown) of the file into this folder, and end. Needs no display.</source>
        <translation>Écrire la table (PNG), la liste des phases (PDF) et le rapport de la bataille (HTML, PDF, Markdown) du fichier dans ce dossier, puis finir. Aucun écran nécessaire.</translation>
    </message>
    <message>
        <source>Print under a file of house rules; may be repeated, later ones win.</source>
        <translation>Imprimer sous un fichier de règles maison ; répétable, les derniers l&apos;emportent.</translation>
    </message>
    <message>
        <source>Read a photo of the table with its paper marks, print where the units of the battle stand as JSON, and end; may be repeated for photos of one moment. Needs no display.</source>
        <translation>Lire une photo de la table avec ses marques de papier, écrire en JSON où sont les unités de la bataille, et finir ; peut être répété pour des photos d&apos;un même moment. N&apos;a pas besoin d&apos;écran.</translation>
    </message>
    <message>
        <source>The side of the units&apos; paper marks in inches: 0.6, 0.8 or 1.</source>
        <translation>Le côté des marques de papier des unités en pouces : 0,6 ; 0,8 ou 1 (à taper avec un point).</translation>
    </message>
    <message>
        <source>Invite phones at this port, or at this address and port, and print the address and the phrase.</source>
        <translation>Inviter des téléphones à ce port, ou à cette adresse et ce port, et écrire l&apos;adresse et les mots.</translation>
    </message>
    <message>
        <source>The phrase by which phones join.</source>
        <translation>Les mots avec lesquels les téléphones entrent.</translation>
    </message>
    <message>
        <source>Let phones join, and take what they send, without asking.</source>
        <translation>Laisser entrer les téléphones et prendre ce qu&apos;ils envoient, sans demander.</translation>
    </message>
    <message>
        <source>Write one page with the results of all journals named, and their replays beside it, into this folder, and end. Needs no display.</source>
        <translation>Écrire dans ce dossier une page avec les résultats de tous les journaux nommés, et leurs rediffusions à côté, puis finir. Sans écran.</translation>
    </message>
    <message>
        <source>Write the battle of the journal as an animated picture, .gif or .webp, and its title beside it as PNG, and end. Needs no display.</source>
        <translation>Écrire la bataille du journal en image animée, .gif ou .webp, son titre à côté en PNG, puis finir. Sans écran.</translation>
    </message>
    <message>
        <source>Show this turn alone in the film, move by move.</source>
        <translation>Ne montrer que ce tour dans le film, mouvement par mouvement.</translation>
    </message>
    <message>
        <source>Write the story of the journal, and end: .html, .pdf, .md, .bbcode or .txt, with its maps beside it. Needs no display.</source>
        <translation>Écrire le rapport du journal, puis finir : .html, .pdf, .md, .bbcode ou .txt, ses cartes à côté. Sans écran.</translation>
    </message>
    <message>
        <source>Leave out of the paper or the replay what is hidden from this side.</source>
        <translation>Omet de la fiche ou de la rediffusion ce qui est caché à ce camp.</translation>
    </message>
    <message>
        <source>--side is for --print and --export-replay alone: all else shows the whole battle.</source>
        <translation>--side ne vaut que pour --print et --export-replay : tout le reste montre la bataille entière.</translation>
    </message>
    <message>
        <source>Languages to choose from in the replay, as en,de,fr.</source>
        <translation>Langues au choix dans la rediffusion, comme en,de,fr.</translation>
    </message>
    <message>
        <source>Print a paper of a rule set as PDF, and end: checklist, reference, army, cards, battle, odds, record, solo, house-rules, tags or tokens. Needs no display.</source>
        <translation>Imprimer une feuille d&apos;un jeu de règles en PDF et finir : checklist, reference, army, cards, battle, odds, record, solo, house-rules, tags ou tokens. Sans écran.</translation>
    </message>
    <message>
        <source>Print tokens to fold and to stand.</source>
        <translation>Imprimer des pions à plier et à poser debout.</translation>
    </message>
    <message>
        <source>Print tokens with the marks for photos.</source>
        <translation>Imprimer les pions avec les marques pour photos.</translation>
    </message>
    <message>
        <source>Print on a4, letter or a5.</source>
        <translation>Imprimer sur a4, letter ou a5.</translation>
    </message>
    <message>
        <source>Where the units&apos; paper marks lie: on the base, or on a slip behind its rear edge (base, behind).</source>
        <translation>Où se trouvent les marques en papier des unités : sur le socle, ou sur une fiche derrière son bord arrière (base, behind).</translation>
    </message>
    <message>
        <source>Print lengths in inches (in) or centimetres (cm); as preferred unless given.</source>
        <translation>Imprimer les longueurs en pouces (in) ou en centimètres (cm) ; sinon selon les préférences.</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Float</source>
        <translation>Détacher</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Appuyer sur les touches</translation>
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
        <translation>Distance à %1 : %2</translation>
    </message>
    <message>
        <source>Distances to all enemies</source>
        <translation>Distances à tous les ennemis</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Its arcs</source>
        <translation>Ses arcs</translation>
    </message>
    <message>
        <source>Select it</source>
        <translation>La choisir</translation>
    </message>
    <message>
        <source>Move in figures…</source>
        <translation>Déplacer en chiffres…</translation>
    </message>
    <message>
        <source>Correct: place, harm, state…</source>
        <translation>Corriger : place, pertes, état…</translation>
    </message>
    <message>
        <source>The last event is no key moment</source>
        <translation>Le dernier événement n&apos;est pas un moment clé</translation>
    </message>
    <message>
        <source>Mark this moment</source>
        <translation>Marquer ce moment</translation>
    </message>
    <message>
        <source>What it sees</source>
        <translation>Ce qu&apos;elle voit</translation>
    </message>
    <message>
        <source>Who sees it</source>
        <translation>Qui la voit</translation>
    </message>
    <message>
        <source>Its reaches and zones</source>
        <translation>Ses portées et ses zones</translation>
    </message>
    <message>
        <source>Select its line: %1 units</source>
        <translation>Choisir sa ligne : %1 unités</translation>
    </message>
    <message>
        <source>Select its command: %1 units</source>
        <translation>Choisir son commandement : %1 unités</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>No modifiers.</source>
        <translation>Aucun modificateur.</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>en tout</translation>
    </message>
    <message>
        <source>Signifer</source>
        <translation>Signifer</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>%1 cannot be made.</source>
        <translation>%1 ne peut être créé.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 ne peut être écrit.</translation>
    </message>
    <message>
        <source>Unknown paper &quot;%1&quot;. There are: %2.</source>
        <translation>Feuille inconnue « %1 ». Il y a : %2.</translation>
    </message>
    <message>
        <source>There is no rule set &quot;%1&quot;. There are: %2.</source>
        <translation>Il n&apos;y a pas de jeu de règles « %1 ». Il y a : %2.</translation>
    </message>
    <message>
        <source>%1: roll</source>
        <translation>%1 : jet</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>A date with day, month and year: of &quot;d MMMM yyyy&quot;, where the month is a word.</extracomment>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>%1 numbered</source>
        <translation>%1 numérotés</translation>
    </message>
    <message>
        <source>Number them</source>
        <translation>Les numéroter</translation>
    </message>
    <message>
        <source>Give it a base of %1 × %2</source>
        <translation>Lui donner un socle de %1 × %2</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Socle</translation>
    </message>
    <message>
        <source>Put it under %1</source>
        <translation>Le mettre sous %1</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandements</translation>
    </message>
    <message>
        <source> in</source>
        <translation> po</translation>
    </message>
    <message>
        <source>%1 moved</source>
        <translation>%1 : déplacement</translation>
    </message>
    <message>
        <source>Lay them out</source>
        <translation>Les disposer</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>La reprendre</translation>
    </message>
    <message>
        <source>Put them on the table</source>
        <translation>Les mettre sur la table</translation>
    </message>
    <message>
        <source>Move it back onto the table</source>
        <translation>La remettre sur la table</translation>
    </message>
    <message>
        <source>Move him back onto the table</source>
        <translation>Le remettre sur la table</translation>
    </message>
    <message>
        <source>Put them side by side</source>
        <translation>Les mettre côte à côte</translation>
    </message>
    <message>
        <source>Move it to the nearest free square</source>
        <translation>Vers la case libre la plus proche</translation>
    </message>
    <message>
        <source>Move it into the zone</source>
        <translation>La mettre dans la zone</translation>
    </message>
    <message>
        <source>Mirror the deployment</source>
        <translation>Refléter le déploiement</translation>
    </message>
    <message>
        <source>Deployment mirrored</source>
        <translation>Déploiement reflété</translation>
    </message>
    <message>
        <source>Let him join %1</source>
        <translation>Qu&apos;il rejoigne %1</translation>
    </message>
    <message>
        <source>Move him behind %1</source>
        <translation>Le placer derrière %1</translation>
    </message>
    <message>
        <source>Let him join the nearest unit</source>
        <translation>Qu&apos;il rejoigne l&apos;unité la plus proche</translation>
    </message>
    <message>
        <source>Counted already in what is needed.</source>
        <translation>Déjà compté dans ce qu&apos;il faut.</translation>
    </message>
    <message>
        <source>Raise it</source>
        <translation>Le surélever</translation>
    </message>
    <message>
        <source>Ground raised</source>
        <translation>Terrain surélevé</translation>
    </message>
    <message>
        <source>Move it to free ground</source>
        <translation>La placer en terrain libre</translation>
    </message>
    <message>
        <source>Marks are 0.6, 0.8 or 1 in large, not %1.</source>
        <translation>Les marques mesurent 0,6 ; 0,8 ou 1 po, pas %1.</translation>
    </message>
    <message>
        <source>Say for which battle: --battle FILE.</source>
        <translation>Pour quelle bataille ? --battle FICHIER.</translation>
    </message>
    <message>
        <source>Battles of the season</source>
        <translation>Batailles de la saison</translation>
    </message>
    <message>
        <source>The umpire&apos;s word</source>
        <translation>Le mot du meneur de jeu</translation>
    </message>
    <message>
        <source>A word of yours. Whoever leaves this view must type it.</source>
        <translation>Un mot à vous. Qui quitte cette vue doit le taper.</translation>
    </message>
    <message>
        <source>This view is locked. The umpire types the word.</source>
        <translation>Cette vue est verrouillée. Le meneur de jeu tape le mot.</translation>
    </message>
    <message>
        <source>That is not the word. The umpire types the word.</source>
        <translation>Ce n&apos;est pas le mot. Le meneur de jeu tape le mot.</translation>
    </message>
    <message>
        <source>The battle has no side %1: %2 or %3 was expected.</source>
        <translation>La bataille n&apos;a pas de camp %1 : %2 ou %3 était attendu.</translation>
    </message>
    <message>
        <source>--side is for a battle: name one with --battle, and no army.</source>
        <translation>--side vaut pour une bataille : en nommer une avec --battle, sans armée.</translation>
    </message>
    <message>
        <source>Marks for photos are those of the whole battle: leave --side out.</source>
        <translation>Les repères pour photos sont ceux de toute la bataille : laisse le camp de côté.</translation>
    </message>
    <message>
        <source>The battle tells everything: leave it or the side away.</source>
        <translation>La bataille révèle tout : omettez-la, ou le camp.</translation>
    </message>
    <message>
        <source>Say for which battle or army: --battle FILE or --army FILE.</source>
        <translation>Pour quelle bataille ou armée ? --battle FICHIER ou --army FICHIER.</translation>
    </message>
    <message>
        <source>Unknown paper %1: a4, a5 or letter.</source>
        <translation>Papier inconnu %1 : a4, a5 ou letter.</translation>
    </message>
    <message>
        <source>Marks lie on the base or behind it: base or behind, not %1.</source>
        <translation>Les marques sont sur le socle ou derrière : base ou behind, pas %1.</translation>
    </message>
    <message>
        <source>Unknown unit %1: in or cm.</source>
        <translation>Unité inconnue %1 : in ou cm.</translation>
    </message>
    <message>
        <source>The same word once more.</source>
        <translation>Le même mot encore une fois.</translation>
    </message>
    <message>
        <source>The two words were not the same. A word of yours, please.</source>
        <translation>Les deux mots n&apos;étaient pas les mêmes. Tapez votre mot encore une fois.</translation>
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
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Oui</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Non</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Don&apos;t Save</source>
        <translation>Ne pas enregistrer</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maj</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bas</translation>
    </message>
</context>
<context>
    <name>ReadPhoto</name>
    <message>
        <source>Say a photo and a battle: signifer --read-photo PHOTO BATTLE.</source>
        <translation>Indiquez une photo et une bataille : signifer --read-photo PHOTO BATAILLE.</translation>
    </message>
    <message>
        <source>Marks are 0.6, 0.8 or 1 in large, not %1.</source>
        <translation>Les marques mesurent 0,6 ; 0,8 ou 1 po, pas %1.</translation>
    </message>
    <message>
        <source>Marks lie on the base or behind it: base or behind, not %1.</source>
        <translation>Les marques sont sur le socle ou derrière : base ou behind, pas %1.</translation>
    </message>
</context>
<context>
    <name>TokensPaper</name>
    <message>
        <source>Army of paper: %1</source>
        <translation>Armée de papier : %1</translation>
    </message>
    <message>
        <source>Cut along the dashes. Fold the pictures back to back along the dots, and the feet outwards: the foot with the arrow is the front.</source>
        <translation>Couper le long des tirets. Plier les images dos à dos le long des pointillés, et les pieds vers l&apos;extérieur : le pied à la flèche est le front.</translation>
    </message>
    <message>
        <source>Cut along the dashes. The coloured edge with the arrow is the front.</source>
        <translation>Couper le long des tirets. Le bord coloré à la flèche est le front.</translation>
    </message>
    <message>
        <source>The figure in the corner: %1.</source>
        <translation>Le chiffre dans le coin : %1.</translation>
    </message>
    <message>
        <source>Bases with too little room for a mark go without.</source>
        <translation>Les socles trop petits pour une marque n&apos;en ont pas.</translation>
    </message>
    <message>
        <source>Bases longer than the paper come in parts, to be joined edge to edge.</source>
        <translation>Les socles plus longs que le papier viennent en parties, à joindre bord à bord.</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marqueurs</translation>
    </message>
    <message>
        <source>Laid beside units of either side.</source>
        <translation>À poser à côté des unités des deux camps.</translation>
    </message>
    <message>
        <source>Armies of paper: %1</source>
        <translation>Armées de papier : %1</translation>
    </message>
    <message>
        <source>Marks that lie beside their bases are on the sheets of the marks for photos.</source>
        <translation>Les marques posées à côté de leurs socles figurent sur les feuilles des marques pour photos.</translation>
    </message>
</context>
<context>
    <name>signifer::ui</name>
    <message>
        <source>%1 is there already. Write over it?</source>
        <translation>%1 existe déjà. L&apos;écraser ?</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Plus…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source> and %1 more</source>
        <translation> et %1 de plus</translation>
    </message>
    <message>
        <source>Dice first</source>
        <translation>Les dés d&apos;abord</translation>
    </message>
    <message>
        <source>after this roll</source>
        <translation>après ce jet</translation>
    </message>
    <message>
        <source>after %1 rolls</source>
        <translation>après %1 jets</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>À vous de choisir</translation>
    </message>
    <message>
        <source>To decide: %1</source>
        <translation>Décision : %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Partie nulle</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Victoire : %1</translation>
    </message>
    <message>
        <source>%1 to answer</source>
        <translation>Réponse attendue : %1</translation>
    </message>
    <message>
        <source>%1 to act</source>
        <translation>À jouer : %1</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Socle</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>may act</source>
        <translation>peut agir</translation>
    </message>
    <message>
        <source>has acted</source>
        <translation>a agi</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>drag or keys</source>
        <translation>glisser ou touches</translation>
    </message>
    <message>
        <source>%1 ways</source>
        <translation>%1 façons</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>A draw in turn %1</source>
        <translation>Partie nulle au tour %1</translation>
    </message>
    <message>
        <source>%1 won in turn %2</source>
        <translation>Victoire au tour %2 : %1</translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation>Tour %1, %2</translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>aujourd&apos;hui, %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <translation>hier, %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 placed by hand. Enter accepts, Esc takes back</source>
        <translation>%1 : mise en place à la main. Entrée accepte, Échap annule</translation>
    </message>
    <message>
        <source>%1 %2. Enter accepts, Esc takes back</source>
        <translation>%1 %2. Entrée accepte, Échap annule</translation>
    </message>
    <message>
        <source>%1 %2: not legal. Esc takes back</source>
        <translation>%1 %2 : interdit. Échap annule</translation>
    </message>
    <message>
        <source>Too many legs.</source>
        <translation>Trop de segments.</translation>
    </message>
    <message>
        <source>Not understood: “%1”. Say “12 ahead, wheel 30 left”.</source>
        <translation>Pas compris : « %1 ». Par exemple : « 12 en avant, conversion 30 à gauche ».</translation>
    </message>
    <message>
        <source>in open order</source>
        <translation>en ordre ouvert</translation>
    </message>
    <message>
        <source>skirmishing</source>
        <translation>en tirailleurs</translation>
    </message>
    <message>
        <source>in wedge</source>
        <translation>en coin</translation>
    </message>
    <message>
        <source>in square</source>
        <translation>en carré</translation>
    </message>
    <message>
        <source>in column</source>
        <translation>en colonne</translation>
    </message>
    <message>
        <source>in testudo</source>
        <translation>en tortue</translation>
    </message>
    <message>
        <source>in buildings</source>
        <translation>dans des bâtiments</translation>
    </message>
    <message>
        <source>%1 of %2 models</source>
        <translation>%1 figurines sur %2</translation>
    </message>
    <message>
        <source>ahead %1</source>
        <translation>en avant %1</translation>
    </message>
    <message>
        <source>back %1</source>
        <translation>en arrière %1</translation>
    </message>
    <message>
        <source>left %1</source>
        <translation>à gauche %1</translation>
    </message>
    <message>
        <source>right %1</source>
        <translation>à droite %1</translation>
    </message>
    <message>
        <source>wheel left %1, %2</source>
        <translation>conversion à gauche %1, %2</translation>
    </message>
    <message>
        <source>wheel right %1, %2</source>
        <translation>conversion à droite %1, %2</translation>
    </message>
    <message>
        <source>pivot to %1</source>
        <translation>pivot à %1</translation>
    </message>
    <message>
        <source>about-face</source>
        <translation>demi-tour</translation>
    </message>
    <message>
        <source>turn left</source>
        <translation>à gauche</translation>
    </message>
    <message>
        <source>turn right</source>
        <translation>à droite</translation>
    </message>
    <message>
        <source>%1 units</source>
        <translation>%1 unités</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Permis</translation>
    </message>
    <message>
        <source>Legal by house rule</source>
        <translation>Permis par règle maison</translation>
    </message>
    <message>
        <source>Not legal</source>
        <translation>Interdit</translation>
    </message>
    <message>
        <source>Players judge</source>
        <translation>Aux joueurs de juger</translation>
    </message>
    <message>
        <source>To deploy: %1</source>
        <translation>À déployer : %1</translation>
    </message>
    <message>
        <source>To move: %1</source>
        <translation>À jouer : %1</translation>
    </message>
    <message>
        <source>To answer: %1</source>
        <translation>Réponse : %1</translation>
    </message>
    <message>
        <source>F9 pauses, Shift+F9 moves one on</source>
        <translation>F9 met en pause, Maj+F9 avance d&apos;une action</translation>
    </message>
    <message>
        <source>Machines play both sides. Look and measure as you like.</source>
        <translation>Des machines mènent les deux camps. Regardez et mesurez à volonté.</translation>
    </message>
    <message>
        <source>Your units wait. Look, measure and ask for odds as you like. You are asked at once where %1 must answer.</source>
        <translation>Vos unités attendent. Regardez, mesurez, demandez les probabilités à volonté. Dès qu&apos;il faut une réponse (%1), la question vient aussitôt.</translation>
    </message>
    <message>
        <source>Sees, nearest first</source>
        <translation>Voit, le plus proche d&apos;abord</translation>
    </message>
    <message>
        <source>Is seen by, nearest first</source>
        <translation>Est vue par, le plus proche d&apos;abord</translation>
    </message>
    <message>
        <source>Enemies, nearest first</source>
        <translation>Ennemis, le plus proche d&apos;abord</translation>
    </message>
    <message>
        <source>Reaches and zones</source>
        <translation>Portées et zones</translation>
    </message>
    <message>
        <source>%1 measures no reaches or zones for this unit.</source>
        <translation>%1 ne mesure ni portées ni zones pour cette unité.</translation>
    </message>
    <message>
        <source>No enemies are left on the table.</source>
        <translation>Il ne reste pas d&apos;ennemi sur la table.</translation>
    </message>
    <message>
        <source>%1 has no rules for sight.</source>
        <translation>%1 n&apos;a pas de règles de vue.</translation>
    </message>
    <message>
        <source>Who has won by the end of each turn</source>
        <translation>Qui a gagné à la fin de chaque tour</translation>
    </message>
    <message>
        <source>% of battles</source>
        <translation>% des batailles</translation>
    </message>
    <message>
        <source>still open or drawn</source>
        <translation>encore ouvertes ou nulles</translation>
    </message>
    <message>
        <source>turn %1: %2 %3 %, %4 %5 %</source>
        <translation>tour %1 : %2 %3 %, %4 %5 %</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Chances de gagner</translation>
    </message>
    <message>
        <source>% for %1 between machines of equal strength: middle and most of the battles</source>
        <translation>% pour %1 entre machines de force égale : milieu et la plupart des batailles</translation>
    </message>
    <message>
        <source>When it ends</source>
        <translation>Quand elle finit</translation>
    </message>
    <message>
        <source>turns, % of battles</source>
        <translation>tours, % des batailles</translation>
    </message>
    <message>
        <source>turn %1: %2 %</source>
        <translation>tour %1 : %2 %</translation>
    </message>
    <message>
        <source>Turning point: turn %1. Whichever side is ahead when it ends wins at least four times in five.</source>
        <translation>Tournant : tour %1. Qui mène à sa fin gagne au moins quatre fois sur cinq.</translation>
    </message>
    <message>
        <source>No turning point: whoever is ahead at the end of turn %1 wins %2 %.</source>
        <translation>Pas de tournant : qui mène à la fin du tour %1 gagne %2 %.</translation>
    </message>
    <message>
        <source>%1 rolled %2 on average</source>
        <translation>%1 : %2 en moyenne</translation>
    </message>
    <message>
        <source>: %1 in battles won, %2 in battles lost</source>
        <translation> : %1 dans les batailles gagnées, %2 dans les perdues</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 rangée</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 rangées</translation>
    </message>
    <message>
        <source>%1 deep</source>
        <translation>%1 de profondeur</translation>
    </message>
    <message>
        <source>%1 along the lower edge</source>
        <translation>%1 le long du bord du bas</translation>
    </message>
    <message>
        <source>%1 along the upper edge</source>
        <translation>%1 le long du bord du haut</translation>
    </message>
    <message>
        <source>%1 along the left edge</source>
        <translation>%1 le long du bord gauche</translation>
    </message>
    <message>
        <source>%1 along the right edge</source>
        <translation>%1 le long du bord droit</translation>
    </message>
    <message>
        <source>within the outline</source>
        <translation>dans le contour</translation>
    </message>
    <message>
        <source>%1, deployment zone: %2</source>
        <translation>%1, zone de déploiement : %2</translation>
    </message>
    <message>
        <source>cm</source>
        <translation>cm</translation>
    </message>
    <message>
        <source>in</source>
        <translation>po</translation>
    </message>
    <message>
        <source>JT</source>
        <translation>JT</translation>
    </message>
    <message>
        <source>at %1, %2, facing %3 degrees</source>
        <translation>en %1, %2, orientation %3 degrés</translation>
    </message>
    <message>
        <source>%1 of %2, alone, at %3, %4.</source>
        <translation>%1, %2, en position isolée, en %3, %4.</translation>
    </message>
    <message>
        <source>Roll: %1</source>
        <translation>Jet : %1</translation>
    </message>
    <message>
        <source>%1 rolls: %2</source>
        <translation>%1 jets : %2</translation>
    </message>
    <message>
        <source>The battle ends</source>
        <translation>La bataille se termine</translation>
    </message>
    <message>
        <source>heavy infantry</source>
        <translation>infanterie lourde</translation>
    </message>
    <message>
        <source>legionary</source>
        <translation>légionnaire</translation>
    </message>
    <message>
        <source>hoplite</source>
        <translation>hoplite</translation>
    </message>
    <message>
        <source>pike phalanx</source>
        <translation>phalange de piques</translation>
    </message>
    <message>
        <source>warband</source>
        <translation>bande de guerriers</translation>
    </message>
    <message>
        <source>light infantry</source>
        <translation>infanterie légère</translation>
    </message>
    <message>
        <source>archer</source>
        <translation>archer</translation>
    </message>
    <message>
        <source>slinger</source>
        <translation>frondeur</translation>
    </message>
    <message>
        <source>javelinman</source>
        <translation>javelinier</translation>
    </message>
    <message>
        <source>skirmisher on foot</source>
        <translation>tirailleur à pied</translation>
    </message>
    <message>
        <source>rabble</source>
        <translation>cohue</translation>
    </message>
    <message>
        <source>heavy cavalry</source>
        <translation>cavalerie lourde</translation>
    </message>
    <message>
        <source>cataphract</source>
        <translation>cataphracte</translation>
    </message>
    <message>
        <source>light cavalry</source>
        <translation>cavalerie légère</translation>
    </message>
    <message>
        <source>horse archer</source>
        <translation>archer monté</translation>
    </message>
    <message>
        <source>camel</source>
        <translation>chameau</translation>
    </message>
    <message>
        <source>heavy chariot</source>
        <translation>char lourd</translation>
    </message>
    <message>
        <source>light chariot</source>
        <translation>char léger</translation>
    </message>
    <message>
        <source>scythed chariot</source>
        <translation>char à faux</translation>
    </message>
    <message>
        <source>elephant</source>
        <translation>éléphant</translation>
    </message>
    <message>
        <source>monster</source>
        <translation>monstre</translation>
    </message>
    <message>
        <source>bolt shooter</source>
        <translation>baliste</translation>
    </message>
    <message>
        <source>stone thrower</source>
        <translation>catapulte</translation>
    </message>
    <message>
        <source>baggage</source>
        <translation>bagages</translation>
    </message>
    <message>
        <source>general</source>
        <translation>général</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>chef</translation>
    </message>
    <message>
        <source>hero</source>
        <translation>héros</translation>
    </message>
    <message>
        <source>army standard</source>
        <translation>étendard d&apos;armée</translation>
    </message>
    <message>
        <source>musician</source>
        <translation>musicien</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>étendard</translation>
    </message>
    <message>
        <source>Report of the battle…</source>
        <translation>Rapport de bataille…</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>nulle</translation>
    </message>
    <message>
        <source>Battle %1 of the simulation: %2</source>
        <translation>Bataille %1 de la simulation : %2</translation>
    </message>
    <message>
        <source>%1, battle %2 of the simulation</source>
        <translation>%1, bataille %2 de la simulation</translation>
    </message>
    <message>
        <source>From the left</source>
        <translation>De la gauche</translation>
    </message>
    <message>
        <source>From the lower edge</source>
        <translation>Du bord du bas</translation>
    </message>
    <message>
        <source>%1 to roll</source>
        <translation>Aux dés : %1</translation>
    </message>
    <message>
        <source>%1 is no picture that can be read.</source>
        <translation>%1 n&apos;est pas une image lisible.</translation>
    </message>
    <message>
        <source>%1 is too large: at most %2 megapixels can be read.</source>
        <translation>%1 est trop grande : %2 mégapixels au plus.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>Deploy first</source>
        <translation>Déployez d&apos;abord</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Qui commence ?</translation>
    </message>
    <message>
        <source>Who begins is not known yet</source>
        <translation>On ne sait pas encore qui commence</translation>
    </message>
    <message>
        <source>A decision of ours: the sheet does not say it.</source>
        <translation>Une décision de notre part : la feuille ne le dit pas.</translation>
    </message>
    <message>
        <source>The players judge.</source>
        <translation>Les joueurs jugent.</translation>
    </message>
    <message>
        <source>%1 rolls or more: %2</source>
        <translation>%1 jets ou plus : %2</translation>
    </message>
    <message>
        <source>after %1 rolls or more</source>
        <translation>après %1 jets ou plus</translation>
    </message>
    <message>
        <source>after one roll or more</source>
        <translation>après un jet ou plus</translation>
    </message>
    <message>
        <source>You are asked nothing now. Look and measure as you like.</source>
        <translation>On ne vous demande rien pour l&apos;instant. Regardez et mesurez à votre gré.</translation>
    </message>
    <message>
        <source>Total of the dice</source>
        <translation>Total des dés</translation>
    </message>
    <message>
        <source>How many show %1?</source>
        <translation>Combien montrent %1 ?</translation>
    </message>
    <message>
        <source>How many show %1 or more?</source>
        <translation>Combien montrent %1 ou plus ?</translation>
    </message>
    <message>
        <source>1 point each turn</source>
        <translation>1 point par tour</translation>
    </message>
    <message>
        <source>%1 points each turn</source>
        <translation>%1 points par tour</translation>
    </message>
    <message>
        <source>1 point at the end</source>
        <translation>1 point à la fin</translation>
    </message>
    <message>
        <source>%1 points at the end</source>
        <translation>%1 points à la fin</translation>
    </message>
    <message>
        <source>nobody&apos;s now</source>
        <translation>à personne en ce moment</translation>
    </message>
    <message>
        <source>now: %1</source>
        <translation>en ce moment : %1</translation>
    </message>
    <message>
        <source>Points: %1 %2, %3 %4</source>
        <translation>Points : %1 %2, %3 %4</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1 ; %2</translation>
    </message>
    <message>
        <source>%1: %2 in earlier turns</source>
        <translation>%1 : %2 aux tours précédents</translation>
    </message>
    <message>
        <source>dummy</source>
        <translation>leurre</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>one unit could still act</source>
        <translation>une unité pourrait encore agir</translation>
    </message>
    <message>
        <source>%1 units could still act</source>
        <translation>%1 unités pourraient encore agir</translation>
    </message>
    <message>
        <source>Deployment done</source>
        <translation>Déploiement terminé</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Avant le premier tour</translation>
    </message>
    <message>
        <source>1 point for each unit</source>
        <translation>1 point par unité</translation>
    </message>
    <message>
        <source>%1 points for each unit</source>
        <translation>%1 points par unité</translation>
    </message>
    <message>
        <source>from turn %1 on a %2+</source>
        <translation>dès le tour %1 sur %2+</translation>
    </message>
    <message>
        <source>from turn %1</source>
        <translation>dès le tour %1</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 de plus</translation>
    </message>
    <message>
        <source>dummy, %1</source>
        <translation>leurre, %1</translation>
    </message>
</context>
<context>
    <name>signifer::ui::ActionDialog</name>
    <message>
        <source>Another action</source>
        <translation>Autre action</translation>
    </message>
    <message>
        <source>Whatever the rules allow now, with all its options. Ways are led on the table.</source>
        <translation>Tout ce que les règles permettent maintenant, avec toutes ses options. Les trajets se tracent sur la table.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Exécuter</translation>
    </message>
    <message>
        <source>Overrule…</source>
        <translation>Passer outre…</translation>
    </message>
    <message>
        <source>Overrule</source>
        <translation>Passer outre</translation>
    </message>
    <message>
        <source>%1
Why is it allowed? The journal keeps it.</source>
        <translation>%1
Pourquoi est-ce permis ? Le journal le garde.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::AnswerDock</name>
    <message>
        <source>Your answer</source>
        <translation>Votre réponse</translation>
    </message>
    <message>
        <source>Take the last one back</source>
        <translation>Reprendre la dernière</translation>
    </message>
    <message>
        <source>Write the answer…</source>
        <translation>Écrire la réponse…</translation>
    </message>
    <message>
        <source>Write the answer</source>
        <translation>Écrire la réponse</translation>
    </message>
    <message>
        <source>Answers (*.json)</source>
        <translation>Réponses (*.json)</translation>
    </message>
    <message>
        <source>Move and act as at the table. What you do here is proposed to the umpire.</source>
        <translation>Déplacez et agissez comme à la table. Ce que vous faites ici est proposé au meneur.</translation>
    </message>
    <message>
        <source>Sealed order: %1</source>
        <translation>Ordre scellé : %1</translation>
    </message>
    <message>
        <source>The other side is to act. You can write orders, which the umpire keeps sealed.</source>
        <translation>C&apos;est à l&apos;autre camp d&apos;agir. Vous pouvez écrire des ordres, que le meneur garde scellés.</translation>
    </message>
    <message>
        <source>Send the answer to the umpire, who carries it out on the true table.</source>
        <translation>Envoyez la réponse au meneur, qui l&apos;exécute sur la vraie table.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::AnswerWindow</name>
    <message>
        <source>Answer of %1 to letter %2</source>
        <translation>Réponse de %1 à la lettre %2</translation>
    </message>
    <message>
        <source>Proposals</source>
        <translation>Propositions</translation>
    </message>
    <message>
        <source>Carry it out</source>
        <translation>Exécuter</translation>
    </message>
    <message>
        <source>Overrule…</source>
        <translation>Passer outre…</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Laisser de côté</translation>
    </message>
    <message>
        <source>For the umpire</source>
        <translation>Au meneur</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Laissée de côté</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Permis</translation>
    </message>
    <message>
        <source>Not legal: %1</source>
        <translation>Pas permis : %1</translation>
    </message>
    <message>
        <source>The battle has gone on since that letter.</source>
        <translation>La bataille a continué depuis cette lettre.</translation>
    </message>
    <message numerus="yes">
        <source>%n orders are sealed as it is taken in.</source>
        <translation>
            <numerusform>%n ordre est scellé quand elle est prise en compte.</numerusform>
            <numerusform>%n ordres sont scellés quand elle est prise en compte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orders are sealed.</source>
        <translation>
            <numerusform>%n ordre est scellé.</numerusform>
            <numerusform>%n ordres sont scellés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything is decided.</source>
        <translation>Tout est décidé.</translation>
    </message>
    <message>
        <source>Each proposal is judged by the true battle, after those before it.</source>
        <translation>Chaque proposition est jugée sur la vraie bataille, après celles qui la précèdent.</translation>
    </message>
    <message>
        <source>Carry out in order</source>
        <translation>Exécuter dans l&apos;ordre</translation>
    </message>
    <message>
        <source>One after the other, up to dice or to the first that is not legal</source>
        <translation>L&apos;une après l&apos;autre, jusqu&apos;à des dés ou jusqu&apos;à la première qui n&apos;est pas permise</translation>
    </message>
    <message>
        <source>Waits for dice before it. Now: %1</source>
        <translation>Attend les dés qui précèdent. Pour l&apos;instant : %1</translation>
    </message>
    <message>
        <source>Carried out</source>
        <translation>Exécutée</translation>
    </message>
</context>
<context>
    <name>signifer::ui::ArmyCatalogue</name>
    <message>
        <source>name, kind, weapon…</source>
        <translation>nom, genre, arme…</translation>
    </message>
    <message>
        <source>Search the troops</source>
        <translation>Chercher des troupes</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Chefs</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Les miennes</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Troupes</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Adds the chosen troop to the army (Enter, double click)</source>
        <translation>Ajoute la troupe choisie à l&apos;armée (Entrée, double clic)</translation>
    </message>
    <message>
        <source>Nothing has these words.</source>
        <translation>Rien trouvé.</translation>
    </message>
    <message>
        <source>%1 of %2 types</source>
        <translation>%1 types sur %2</translation>
    </message>
</context>
<context>
    <name>signifer::ui::ArmyDocument</name>
    <message>
        <source>New army</source>
        <translation>Nouvelle armée</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 : ajout</translation>
    </message>
    <message>
        <source>Leader added</source>
        <translation>Chef ajouté</translation>
    </message>
    <message>
        <source>Number of %1</source>
        <translation>%1 : nombre</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1 : retrait</translation>
    </message>
    <message>
        <source>%1 duplicated</source>
        <translation>%1 : copie</translation>
    </message>
    <message>
        <source>%1 moved</source>
        <translation>%1 : déplacement</translation>
    </message>
    <message>
        <source>Sorted</source>
        <translation>Trié</translation>
    </message>
    <message>
        <source>My %1</source>
        <translation>Mon %1</translation>
    </message>
    <message>
        <source>Troop type of your own</source>
        <translation>Type de troupes personnel</translation>
    </message>
    <message>
        <source>Troop types of %1</source>
        <translation>%1 : types de troupes</translation>
    </message>
</context>
<context>
    <name>signifer::ui::ArmyEntryPane</name>
    <message>
        <source>The chosen entry</source>
        <translation>L&apos;entrée choisie</translation>
    </message>
    <message>
        <source>Choose a unit of the army to give it names and change its figures.</source>
        <translation>Choisissez une unité de l&apos;armée pour la nommer et changer ses chiffres.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>A type of your own, kept in this army.</source>
        <translation>Un type personnel, gardé dans cette armée.</translation>
    </message>
    <message>
        <source>Changed figures are this entry&apos;s alone. As a new type they can be added again and again.</source>
        <translation>Des chiffres changés ne valent que pour cette entrée. Comme nouveau type, on peut les ajouter encore et encore.</translation>
    </message>
    <message>
        <source>As a new type</source>
        <translation>Comme nouveau type</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>Left wing; Right wing</source>
        <translation>Aile gauche ; Aile droite</translation>
    </message>
    <message>
        <source>One name for each unit, with a semicolon between them. Those without one are numbered.</source>
        <translation>Un nom par unité, séparés par un point-virgule. Celles sans nom sont numérotées.</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
    <message>
        <source>Frontage</source>
        <translation>Front</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Socle</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Dessin</translation>
    </message>
    <message>
        <source>Choices for the start</source>
        <translation>Choix pour le début</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>seul</translation>
    </message>
    <message>
        <source>Begins with a unit</source>
        <translation>Commence avec une unité</translation>
    </message>
    <message>
        <source>Begins with</source>
        <translation>Commence avec</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Commandant</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>Sous</translation>
    </message>
    <message>
        <source>Units that he commands</source>
        <translation>Unités qu&apos;il commande</translation>
    </message>
    <message>
        <source>%1 (now under %2)</source>
        <translation>%1 (maintenant sous %2)</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commandement</translation>
    </message>
</context>
<context>
    <name>signifer::ui::ArmyList</name>
    <message>
        <source>Units and leaders of the army</source>
        <translation>Unités et chefs de l&apos;armée</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>under %1</source>
        <translation>sous %1</translation>
    </message>
    <message>
        <source>leads %1</source>
        <translation>mène %1</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>combien</translation>
    </message>
    <message>
        <source>%1 · %2 points</source>
        <translation>%1 · %2 points</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Chefs</translation>
    </message>
</context>
<context>
    <name>signifer::ui::ArmyWindow</name>
    <message>
        <source>Save the army</source>
        <translation>Enregistrer l&apos;armée</translation>
    </message>
    <message>
        <source>Armies (*.json)</source>
        <translation>Armées (*.json)</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Troupes</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Choisi</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Contrôle</translation>
    </message>
    <message>
        <source>as you work</source>
        <translation>au fil du travail</translation>
    </message>
    <message>
        <source>+ and − change the number, Enter opens the names, Del removes, Ctrl+D duplicates</source>
        <translation>+ et − changent le nombre, Entrée ouvre les noms, Suppr enlève, Ctrl+D double</translation>
    </message>
    <message>
        <source>Name of the army</source>
        <translation>Nom de l&apos;armée</translation>
    </message>
    <message>
        <source>Use in a battle…</source>
        <translation>Utiliser dans une bataille…</translation>
    </message>
    <message>
        <source>Notes: where the army comes from</source>
        <translation>Notes : d&apos;où vient l&apos;armée</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>What the rules say of the army</source>
        <translation>Ce que les règles disent de l&apos;armée</translation>
    </message>
    <message>
        <source>&amp;Army</source>
        <translation>&amp;Armée</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nouveau…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Import units…</source>
        <translation>&amp;Importer des unités…</translation>
    </message>
    <message>
        <source>Import units</source>
        <translation>Importer des unités</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt)</source>
        <translation>Tableaux (*.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <source>&amp;Export units…</source>
        <translation>E&amp;xporter des unités…</translation>
    </message>
    <message>
        <source>Export units</source>
        <translation>Exporter des unités</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>&amp;Use in a battle…</source>
        <translation>&amp;Utiliser dans une bataille…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Doubler</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Enlever</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Vers le &amp;haut</translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation>Vers le &amp;bas</translation>
    </message>
    <message>
        <source>&amp;Sort by kind</source>
        <translation>&amp;Trier par genre</translation>
    </message>
    <message>
        <source>New &amp;leader</source>
        <translation>Nouveau &amp;chef</translation>
    </message>
    <message>
        <source>&amp;Find troops</source>
        <translation>C&amp;hercher des troupes</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>pas encore enregistré</translation>
    </message>
    <message>
        <source>%1 · %2%3</source>
        <translation>%1 · %2%3</translation>
    </message>
    <message>
        <source> · changed</source>
        <translation> · changé</translation>
    </message>
    <message>
        <source>%1%2 – army – Signifer</source>
        <translation>%1%2 – armée – Signifer</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Can be played</source>
        <translation>Jouable</translation>
    </message>
    <message>
        <source>The rule set is not installed.</source>
        <translation>Ce jeu de règles n&apos;est pas installé.</translation>
    </message>
    <message>
        <source>Line %1: %2.</source>
        <translation>Ligne %1 : %2.</translation>
    </message>
    <message>
        <source>Line %1, %2: %3.</source>
        <translation>Ligne %1, %2 : %3.</translation>
    </message>
    <message>
        <source>Lines that can be taken: %1. Wrong, and left out then:</source>
        <translation>Lignes à reprendre : %1. Fausses, et alors laissées de côté :</translation>
    </message>
    <message>
        <source>Take the others</source>
        <translation>Reprendre les autres</translation>
    </message>
    <message>
        <source>Units imported</source>
        <translation>Unités importées</translation>
    </message>
    <message>
        <source>New army</source>
        <translation>Nouvelle armée</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Open an army</source>
        <translation>Ouvrir une armée</translation>
    </message>
    <message>
        <source>&amp;Troop types from house rules…</source>
        <translation>&amp;Types de troupes de règles maison…</translation>
    </message>
    <message>
        <source>Troop types from house rules</source>
        <translation>Types de troupes de règles maison</translation>
    </message>
    <message>
        <source>House rules (*.json)</source>
        <translation>Règles maison (*.json)</translation>
    </message>
    <message>
        <source>Usual order</source>
        <translation>Ordre habituel</translation>
    </message>
    <message>
        <source>drag to change; any table lays it out so</source>
        <translation>faire glisser pour changer ; toute table le reprend</translation>
    </message>
    <message>
        <source>Paper marks &amp;behind the bases</source>
        <translation>Marques en papier &amp;derrière les socles</translation>
    </message>
    <message>
        <source>Marks for photos lie on slips that may be taken up, not on the bases</source>
        <translation>Les marques pour les photos sont sur des fiches que l&apos;on peut ramasser, non sur les socles</translation>
    </message>
    <message>
        <source>Paper marks behind the bases</source>
        <translation>Marques en papier derrière les socles</translation>
    </message>
</context>
<context>
    <name>signifer::ui::BattleController</name>
    <message>
        <source>You are looking on. To play from here, go on in a copy.</source>
        <translation>Vous ne faites que regarder. Pour jouer d&apos;ici, continuez dans une copie.</translation>
    </message>
    <message>
        <source>Type or roll the dice on the table first, or think again.</source>
        <translation>Tapez ou lancez d&apos;abord les dés sur la table, ou réfléchissez encore.</translation>
    </message>
    <message>
        <source>That is the umpire&apos;s to do, where everything is seen.</source>
        <translation>C&apos;est au meneur de jeu de le faire, là où tout se voit.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::BattleKeeper</name>
    <message>
        <source>%1 cannot be made</source>
        <translation>%1 ne peut être créé</translation>
    </message>
    <message>
        <source>one question open</source>
        <translation>une question ouverte</translation>
    </message>
    <message>
        <source>%1 questions open</source>
        <translation>%1 questions ouvertes</translation>
    </message>
</context>
<context>
    <name>signifer::ui::BlockSetter</name>
    <message>
        <source> (typed)</source>
        <translation> (tapés)</translation>
    </message>
    <message>
        <source>Overruled: %1</source>
        <translation>Contre l&apos;arbitre : %1</translation>
    </message>
</context>
<context>
    <name>signifer::ui::BranchDialog</name>
    <message>
        <source>Two lines of play</source>
        <translation>Deux déroulements</translation>
    </message>
    <message>
        <source>On the table: %1</source>
        <translation>Sur la table : %1</translation>
    </message>
    <message>
        <source>Every unit stands at the same place, and is hurt alike.</source>
        <translation>Chaque unité est à la même place, avec les mêmes pertes.</translation>
    </message>
    <message>
        <source>Units that stand elsewhere, are hurt otherwise or are lost in one of them only. &quot;To win&quot;: how the position is judged, between machines of equal strength.</source>
        <translation>Unités placées ailleurs, touchées autrement ou perdues dans un seul des deux. « Chances de gagner » : comment la position est jugée, entre machines de même force.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::BranchPane</name>
    <message>
        <source>Lines of play</source>
        <translation>Déroulements de la partie</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparer…</translation>
    </message>
    <message>
        <source>Name…</source>
        <translation>Nommer…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Goes on with this line of play, where it was left (Enter)</source>
        <translation>Continue ce déroulement là où il a été laissé (Entrée)</translation>
    </message>
    <message>
        <source>What differs between this line of play and the one on the table</source>
        <translation>Ce qui diffère entre ce déroulement et celui qui est sur la table</translation>
    </message>
    <message>
        <source>Gives it a name (F2)</source>
        <translation>Lui donne un nom (F2)</translation>
    </message>
    <message>
        <source>Takes it off the list; it can be brought back</source>
        <translation>Le retire de la liste ; il peut être ramené</translation>
    </message>
    <message>
        <source>On the table: %1</source>
        <translation>Sur la table : %1</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Annulé : %1</translation>
    </message>
    <message>
        <source>What was undone and then played otherwise</source>
        <translation>Ce qui a été annulé puis joué autrement</translation>
    </message>
    <message>
        <source>Name of the line of play</source>
        <translation>Nom du déroulement</translation>
    </message>
    <message>
        <source>What is it called? &quot;What if the horse had waited&quot;, for instance</source>
        <translation>Comment s&apos;appelle-t-il ? Par exemple « Si la cavalerie avait attendu »</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Tour %1 : %2</translation>
    </message>
</context>
<context>
    <name>signifer::ui::Callout</name>
    <message>
        <source>Overrule…</source>
        <translation>Passer outre…</translation>
    </message>
    <message>
        <source>Nearest legal</source>
        <translation>Permis le plus proche</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>&lt;br&gt;and %1 more</source>
        <translation>&lt;br&gt;et %1 de plus</translation>
    </message>
    <message>
        <source>Carry out</source>
        <translation>Exécuter</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
</context>
<context>
    <name>signifer::ui::ChainView</name>
    <message>
        <source>Working out what comes of it…</source>
        <translation>Calcul de la suite…</translation>
    </message>
    <message>
        <source>From here, all that comes before it included</source>
        <translation>D&apos;ici, avec tout ce qui précède</translation>
    </message>
    <message>
        <source>from here</source>
        <translation>d&apos;ici</translation>
    </message>
    <message>
        <source>Comes home</source>
        <translation>Arrive au contact</translation>
    </message>
    <message>
        <source>then does more harm</source>
        <translation>puis cause plus de pertes</translation>
    </message>
    <message>
        <source>then breaks them</source>
        <translation>puis les brise</translation>
    </message>
    <message>
        <source>Exact, over the dice of both.</source>
        <translation>Exact, sur les dés des deux camps.</translation>
    </message>
    <message>
        <source>From %1 turns played out.</source>
        <translation>D&apos;après %1 tours joués.</translation>
    </message>
    <message>
        <source>Broken themselves: %1.</source>
        <translation>Brisés eux-mêmes : %1.</translation>
    </message>
    <message>
        <source>in all &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>en tout &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1 : %2.</translation>
    </message>
    <message>
        <source>Taken for granted: %1</source>
        <translation>Tenu pour acquis : %1</translation>
    </message>
    <message>
        <source>Does more harm</source>
        <translation>Inflige plus de pertes</translation>
    </message>
    <message>
        <source>They break or go before</source>
        <translation>Brisés ou partis avant</translation>
    </message>
    <message>
        <source>Meets another instead</source>
        <translation>Rencontre un autre</translation>
    </message>
</context>
<context>
    <name>signifer::ui::ChessClock</name>
    <message>
        <source>%1 (paused)</source>
        <translation>%1 (en pause)</translation>
    </message>
    <message>
        <source>This step: %1. A click pauses the clock.</source>
        <translation>Cette étape : %1. Un clic met l&apos;horloge en pause.</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>étape %1</translation>
    </message>
</context>
<context>
    <name>signifer::ui::ClerkWork</name>
    <message>
        <source>There is no battle on the table.</source>
        <translation>Il n&apos;y a pas de bataille sur la table.</translation>
    </message>
    <message>
        <source>No rule has this id.</source>
        <translation>Aucune règle ne porte ce nom.</translation>
    </message>
    <message>
        <source>No unit of this name is in sight.</source>
        <translation>Aucune unité de ce nom n&apos;est en vue.</translation>
    </message>
    <message>
        <source>This is not for your side to decide.</source>
        <translation>Ce n&apos;est pas à votre camp d&apos;en décider.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>This cannot be done any more.</source>
        <translation>Ce n&apos;est plus possible.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::ClubPicture</name>
    <message>
        <source>%1 holds no picture that can be read.</source>
        <translation>%1 ne contient pas d&apos;image lisible.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::ConditionEditor</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>any</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Au moins</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Au plus</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>not: %1</source>
        <translation>pas : %1</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>%1: at least %2</source>
        <translation>%1 : au moins %2</translation>
    </message>
    <message>
        <source>%1: at most %2</source>
        <translation>%1 : au plus %2</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <translation>%1 : %2 à %3</translation>
    </message>
</context>
<context>
    <name>signifer::ui::DeploymentDock</name>
    <message>
        <source>Deployment</source>
        <translation>Déploiement</translation>
    </message>
    <message>
        <source>Still to be placed</source>
        <translation>Encore à placer</translation>
    </message>
    <message>
        <source>Deployment done</source>
        <translation>Déploiement terminé</translation>
    </message>
    <message>
        <source>all placed</source>
        <translation>tous placés</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>encore %1</translation>
    </message>
    <message>
        <source>Place the next as usual</source>
        <translation>Placer la suivante comme d&apos;usage</translation>
    </message>
    <message>
        <source>Place all as usual</source>
        <translation>Placer tout comme d&apos;usage</translation>
    </message>
    <message>
        <source>Place all as a legate would</source>
        <translation>Placer tout comme un légat</translation>
    </message>
    <message>
        <source>Place the next as a legate would</source>
        <translation>Placer la suivante comme un légat</translation>
    </message>
    <message>
        <source>A legate plays orders of battle out and keeps to the best</source>
        <translation>Un légat joue des ordres de bataille et s&apos;en tient au meilleur</translation>
    </message>
    <message>
        <source>When everybody has been placed</source>
        <translation>Quand tout est placé</translation>
    </message>
    <message>
        <source>after all units</source>
        <translation>après toutes les unités</translation>
    </message>
    <message>
        <source>%1 to deploy</source>
        <translation>%1 : déploiement</translation>
    </message>
    <message>
        <source>Behind the screen: the other side&apos;s units are shown when both have deployed. Drag units into the zone; wheel or right button turn them. Placed ones can be moved until you are done.</source>
        <translation>Derrière le paravent : les unités de l&apos;autre camp se montrent quand les deux sont déployés. Faites glisser les unités dans la zone ; la molette ou le bouton droit les tourne. Celles qui sont placées se déplacent jusqu&apos;à ce que vous ayez fini.</translation>
    </message>
    <message>
        <source>Drag one unit into the zone; wheel or right button turn it. Then it is the other side&apos;s go.</source>
        <translation>Faites glisser une unité dans la zone ; la molette ou le bouton droit la tourne. Puis c&apos;est à l&apos;autre camp.</translation>
    </message>
    <message>
        <source>Drag units into the zone; wheel or right button turn them. Placed ones can be moved until you are done.</source>
        <translation>Faites glisser les unités dans la zone ; la molette ou le bouton droit les tourne. Celles qui sont placées se déplacent jusqu&apos;à ce que vous ayez fini.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::DepthSwitch</name>
    <message>
        <source>Checklist</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Full referee</source>
        <translation>Arbitre complet</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>Simuler</translation>
    </message>
    <message>
        <source>Every action is judged and carried out by the rules</source>
        <translation>Chaque action est jugée et exécutée selon les règles</translation>
    </message>
    <message>
        <source>The machine plays both sides</source>
        <translation>La machine joue les deux camps</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>À côté de la table</translation>
    </message>
    <message>
        <source>The players move, throw and decide; the program keeps the sequence alone</source>
        <translation>Les joueurs déplacent, lancent et décident ; le programme ne tient que la séquence</translation>
    </message>
    <message>
        <source>Your table is the truth: tell what happened, ask, and be judged where you want it (Shift+J)</source>
        <translation>Votre table fait foi : dites ce qui arrive, demandez, et faites juger ce que vous voulez (Maj+J)</translation>
    </message>
</context>
<context>
    <name>signifer::ui::DiceDock</name>
    <message>
        <source>faces; dashed: fair dice</source>
        <translation>faces ; tirets : dés non pipés</translation>
    </message>
    <message>
        <source>%1: %2 times, %3 expected</source>
        <translation>%1 : %2 fois, %3 attendues</translation>
    </message>
    <message>
        <source>uncommonly good luck</source>
        <translation>chance peu commune</translation>
    </message>
    <message>
        <source>uncommonly bad luck</source>
        <translation>malchance peu commune</translation>
    </message>
    <message>
        <source>ordinary luck</source>
        <translation>chance ordinaire</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>No dice yet.</source>
        <translation>Pas encore de dés.</translation>
    </message>
    <message>
        <source>%1 dice, %2 on average; fair dice give %3: %4.</source>
        <translation>%1 dés, %2 en moyenne ; des dés non pipés donnent %3 : %4.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::DiceFaces</name>
    <message>
        <source>Dice: %1</source>
        <translation>Dés : %1</translation>
    </message>
</context>
<context>
    <name>signifer::ui::DiceSlots</name>
    <message>
        <source>%1 of %2 dice typed: %3</source>
        <translation>%1 dés tapés sur %2 : %3</translation>
    </message>
    <message>
        <source>%1 of %2 figures typed: %3</source>
        <translation>%1 nombres saisis sur %2 : %3</translation>
    </message>
</context>
<context>
    <name>signifer::ui::DocumentWindow</name>
    <message>
        <source>Not saved: %1</source>
        <translation>Pas enregistré : %1</translation>
    </message>
    <message>
        <source>Signifer</source>
        <translation>Signifer</translation>
    </message>
    <message>
        <source>%1 is not saved.</source>
        <translation>%1 n&apos;est pas enregistré.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Kept as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Encore aucun</translation>
    </message>
    <message>
        <source>&amp;Recent</source>
        <translation>&amp;Récents</translation>
    </message>
    <message>
        <source>Earlier &amp;versions</source>
        <translation>&amp;Versions antérieures</translation>
    </message>
    <message>
        <source>Export a &amp;copy…</source>
        <translation>Exporter une &amp;copie…</translation>
    </message>
    <message>
        <source>A copy for others; the work goes on in its own file</source>
        <translation>Une copie pour d&apos;autres ; le travail continue dans son propre fichier</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Montrer dans le &amp;dossier</translation>
    </message>
</context>
<context>
    <name>signifer::ui::Editors</name>
    <message>
        <source>New army</source>
        <translation>Nouvelle armée</translation>
    </message>
    <message>
        <source>&amp;Open army…</source>
        <translation>&amp;Ouvrir une armée…</translation>
    </message>
    <message>
        <source>Open an army</source>
        <translation>Ouvrir une armée</translation>
    </message>
    <message>
        <source>Armies (*.json)</source>
        <translation>Armées (*.json)</translation>
    </message>
    <message>
        <source>&amp;Sample armies</source>
        <translation>Armées d&apos;&amp;exemple</translation>
    </message>
    <message>
        <source>O&amp;pen table…</source>
        <translation>Ou&amp;vrir une table…</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Ouvrir un scénario</translation>
    </message>
    <message>
        <source>Battles (*.json)</source>
        <translation>Batailles (*.json)</translation>
    </message>
    <message>
        <source>The table of t&amp;his battle</source>
        <translation>La table de &amp;cette bataille</translation>
    </message>
    <message>
        <source>Save this &amp;moment as a scenario…</source>
        <translation>Enregistrer ce &amp;moment comme scénario…</translation>
    </message>
    <message>
        <source>Save this moment</source>
        <translation>Enregistrer ce moment</translation>
    </message>
    <message>
        <source>Which battle?</source>
        <translation>Quelle bataille ?</translation>
    </message>
    <message>
        <source>Save the battle</source>
        <translation>Enregistrer la bataille</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Pas enregistré : %1</translation>
    </message>
    <message>
        <source>New &amp;army</source>
        <translation>Nouvelle &amp;armée</translation>
    </message>
    <message>
        <source>&amp;My armies</source>
        <translation>&amp;Mes armées</translation>
    </message>
    <message>
        <source>New &amp;table</source>
        <translation>Nouvelle &amp;table</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>&amp;Règles maison</translation>
    </message>
    <message>
        <source>Op&amp;en house rules…</source>
        <translation>Ouvrir des règl&amp;es maison…</translation>
    </message>
    <message>
        <source>Open house rules</source>
        <translation>Ouvrir des règles maison</translation>
    </message>
    <message>
        <source>House rules (*.json)</source>
        <translation>Règles maison (*.json)</translation>
    </message>
    <message>
        <source>None yet: make one with New army</source>
        <translation>Aucune encore : créer avec Nouvelle armée</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <translation>%1, tour %2</translation>
    </message>
    <message>
        <source>%1 under %2</source>
        <translation>%1 sous %2</translation>
    </message>
    <message>
        <source>%1: the army&apos;s file has changed since. %2</source>
        <translation>%1 : le fichier de l&apos;armée a changé depuis. %2</translation>
    </message>
    <message>
        <source>Signifer</source>
        <translation>Signifer</translation>
    </message>
    <message>
        <source>Take it over on the table…</source>
        <translation>La reprendre sur la table…</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laisser</translation>
    </message>
    <message>
        <source>My ta&amp;bles</source>
        <translation>Mes tab&amp;les</translation>
    </message>
    <message>
        <source>My ho&amp;use rules</source>
        <translation>Mes règles mai&amp;son</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Encore aucun</translation>
    </message>
</context>
<context>
    <name>signifer::ui::FieldForm</name>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>changé</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>avant : %1</translation>
    </message>
</context>
<context>
    <name>signifer::ui::FilesHome</name>
    <message>
        <source>Unnamed</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>there is such a file already</source>
        <translation>ce fichier existe déjà</translation>
    </message>
    <message>
        <source>it cannot be renamed</source>
        <translation>on ne peut pas le renommer</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>on ne peut pas le lire</translation>
    </message>
</context>
<context>
    <name>signifer::ui::ForcesPane</name>
    <message>
        <source>Name of the side</source>
        <translation>Nom du camp</translation>
    </message>
    <message>
        <source>Army of the side</source>
        <translation>Armée du camp</translation>
    </message>
    <message>
        <source>Not on the table yet</source>
        <translation>Pas encore sur la table</translation>
    </message>
    <message>
        <source>Lay out all (D)</source>
        <translation>Tout disposer (D)</translation>
    </message>
    <message>
        <source>Side named</source>
        <translation>Camp nommé</translation>
    </message>
    <message>
        <source>Choose an army…</source>
        <translation>Choisir une armée…</translation>
    </message>
    <message>
        <source>%1 (sample)</source>
        <translation>%1 (exemple)</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Depuis un fichier…</translation>
    </message>
    <message>
        <source>Open an army</source>
        <translation>Ouvrir une armée</translation>
    </message>
    <message>
        <source>Armies (*.json)</source>
        <translation>Armées (*.json)</translation>
    </message>
    <message>
        <source>Choose an army to put it on the table, or make one under Prepare.</source>
        <translation>Choisissez une armée pour la mettre sur la table, ou créez-en une sous Préparer.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>drop on a unit to join it</source>
        <translation>déposer sur une unité pour la rejoindre</translation>
    </message>
    <message>
        <source>All of the army is on the table.</source>
        <translation>Toute l&apos;armée est sur la table.</translation>
    </message>
    <message>
        <source>Drag one, or with Shift all of a kind as a line.</source>
        <translation>Faites-en glisser une, ou avec Maj toutes celles d&apos;un genre en ligne.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::GhostPane</name>
    <message>
        <source>Judge as it stands</source>
        <translation>Juger comme c&apos;est posé</translation>
    </message>
    <message>
        <source>Kept as told, marked by hand (Enter)</source>
        <translation>Gardé comme dit, noté à la main (Entrée)</translation>
    </message>
    <message>
        <source>Only the legal ones</source>
        <translation>Seulement les permis</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Remettre</translation>
    </message>
    <message>
        <source>Nothing has happened (Esc)</source>
        <translation>Rien n&apos;est arrivé (Échap)</translation>
    </message>
    <message>
        <source>So it stands</source>
        <translation>C&apos;est posé ainsi</translation>
    </message>
    <message>
        <source>Take all %1</source>
        <translation>Prendre les %1</translation>
    </message>
    <message>
        <source>✓ %1: legal</source>
        <translation>✓ %1 : permis</translation>
    </message>
    <message>
        <source>✗ %1: I find no legal way</source>
        <translation>✗ %1 : je ne trouve aucun chemin permis</translation>
    </message>
    <message>
        <source>Asked for: %1</source>
        <translation>Demandé pour : %1</translation>
    </message>
    <message>
        <source>A click puts it back</source>
        <translation>Un clic remet en place</translation>
    </message>
    <message>
        <source>The nearest place that a legal move reaches; dashed on the table (Shift+Enter)</source>
        <translation>La place la plus proche qu&apos;un mouvement permis atteint ; en tirets sur la table (Maj+Entrée)</translation>
    </message>
    <message>
        <source>Judge for another step…</source>
        <translation>Juger pour une autre étape…</translation>
    </message>
    <message>
        <source>As a charge, a retreat, or the move of another turn (Ctrl+J)</source>
        <translation>Comme charge, comme retraite ou comme mouvement d&apos;un autre tour (Ctrl+J)</translation>
    </message>
    <message>
        <source>Nearest legal place, %1</source>
        <translation>Place permise la plus proche, %1</translation>
    </message>
    <message>
        <source>Stand elsewhere</source>
        <translation>Sont ailleurs</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Disparus</translation>
    </message>
    <message>
        <source>Have suffered</source>
        <translation>Ont souffert</translation>
    </message>
    <message>
        <source>Told</source>
        <translation>Dit</translation>
    </message>
    <message>
        <source>No step of these turns asks for such a move</source>
        <translation>Aucune étape de ces tours ne demande un tel mouvement</translation>
    </message>
</context>
<context>
    <name>signifer::ui::GroundPane</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Draw ground</source>
        <translation>Dessiner le terrain</translation>
    </message>
    <message>
        <source>Oval</source>
        <translation>Ovale</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Rectangle</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Bande</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Coins</translation>
    </message>
    <message>
        <source>Drag from corner to corner</source>
        <translation>Glisser de coin à coin</translation>
    </message>
    <message>
        <source>Drag along a river, road or wall</source>
        <translation>Glisser le long d&apos;une rivière, d&apos;une route ou d&apos;un mur</translation>
    </message>
    <message>
        <source>Click each corner, Enter closes</source>
        <translation>Cliquer chaque coin, Entrée ferme</translation>
    </message>
    <message>
        <source>Kinds of ground</source>
        <translation>Genres de terrain</translation>
    </message>
    <message>
        <source>Height of the ground that is drawn next</source>
        <translation>Hauteur du terrain dessiné ensuite</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>Ground on the table</source>
        <translation>Terrain sur la table</translation>
    </message>
    <message>
        <source>Ground named</source>
        <translation>Terrain nommé</translation>
    </message>
    <message>
        <source>Kind of ground</source>
        <translation>Genre de terrain</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Size of the table</source>
        <translation>Taille de la table</translation>
    </message>
    <message>
        <source>%1   (%2)</source>
        <translation>%1   (%2)</translation>
    </message>
    <message>
        <source> squares</source>
        <translation> cases</translation>
    </message>
    <message>
        <source> in</source>
        <translation> po</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>, level %1</source>
        <translation>, niveau %1</translation>
    </message>
    <message>
        <source>Level of the next</source>
        <translation>Niveau du suivant</translation>
    </message>
    <message>
        <source>This ground changes nothing in these rules, nor does its level.</source>
        <translation>Ce terrain ne change rien dans ce jeu de règles, sa hauteur non plus.</translation>
    </message>
    <message>
        <source>A level of this ground changes nothing in these rules.</source>
        <translation>La hauteur de ce terrain ne change rien dans ce jeu de règles.</translation>
    </message>
    <message>
        <source>Without a level this ground changes nothing in these rules.</source>
        <translation>Sans hauteur, ce terrain ne change rien dans ce jeu de règles.</translation>
    </message>
    <message>
        <source>This ground changes nothing in these rules.</source>
        <translation>Ce terrain ne change rien dans ce jeu de règles.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::GroupPane</name>
    <message>
        <source>Go</source>
        <translation>Faire</translation>
    </message>
    <message>
        <source>Carries it out for all (Enter)</source>
        <translation>L&apos;exécute pour toutes (Entrée)</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Nothing has happened (Esc)</source>
        <translation>Rien ne s&apos;est passé (Échap)</translation>
    </message>
    <message>
        <source>%1 units</source>
        <translation>%1 unités</translation>
    </message>
    <message>
        <source>Drag one of them, or use the arrow keys, to move all.</source>
        <translation>Faites glisser l&apos;une d&apos;elles, ou utilisez les flèches, pour les déplacer toutes.</translation>
    </message>
    <message>
        <source>Placed by hand.</source>
        <translation>Placées à la main.</translation>
    </message>
    <message>
        <source>They move together.</source>
        <translation>Elles se déplacent ensemble.</translation>
    </message>
    <message>
        <source>They move one after another, the foremost first.</source>
        <translation>Elles se déplacent l&apos;une après l&apos;autre, la plus avancée d&apos;abord.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::GuideWindow</name>
    <message>
        <source>User guide – Signifer</source>
        <translation>Guide – Signifer</translation>
    </message>
    <message>
        <source>Headings</source>
        <translation>Titres</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Search, Enter goes on</source>
        <translation>Chercher, Entrée continue</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Chercher dans le guide</translation>
    </message>
</context>
<context>
    <name>signifer::ui::HandPanel</name>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Who or what is changed</source>
        <translation>Qui ou quoi est changé</translation>
    </message>
    <message>
        <source>So it will read in the journal</source>
        <translation>Ainsi le dira le journal</translation>
    </message>
    <message>
        <source>Why, if you like: the journal keeps it</source>
        <translation>Pourquoi, si vous voulez : le journal le garde</translation>
    </message>
    <message>
        <source>Keep, and tell the journal</source>
        <translation>Garder, et noter au journal</translation>
    </message>
    <message>
        <source>Undo all</source>
        <translation>Tout annuler</translation>
    </message>
    <message>
        <source>%1 (off the table)</source>
        <translation>%1 (hors de la table)</translation>
    </message>
    <message>
        <source>Side: %1</source>
        <translation>Camp : %1</translation>
    </message>
    <message>
        <source>The battle</source>
        <translation>La bataille</translation>
    </message>
    <message>
        <source>as it stands</source>
        <translation>comme elle est posée</translation>
    </message>
    <message>
        <source>nearest side</source>
        <translation>côté le plus proche</translation>
    </message>
    <message>
        <source>front</source>
        <translation>front</translation>
    </message>
    <message>
        <source>flank</source>
        <translation>flanc</translation>
    </message>
    <message>
        <source>rear</source>
        <translation>dos</translation>
    </message>
    <message>
        <source>In contact with</source>
        <translation>Au contact de</translation>
    </message>
    <message>
        <source>Where it stands</source>
        <translation>Où c&apos;est posé</translation>
    </message>
    <message>
        <source>by himself</source>
        <translation>seul</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Avec</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Rien n&apos;est encore changé.</translation>
    </message>
    <message>
        <source>✓ It hangs together.</source>
        <translation>✓ Tout concorde.</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À la main</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Next one</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Nothing more is told (Esc)</source>
        <translation>Rien de plus n&apos;est dit (Échap)</translation>
    </message>
    <message>
        <source>What it suffered and did</source>
        <translation>Ce qu&apos;elle a subi et fait</translation>
    </message>
</context>
<context>
    <name>signifer::ui::HouseAdditionsPane</name>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
</context>
<context>
    <name>signifer::ui::HouseModifiersPane</name>
    <message>
        <source>Modifiers of your own</source>
        <translation>Modificateurs personnels</translation>
    </message>
    <message>
        <source>New modifier</source>
        <translation>Nouveau modificateur</translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <translation>%1 %2, %3</translation>
    </message>
    <message>
        <source>A modifier is added to a test whenever its conditions hold: in play, in rulings, in the odds, on paper and for machines.</source>
        <translation>Un modificateur s&apos;ajoute à un test chaque fois que ses conditions sont remplies : en jeu, dans les décisions, dans les probabilités, sur papier et pour les machines.</translation>
    </message>
    <message>
        <source>These rules have no table that modifiers can be added to.</source>
        <translation>Ces règles n&apos;ont pas de table qui accepte des modificateurs.</translation>
    </message>
    <message>
        <source>It counts where</source>
        <translation>Il compte si</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Test of a modifier</source>
        <translation>Test d&apos;un modificateur</translation>
    </message>
    <message>
        <source>Added to</source>
        <translation>S&apos;ajoute à</translation>
    </message>
    <message>
        <source>Value of a modifier</source>
        <translation>Valeur d&apos;un modificateur</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Words of a modifier</source>
        <translation>Texte d&apos;un modificateur</translation>
    </message>
    <message>
        <source>In a few words</source>
        <translation>En quelques mots</translation>
    </message>
    <message>
        <source>river veterans</source>
        <translation>vétérans du fleuve</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>an id of your own, such as RV-1</source>
        <translation>un code à vous, comme RV-1</translation>
    </message>
    <message>
        <source>The rule in full</source>
        <translation>La règle entière</translation>
    </message>
    <message>
        <source>Veterans of the river fight with +2.</source>
        <translation>Les vétérans du fleuve combattent à +2.</translation>
    </message>
    <message>
        <source>Always; add a condition…</source>
        <translation>Toujours ; ajouter une condition…</translation>
    </message>
    <message>
        <source>Add a condition…</source>
        <translation>Ajouter une condition…</translation>
    </message>
    <message>
        <source>Condition of a modifier</source>
        <translation>Condition d&apos;un modificateur</translation>
    </message>
    <message>
        <source>Remove this condition</source>
        <translation>Retirer cette condition</translation>
    </message>
    <message>
        <source>Condition removed</source>
        <translation>Condition retirée</translation>
    </message>
    <message>
        <source>our modifier</source>
        <translation>notre modificateur</translation>
    </message>
    <message>
        <source>Modifier removed</source>
        <translation>Modificateur retiré</translation>
    </message>
    <message>
        <source>%1, always.</source>
        <translation>%1, toujours.</translation>
    </message>
    <message>
        <source>%1. Where: %2.</source>
        <translation>%1. Si : %2.</translation>
    </message>
    <message>
        <source>%1: %2 added to %3</source>
        <translation>%1 : %2 ajouté à : %3</translation>
    </message>
</context>
<context>
    <name>signifer::ui::HouseRulesDocument</name>
    <message>
        <source>Our house rules</source>
        <translation>Nos règles maison</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Taken out</source>
        <translation>Retiré</translation>
    </message>
    <message>
        <source>What is hidden</source>
        <translation>Ce qui est caché</translation>
    </message>
</context>
<context>
    <name>signifer::ui::HouseRulesWindow</name>
    <message>
        <source>Begin from a named set</source>
        <translation>Partir d&apos;un jeu nommé</translation>
    </message>
    <message>
        <source>Save the house rules</source>
        <translation>Enregistrer les règles maison</translation>
    </message>
    <message>
        <source>House rules (*.json)</source>
        <translation>Règles maison (*.json)</translation>
    </message>
    <message>
        <source>Rule set and files</source>
        <translation>Règles et fichiers</translation>
    </message>
    <message>
        <source>This one</source>
        <translation>Celui-ci</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>The file that you write</source>
        <translation>Le fichier que vous écrivez</translation>
    </message>
    <message>
        <source>2, or spring 2026</source>
        <translation>2, ou printemps 2026</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Files below it, later ones win</source>
        <translation>Fichiers dessous, les derniers l&apos;emportent</translation>
    </message>
    <message>
        <source>Files in force</source>
        <translation>Fichiers en vigueur</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>Add house rules</source>
        <translation>Ajouter des règles maison</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Enlever</translation>
    </message>
    <message>
        <source>a word or a rule id</source>
        <translation>un mot ou un numéro de règle</translation>
    </message>
    <message>
        <source>Search the options and figures</source>
        <translation>Chercher les options et les chiffres</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Changed only</source>
        <translation>Changés seulement</translation>
    </message>
    <message>
        <source>Play under them…</source>
        <translation>Jouer avec ces règles…</translation>
    </message>
    <message>
        <source>Options and figures</source>
        <translation>Options et chiffres</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>In force</source>
        <translation>En vigueur</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Imprimé</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Back to what it was (Del)</source>
        <translation>Comme avant (Suppr)</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Contrôle</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Ce qui ne va pas</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>&amp;Règles maison</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open house rules</source>
        <translation>Ouvrir des règles maison</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Back to what it was</source>
        <translation>&amp;Comme avant</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>C&amp;hercher</translation>
    </message>
    <message>
        <source>%1%2 – house rules – Signifer</source>
        <translation>%1%2 – règles maison – Signifer</translation>
    </message>
    <message>
        <source>%1: left out. %2</source>
        <translation>%1 : laissé de côté. %2</translation>
    </message>
    <message>
        <source>%1 in all, %2 changed</source>
        <translation>%1 en tout, %2 changés</translation>
    </message>
    <message>
        <source>Choose an option or a figure.</source>
        <translation>Choisissez une option ou un chiffre.</translation>
    </message>
    <message>
        <source>A double click or F2 changes it. What differs from the sheet is marked.</source>
        <translation>Un double clic ou F2 le change. Ce qui diffère de la feuille est marqué.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>As printed: %1.</source>
        <translation>Imprimé : %1.</translation>
    </message>
    <message>
        <source>By %1: %2.</source>
        <translation>Selon %1 : %2.</translation>
    </message>
    <message>
        <source>Another value stands in %1.</source>
        <translation>Une autre valeur est dans %1.</translation>
    </message>
    <message>
        <source>Can be played</source>
        <translation>Jouable</translation>
    </message>
    <message>
        <source>The rule set is not installed.</source>
        <translation>Ce jeu de règles n&apos;est pas installé.</translation>
    </message>
    <message>
        <source>&amp;Print on one page…</source>
        <translation>Im&amp;primer sur une page…</translation>
    </message>
    <message>
        <source>Mend what stands under Check before you print.</source>
        <translation>Corrigez ce qui est sous Contrôle avant d&apos;imprimer.</translation>
    </message>
    <message>
        <source>Modifiers</source>
        <translation>Modificateurs</translation>
    </message>
    <message>
        <source>Troop types</source>
        <translation>Types de troupes</translation>
    </message>
    <message>
        <source>%1: %2 and %3 differ; %3 is in force.</source>
        <translation>%1 : %2 et %3 diffèrent ; %3 est en vigueur.</translation>
    </message>
    <message numerus="yes">
        <source>%n changed, all in force</source>
        <translation>
            <numerusform>%n changement, en vigueur</numerusform>
            <numerusform>%n changements, tous en vigueur</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 changed, %2 overruled by a later file</source>
        <translation>%1 modifiés, %2 remplacés par un fichier suivant</translation>
    </message>
    <message>
        <source>Change it here to see the odds before and after.</source>
        <translation>Modifiez-le ici pour voir les probabilités avant et après.</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Le retirer</translation>
    </message>
    <message>
        <source>Battles with and without all of this…</source>
        <translation>Batailles avec et sans tout cela…</translation>
    </message>
    <message>
        <source>Battles with and without it…</source>
        <translation>Batailles avec et sans elle…</translation>
    </message>
    <message>
        <source>Plays 1,000 battles each way by machine, on the same dice</source>
        <translation>La machine joue deux fois 1000 batailles, avec et sans, avec les mêmes dés</translation>
    </message>
    <message>
        <source>Mend what stands under Check before you play.</source>
        <translation>Corrigez d&apos;abord ce qui figure sous Contrôle.</translation>
    </message>
    <message>
        <source>All house rules: %1</source>
        <translation>Toutes les règles maison : %1</translation>
    </message>
    <message>
        <source>As the battle says</source>
        <translation>Comme le dit la bataille</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Whoever is marked as hidden</source>
        <translation>Qui est marqué comme caché</translation>
    </message>
    <message>
        <source>Whatever nobody of a side sees</source>
        <translation>Ce que personne d&apos;un camp ne voit</translation>
    </message>
    <message>
        <source> in</source>
        <translation> po</translation>
    </message>
    <message>
        <source>What is hidden</source>
        <translation>Ce qui est caché</translation>
    </message>
    <message>
        <source>Sight reaches</source>
        <translation>La vue porte à</translation>
    </message>
</context>
<context>
    <name>signifer::ui::HouseTroopsPane</name>
    <message>
        <source>Troop types of your own</source>
        <translation>Types de troupes personnels</translation>
    </message>
    <message>
        <source>A new troop type begins as a copy of</source>
        <translation>Un nouveau type de troupes part d&apos;une copie de</translation>
    </message>
    <message>
        <source>New troop type like this</source>
        <translation>Nouveau type comme celui-ci</translation>
    </message>
    <message>
        <source>Troop types of your own stand beside the rule set&apos;s, in battles under these house rules and in army lists that take them over.</source>
        <translation>Vos types de troupes s&apos;ajoutent à ceux du jeu de règles, dans les batailles sous ces règles maison et dans les armées qui les reprennent.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Troop type named</source>
        <translation>Type de troupes nommé</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>What files call it: letters, digits and hyphens</source>
        <translation>Son nom dans les fichiers : lettres, chiffres et tirets</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Dessin</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Socle</translation>
    </message>
    <message>
        <source>Frontage</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Our %1</source>
        <translation>%1 (maison)</translation>
    </message>
    <message>
        <source>New troop type</source>
        <translation>Nouveau type de troupes</translation>
    </message>
    <message>
        <source>Troop type removed</source>
        <translation>Type de troupes retiré</translation>
    </message>
</context>
<context>
    <name>signifer::ui::ImpactPane</name>
    <message>
        <source>What it changes</source>
        <translation>Ce que cela change</translation>
    </message>
    <message>
        <source>Working out the odds…</source>
        <translation>Calcul des probabilités…</translation>
    </message>
    <message>
        <source>No ruling of its own has other odds by it; it counts on the table.</source>
        <translation>Les probabilités d&apos;aucune décision n&apos;en changent ; cela compte sur la table.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>as the form stands, exact</source>
        <translation>tel que le formulaire, exact</translation>
    </message>
    <message>
        <source>%1; exact</source>
        <translation>%1 ; exact</translation>
    </message>
    <message>
        <source>before</source>
        <translation>avant</translation>
    </message>
    <message>
        <source>with it</source>
        <translation>avec</translation>
    </message>
    <message>
        <source>On average %1 becomes %2.</source>
        <translation>En moyenne %1 devient %2.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::InviteDialog</name>
    <message>
        <source>here now</source>
        <translation>présent</translation>
    </message>
    <message>
        <source>not heard for %1 s</source>
        <translation>muet depuis %1 s</translation>
    </message>
    <message>
        <source>not heard for %1 min</source>
        <translation>muet depuis %1 min</translation>
    </message>
    <message>
        <source>Invite phones</source>
        <translation>Inviter des téléphones</translation>
    </message>
    <message>
        <source>Those who have joined stay until the battle closes.</source>
        <translation>Ceux qui ont rejoint restent jusqu&apos;à la fermeture de la bataille.</translation>
    </message>
    <message>
        <source>Close the room</source>
        <translation>Fermer la salle</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Retour à la table</translation>
    </message>
    <message>
        <source>Point the camera at it</source>
        <translation>Visez-le avec l&apos;appareil photo</translation>
    </message>
    <message>
        <source>or type into any browser in the room&apos;s network:</source>
        <translation>ou tapez dans un navigateur du réseau de la salle :</translation>
    </message>
    <message>
        <source>Address of the page</source>
        <translation>Adresse de la page</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>New phrase</source>
        <translation>Nouveaux mots</translation>
    </message>
    <message>
        <source>and the phrase</source>
        <translation>et les mots</translation>
    </message>
    <message>
        <source>Address to listen at</source>
        <translation>Adresse d&apos;écoute</translation>
    </message>
    <message>
        <source>The network that the phones are in:</source>
        <translation>Le réseau des téléphones :</translation>
    </message>
    <message>
        <source>Print it…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>✓ Only this network: no account, no app, nothing goes out of the room. The page is not encrypted: whoever listens in this network can read along.</source>
        <translation>✓ Ce réseau seulement : pas de compte, pas d&apos;application, rien ne sort de la salle. La page n&apos;est pas chiffrée : qui écoute ce réseau peut lire.</translation>
    </message>
    <message>
        <source>Ask me before each joins</source>
        <translation>Demander avant chaque arrivée</translation>
    </message>
    <message>
        <source>Phones in the room</source>
        <translation>Téléphones dans la salle</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Joue</translation>
    </message>
    <message>
        <source>Type dice</source>
        <translation>Taper les dés</translation>
    </message>
    <message>
        <source>Ask rules</source>
        <translation>Poser des questions</translation>
    </message>
    <message>
        <source>Tell moves</source>
        <translation>Annoncer les mouvements</translation>
    </message>
    <message>
        <source>See all</source>
        <translation>Tout voir</translation>
    </message>
    <message>
        <source>Put out</source>
        <translation>Exclure</translation>
    </message>
    <message>
        <source>only those asked of its side; typed faces are marked as typed</source>
        <translation>seulement ceux de son camp ; ils sont marqués comme tapés</translation>
    </message>
    <message>
        <source>what may my unit do, how far, with what chance</source>
        <translation>ce que peut mon unité, jusqu&apos;où, avec quelle chance</translation>
    </message>
    <message>
        <source>reaches you as a proposal; you take it or not</source>
        <translation>vous parvient comme proposition ; vous la prenez ou non</translation>
    </message>
    <message>
        <source>off: own side, and of the enemy what it may know</source>
        <translation>non : son camp, et de l&apos;ennemi ce qu&apos;il peut savoir</translation>
    </message>
    <message>
        <source>The page does not open?</source>
        <translation>La page ne s&apos;ouvre pas ?</translation>
    </message>
    <message>
        <source>The phone must be in the same network as this computer: not in its mobile data, and not in another Wi-Fi. A guests&apos; Wi-Fi often keeps devices apart. Then open a hotspot on this computer, or on one phone that all join, and choose its address at the left. A firewall on this computer may ask whether Signifer may be reached: yes.</source>
        <translation>Le téléphone doit être dans le même réseau que cet ordinateur : ni en données mobiles, ni dans un autre Wi-Fi. Un Wi-Fi d&apos;invités sépare souvent les appareils. Ouvrez alors un partage de connexion sur cet ordinateur, ou sur un téléphone que tous rejoignent, et choisissez son adresse à gauche. Un pare-feu sur cet ordinateur demande peut-être si Signifer peut être joint : oui.</translation>
    </message>
    <message>
        <source>closed to newcomers</source>
        <translation>fermé aux nouveaux</translation>
    </message>
    <message>
        <source>Stop inviting</source>
        <translation>Ne plus inviter</translation>
    </message>
    <message>
        <source>Invite again</source>
        <translation>Inviter de nouveau</translation>
    </message>
    <message>
        <source>Joined: %1</source>
        <translation>Présents : %1</translation>
    </message>
    <message>
        <source>Both (helper)</source>
        <translation>Les deux (aide)</translation>
    </message>
    <message>
        <source>Spectator</source>
        <translation>Spectateur</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <translation>%1 joue</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Put out %1</source>
        <translation>Exclure %1</translation>
    </message>
    <message>
        <source>A phone asks to join as “%1”, for %2: %3</source>
        <translation>Un téléphone demande à entrer sous le nom « %1 », pour %2 : %3</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Les deux</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
</context>
<context>
    <name>signifer::ui::JournalDock</name>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>one event</source>
        <translation>un événement</translation>
    </message>
    <message>
        <source>%1 events</source>
        <translation>%1 événements</translation>
    </message>
    <message>
        <source> · ★ </source>
        <translation> · ★ </translation>
    </message>
    <message>
        <source>one key moment</source>
        <translation>un moment clé</translation>
    </message>
    <message>
        <source>%1 key moments</source>
        <translation>%1 moments clés</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>one line left out</source>
        <translation>une ligne laissée de côté</translation>
    </message>
    <message>
        <source>%1 lines left out</source>
        <translation>%1 lignes laissées de côté</translation>
    </message>
    <message>
        <source>one not saved</source>
        <translation>un pas enregistré</translation>
    </message>
    <message>
        <source>%1 not saved</source>
        <translation>%1 pas enregistrés</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>one undone</source>
        <translation>un annulé</translation>
    </message>
    <message>
        <source>%1 undone</source>
        <translation>%1 annulés</translation>
    </message>
    <message>
        <source>one branch</source>
        <translation>une branche</translation>
    </message>
    <message>
        <source>%1 branches</source>
        <translation>%1 branches</translation>
    </message>
    <message>
        <source>taken back once</source>
        <translation>annulé une fois</translation>
    </message>
    <message>
        <source>taken back %1 times</source>
        <translation>annulé %1 fois</translation>
    </message>
</context>
<context>
    <name>signifer::ui::JournalFilter</name>
    <message>
        <source>Search: a unit, a word, a rule</source>
        <translation>Chercher : unité, mot, numéro de règle</translation>
    </message>
    <message>
        <source>Search the journal</source>
        <translation>Chercher dans le journal</translation>
    </message>
    <message>
        <source>Events of which side</source>
        <translation>Événements de quel camp</translation>
    </message>
    <message>
        <source>Which events</source>
        <translation>Quels événements</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation>Moments clés</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Jets</translation>
    </message>
    <message>
        <source>By hand, overruled</source>
        <translation>À la main, contre l&apos;arbitre</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Les deux camps</translation>
    </message>
    <message>
        <source>Key moment: the report shows it</source>
        <translation>Moment clé : le rapport le montre</translation>
    </message>
    <message>
        <source>Key moment</source>
        <translation>Moment clé</translation>
    </message>
    <message>
        <source>Comment on event %1</source>
        <translation>Remarque sur l&apos;événement %1</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Remarque</translation>
    </message>
</context>
<context>
    <name>signifer::ui::JournalModel</name>
    <message>
        <source>Event %1</source>
        <translation>Événement %1</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À la main</translation>
    </message>
    <message>
        <source>Line %1, left out: %2</source>
        <translation>Ligne %1, laissée de côté : %2</translation>
    </message>
    <message>
        <source> (overruled: %1)</source>
        <translation> (contre l&apos;arbitre : %1)</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>« %1 »</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source> Typed dice: %1.</source>
        <translation> Dés tapés : %1.</translation>
    </message>
    <message>
        <source> Rolled dice: %1.</source>
        <translation> Dés lancés : %1.</translation>
    </message>
    <message>
        <source>Undone. A double click goes there again.</source>
        <translation>Annulé. Un double clic y retourne.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Annulé : %1</translation>
    </message>
    <message>
        <source>A double click shows the table as it was then. Nothing is undone.</source>
        <translation>Un double clic montre la table telle qu&apos;elle était alors. Rien n&apos;est annulé.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::LetterDesk</name>
    <message>
        <source>%1. The umpire rolls the dice.</source>
        <translation>%1. Le meneur lance les dés.</translation>
    </message>
    <message>
        <source>That is in your answer already.</source>
        <translation>C&apos;est déjà dans votre réponse.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::MachineBar</name>
    <message>
        <source>Step</source>
        <translation>Pas à pas</translation>
    </message>
    <message>
        <source>Each move waits for you: Shift+F9</source>
        <translation>Chaque action vous attend : Maj+F9</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>A pace to follow each move</source>
        <translation>Assez lent pour suivre chaque action</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Several moves a second</source>
        <translation>Plusieurs actions par seconde</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Aussitôt</translation>
    </message>
    <message>
        <source>As fast as it thinks</source>
        <translation>Aussi vite qu&apos;elle pense</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Jusqu&apos;à la fin</translation>
    </message>
    <message>
        <source>The rest of its turn without a pause (Ctrl+F9)</source>
        <translation>Le reste du tour sans pause (Ctrl+F9)</translation>
    </message>
    <message>
        <source>Your move: %1</source>
        <translation>À vous : %1</translation>
    </message>
    <message>
        <source>%1: waiting for dice</source>
        <translation>%1 : attente des dés</translation>
    </message>
    <message>
        <source>%1: thinking</source>
        <translation>%1 : réflexion</translation>
    </message>
    <message>
        <source>%1: paused, you have stepped back</source>
        <translation>%1 : pause, retour en arrière</translation>
    </message>
    <message>
        <source>%1: paused</source>
        <translation>%1 : pause</translation>
    </message>
    <message>
        <source>To move: %1</source>
        <translation>À jouer : %1</translation>
    </message>
    <message>
        <source>To answer: %1</source>
        <translation>Réponse : %1</translation>
    </message>
    <message>
        <source>%1 of %2 units have acted</source>
        <translation>%1 unités sur %2 ont agi</translation>
    </message>
    <message>
        <source>Go on from here</source>
        <translation>Continuer d&apos;ici</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Action suivante</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>One move (Shift+F9)</source>
        <translation>Une action (Maj+F9)</translation>
    </message>
    <message>
        <source>F9</source>
        <translation>F9</translation>
    </message>
    <message>
        <source>%1: paused, you are looking back</source>
        <translation>%1 : en pause, vous regardez en arrière</translation>
    </message>
</context>
<context>
    <name>signifer::ui::MachineDock</name>
    <message>
        <source>Next, if the dice allow:</source>
        <translation>Ensuite, si les dés le permettent :</translation>
    </message>
    <message>
        <source>What a machine does stands here, move by move and with its reasons, until your turn ends.</source>
        <translation>Ce que fait une machine figure ici, action par action et avec ses raisons, jusqu&apos;à la fin de votre tour.</translation>
    </message>
    <message>
        <source>Recruit: any move</source>
        <translation>Recrue : n&apos;importe quelle action</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Machine</translation>
    </message>
    <message>
        <source>Moves of the machine</source>
        <translation>Actions de la machine</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Une personne</translation>
    </message>
    <message>
        <source>even</source>
        <translation>égal</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>hardi</translation>
    </message>
    <message>
        <source>cautious</source>
        <translation>prudent</translation>
    </message>
    <message>
        <source>erratic</source>
        <translation>fantasque</translation>
    </message>
    <message>
        <source>Show its plan</source>
        <translation>Montrer son plan</translation>
    </message>
    <message>
        <source>Say why</source>
        <translation>Dire pourquoi</translation>
    </message>
    <message>
        <source>What would a legate do?</source>
        <translation>Que ferait un légat ?</translation>
    </message>
    <message>
        <source>Plan of %1:</source>
        <translation>%1, plan :</translation>
    </message>
    <message>
        <source>%1, led by</source>
        <translation>%1, sous le commandement :</translation>
    </message>
    <message>
        <source>Who leads %1</source>
        <translation>%1 : commandement</translation>
    </message>
    <message>
        <source>Character of the commander of %1</source>
        <translation>%1 : caractère du commandant</translation>
    </message>
    <message>
        <source>Greedy: one move ahead</source>
        <translation>Glouton : une action d&apos;avance</translation>
    </message>
    <message>
        <source>Centurion: strong</source>
        <translation>Centurion : fort</translation>
    </message>
    <message>
        <source>Legate: plans its turn</source>
        <translation>Légat : prévoit son tour</translation>
    </message>
    <message>
        <source>Shows a move for you and its reason; nothing is done (F7)</source>
        <translation>Propose une action et en donne la raison ; rien n&apos;est joué (F7)</translation>
    </message>
</context>
<context>
    <name>signifer::ui::MachinePlayer</name>
    <message>
        <source>The commander failed; the referee took the safe answer.</source>
        <translation>Le commandant a failli ; l&apos;arbitre a pris la réponse sûre.</translation>
    </message>
    <message>
        <source>The commander thought too long; the referee took the safe answer.</source>
        <translation>Le commandant a pensé trop longtemps ; l&apos;arbitre a pris la réponse sûre.</translation>
    </message>
    <message>
        <source>The referee refused the commander&apos;s answer and took the safe one.</source>
        <translation>L&apos;arbitre a refusé la réponse du commandant et pris la sûre.</translation>
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
        <translation>Pré&amp;parer</translation>
    </message>
    <message>
        <source>1, 2, 3 open a door · Ctrl+K asks the rules · drop a battle anywhere</source>
        <translation>1, 2, 3 ouvrent une porte · Ctrl+K interroge les règles · déposer une bataille n&apos;importe où</translation>
    </message>
    <message>
        <source>%1 – Signifer</source>
        <translation>%1 – Signifer</translation>
    </message>
    <message>
        <source>%1 × %2 squares</source>
        <translation>%1 × %2 cases</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>one house rule</source>
        <translation>une règle maison</translation>
    </message>
    <message>
        <source>%1 house rules</source>
        <translation>%1 règles maison</translation>
    </message>
    <message>
        <source>&amp;Battle</source>
        <translation>&amp;Bataille</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nouveau…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Step back</source>
        <translation>Étape en a&amp;rrière</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>Étape en a&amp;vant</translation>
    </message>
    <message>
        <source>&amp;Find in the journal</source>
        <translation>&amp;Chercher dans le journal</translation>
    </message>
    <message>
        <source>&amp;Move in figures…</source>
        <translation>&amp;Déplacer en chiffres…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>&amp;Change the unit by hand…</source>
        <translation>Changer l&apos;unité à la &amp;main…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vue</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Dézoomer</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Zoomer</translation>
    </message>
    <message>
        <source>Whole &amp;table</source>
        <translation>Toute la &amp;table</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>&amp;Taille du texte</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>Comme le &amp;bureau</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>D&amp;ark</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Fort contraste</translation>
    </message>
    <message>
        <source>For a screen &amp;across the room</source>
        <translation>Pour un écran &amp;au fond de la salle</translation>
    </message>
    <message>
        <source>A window for &amp;spectators</source>
        <translation>Une fenêtre pour les &amp;spectateurs</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Mesurer</translation>
    </message>
    <message>
        <source>&amp;Select and move</source>
        <translation>&amp;Choisir et déplacer</translation>
    </message>
    <message>
        <source>&amp;Ruler</source>
        <translation>&amp;Règle</translation>
    </message>
    <message>
        <source>&amp;Arcs of the selected unit</source>
        <translation>&amp;Arcs de l&apos;unité choisie</translation>
    </message>
    <message>
        <source>&amp;Referee</source>
        <translation>A&amp;rbitre</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>Étape &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Judge this move</source>
        <translation>&amp;Juger ce mouvement</translation>
    </message>
    <message>
        <source>&amp;Ask for a ruling…</source>
        <translation>&amp;Demander une décision…</translation>
    </message>
    <message>
        <source>Look up r&amp;ules…</source>
        <translation>C&amp;onsulter les règles…</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>&amp;Dés</translation>
    </message>
    <message>
        <source>As&amp;k the rules</source>
        <translation>&amp;Interroger les règles</translation>
    </message>
    <message>
        <source>&amp;Simulate</source>
        <translation>&amp;Simuler</translation>
    </message>
    <message>
        <source>&amp;Who plays</source>
        <translation>&amp;Qui joue</translation>
    </message>
    <message>
        <source>&amp;Machine waits</source>
        <translation>La machine &amp;attend</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Allure</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Play &amp;out from here…</source>
        <translation>&amp;Jouer jusqu&apos;au bout d&apos;ici…</translation>
    </message>
    <message>
        <source>Own dice for %1</source>
        <translation>Dés réels pour %1</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Une personne</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;Imprimer</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>%1 as PDF…</source>
        <translation>%1 en PDF…</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 ne peut être écrit.</translation>
    </message>
    <message>
        <source>Report of the battle</source>
        <translation>Rapport de bataille</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>&amp;User guide</source>
        <translation>&amp;Guide</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Touches et souris</translation>
    </message>
    <message>
        <source>&amp;About Signifer</source>
        <translation>À &amp;propos de Signifer</translation>
    </message>
    <message>
        <source>&lt;b&gt;Signifer %1&lt;/b&gt;&lt;p&gt;Referee and simulator for tabletop miniature battles.&lt;/p&gt;</source>
        <translation>&lt;b&gt;Signifer %1&lt;/b&gt;&lt;p&gt;Arbitre et simulateur de batailles de figurines.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>N or ], P or [</source>
        <translation>N ou ], P ou [</translation>
    </message>
    <message>
        <source>next and previous unit that may act</source>
        <translation>unité suivante et précédente qui peut agir</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>move a ghost: ahead, back, wheel left and right; with Shift in small steps</source>
        <translation>déplacer une ombre : avant, arrière, conversion à gauche et à droite ; avec Maj par petits pas</translation>
    </message>
    <message>
        <source>Ctrl+Left, Ctrl+Right</source>
        <translation>Ctrl+Gauche, Ctrl+Droite</translation>
    </message>
    <message>
        <source>move it sideways</source>
        <translation>la déplacer de côté</translation>
    </message>
    <message>
        <source>Comma, full stop, T</source>
        <translation>Virgule, point, T</translation>
    </message>
    <message>
        <source>turn it on the spot to the left, to the right, about</source>
        <translation>la tourner sur place à gauche, à droite, demi-tour</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>move in figures: 12 ahead, wheel 30 left</source>
        <translation>déplacer en chiffres : 12 en avant, conversion 30 à gauche</translation>
    </message>
    <message>
        <source>Right click, Menu key</source>
        <translation>Clic droit, touche Menu</translation>
    </message>
    <message>
        <source>what can be asked about a unit: what it may do, distances, corrections</source>
        <translation>ce qu&apos;on peut demander d&apos;une unité : ce qu&apos;elle peut, distances, corrections</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Ctrl+F</translation>
    </message>
    <message>
        <source>search the journal</source>
        <translation>chercher dans le journal</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>next person who may move; arrow keys lead him</source>
        <translation>personne suivante qui peut se déplacer ; les flèches la mènent</translation>
    </message>
    <message>
        <source>Enter, Esc</source>
        <translation>Entrée, Échap</translation>
    </message>
    <message>
        <source>accept the ghost, take it back</source>
        <translation>accepter l&apos;ombre, l&apos;annuler</translation>
    </message>
    <message>
        <source>Drag a unit</source>
        <translation>Faire glisser une unité</translation>
    </message>
    <message>
        <source>what it would be and what the referee says; dropping it does it if it is legal</source>
        <translation>ce que ce serait et ce qu&apos;en dit l&apos;arbitre ; lâcher l&apos;exécute si c&apos;est permis</translation>
    </message>
    <message>
        <source>Wheel, + and −, 0</source>
        <translation>Molette, + et −, 0</translation>
    </message>
    <message>
        <source>zoom, the whole table</source>
        <translation>zoom, toute la table</translation>
    </message>
    <message>
        <source>move the map</source>
        <translation>déplacer la carte</translation>
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
        <translation>étape suivante</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Shift+Z</source>
        <translation>Ctrl+Z, Ctrl+Maj+Z</translation>
    </message>
    <message>
        <source>step back and forward, dice and all</source>
        <translation>étape en arrière et en avant, dés compris</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>judge this move, where judging is left to the players</source>
        <translation>juger ce mouvement, quand le jugement est aux joueurs</translation>
    </message>
    <message>
        <source>1 to 6, Backspace, R, Esc</source>
        <translation>1 à 6, Retour, R, Échap</translation>
    </message>
    <message>
        <source>while dice are wanted: type a face, take one back, roll it, think again</source>
        <translation>quand des dés sont demandés : taper une face, l&apos;effacer, la lancer, réfléchir</translation>
    </message>
    <message>
        <source>F2, F6, F8</source>
        <translation>F2, F6, F8</translation>
    </message>
    <message>
        <source>look up rules, ask for a ruling, play out from here</source>
        <translation>consulter les règles, demander une décision, jouer jusqu&apos;au bout d&apos;ici</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>from the table to the docks and back</source>
        <translation>de la table aux volets et retour</translation>
    </message>
    <message>
        <source>Shift and drag</source>
        <translation>Maj et glisser</translation>
    </message>
    <message>
        <source>by hand: turn a unit to the pointer</source>
        <translation>à la main : tourner une unité vers le pointeur</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Touches et souris</translation>
    </message>
    <message>
        <source>This battle is open already.</source>
        <translation>Cette bataille est déjà ouverte.</translation>
    </message>
    <message>
        <source>Open a battle</source>
        <translation>Ouvrir une bataille</translation>
    </message>
    <message>
        <source>Save the battle as</source>
        <translation>Enregistrer la bataille sous</translation>
    </message>
    <message>
        <source>Journals (*.signifer)</source>
        <translation>Journaux (*.signifer)</translation>
    </message>
    <message>
        <source>Go on in a copy</source>
        <translation>Continuer dans une copie</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Looking on</source>
        <translation>Spectateur</translation>
    </message>
    <message>
        <source>You are looking on. %1</source>
        <translation>Vous ne faites que regarder. %1</translation>
    </message>
    <message>
        <source>Go on in a copy…</source>
        <translation>Continuer dans une copie…</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Regarder encore</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Pas enregistré</translation>
    </message>
    <message>
        <source>Not saved: %1. %2 and saved as soon as it can be.</source>
        <translation>Pas enregistré : %1. %2 et sera enregistré dès que possible.</translation>
    </message>
    <message>
        <source>The last event is kept in memory</source>
        <translation>Le dernier événement est gardé en mémoire</translation>
    </message>
    <message>
        <source>The last %1 events are kept in memory</source>
        <translation>Les %1 derniers événements sont gardés en mémoire</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Saved in %1</source>
        <translation>Enregistré dans %1</translation>
    </message>
    <message>
        <source>Not saved there: %1. The battle is saved in %2 still.</source>
        <translation>Pas enregistré là : %1. La bataille est toujours dans %2.</translation>
    </message>
    <message>
        <source>Stay with %1</source>
        <translation>Rester avec %1</translation>
    </message>
    <message>
        <source>The battle is not saved: %1.</source>
        <translation>La bataille n&apos;est pas enregistrée : %1.</translation>
    </message>
    <message>
        <source>What happened last is not saved. Close all the same?</source>
        <translation>Les derniers événements ne sont pas enregistrés. Fermer quand même ?</translation>
    </message>
    <message>
        <source>one event</source>
        <translation>un événement</translation>
    </message>
    <message>
        <source>%1 events</source>
        <translation>%1 événements</translation>
    </message>
    <message>
        <source>You left this battle unfinished, %1: %2, %3.</source>
        <translation>Vous avez laissé cette bataille inachevée, %1 : %2, %3.</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>La continuer</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Machines would play both sides from here, move by move; Step back takes any of it back.</source>
        <translation>Des machines joueraient les deux camps d&apos;ici, action par action ; Étape en arrière annule chacune.</translation>
    </message>
    <message>
        <source>Let them play</source>
        <translation>Les laisser jouer</translation>
    </message>
    <message>
        <source>Play it out many times…</source>
        <translation>La jouer de nombreuses fois…</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Retour à %1</translation>
    </message>
    <message>
        <source>The battle is kept: %1</source>
        <translation>La bataille est gardée : %1</translation>
    </message>
    <message>
        <source>Say so each time</source>
        <translation>Le dire chaque fois</translation>
    </message>
    <message>
        <source>What it &amp;sees</source>
        <translation>Ce qu&apos;elle &amp;voit</translation>
    </message>
    <message>
        <source>Who sees &amp;it</source>
        <translation>Qui &amp;la voit</translation>
    </message>
    <message>
        <source>&amp;Distances to all enemies</source>
        <translation>&amp;Distances à tous les ennemis</translation>
    </message>
    <message>
        <source>Reaches and &amp;zones</source>
        <translation>Portées et &amp;zones</translation>
    </message>
    <message>
        <source>&amp;One machine move</source>
        <translation>&amp;Une action de la machine</translation>
    </message>
    <message>
        <source>Machine turn to its &amp;end</source>
        <translation>&amp;Fin du tour de la machine</translation>
    </message>
    <message>
        <source>&amp;What would a legate do?</source>
        <translation>&amp;Que ferait un légat ?</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Pas à pas</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Aussitôt</translation>
    </message>
    <message>
        <source>&amp;Report of the battle…</source>
        <translation>&amp;Rapport de bataille…</translation>
    </message>
    <message>
        <source>Journals, battles, replays (*.signifer *.json *.html)</source>
        <translation>Journaux, batailles, rediffusions (*.signifer *.json *.html)</translation>
    </message>
    <message>
        <source>Replay for the &amp;web…</source>
        <translation>Rediffusion pour le &amp;web…</translation>
    </message>
    <message>
        <source>One HTML file that anybody opens in a browser and watches the battle</source>
        <translation>Un fichier HTML avec lequel chacun peut regarder la bataille dans un navigateur</translation>
    </message>
    <message>
        <source>Replay (*.html)</source>
        <translation>Rediffusion (*.html)</translation>
    </message>
    <message>
        <source>Replay that includes the battle, to be played on (*.html)</source>
        <translation>Rediffusion avec la bataille, à poursuivre (*.html)</translation>
    </message>
    <message>
        <source>Replay for the web</source>
        <translation>Rediffusion pour le web</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>rediffusion</translation>
    </message>
    <message>
        <source>The replay is written: %1</source>
        <translation>La rediffusion est écrite : %1</translation>
    </message>
    <message>
        <source>Every event, with its rules</source>
        <translation>Chaque événement avec ses règles</translation>
    </message>
    <message>
        <source>The report is written: %1</source>
        <translation>Le rapport est écrit : %1</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Qu&apos;est-ce ?</translation>
    </message>
    <message>
        <source>H, H and drag</source>
        <translation>H, H et glisser</translation>
    </message>
    <message>
        <source>say where the unit stands; put it where it stands on the real table</source>
        <translation>dire où est l&apos;unité ; la mettre où elle est sur la vraie table</translation>
    </message>
    <message>
        <source>Middle button, Space and drag</source>
        <translation>Bouton du milieu, Espace et glisser</translation>
    </message>
    <message>
        <source>Drag over open ground</source>
        <translation>Glisser sur un terrain libre</translation>
    </message>
    <message>
        <source>select all units in the band</source>
        <translation>choisir toutes les unités du cadre</translation>
    </message>
    <message>
        <source>Shift or Ctrl and click, double click</source>
        <translation>Maj ou Ctrl et clic, double clic</translation>
    </message>
    <message>
        <source>select one more or less, its whole line</source>
        <translation>en choisir une de plus ou de moins, toute sa ligne</translation>
    </message>
    <message>
        <source>select, ruler (with Shift from centre to centre), arcs</source>
        <translation>choisir, règle (avec Maj de centre à centre), arcs</translation>
    </message>
    <message>
        <source>S, B, D, Z</source>
        <translation>S, B, D, Z</translation>
    </message>
    <message>
        <source>what it sees, who sees it, distances to all enemies, reaches and zones</source>
        <translation>ce qu&apos;elle voit, qui la voit, distances à tous les ennemis, portées et zones</translation>
    </message>
    <message>
        <source>F1, Ctrl+F1</source>
        <translation>F1, Ctrl+F1</translation>
    </message>
    <message>
        <source>the rule of what has the focus or lies under the pointer; the user guide</source>
        <translation>la règle de ce qui a le focus ou se trouve sous le pointeur ; le guide</translation>
    </message>
    <message>
        <source>F7</source>
        <translation>F7</translation>
    </message>
    <message>
        <source>what a strong commander would do in your place, and why</source>
        <translation>ce qu&apos;un commandant fort ferait ici, et pourquoi</translation>
    </message>
    <message>
        <source>F9, Shift+F9, Ctrl+F9</source>
        <translation>F9, Maj+F9, Ctrl+F9</translation>
    </message>
    <message>
        <source>the machine waits or goes on, makes one move, ends its turn at once</source>
        <translation>la machine attend ou continue, joue une action, finit son tour aussitôt</translation>
    </message>
    <message>
        <source>Photo of the table</source>
        <translation>Photo de la table</translation>
    </message>
    <message>
        <source>A legate would: %1. %2</source>
        <translation>Un légat ferait : %1. %2</translation>
    </message>
    <message>
        <source>Chances to win: between machines of equal strength.</source>
        <translation>Chances de victoire : entre machines de force égale.</translation>
    </message>
    <message>
        <source>Placed as a legate would. %1</source>
        <translation>Placé comme par un légat. %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Exécuter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>%1, led by a machine: F9 pauses it, the Machine dock hands it over.</source>
        <translation>%1 : aux mains d&apos;une machine. F9 la met en pause, le volet Machine passe la main.</translation>
    </message>
    <message>
        <source>A legate is thinking about your move…</source>
        <translation>Un légat réfléchit à votre action…</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1: pause.&lt;/b&gt; F9 goes on · Shift+F9 one move</source>
        <translation>&lt;b&gt;%1 : pause.&lt;/b&gt; F9 continue · Maj+F9 une action</translation>
    </message>
    <message>
        <source>&lt;b&gt;Waiting for %1.&lt;/b&gt; F9 pauses · Ctrl+F9 to the end of its turn</source>
        <translation>&lt;b&gt;En attente : %1.&lt;/b&gt; F9 pause · Ctrl+F9 jusqu&apos;à la fin du tour</translation>
    </message>
    <message>
        <source>Touching within %1</source>
        <translation>Contact en deçà de %1</translation>
    </message>
    <message>
        <source>Docks &amp;back to their places</source>
        <translation>Volets à leur &amp;place</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>report</source>
        <translation>rapport</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Depuis le début</translation>
    </message>
    <message>
        <source>Back to the simulation</source>
        <translation>Retour à la simulation</translation>
    </message>
    <message>
        <source>Nothing can be filled in now.</source>
        <translation>Rien à remplir pour l&apos;instant.</translation>
    </message>
    <message>
        <source>&amp;Another action…</source>
        <translation>&amp;Autre action…</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>Supprimé : %1</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Le ramener</translation>
    </message>
    <message>
        <source>&amp;Look one event back</source>
        <translation>Re&amp;garder un événement plus tôt</translation>
    </message>
    <message>
        <source>&amp;Step back: %1</source>
        <translation>Étape en a&amp;rrière : %1</translation>
    </message>
    <message>
        <source>Look one event &amp;forward</source>
        <translation>Regarder un événement plus &amp;tard</translation>
    </message>
    <message>
        <source>Step &amp;forward: %1</source>
        <translation>Étape en a&amp;vant : %1</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Étape en arrière</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Étape en avant</translation>
    </message>
    <message>
        <source>You are looking at turn %1, after event %2 of %3. Nothing is undone. What is played from here begins a branch.</source>
        <translation>Vous regardez le tour %1, après l&apos;événement %2 sur %3. Rien n&apos;est annulé. Ce qui est joué d&apos;ici commence une branche.</translation>
    </message>
    <message>
        <source>Back to now (Esc)</source>
        <translation>Revenir à maintenant (Échap)</translation>
    </message>
    <message>
        <source>A branch from turn %1: %2. The table&apos;s game is kept as it is.</source>
        <translation>Une branche à partir du tour %1 : %2. La partie à la table reste telle quelle.</translation>
    </message>
    <message>
        <source>Back to the table&apos;s game</source>
        <translation>Revenir à la partie à la table</translation>
    </message>
    <message>
        <source>This opens the screen: what is placed behind it can be seen before both sides have deployed. Do both sides agree?</source>
        <translation>Cela ouvre le paravent : ce qui est placé derrière se voit avant que les deux camps soient déployés. Les deux camps sont-ils d&apos;accord ?</translation>
    </message>
    <message>
        <source>Now to deploy: %1.</source>
        <translation>Se déploie maintenant : %1.</translation>
    </message>
    <message>
        <source>Open the screen</source>
        <translation>Ouvrir le paravent</translation>
    </message>
    <message>
        <source>Leave it up</source>
        <translation>Le laisser</translation>
    </message>
    <message>
        <source>The battle is kept, every event and every branch of it. The next start offers to go on.</source>
        <translation>La bataille est gardée, avec chaque événement et chaque branche. Le prochain démarrage propose de continuer.</translation>
    </message>
    <message>
        <source>Double click in the journal, Esc</source>
        <translation>Double clic dans le journal, Échap</translation>
    </message>
    <message>
        <source>look at that moment, come back to now</source>
        <translation>regarder ce moment, revenir à maintenant</translation>
    </message>
    <message>
        <source>Seed of the rolled dice: %1…</source>
        <translation>Graine des dés : %1…</translation>
    </message>
    <message>
        <source>%1 is saved in no file and would be lost. Save it first.</source>
        <translation>%1 n&apos;est dans aucun fichier et serait perdu. Enregistrer d&apos;abord.</translation>
    </message>
    <message>
        <source>%1 is put away and kept.</source>
        <translation>%1 : mis de côté et conservé.</translation>
    </message>
    <message>
        <source>Back to it</source>
        <translation>Y revenir</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>D&apos;accord</translation>
    </message>
    <message>
        <source>Seed of the rolled dice</source>
        <translation>Graine des dés</translation>
    </message>
    <message>
        <source>The same seed and the same moves bring the same dice.</source>
        <translation>La même graine et les mêmes actions donnent les mêmes jets.</translation>
    </message>
    <message>
        <source>&lt; and &gt;, or ; and :</source>
        <translation>&lt; et &gt;, ou ; et :</translation>
    </message>
    <message>
        <source>turn it in small steps</source>
        <translation>la faire pivoter par petits pas</translation>
    </message>
    <message>
        <source>%1 is in the bin</source>
        <translation>%1 est dans la corbeille</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Encore aucun</translation>
    </message>
    <message>
        <source>&amp;Recent</source>
        <translation>&amp;Récents</translation>
    </message>
    <message>
        <source>The battle goes on in the other file</source>
        <translation>La bataille continue dans l&apos;autre fichier</translation>
    </message>
    <message>
        <source>&amp;Export a copy…</source>
        <translation>&amp;Exporter une copie…</translation>
    </message>
    <message>
        <source>A copy for others; the battle goes on in its own file</source>
        <translation>Une copie pour d&apos;autres ; la bataille continue dans son propre fichier</translation>
    </message>
    <message>
        <source>Read a &amp;photo of the table…</source>
        <translation>Lire une &amp;photo de la table…</translation>
    </message>
    <message>
        <source>&amp;Marks for photos…</source>
        <translation>&amp;Marques pour photos…</translation>
    </message>
    <message>
        <source>Marks for photos</source>
        <translation>Marques pour photos</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>marques</translation>
    </message>
    <message>
        <source>The marks are written: %1</source>
        <translation>Les marques sont écrites : %1</translation>
    </message>
    <message>
        <source>/</source>
        <translation>/</translation>
    </message>
    <message>
        <source>tell what happened, or ask, in one line</source>
        <translation>dire ce qui s&apos;est passé, ou demander, en une ligne</translation>
    </message>
    <message>
        <source>&amp;Tell of the selected</source>
        <translation>&amp;Dire des unités choisies</translation>
    </message>
    <message>
        <source>One &amp;hit more</source>
        <translation>Une &amp;touche de plus</translation>
    </message>
    <message>
        <source>One hit &amp;less</source>
        <translation>Une touche de &amp;moins</translation>
    </message>
    <message>
        <source>It &amp;routs</source>
        <translation>Elle &amp;fuit</translation>
    </message>
    <message>
        <source>It is l&amp;ost</source>
        <translation>Elle est &amp;perdue</translation>
    </message>
    <message>
        <source>&amp;Nothing happened to it</source>
        <translation>&amp;Rien ne lui est arrivé</translation>
    </message>
    <message>
        <source>It &amp;fights the nearest enemy</source>
        <translation>Elle &amp;combat l&apos;ennemi le plus proche</translation>
    </message>
    <message>
        <source>&amp;Was the last move legal?</source>
        <translation>Le dernier mouvement était-il &amp;permis ?</translation>
    </message>
    <message>
        <source>Select the unit that it happened to.</source>
        <translation>Choisissez l&apos;unité à qui c&apos;est arrivé.</translation>
    </message>
    <message>
        <source>No move was made by hand yet.</source>
        <translation>Rien n&apos;a encore été déplacé à la main.</translation>
    </message>
    <message>
        <source>%1, turn %2: %3</source>
        <translation>%1, tour %2 : %3</translation>
    </message>
    <message>
        <source> %1 facts were left open.</source>
        <translation> %1 faits sont restés ouverts.</translation>
    </message>
    <message>
        <source>From here Signifer carries out the rules, on the table as it is shown: %1.%2</source>
        <translation>À partir d&apos;ici les règles sont appliquées, à la table telle que je la tiens : %1.%2</translation>
    </message>
    <message>
        <source>The table is taken as shown.</source>
        <translation>La table est prise telle quelle.</translation>
    </message>
    <message>
        <source>The table is as shown</source>
        <translation>La table est comme montrée</translation>
    </message>
    <message>
        <source>By hand…</source>
        <translation>À la main…</translation>
    </message>
    <message>
        <source>Read a photo…</source>
        <translation>Lire une photo…</translation>
    </message>
    <message>
        <source>Shift+J</source>
        <translation>Maj+J</translation>
    </message>
    <message>
        <source>was the last move by hand legal?</source>
        <translation>le dernier mouvement à la main était-il permis ?</translation>
    </message>
    <message>
        <source>X, Shift+X, Shift+R, Delete, F</source>
        <translation>X, Maj+X, Maj+R, Suppr, F</translation>
    </message>
    <message>
        <source>tell of the selected: one hit more, one less, it routs, is lost, fights the nearest enemy</source>
        <translation>dire des unités choisies : une touche de plus, de moins, fuit, perdue, combat l&apos;ennemi le plus proche</translation>
    </message>
    <message>
        <source>In&amp;vite phones…</source>
        <translation>In&amp;viter des téléphones…</translation>
    </message>
    <message>
        <source>A photo came from %1</source>
        <translation>Une photo est venue de %1</translation>
    </message>
    <message>
        <source>&amp;Copy the picture of the table</source>
        <translation>&amp;Copier l&apos;image de la table</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>L&apos;image est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Picture of the &amp;table…</source>
        <translation>Image de la &amp;table…</translation>
    </message>
    <message>
        <source>&amp;Film of the battle…</source>
        <translation>&amp;Film de la bataille…</translation>
    </message>
    <message>
        <source>An animated picture for forums and messengers</source>
        <translation>Une image animée pour forums et messageries</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;One HTML file (*.html);;Markdown with pictures (*.md);;BBCode for forums, with pictures (*.bbcode);;Text with pictures (*.txt)</source>
        <translation>PDF (*.pdf);;Un fichier HTML (*.html);;Markdown avec images (*.md);;BBCode pour forums, avec images (*.bbcode);;Texte avec images (*.txt)</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation>Image de la table</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>image</translation>
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
        <translation>L&apos;image est écrite : %1</translation>
    </message>
    <message>
        <source>GIF, which every forum shows (*.gif)</source>
        <translation>GIF, que tout forum montre (*.gif)</translation>
    </message>
    <message>
        <source>Film of the battle</source>
        <translation>Film de la bataille</translation>
    </message>
    <message>
        <source>film</source>
        <translation>film</translation>
    </message>
    <message>
        <source>;;WebP, smaller (*.webp)</source>
        <translation>;;WebP, plus petit (*.webp)</translation>
    </message>
    <message>
        <source>The film is written: %1</source>
        <translation>Le film est écrit : %1</translation>
    </message>
    <message>
        <source>From the other si&amp;de</source>
        <translation>De l&apos;autre &amp;côté</translation>
    </message>
    <message>
        <source>C&amp;hess clock</source>
        <translation>H&amp;orloge d&apos;échecs</translation>
    </message>
    <message>
        <source>Pa&amp;use the clock</source>
        <translation>Me&amp;ttre l&apos;horloge en pause</translation>
    </message>
    <message>
        <source>&amp;Bell when another side is asked</source>
        <translation>&amp;Sonnerie quand l&apos;autre camp est interrogé</translation>
    </message>
    <message>
        <source>Nobody is asked here who could do nothing.</source>
        <translation>Ici, personne n&apos;est interrogé qui pourrait ne rien faire.</translation>
    </message>
    <message>
        <source>Standing &amp;orders…</source>
        <translation>&amp;Ordres permanents…</translation>
    </message>
    <message>
        <source>By itself: %1</source>
        <translation>De soi-même : %1</translation>
    </message>
    <message>
        <source>Where we stopped</source>
        <translation>Où nous en sommes</translation>
    </message>
    <message>
        <source>The &amp;rest does nothing</source>
        <translation>Le reste ne &amp;fait rien</translation>
    </message>
    <message>
        <source>&amp;Steps without dice or choice pass</source>
        <translation>Les étapes sans dé ni choix &amp;passent</translation>
    </message>
    <message>
        <source>Umpir&amp;e</source>
        <translation>M&amp;eneur de jeu</translation>
    </message>
    <message>
        <source>Who is hidden from whom, and your hand that reveals and hides</source>
        <translation>Qui est caché à qui, et votre main qui révèle et cache</translation>
    </message>
    <message>
        <source>F4, Shift+F4</source>
        <translation>F4, Maj+F4</translation>
    </message>
    <message>
        <source>as the first side sees it, as the second; F4 again: everything</source>
        <translation>comme le voit le premier camp, le second ; encore F4 : tout</translation>
    </message>
    <message>
        <source>As the fi&amp;rst side sees it</source>
        <translation>Comme le voit le p&amp;remier camp</translation>
    </message>
    <message>
        <source>As the seco&amp;nd side sees it</source>
        <translation>Comme le voit le se&amp;cond camp</translation>
    </message>
    <message>
        <source>Everything is shown: for the umpire alone</source>
        <translation>Tout se voit : pour le meneur de jeu seul</translation>
    </message>
    <message>
        <source>Something in this battle is hidden from a side.</source>
        <translation>Quelque chose dans cette bataille est caché à un camp.</translation>
    </message>
    <message>
        <source>Replay in all languages (*.html)</source>
        <translation>Rediffusion dans toutes les langues (*.html)</translation>
    </message>
    <message>
        <source>Flat tokens (*.pdf)</source>
        <translation>Pions à plat (*.pdf)</translation>
    </message>
    <message>
        <source>Standees to fold (*.pdf)</source>
        <translation>Figurines à plier (*.pdf)</translation>
    </message>
    <message>
        <source>Flat tokens with the marks for photos (*.pdf)</source>
        <translation>Pions à plat avec les marques pour photos (*.pdf)</translation>
    </message>
    <message>
        <source>Armies of paper</source>
        <translation>Armées de papier</translation>
    </message>
    <message>
        <source>Armies of &amp;paper…</source>
        <translation>Armées de &amp;papier…</translation>
    </message>
    <message>
        <source>Every base at true size, to cut out</source>
        <translation>Chaque socle à sa taille réelle, à découper</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>pions</translation>
    </message>
    <message>
        <source>The armies of paper are written: %1</source>
        <translation>Les armées de papier sont écrites : %1</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>&amp;Montrez-moi</translation>
    </message>
    <message>
        <source>The battle on the table is saved in no file. Save it first: the tour puts it away.</source>
        <translation>La bataille sur la table n&apos;est enregistrée dans aucun fichier. L&apos;enregistrer d&apos;abord : la visite la range.</translation>
    </message>
    <message>
        <source>Written or&amp;ders</source>
        <translation>Or&amp;dres écrits</translation>
    </message>
    <message>
        <source>Orders that are sealed until their turn or step</source>
        <translation>Ordres scellés jusqu&apos;à leur tour ou leur étape</translation>
    </message>
    <message>
        <source>Click where the dummy shall lie. Esc: none.</source>
        <translation>Cliquez où le leurre doit être posé. Échap : aucun.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À la main</translation>
    </message>
    <message>
        <source>Step for the player &amp;opposite</source>
        <translation>Étape pour le joueur d&apos;en &amp;face</translation>
    </message>
    <message>
        <source>The step upside down along the upper edge, for a screen that lies flat between two</source>
        <translation>L&apos;étape à l&apos;envers le long du bord supérieur, pour un écran posé à plat entre deux</translation>
    </message>
    <message>
        <source>Step for the player opposite</source>
        <translation>Étape pour le joueur d&apos;en face</translation>
    </message>
    <message>
        <source>&amp;Judge for another step…</source>
        <translation>&amp;Juger pour une autre étape…</translation>
    </message>
    <message>
        <source>Drag a unit to where it stands, or ask a question: then it can be judged for another step.</source>
        <translation>Glissez une unité où elle est, ou posez une question : on peut alors en juger pour une autre étape.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Shown:&lt;/b&gt; Enter keeps it, Shift+Enter nearest legal place, Ctrl+J another step, Esc puts it back</source>
        <translation>&lt;b&gt;Montré :&lt;/b&gt; Entrée le garde, Maj+Entrée place permise la plus proche, Ctrl+J autre étape, Échap remet en place</translation>
    </message>
    <message>
        <source>&amp;Play by mail</source>
        <translation>Jeu &amp;par courrier</translation>
    </message>
    <message>
        <source>Letter to the &amp;first side…</source>
        <translation>Lettre au &amp;premier camp…</translation>
    </message>
    <message>
        <source>Letter to the &amp;second side…</source>
        <translation>Lettre au &amp;second camp…</translation>
    </message>
    <message>
        <source>&amp;Take an answer in…</source>
        <translation>Prendre une réponse en &amp;compte…</translation>
    </message>
    <message>
        <source>Take an answer in</source>
        <translation>Prendre une réponse en compte</translation>
    </message>
    <message>
        <source>Answers (*.json)</source>
        <translation>Réponses (*.json)</translation>
    </message>
    <message>
        <source>Letter to %1</source>
        <translation>Lettre à %1</translation>
    </message>
    <message>
        <source>Letters (*.json)</source>
        <translation>Lettres (*.json)</translation>
    </message>
    <message>
        <source>The letter is written: %1</source>
        <translation>La lettre est écrite : %1</translation>
    </message>
    <message>
        <source>Open the battle first: an answer is taken into it.</source>
        <translation>Ouvrez d&apos;abord la bataille : c&apos;est elle qui prend la réponse.</translation>
    </message>
    <message>
        <source>The table is printed where everything is seen.</source>
        <translation>La table s&apos;imprime là où tout est visible.</translation>
    </message>
    <message>
        <source>Letter to %1…</source>
        <translation>Lettre à %1…</translation>
    </message>
    <message>
        <source>%1 is not taken in: %2.</source>
        <translation>%1 n&apos;est pas accepté : %2.</translation>
    </message>
    <message>
        <source>For the umpire alone</source>
        <translation>Pour le meneur de jeu seul</translation>
    </message>
    <message>
        <source>%1 stands behind the screen until both have deployed.</source>
        <translation>%1 reste derrière le paravent jusqu&apos;à ce que les deux camps soient déployés.</translation>
    </message>
    <message>
        <source>View: %1</source>
        <translation>Vue : %1</translation>
    </message>
    <message>
        <source>View: %1 (F4)</source>
        <translation>Vue : %1 (F4)</translation>
    </message>
    <message>
        <source>View: %1 (Shift+F4)</source>
        <translation>Vue : %1 (Maj+F4)</translation>
    </message>
    <message>
        <source>Replay as %1 saw it (*.html)</source>
        <translation>Rediffusion telle que %1 l&apos;a vue (*.html)</translation>
    </message>
</context>
<context>
    <name>signifer::ui::MapInk</name>
    <message>
        <source>table %1, 1 : %2</source>
        <translation>table %1, 1 : %2</translation>
    </message>
    <message>
        <source>a square of %1</source>
        <translation>une case de %1</translation>
    </message>
</context>
<context>
    <name>signifer::ui::MarksDialog</name>
    <message>
        <source>Marks for photos</source>
        <translation>Marques pour photos</translation>
    </message>
    <message>
        <source>As the battle has it</source>
        <translation>Comme dans la bataille</translation>
    </message>
    <message>
        <source>On the base</source>
        <translation>Sur le socle</translation>
    </message>
    <message>
        <source>On a slip behind the base</source>
        <translation>Sur une fiche derrière le socle</translation>
    </message>
    <message>
        <source>Size of the units&apos; marks</source>
        <translation>Taille des marques d&apos;unités</translation>
    </message>
    <message>
        <source>They lie</source>
        <translation>Elles se trouvent</translation>
    </message>
    <message>
        <source>Photos are read by this as well. A slip lies against the middle of the rear edge, its arrow to the front, and is taken up after the photo. Units whose file says where their mark lies keep that place.</source>
        <translation>Les photos sont lues de même. La fiche touche le milieu du bord arrière, sa flèche vers le front ; on la retire après la photo. Les unités dont le fichier dit où se trouve la marque gardent cette place.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
</context>
<context>
    <name>signifer::ui::NewBattleDialog</name>
    <message>
        <source>New battle</source>
        <translation>Nouvelle bataille</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scénarios</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>No rule set was found.</source>
        <translation>Aucun jeu de règles trouvé.</translation>
    </message>
    <message>
        <source>There are no scenarios for these rules in %1.</source>
        <translation>Il n&apos;y a pas de scénario pour ce jeu de règles dans %1.</translation>
    </message>
    <message>
        <source>This scenario changes figures of the rules, too.</source>
        <translation>Ce scénario change aussi des valeurs du jeu de règles.</translation>
    </message>
    <message>
        <source>The first army</source>
        <translation>La première armée</translation>
    </message>
    <message>
        <source>The second army</source>
        <translation>La seconde armée</translation>
    </message>
    <message>
        <source>%1 (yours)</source>
        <translation>%1 (la vôtre)</translation>
    </message>
    <message>
        <source>Two armies against each other</source>
        <translation>Deux armées l&apos;une contre l&apos;autre</translation>
    </message>
    <message>
        <source>On an open table, each in its usual order. The battle is kept among your tables.</source>
        <translation>En terrain découvert, chacune dans son ordre habituel. La bataille est gardée parmi vos tables.</translation>
    </message>
    <message>
        <source>%1 (sample)</source>
        <translation>%1 (exemple)</translation>
    </message>
    <message>
        <source>Choose each one</source>
        <translation>Choisir une par une</translation>
    </message>
</context>
<context>
    <name>signifer::ui::NowStrip</name>
    <message>
        <source>Step back</source>
        <translation>Pas en arrière</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Maintenant : %1</translation>
    </message>
    <message>
        <source>Nobody can act there, as far as is told: it is passed</source>
        <translation>Personne ne peut y agir, d&apos;après ce qui est dit : passé</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 commence</translation>
    </message>
</context>
<context>
    <name>signifer::ui::ObjectivesPane</name>
    <message>
        <source>Worth points</source>
        <translation>Valent des points</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Three inches about the middle of the chosen ground, or of the table</source>
        <translation>Trois pouces autour du milieu du terrain choisi, ou de la table</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>The loss of the chosen unit is worth points to the other side</source>
        <translation>La perte de l&apos;unité choisie vaut des points à l&apos;autre camp</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Each unit that leaves by an edge scores</source>
        <translation>Chaque unité qui sort par un bord marque</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Lower edge</source>
        <translation>Bord du bas</translation>
    </message>
    <message>
        <source>Upper edge</source>
        <translation>Bord du haut</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Bord gauche</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Bord droit</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Each turn</source>
        <translation>Chaque tour</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>From the left</source>
        <translation>De la gauche</translation>
    </message>
    <message>
        <source>From below</source>
        <translation>D&apos;en bas</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Rayon</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Compté</translation>
    </message>
    <message>
        <source>Who scores</source>
        <translation>Qui marque</translation>
    </message>
    <message>
        <source>Loss of %1</source>
        <translation>Perte de %1</translation>
    </message>
    <message>
        <source>1 point at the end</source>
        <translation>1 point à la fin</translation>
    </message>
    <message>
        <source>%1 points at the end</source>
        <translation>%1 points à la fin</translation>
    </message>
    <message>
        <source>1 point each turn</source>
        <translation>1 point par tour</translation>
    </message>
    <message>
        <source>%1 points each turn</source>
        <translation>%1 points par tour</translation>
    </message>
    <message>
        <source>1 point for each unit</source>
        <translation>1 point par unité</translation>
    </message>
    <message>
        <source>%1 points for each unit</source>
        <translation>%1 points par unité</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Either side</source>
        <translation>Les deux camps</translation>
    </message>
    <message>
        <source> in</source>
        <translation> po</translation>
    </message>
    <message>
        <source>The centre</source>
        <translation>Le centre</translation>
    </message>
    <message>
        <source>The road home</source>
        <translation>Le chemin du retour</translation>
    </message>
</context>
<context>
    <name>signifer::ui::OccasionsPane</name>
    <message>
        <source>What is hidden</source>
        <translation>Ce qui est caché</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Whoever is marked as hidden</source>
        <translation>Ce qui est marqué comme caché</translation>
    </message>
    <message>
        <source>Whatever nobody of a side sees</source>
        <translation>Ce que personne d&apos;un camp ne voit</translation>
    </message>
    <message>
        <source>As far as the table</source>
        <translation>Aussi loin que la table</translation>
    </message>
    <message>
        <source> in</source>
        <translation> po</translation>
    </message>
    <message>
        <source>Sight reaches</source>
        <translation>La vue porte à</translation>
    </message>
    <message>
        <source>Hidden from the other side</source>
        <translation>Caché à l&apos;autre camp</translation>
    </message>
    <message>
        <source>A marker tells the other side where</source>
        <translation>Un marqueur dit à l&apos;autre camp où</translation>
    </message>
    <message>
        <source>Who arrives later</source>
        <translation>Qui arrive plus tard</translation>
    </message>
    <message>
        <source>The chosen units arrive later</source>
        <translation>Les unités choisies arrivent plus tard</translation>
    </message>
    <message>
        <source>Lower edge</source>
        <translation>Bord du bas</translation>
    </message>
    <message>
        <source>Upper edge</source>
        <translation>Bord du haut</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Bord gauche</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Bord droit</translation>
    </message>
    <message>
        <source>No die</source>
        <translation>Sans dé</translation>
    </message>
    <message>
        <source> or more on a d6</source>
        <translation> ou plus avec un d6</translation>
    </message>
    <message>
        <source>Come in at the nearest free place</source>
        <translation>Entrer à la place libre la plus proche</translation>
    </message>
    <message>
        <source>Wait for another turn</source>
        <translation>Attendre un autre tour</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>From turn</source>
        <translation>À partir du tour</translation>
    </message>
    <message>
        <source>Each turn</source>
        <translation>Chaque tour</translation>
    </message>
    <message>
        <source>Where the way is blocked</source>
        <translation>Si le passage est bloqué</translation>
    </message>
    <message>
        <source>Worth points</source>
        <translation>Valent des points</translation>
    </message>
    <message>
        <source>The last turn</source>
        <translation>Le dernier tour</translation>
    </message>
    <message>
        <source>As the rules say</source>
        <translation>Comme disent les règles</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>From then on it ends on</source>
        <translation>Dès lors elle finit sur</translation>
    </message>
    <message>
        <source>At the latest with turn</source>
        <translation>Au plus tard avec le tour</translation>
    </message>
    <message>
        <source>Choose units on the table</source>
        <translation>Choisir des unités sur la table</translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n unité</numerusform>
            <numerusform>%n unités</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is hidden.</source>
        <translation>Personne n&apos;est caché.</translation>
    </message>
    <message>
        <source>Hidden: %1</source>
        <translation>Cachés : %1</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Caché</translation>
    </message>
    <message>
        <source>Not hidden</source>
        <translation>Pas caché</translation>
    </message>
    <message>
        <source>A marker laid</source>
        <translation>Un marqueur posé</translation>
    </message>
    <message>
        <source>A marker taken off</source>
        <translation>Un marqueur retiré</translation>
    </message>
    <message>
        <source>Arrives later</source>
        <translation>Arrive plus tard</translation>
    </message>
    <message>
        <source>%1 (turn %2)</source>
        <translation>%1 (tour %2)</translation>
    </message>
    <message>
        <source>Nobody arrives later.</source>
        <translation>Personne n&apos;arrive plus tard.</translation>
    </message>
    <message>
        <source>Arriving: %1</source>
        <translation>Arrivent : %1</translation>
    </message>
    <message>
        <source>What markers tell</source>
        <translation>Ce que disent les marqueurs</translation>
    </message>
    <message>
        <source>Markers tell foot from mounted troops</source>
        <translation>Les marqueurs distinguent pied et cheval</translation>
    </message>
</context>
<context>
    <name>signifer::ui::OddsBars</name>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: %2, exactly %3</source>
        <translation>%1 : %2, exactement %3</translation>
    </message>
</context>
<context>
    <name>signifer::ui::OptionForm</name>
    <message>
        <source>Your choice. This scenario: %1. As printed: %2.</source>
        <translation>Votre choix. Ce scénario : %1. Texte imprimé : %2.</translation>
    </message>
    <message>
        <source>Your choice. As printed: %1.</source>
        <translation>Votre choix. Texte imprimé : %1.</translation>
    </message>
    <message>
        <source>So in this scenario. As printed: %1.</source>
        <translation>Valeur de ce scénario. Texte imprimé : %1.</translation>
    </message>
    <message>
        <source>Your choice, as printed. This scenario: %1.</source>
        <translation>Votre choix, comme imprimé. Ce scénario : %1.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::OrderDialog</name>
    <message>
        <source>Write an order</source>
        <translation>Écrire un ordre</translation>
    </message>
    <message>
        <source>Nobody reads it before it is opened. The journal tells its seal at once: a checksum, so that everybody sees later that nothing was changed.</source>
        <translation>Personne ne le lit avant qu&apos;il soit ouvert. Le journal en donne aussitôt le sceau : une somme de contrôle, pour que tous voient plus tard que rien n&apos;a été changé.</translation>
    </message>
    <message>
        <source>&amp;Whose order</source>
        <translation>Ordre de &amp;qui</translation>
    </message>
    <message>
        <source>Hold the hill until the enemy has crossed the stream, then charge</source>
        <translation>Tenir la colline jusqu&apos;à ce que l&apos;ennemi ait passé le ruisseau, puis charger</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Ordre</translation>
    </message>
    <message>
        <source>&amp;Unit</source>
        <translation>&amp;Unité</translation>
    </message>
    <message>
        <source>None: only the words above</source>
        <translation>Aucune : seulement les mots ci-dessus</translation>
    </message>
    <message>
        <source>&amp;Action of the rules</source>
        <translation>&amp;Action des règles</translation>
    </message>
    <message>
        <source>When its side says so</source>
        <translation>Quand son camp le dit</translation>
    </message>
    <message>
        <source>At the beginning of a turn</source>
        <translation>Au début d&apos;un tour</translation>
    </message>
    <message>
        <source>At a step of a turn</source>
        <translation>À une étape d&apos;un tour</translation>
    </message>
    <message>
        <source>Open &amp;it</source>
        <translation>Ou&amp;vrir</translation>
    </message>
    <message>
        <source>Turn </source>
        <translation>Tour </translation>
    </message>
    <message>
        <source>Whose player turn</source>
        <translation>Tour de quel joueur</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Seal it</source>
        <translation>Sceller</translation>
    </message>
    <message>
        <source>None in particular</source>
        <translation>Aucune en particulier</translation>
    </message>
    <message>
        <source>Too long: at most about %1 letters.</source>
        <translation>Trop long : environ %1 lettres au plus.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::OrdersDialog</name>
    <message>
        <source>Take it back</source>
        <translation>Le reprendre</translation>
    </message>
    <message>
        <source>Standing orders</source>
        <translation>Ordres permanents</translation>
    </message>
    <message>
        <source>What a unit or a side always or never answers, from now on. A unit&apos;s own orders come before its side&apos;s. Each answer is told in the journal and can be taken back.</source>
        <translation>Ce qu&apos;une unité ou un camp répond toujours ou jamais, dès maintenant. Les ordres propres d&apos;une unité passent avant ceux de son camp. Chaque réponse figure au journal et peut être reprise.</translation>
    </message>
    <message>
        <source>Orders in force</source>
        <translation>Ordres en vigueur</translation>
    </message>
    <message>
        <source>Whose order</source>
        <translation>Ordre de qui</translation>
    </message>
    <message>
        <source>Always or never</source>
        <translation>Toujours ou jamais</translation>
    </message>
    <message>
        <source>Which answer</source>
        <translation>Quelle réponse</translation>
    </message>
    <message>
        <source>always</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>Give this order</source>
        <translation>Donner cet ordre</translation>
    </message>
</context>
<context>
    <name>signifer::ui::OrdersDock</name>
    <message>
        <source>Written orders</source>
        <translation>Ordres écrits</translation>
    </message>
    <message>
        <source>Write an order…</source>
        <translation>Écrire un ordre…</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Read it…</source>
        <translation>Lire…</translation>
    </message>
    <message>
        <source>No orders are written. What is written is sealed until its time, and its seal shows then that nothing was changed.</source>
        <translation>Aucun ordre n&apos;est écrit. Ce qui est écrit est scellé jusqu&apos;à son heure ; le sceau montre alors que rien n&apos;a été changé.</translation>
    </message>
    <message>
        <source>Write the seals down, if you like to check them later.</source>
        <translation>Notez les sceaux si vous voulez les vérifier plus tard.</translation>
    </message>
    <message>
        <source>%1, order %2, written in turn %3</source>
        <translation>%1, ordre %2, écrit au tour %3</translation>
    </message>
    <message>
        <source>Opened in turn %1</source>
        <translation>Ouvert au tour %1</translation>
    </message>
    <message>
        <source>Sealed; opens %1</source>
        <translation>Scellé ; s&apos;ouvre %1</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>Scellé</translation>
    </message>
    <message>
        <source>Seal %1</source>
        <translation>Sceau %1</translation>
    </message>
    <message>
        <source>it holds</source>
        <translation>il tient</translation>
    </message>
    <message>
        <source>it does not fit</source>
        <translation>il ne correspond pas</translation>
    </message>
    <message>
        <source>Read a sealed order</source>
        <translation>Lire un ordre scellé</translation>
    </message>
    <message>
        <source>Is nobody of %1 looking?</source>
        <translation>Personne de %1 ne regarde ?</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>Ordre %1</translation>
    </message>
</context>
<context>
    <name>signifer::ui::OwnPane</name>
    <message>
        <source>Your tables, armies and house rules</source>
        <translation>Vos tables, armées et règles maison</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armée</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>&amp;New battle with it…</source>
        <translation>&amp;Nouvelle bataille avec…</translation>
    </message>
    <message>
        <source>&amp;Change the table</source>
        <translation>&amp;Modifier la table</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
</context>
<context>
    <name>signifer::ui::PageFurniture</name>
    <message>
        <source>House rules in force</source>
        <translation>Règles maison en vigueur</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>signifer::ui::PanelSetter</name>
    <message>
        <source>front</source>
        <translation>front</translation>
    </message>
    <message>
        <source>rear</source>
        <translation>arrière</translation>
    </message>
    <message>
        <source>flank</source>
        <translation>flanc</translation>
    </message>
</context>
<context>
    <name>signifer::ui::PaperDialog</name>
    <message>
        <source>Large print</source>
        <translation>Gros caractères</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
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
        <translation>Portrait</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Paysage</translation>
    </message>
    <message>
        <source>&amp;Rule set</source>
        <translation>Jeu de &amp;règles</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Feuille</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Taille</translation>
    </message>
    <message>
        <source>&amp;Direction</source>
        <translation>&amp;Sens</translation>
    </message>
    <message>
        <source>&amp;Club</source>
        <translation>&amp;Club</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 ne peut être écrit.</translation>
    </message>
    <message>
        <source>&amp;Of</source>
        <translation>&amp;De</translation>
    </message>
    <message>
        <source>The open battle</source>
        <translation>La bataille ouverte</translation>
    </message>
    <message>
        <source>The troop list</source>
        <translation>La liste des troupes</translation>
    </message>
    <message>
        <source>Your army: %1</source>
        <translation>Votre armée : %1</translation>
    </message>
    <message>
        <source>Your table: %1</source>
        <translation>Votre table : %1</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré : %1</translation>
    </message>
    <message>
        <source>Army: %1</source>
        <translation>Armée : %1</translation>
    </message>
    <message>
        <source>Battle: %1</source>
        <translation>Bataille : %1</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>Un fichier…</translation>
    </message>
    <message>
        <source>An army or a battle</source>
        <translation>Une armée ou une bataille</translation>
    </message>
    <message>
        <source>Armies, battles, journals (*.json *.signifer)</source>
        <translation>Armées, batailles, journaux (*.json *.signifer)</translation>
    </message>
    <message>
        <source>Choose an army or a battle under &quot;Of&quot;.</source>
        <translation>Choisissez une armée ou une bataille sous « De ».</translation>
    </message>
    <message>
        <source>Without the club&apos;s picture. %1</source>
        <translation>Sans l&apos;image du club. %1</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>Règles &amp;maison</translation>
    </message>
    <message>
        <source>Files of house rules, later ones win</source>
        <translation>Fichiers de règles maison, les derniers l&apos;emportent</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Add house rules</source>
        <translation>Ajouter des règles maison</translation>
    </message>
    <message>
        <source>House rules (*.json)</source>
        <translation>Règles maison (*.json)</translation>
    </message>
    <message>
        <source>A5, for the pocket</source>
        <translation>A5, pour la poche</translation>
    </message>
</context>
<context>
    <name>signifer::ui::PhoneRoom</name>
    <message>
        <source>This page has another address: {0}</source>
        <translation>Cette page a une autre adresse : {0}</translation>
    </message>
    <message>
        <source>There is nothing here.</source>
        <translation>Il n&apos;y a rien ici.</translation>
    </message>
    <message>
        <source>This is not the phrase that the referee&apos;s screen shows.</source>
        <translation>Ce ne sont pas les mots que montre l&apos;écran de l&apos;arbitre.</translation>
    </message>
    <message>
        <source>Too many wrong phrases. Wait {0} seconds.</source>
        <translation>Trop de mots faux. Attendez {0} secondes.</translation>
    </message>
    <message>
        <source>The referee&apos;s program does not know this phone. Join with the phrase.</source>
        <translation>Le programme de l&apos;arbitre ne connaît pas ce téléphone. Entrez avec les mots.</translation>
    </message>
    <message>
        <source>Too much at once. Wait a moment.</source>
        <translation>Trop à la fois. Attendez un instant.</translation>
    </message>
    <message>
        <source>This was not understood.</source>
        <translation>Cela n&apos;a pas été compris.</translation>
    </message>
    <message>
        <source>The room is full.</source>
        <translation>La salle est pleine.</translation>
    </message>
    <message>
        <source>This is too large: a photo may have 20 MB.</source>
        <translation>C&apos;est trop gros : une photo peut avoir 20 Mo.</translation>
    </message>
    <message>
        <source>The photo is with the referee.</source>
        <translation>La photo est chez l&apos;arbitre.</translation>
    </message>
    <message>
        <source>This phone goes on in another page.</source>
        <translation>Ce téléphone continue dans une autre page.</translation>
    </message>
    <message>
        <source>Nobody can be listened to at %1: %2</source>
        <translation>On ne peut écouter personne à %1 : %2</translation>
    </message>
    <message>
        <source>The referee has closed the door.</source>
        <translation>L&apos;arbitre a fermé la porte.</translation>
    </message>
    <message>
        <source>A phone asks to join: %1</source>
        <translation>Un téléphone demande à entrer : %1</translation>
    </message>
    <message>
        <source>The referee has put this phone out.</source>
        <translation>L&apos;arbitre a exclu ce téléphone.</translation>
    </message>
    <message>
        <source>The referee lets you in.</source>
        <translation>L&apos;arbitre vous fait entrer.</translation>
    </message>
    <message>
        <source>You play %1.</source>
        <translation>Vous jouez %1.</translation>
    </message>
    <message>
        <source>You enter for both sides.</source>
        <translation>Vous saisissez pour les deux camps.</translation>
    </message>
    <message>
        <source>You look on.</source>
        <translation>Vous regardez.</translation>
    </message>
    <message>
        <source>Not heard: the phone of %1.</source>
        <translation>Muet : le téléphone de %1.</translation>
    </message>
    <message>
        <source>The referee has not let you in yet.</source>
        <translation>L&apos;arbitre ne vous a pas encore fait entrer.</translation>
    </message>
    <message>
        <source>The referee has not given you this right.</source>
        <translation>L&apos;arbitre ne vous a pas donné ce droit.</translation>
    </message>
    <message>
        <source>The battle waits: an earlier moment or a machine is on the table.</source>
        <translation>La bataille attend : un moment passé ou une machine occupe la table.</translation>
    </message>
    <message>
        <source>The battle went on meanwhile.</source>
        <translation>La bataille a continué entre-temps.</translation>
    </message>
    <message>
        <source>This roll is no longer wanted.</source>
        <translation>Ce jet n&apos;est plus attendu.</translation>
    </message>
    <message>
        <source>The other side rolls.</source>
        <translation>C&apos;est l&apos;autre camp qui lance.</translation>
    </message>
    <message>
        <source>%1, %2: the program rolls</source>
        <translation>%1, %2 : le programme lance</translation>
    </message>
    <message>
        <source>Another number of dice is wanted now.</source>
        <translation>Un autre nombre de dés est attendu.</translation>
    </message>
    <message>
        <source>The die has no %1.</source>
        <translation>Le dé n&apos;a pas de %1.</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2 : %3</translation>
    </message>
    <message>
        <source>%1 was first: %2.</source>
        <translation>%1 a été plus rapide : %2.</translation>
    </message>
    <message>
        <source>%1 was first: the program rolls.</source>
        <translation>%1 a été plus rapide : le programme lance.</translation>
    </message>
    <message>
        <source>This is not for your side to decide.</source>
        <translation>Ce n&apos;est pas à votre camp d&apos;en décider.</translation>
    </message>
    <message>
        <source>%1 is done</source>
        <translation>%1 : terminé</translation>
    </message>
    <message>
        <source>The referee has decided on it already.</source>
        <translation>L&apos;arbitre a déjà décidé.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Repris.</translation>
    </message>
    <message>
        <source>The referee has it.</source>
        <translation>C&apos;est chez l&apos;arbitre.</translation>
    </message>
    <message>
        <source>Taken: %1</source>
        <translation>Pris : %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>The referee did not take it.</source>
        <translation>L&apos;arbitre ne l&apos;a pas pris.</translation>
    </message>
    <message>
        <source>There is no battle on the table.</source>
        <translation>Il n&apos;y a pas de bataille sur la table.</translation>
    </message>
    <message>
        <source>%1, by phone</source>
        <translation>%1, par téléphone</translation>
    </message>
    <message>
        <source>This cannot be done any more.</source>
        <translation>Ce n&apos;est plus possible.</translation>
    </message>
    <message>
        <source>Somebody has to choose first.</source>
        <translation>Quelqu&apos;un doit d&apos;abord choisir.</translation>
    </message>
    <message>
        <source>You have sent these dice already.</source>
        <translation>Vous avez déjà envoyé ces dés.</translation>
    </message>
    <message>
        <source>By phone: %1</source>
        <translation>Par téléphone : %1</translation>
    </message>
    <message>
        <source>These dice cannot show %1.</source>
        <translation>Ces dés ne peuvent pas montrer %1.</translation>
    </message>
    <message>
        <source>total %1</source>
        <translation>total %1</translation>
    </message>
    <message numerus="yes">
        <source>%n die/dice count</source>
        <translation>
            <numerusform>%n dé compte</numerusform>
            <numerusform>%n dés comptent</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>signifer::ui::PhonesDock</name>
    <message>
        <source>From phones</source>
        <translation>Des téléphones</translation>
    </message>
    <message>
        <source>What phones have sent</source>
        <translation>Envois des téléphones</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>Do not take</source>
        <translation>Ne pas prendre</translation>
    </message>
    <message>
        <source>Take everything at once</source>
        <translation>Tout prendre aussitôt</translation>
    </message>
    <message>
        <source>Each can still be undone</source>
        <translation>Chacun peut encore être annulé</translation>
    </message>
    <message>
        <source>Invite phones…</source>
        <translation>Inviter des téléphones…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>No phones are invited.</source>
        <translation>Aucun téléphone n&apos;est invité.</translation>
    </message>
    <message>
        <source>%1 (not heard)</source>
        <translation>%1 (injoignable)</translation>
    </message>
    <message>
        <source>Open at %1. Nobody has joined yet.</source>
        <translation>Ouvert à %1. Personne n&apos;est encore entré.</translation>
    </message>
    <message>
        <source>In the room: %1.</source>
        <translation>Dans la salle : %1.</translation>
    </message>
    <message>
        <source>One asks to join.</source>
        <translation>Un demande à entrer.</translation>
    </message>
    <message>
        <source>%1 ask to join.</source>
        <translation>%1 demandent à entrer.</translation>
    </message>
    <message>
        <source>Not heard: %1. What they tap does not arrive.</source>
        <translation>Muets : %1. Ce qu&apos;on y tape n&apos;arrive pas.</translation>
    </message>
    <message>
        <source>Phones: one joined</source>
        <translation>Téléphones : un présent</translation>
    </message>
    <message>
        <source>Phones: %1 joined</source>
        <translation>Téléphones : %1 présents</translation>
    </message>
    <message>
        <source>Not heard: %1</source>
        <translation>Muet : %1</translation>
    </message>
    <message>
        <source>No address of this computer: %1</source>
        <translation>Pas une adresse de cet ordinateur : %1</translation>
    </message>
</context>
<context>
    <name>signifer::ui::PhotoCorners</name>
    <message>
        <source>Corners of the table in the photo</source>
        <translation>Coins de la table sur la photo</translation>
    </message>
    <message>
        <source>A to D choose a corner, arrow keys move it.</source>
        <translation>A à D choisissent un coin, les flèches le déplacent.</translation>
    </message>
    <message>
        <source>No photo yet</source>
        <translation>Pas encore de photo</translation>
    </message>
</context>
<context>
    <name>signifer::ui::PhotoDesk</name>
    <message>
        <source>It stayed</source>
        <translation>Restée</translation>
    </message>
    <message>
        <source>The unit stands where the referee holds it</source>
        <translation>L&apos;unité se trouve là où l&apos;arbitre la tient</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>The unit has left the table; it is taken off by hand</source>
        <translation>L&apos;unité a quitté la table ; elle est retirée à la main</translation>
    </message>
    <message>
        <source>held where it stood last</source>
        <translation>tenue là où elle était</translation>
    </message>
    <message>
        <source>not in the photo, held where it stood last</source>
        <translation>absente de la photo, tenue là où elle était</translation>
    </message>
    <message>
        <source>Not in the photo</source>
        <translation>Absentes de la photo</translation>
    </message>
    <message>
        <source>%1 by hand</source>
        <translation>%1 à la main</translation>
    </message>
    <message>
        <source>%1 stay</source>
        <translation>%1 restent</translation>
    </message>
    <message>
        <source>%1, %2 bytes, CRC-32 %3</source>
        <translation>%1, %2 octets, CRC-32 %3</translation>
    </message>
    <message>
        <source>What the photo says</source>
        <translation>Ce que dit la photo</translation>
    </message>
    <message>
        <source>Photo of the table…</source>
        <translation>Photo de la table…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Reads the picture that was copied</source>
        <translation>Lit l&apos;image copiée</translation>
    </message>
    <message>
        <source>Reading the photo</source>
        <translation>Lecture de la photo</translation>
    </message>
    <message>
        <source>Lay the border marks, stick a mark on each base (Print &gt; Marks), and photograph the table from above.</source>
        <translation>Posez les marques du bord, collez une marque sur chaque socle (Imprimer &gt; Marques) et photographiez la table d&apos;en haut.</translation>
    </message>
    <message>
        <source>Units that stand elsewhere</source>
        <translation>Unités qui sont ailleurs</translation>
    </message>
    <message>
        <source>Take all</source>
        <translation>Tout prendre</translation>
    </message>
    <message>
        <source>Legal ones are played; the others are put there by hand, with the photo as the reason</source>
        <translation>Les mouvements permis sont joués ; les autres unités sont placées à la main, avec la photo pour raison</translation>
    </message>
    <message>
        <source>Take the legal ones</source>
        <translation>Prendre les permis</translation>
    </message>
    <message>
        <source>Put the photo away</source>
        <translation>Ranger la photo</translation>
    </message>
    <message>
        <source>Photo of the table</source>
        <translation>Photo de la table</translation>
    </message>
    <message>
        <source>Photos (*.jpg *.jpeg *.png *.webp)</source>
        <translation>Photographies (*.jpg *.jpeg *.png *.webp)</translation>
    </message>
    <message>
        <source>No picture was copied.</source>
        <translation>Aucune image n&apos;a été copiée.</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Lecture de %1</translation>
    </message>
    <message>
        <source>The photo was not read</source>
        <translation>La photo n&apos;a pas été lue</translation>
    </message>
    <message>
        <source>%1 of 8 border marks, off by %2.</source>
        <translation>%1 des 8 marques du bord, écart %2.</translation>
    </message>
    <message>
        <source>Too few border marks: units that stood still helped.</source>
        <translation>Trop peu de marques du bord : des unités immobiles ont aidé.</translation>
    </message>
    <message>
        <source>Beside the table: %1.</source>
        <translation>À côté de la table : %1.</translation>
    </message>
    <message>
        <source>Marks of nobody: %1.</source>
        <translation>Marques de personne : %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Take all %1</source>
        <translation>Prendre les %1</translation>
    </message>
    <message>
        <source>Take the %1 legal</source>
        <translation>Prendre les %1 permis</translation>
    </message>
    <message>
        <source>Everybody stands as the referee holds</source>
        <translation>Tous sont là où l&apos;arbitre les tient</translation>
    </message>
    <message>
        <source>%1 stand elsewhere, %2 as held</source>
        <translation>%1 sont ailleurs, %2 à leur place</translation>
    </message>
    <message>
        <source>Photo of the table: %1</source>
        <translation>Photo de la table : %1</translation>
    </message>
    <message>
        <source>A legal move ends %1 short.</source>
        <translation>Un mouvement permis s&apos;arrête %1 avant.</translation>
    </message>
    <message>
        <source>Some wait for dice: roll for them first.</source>
        <translation>Certaines attendent des dés : lancez-les d&apos;abord.</translation>
    </message>
    <message>
        <source>Watch a folder…</source>
        <translation>Surveiller un dossier…</translation>
    </message>
    <message>
        <source>Reads each new photo in a folder, of a telephone that keeps its pictures there</source>
        <translation>Lit chaque nouvelle photo d&apos;un dossier, d&apos;un téléphone qui y range ses images</translation>
    </message>
    <message>
        <source>Watch a folder for photos of the table</source>
        <translation>Surveiller un dossier pour les photos de la table</translation>
    </message>
    <message>
        <source>Watching %1: stop</source>
        <translation>%1 est surveillé : arrêter</translation>
    </message>
    <message>
        <source>Their marks are in sight twice, or half covered, so it is not known where they stand: %1.</source>
        <translation>Leurs marques se voient deux fois, ou sont à moitié couvertes : on ne sait pas où elles se tiennent : %1.</translation>
    </message>
    <message>
        <source>Their marks are seen, but they have left the table: %1.</source>
        <translation>Leurs marques sont visibles, mais elles ont quitté la table : %1.</translation>
    </message>
    <message>
        <source>comes on</source>
        <translation>arrive sur la table</translation>
    </message>
    <message>
        <source>brought to touch %1</source>
        <translation>mis au contact de %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>left %1</source>
        <translation>a quitté %1</translation>
    </message>
    <message>
        <source>Camera…</source>
        <translation>Appareil…</translation>
    </message>
    <message>
        <source>Takes a photo of the table with a camera of this computer</source>
        <translation>Prend une photo de la table avec un appareil de cet ordinateur</translation>
    </message>
    <message>
        <source>when its side deploys</source>
        <translation>quand son camp se déploie</translation>
    </message>
    <message>
        <source>after the units of his side</source>
        <translation>après les unités de son camp</translation>
    </message>
</context>
<context>
    <name>signifer::ui::PhotoPane</name>
    <message>
        <source>Your table, from a photo</source>
        <translation>Votre table, d&apos;après une photo</translation>
    </message>
    <message>
        <source>Choose a photo…</source>
        <translation>Choisir une photo…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Enlever</translation>
    </message>
    <message>
        <source>How strongly the photo is shown</source>
        <translation>Force avec laquelle la photo se voit</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>Models lean away from the camera. A unit is where its base stands, not where its heads are. A photo from higher up leans less.</source>
        <translation>Les figurines penchent loin de l&apos;appareil. Une unité est où est son socle, pas où sont ses têtes. Prise de plus haut, une photo penche moins.</translation>
    </message>
    <message>
        <source>Choose a photo of the whole table, or drop one here.</source>
        <translation>Choisissez une photo de toute la table, ou déposez-en une ici.</translation>
    </message>
    <message>
        <source>%1 cannot be read. The table is shown without it.</source>
        <translation>%1 ne peut être lu. La table se montre sans.</translation>
    </message>
    <message>
        <source>The corners lie crossed. Drag A to D round the table: A is its lower left corner.</source>
        <translation>Les coins se croisent. Faites glisser A à D autour de la table : A est son coin en bas à gauche.</translation>
    </message>
    <message>
        <source>%1. Drag A to D to the corners of the table; A to D on the keyboard, arrow keys move by a pixel.</source>
        <translation>%1. Faites glisser A à D sur les coins de la table ; A à D au clavier, les flèches déplacent d&apos;un pixel.</translation>
    </message>
    <message>
        <source>Choose a photo</source>
        <translation>Choisir une photo</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.bmp *.webp)</source>
        <translation>Images (*.jpg *.jpeg *.png *.bmp *.webp)</translation>
    </message>
</context>
<context>
    <name>signifer::ui::PhotoReader</name>
    <message>
        <source>There is no file %1.</source>
        <translation>Il n&apos;y a pas de fichier %1.</translation>
    </message>
    <message>
        <source>%1 is no picture that can be read. Take a JPEG, PNG or WebP.</source>
        <translation>%1 n&apos;est pas une image lisible. Prenez un JPEG, PNG ou WebP.</translation>
    </message>
    <message>
        <source>%1 is too large: at most 50 million pixels can be read. Take a smaller picture.</source>
        <translation>%1 est trop grande : au plus 50 millions de pixels. Prenez une image plus petite.</translation>
    </message>
    <message>
        <source>%1 is too small: the marks need a picture of 1920 by 1080 pixels or more.</source>
        <translation>%1 est trop petite : les marques demandent une image d&apos;au moins 1920 sur 1080 pixels.</translation>
    </message>
    <message>
        <source>%1 is too dark. Switch on more light and take it again, without a flash.</source>
        <translation>%1 est trop sombre. Allumez plus de lumière et reprenez-la, sans flash.</translation>
    </message>
    <message>
        <source>%1 shows %2 of the 8 border marks. At least 4 must be seen, whole and not in a row: take the photo from higher up.</source>
        <translation>%1 montre %2 des 8 marques du bord. Il en faut au moins 4, entières et non alignées : prenez la photo de plus haut.</translation>
    </message>
    <message>
        <source>The border marks of %1 do not lie where they should. Lay each flush on the table&apos;s edge, in the place that is printed on it.</source>
        <translation>Les marques du bord de %1 ne sont pas à leur place. Posez chacune au ras du bord de la table, à la place imprimée dessus.</translation>
    </message>
    <message>
        <source>%1 could not be read: the reader gave up. Take the photo again.</source>
        <translation>%1 n&apos;a pas pu être lue : le lecteur a abandonné. Reprenez la photo.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::PictureDialog</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Lays the picture on the clipboard in this size</source>
        <translation>Met l&apos;image dans le presse-papiers à cette taille</translation>
    </message>
    <message>
        <source>&amp;Arrows for what moved in the last turn</source>
        <translation>&amp;Flèches pour les mouvements du dernier tour</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation>Image de la table</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>PNG, a picture of dots</source>
        <translation>PNG, une image en points</translation>
    </message>
    <message>
        <source>SVG, a drawing that stays sharp</source>
        <translation>SVG, un dessin qui reste net</translation>
    </message>
    <message>
        <source>The picture, smaller</source>
        <translation>L&apos;image, en petit</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>&amp;Largeur :</translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>Taille :</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format :</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Enregistrer sous…</translation>
    </message>
    <message>
        <source>%1 by %2 px</source>
        <translation>%1 sur %2 px</translation>
    </message>
</context>
<context>
    <name>signifer::ui::PlotView</name>
    <message>
        <source>Turn %1, %2: %3 %</source>
        <translation>Tour %1, %2 : %3 %</translation>
    </message>
    <message>
        <source>%1. Enter opens one of these battles. All turns: %2</source>
        <translation>%1. Entrée ouvre une de ces batailles. Tous les tours : %2</translation>
    </message>
    <message>
        <source>%1. Click, or press Enter, to open one of these battles. Each click opens the next.</source>
        <translation>%1. Un clic ou Entrée ouvre une de ces batailles, chaque autre clic la suivante.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::PoseForm</name>
    <message>
        <source>Put back</source>
        <translation>Remettre</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Orientation</translation>
    </message>
    <message>
        <source> in</source>
        <translation> po</translation>
    </message>
    <message>
        <source>From the left</source>
        <translation>De la gauche</translation>
    </message>
    <message>
        <source>From the lower edge</source>
        <translation>Du bord du bas</translation>
    </message>
    <message>
        <source>was %1, %2</source>
        <translation>avant : %1, %2</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Demi-tour</translation>
    </message>
    <message>
        <source>Turns it about</source>
        <translation>La retourne</translation>
    </message>
    <message>
        <source>To its enemy</source>
        <translation>Vers l&apos;ennemi</translation>
    </message>
    <message>
        <source>Turns it to the nearest enemy</source>
        <translation>La tourne vers l&apos;ennemi le plus proche</translation>
    </message>
    <message>
        <source>was %1°</source>
        <translation>avant : %1°</translation>
    </message>
</context>
<context>
    <name>signifer::ui::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Fort contraste</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Another language is spoken from the next start.</source>
        <translation>Une autre langue vaut dès le prochain démarrage.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Closing says where the battle is kept</source>
        <translation>En fermant, dire où est la bataille</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Keys of %1</source>
        <translation>%1 : touches</translation>
    </message>
    <message>
        <source>Click a field and press the keys. Keys on the table itself (N, arrows, G) stay as they are.</source>
        <translation>Cliquez un champ et pressez les touches. Les touches de la table (N, flèches, G) restent ce qu&apos;elles sont.</translation>
    </message>
    <message>
        <source>%1 is taken: %2.</source>
        <translation>%1 est pris : %2.</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Choose the club&apos;s picture</source>
        <translation>Choisir l&apos;image du club</translation>
    </message>
    <message>
        <source>The club&apos;s picture</source>
        <translation>L&apos;image du club</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.svg)</source>
        <translation>Images (*.png *.jpg *.jpeg *.svg)</translation>
    </message>
    <message>
        <source>Both stand at the top of printed papers. The picture is a PNG, a JPEG or an SVG.</source>
        <translation>Les deux figurent en haut des feuilles imprimées. L&apos;image est un PNG, un JPEG ou un SVG.</translation>
    </message>
    <message>
        <source>Units glide when a machine moves them</source>
        <translation>Les unités glissent quand une machine les déplace</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Pouces</translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation>Centimètres</translation>
    </message>
    <message>
        <source>Lengths in</source>
        <translation>Longueurs en</translation>
    </message>
    <message>
        <source>Rules and files keep inches.</source>
        <translation>Règles et fichiers gardent les pouces.</translation>
    </message>
    <message>
        <source>Rolled by the program</source>
        <translation>Lancés par le programme</translation>
    </message>
    <message>
        <source>Own dice, typed in</source>
        <translation>Dés réels, tapés</translation>
    </message>
    <message>
        <source>Dice of new battles</source>
        <translation>Dés des nouvelles batailles</translation>
    </message>
    <message>
        <source>The window opens as it was left</source>
        <translation>La fenêtre s&apos;ouvre comme elle a été laissée</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposition</translation>
    </message>
    <message>
        <source>Your files are in</source>
        <translation>Vos fichiers sont dans</translation>
    </message>
    <message>
        <source>Another folder counts at once. Files that are there already stay where they are and are listed still.</source>
        <translation>Un autre dossier compte aussitôt. Les fichiers déjà là restent où ils sont et figurent toujours dans les listes.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::PresetChoice</name>
    <message>
        <source>Named set of options</source>
        <translation>Jeu nommé d&apos;options</translation>
    </message>
    <message>
        <source>A club&apos;s own, from a file…</source>
        <translation>Celui d&apos;un club, depuis un fichier…</translation>
    </message>
    <message numerus="yes">
        <source>%n differ from this set:</source>
        <translation>
            <numerusform>%n diffère de ce jeu :</numerusform>
            <numerusform>%n diffèrent de ce jeu :</numerusform>
        </translation>
    </message>
    <message>
        <source>A club&apos;s set of options</source>
        <translation>Les options d&apos;un club</translation>
    </message>
    <message>
        <source>House rules (*.json)</source>
        <translation>Règles maison (*.json)</translation>
    </message>
</context>
<context>
    <name>signifer::ui::ProblemList</name>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message numerus="yes">
        <source>And %n more</source>
        <translation>
            <numerusform>Et %n autre</numerusform>
            <numerusform>Et %n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>signifer::ui::ReadyBattles</name>
    <message>
        <source>Ready to play</source>
        <translation>Prêtes à jouer</translation>
    </message>
    <message>
        <source>%1 · hidden units</source>
        <translation>%1 · unités cachées</translation>
    </message>
</context>
<context>
    <name>signifer::ui::RollList</name>
    <message>
        <source>All rolls</source>
        <translation>Tous les jets</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>if so: %1</source>
        <translation>le cas échéant : %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Only where the dice before it fall so: %1</source>
        <translation>Seulement si les dés d&apos;avant tombent ainsi : %1</translation>
    </message>
</context>
<context>
    <name>signifer::ui::RoomAddress</name>
    <message>
        <source>%1 (tunnel or container, %2)</source>
        <translation>%1 (tunnel ou conteneur, %2)</translation>
    </message>
    <message>
        <source>%1 (this computer only)</source>
        <translation>%1 (cet ordinateur seulement)</translation>
    </message>
    <message>
        <source>%1 (Wi-Fi, %2)</source>
        <translation>%1 (Wi-Fi, %2)</translation>
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
        <translation>Règles : %1</translation>
    </message>
    <message>
        <source>Search by id or word</source>
        <translation>Chercher par numéro ou par mot</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source> (a decision of ours: the sheet does not say it)</source>
        <translation> (notre décision : la feuille ne le dit pas)</translation>
    </message>
    <message>
        <source> (the players judge)</source>
        <translation> (aux joueurs de juger)</translation>
    </message>
    <message>
        <source>No rule has this id.</source>
        <translation>Aucune règle n&apos;a ce numéro.</translation>
    </message>
    <message>
        <source>&lt;br&gt;&lt;i&gt;A decision of ours: the sheet does not say it.&lt;/i&gt;</source>
        <translation>&lt;br&gt;&lt;i&gt;Notre décision : la feuille ne le dit pas.&lt;/i&gt;</translation>
    </message>
    <message>
        <source>&lt;br&gt;&lt;i&gt;The players judge.&lt;/i&gt;</source>
        <translation>&lt;br&gt;&lt;i&gt;Aux joueurs de juger.&lt;/i&gt;</translation>
    </message>
</context>
<context>
    <name>signifer::ui::RulesPane</name>
    <message>
        <source>  ·  our reading</source>
        <translation>  ·  notre lecture</translation>
    </message>
    <message>
        <source>  ·  the players judge</source>
        <translation>  ·  aux joueurs de juger</translation>
    </message>
    <message>
        <source>Ask the rules</source>
        <translation>Interroger les règles</translation>
    </message>
    <message>
        <source>No battle is needed.</source>
        <translation>Il ne faut pas de bataille.</translation>
    </message>
    <message>
        <source>A word or a rule: pila, HG-CHG-5</source>
        <translation>Un mot ou une règle : pila, HG-CHG-5</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>A ruling and its odds…</source>
        <translation>Décision et probabilités…</translation>
    </message>
</context>
<context>
    <name>signifer::ui::RulingDialog</name>
    <message>
        <source>Ask for a ruling: %1</source>
        <translation>Demander une décision : %1</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>The situation</source>
        <translation>La situation</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>Exact odds of</source>
        <translation>Probabilités exactes de</translation>
    </message>
    <message>
        <source>Odds of</source>
        <translation>Probabilités de</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>Les dés</translation>
    </message>
    <message>
        <source>Your faces, such as 4 3; empty: rolled</source>
        <translation>Vos faces, comme 4 3 ; vide : au hasard</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Faces</translation>
    </message>
    <message>
        <source>In this order: %1</source>
        <translation>Dans cet ordre : %1</translation>
    </message>
    <message>
        <source>This combination cannot be: %1</source>
        <translation>Cette combinaison est impossible : %1</translation>
    </message>
    <message>
        <source>No dice are rolled for this.</source>
        <translation>Aucun dé n&apos;est lancé pour cela.</translation>
    </message>
    <message>
        <source>Too many outcomes to work out. Ask for another result.</source>
        <translation>Trop d&apos;issues à calculer. Demandez un autre résultat.</translation>
    </message>
    <message>
        <source>One face too many was typed.</source>
        <translation>Une face de trop a été tapée.</translation>
    </message>
    <message>
        <source>%1 faces too many were typed.</source>
        <translation>%1 faces de trop ont été tapées.</translation>
    </message>
    <message>
        <source>More dice are needed.</source>
        <translation>Il faut plus de dés.</translation>
    </message>
    <message>
        <source>The die has no such face.</source>
        <translation>Le dé n&apos;a pas cette face.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Dice: &lt;b&gt;%1&lt;/b&gt; (%2)&lt;/p&gt;&lt;p&gt;</source>
        <translation>&lt;p&gt;Dés : &lt;b&gt;%1&lt;/b&gt; (%2)&lt;/p&gt;&lt;p&gt;</translation>
    </message>
    <message>
        <source>rolled</source>
        <translation>lancés</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>tapés</translation>
    </message>
    <message>
        <source>Give the ruling</source>
        <translation>Décider</translation>
    </message>
</context>
<context>
    <name>signifer::ui::RulingDock</name>
    <message>
        <source>Ruling</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>%1 · event %2</source>
        <translation>%1 · événement %2</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>contre %1</translation>
    </message>
    <message>
        <source>Exact; hover a bar for the fraction</source>
        <translation>Exact ; survoler une barre pour la fraction</translation>
    </message>
    <message>
        <source>Exact odds: %1</source>
        <translation>Probabilités exactes : %1</translation>
    </message>
    <message>
        <source>Theirs: %1</source>
        <translation>En face : %1</translation>
    </message>
    <message>
        <source>roll %1 of %2</source>
        <translation>jet %1 sur %2</translation>
    </message>
    <message>
        <source>before you decide</source>
        <translation>avant de décider</translation>
    </message>
    <message>
        <source>First roll: %1</source>
        <translation>Premier jet : %1</translation>
    </message>
    <message>
        <source>%1 average dice</source>
        <translation>%1 dés moyens</translation>
    </message>
    <message>
        <source>%1: roll %2%3, %4</source>
        <translation>%1 : lancer %2%3, %4</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Roll the rest</source>
        <translation>Lancer le reste</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Réfléchir</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Face %1</source>
        <translation>Face %1</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>Override…</source>
        <translation>Intervenir…</translation>
    </message>
    <message>
        <source>Changes the state by hand, with a reason</source>
        <translation>Change l&apos;état à la main, avec une raison</translation>
    </message>
    <message>
        <source>What if…</source>
        <translation>Et si…</translation>
    </message>
    <message>
        <source>Asks for this ruling with other facts, and its exact odds</source>
        <translation>Demande cette décision avec d&apos;autres faits, et ses probabilités exactes</translation>
    </message>
    <message>
        <source>Overruled: %1</source>
        <translation>Contre l&apos;arbitre : %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has happened yet. Point at what a unit may do: its figures and odds stand here before you decide.</source>
        <translation>Rien ne s&apos;est encore passé. Montrez ce qu&apos;une unité peut faire : ses chiffres et ses probabilités s&apos;affichent ici avant la décision.</translation>
    </message>
    <message>
        <source>Typed in by %1</source>
        <translation>Tapés par %1</translation>
    </message>
    <message>
        <source>Rolled for %1</source>
        <translation>Lancés pour %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more in the journal</source>
        <translation>
            <numerusform>%n autre dans le journal</numerusform>
            <numerusform>%n autres dans le journal</numerusform>
        </translation>
    </message>
    <message>
        <source>All dice are there. Enter carries it out.</source>
        <translation>Tous les dés sont là. Entrée l&apos;exécute.</translation>
    </message>
    <message>
        <source>Type how many of the others show %1 or more.</source>
        <translation>Saisir combien des autres montrent %1 ou plus.</translation>
    </message>
    <message>
        <source>Type how many show %1.</source>
        <translation>Saisir combien montrent %1.</translation>
    </message>
    <message>
        <source>Type how many show %1 or more.</source>
        <translation>Saisir combien montrent %1 ou plus.</translation>
    </message>
    <message>
        <source>fight %1 of %2</source>
        <translation>combat %1 sur %2</translation>
    </message>
    <message>
        <source>roll %1 of %2 or more</source>
        <translation>jet %1 sur %2 ou plus</translation>
    </message>
    <message>
        <source>They stand</source>
        <translation>Ils comptent</translation>
    </message>
    <message>
        <source>Enter: what lies there is carried out</source>
        <translation>Entrée : ce qui est posé est exécuté</translation>
    </message>
    <message>
        <source>Each die</source>
        <translation>Chaque dé</translation>
    </message>
    <message>
        <source>By the total</source>
        <translation>Par le total</translation>
    </message>
    <message>
        <source>By how many</source>
        <translation>Par le nombre</translation>
    </message>
    <message>
        <source>S: dice are told by what is seen on the table, or die by die; from now on</source>
        <translation>S : les dés se disent par ce qu&apos;on voit sur la table, ou dé par dé, dès maintenant</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1 ; %2</translation>
    </message>
    <message>
        <source>Figure %1</source>
        <translation>Nombre %1</translation>
    </message>
    <message>
        <source>Type the total of the dice.</source>
        <translation>Saisir le total des dés.</translation>
    </message>
    <message>
        <source>Enter: they stand · Left and right go to a die · Backspace takes one back · Esc thinks again</source>
        <translation>Entrée : ils comptent · gauche et droite vont à un dé · Retour efface une face · Échap réfléchit</translation>
    </message>
    <message>
        <source>Digits type what is seen · S: die by die · R rolls · Backspace takes one back · Esc thinks again</source>
        <translation>Les chiffres tapent ce qu&apos;on voit · S : dé par dé · R lance · Retour efface · Échap réfléchit</translation>
    </message>
    <message>
        <source>1 to 6 type the faces · S: what is seen · R rolls · Backspace takes one back · Esc thinks again</source>
        <translation>1 à 6 tapent les faces · S : ce qu&apos;on voit · R lance · Retour efface une face · Échap réfléchit</translation>
    </message>
    <message>
        <source>1 to 6 type the faces · R rolls · Backspace takes one back · Esc thinks again</source>
        <translation>1 à 6 tapent les faces · R lance · Retour efface une face · Échap réfléchit</translation>
    </message>
    <message>
        <source>The dice show %1</source>
        <translation>Les dés montrent %1</translation>
    </message>
    <message>
        <source>attack %1 of %2</source>
        <translation>attaque %1 sur %2</translation>
    </message>
</context>
<context>
    <name>signifer::ui::ScenarioPane</name>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>This battle</source>
        <translation>Cette bataille</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Règle maison</translation>
    </message>
</context>
<context>
    <name>signifer::ui::SequenceDock</name>
    <message>
        <source>Sequence</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>Steps of the turn</source>
        <translation>Étapes du tour</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Étape en arrière</translation>
    </message>
    <message>
        <source>Next unit</source>
        <translation>Unité suivante</translation>
    </message>
    <message>
        <source>Goes to the next unit that may act (N)</source>
        <translation>Va à l&apos;unité suivante qui peut agir (N)</translation>
    </message>
    <message>
        <source>now: </source>
        <translation>maintenant : </translation>
    </message>
    <message>
        <source>done: </source>
        <translation>fait : </translation>
    </message>
    <message>
        <source>To decide</source>
        <translation>À décider</translation>
    </message>
    <message>
        <source>Before you go on</source>
        <translation>Avant de continuer</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Looks one event further back</source>
        <translation>Regarde un événement plus tôt</translation>
    </message>
    <message>
        <source>Takes back: %1 (Ctrl+Z)</source>
        <translation>Annule : %1 (Ctrl+Z)</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 commence</translation>
    </message>
    <message>
        <source>What matters now</source>
        <translation>Ce qui compte maintenant</translation>
    </message>
    <message>
        <source>Not known yet (%1)</source>
        <translation>Pas encore connu (%1)</translation>
    </message>
    <message>
        <source>Left open in turn %1</source>
        <translation>Resté ouvert au tour %1</translation>
    </message>
    <message>
        <source>Nothing happened to them</source>
        <translation>Rien ne leur est arrivé</translation>
    </message>
    <message>
        <source>Press again to end the step</source>
        <translation>Appuyer encore pour finir l&apos;étape</translation>
    </message>
</context>
<context>
    <name>signifer::ui::ShareBars</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1: %2, with 95 % certainty %3 to %4</source>
        <translation>%1 : %2, avec 95 % de certitude de %3 à %4</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
</context>
<context>
    <name>signifer::ui::SideDice</name>
    <message>
        <source>Take the last one back</source>
        <translation>Reprendre le dernier</translation>
    </message>
    <message>
        <source>Roll them for us</source>
        <translation>Les lancer pour nous</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>%1, against %2: %3</source>
        <translation>%1, contre %2 : %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n cards. %1</source>
        <translation>
            <numerusform>Tirez %n carte. %1</numerusform>
            <numerusform>Tirez %n cartes. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n average dice. %1</source>
        <translation>
            <numerusform>Lancez %n dé moyen. %1</numerusform>
            <numerusform>Lancez %n dés moyens. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll %1d%2. %3</source>
        <translation>Lancez %1d%2. %3</translation>
    </message>
    <message>
        <source>They stand</source>
        <translation>C&apos;est bon</translation>
    </message>
</context>
<context>
    <name>signifer::ui::SideGlance</name>
    <message>
        <source>sees %1 of %2</source>
        <translation>voit %1 sur %2</translation>
    </message>
    <message>
        <source>%1 sees %2 of %3 enemies</source>
        <translation>%1 : %2 ennemis visibles sur %3</translation>
    </message>
    <message>
        <source>The table as this side sees it. A click opens its view.</source>
        <translation>La table telle que ce camp la voit. Un clic ouvre sa vue.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::SideScreen</name>
    <message>
        <source>Dice: %1.</source>
        <translation>Dés : %1.</translation>
    </message>
    <message>
        <source>An earlier moment is on show. The umpire goes back to now.</source>
        <translation>Un moment antérieur est montré. Le meneur de jeu revient à maintenant.</translation>
    </message>
    <message>
        <source>Your side is asked nothing now.</source>
        <translation>On ne demande rien à votre camp pour l&apos;instant.</translation>
    </message>
    <message>
        <source>Dice are wanted first.</source>
        <translation>D&apos;abord il faut des dés.</translation>
    </message>
    <message>
        <source>That unit is the other side&apos;s.</source>
        <translation>Cette unité est à l&apos;autre camp.</translation>
    </message>
    <message>
        <source>The umpire cannot take this. Ask for it at the table.</source>
        <translation>Le meneur de jeu ne peut prendre cela. Demandez-le à la table.</translation>
    </message>
    <message>
        <source>An earlier moment is on show. Go back to now first.</source>
        <translation>Un moment passé est montré. Revenez d&apos;abord au présent.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::SideWindow</name>
    <message>
        <source>Everything (F4)</source>
        <translation>Tout (F4)</translation>
    </message>
    <message>
        <source>Only for the umpire: shows what both sides hide</source>
        <translation>Pour le meneur de jeu seul : montre ce que cachent les deux camps</translation>
    </message>
    <message>
        <source>Told to this side</source>
        <translation>Dit à ce camp</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vue</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation>&amp;Tout</translation>
    </message>
    <message>
        <source>&amp;Lock this view…</source>
        <translation>&amp;Verrouiller cette vue…</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Dézoomer</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Zoomer</translation>
    </message>
    <message>
        <source>Whole &amp;table</source>
        <translation>Toute la &amp;table</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Mesurer</translation>
    </message>
    <message>
        <source>&amp;Select and move</source>
        <translation>&amp;Choisir et déplacer</translation>
    </message>
    <message>
        <source>&amp;Ruler</source>
        <translation>&amp;Règle</translation>
    </message>
    <message>
        <source>&amp;Arcs of the selected unit</source>
        <translation>&amp;Arcs de l&apos;unité choisie</translation>
    </message>
    <message>
        <source>What it &amp;sees</source>
        <translation>Ce qu&apos;elle &amp;voit</translation>
    </message>
    <message>
        <source>Who sees &amp;it</source>
        <translation>Qui &amp;la voit</translation>
    </message>
    <message>
        <source>&amp;Distances to all enemies</source>
        <translation>&amp;Distances à tous les ennemis</translation>
    </message>
    <message>
        <source>Reaches and &amp;zones</source>
        <translation>Portées et &amp;zones</translation>
    </message>
    <message>
        <source>&amp;Referee</source>
        <translation>A&amp;rbitre</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>Étape &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Another action…</source>
        <translation>&amp;Autre action…</translation>
    </message>
    <message>
        <source>Only the umpire overrules, where everything is seen.</source>
        <translation>Seul le meneur de jeu passe outre, là où tout se voit.</translation>
    </message>
    <message>
        <source>The report is made where everything is seen.</source>
        <translation>Le rapport se fait là où tout se voit.</translation>
    </message>
    <message>
        <source>That is the umpire&apos;s to do, where everything is seen.</source>
        <translation>C&apos;est au meneur de jeu de le faire, là où tout se voit.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>This cannot be done.</source>
        <translation>Cela ne se peut pas.</translation>
    </message>
    <message>
        <source>Only the umpire changes a unit by hand, where everything is seen.</source>
        <translation>Seul le meneur de jeu change une unité à la main, là où tout se voit.</translation>
    </message>
    <message>
        <source>Nothing can be filled in now.</source>
        <translation>Rien à remplir pour l&apos;instant.</translation>
    </message>
    <message>
        <source>Take the &amp;lock off…</source>
        <translation>Ôter le &amp;verrou…</translation>
    </message>
    <message>
        <source>&amp;Write an order…</source>
        <translation>Écrire un &amp;ordre…</translation>
    </message>
    <message>
        <source>Letter %1 to %2, turn %3</source>
        <translation>Lettre %1 à %2, tour %3</translation>
    </message>
    <message>
        <source>What you do here is proposed to the umpire in your answer.</source>
        <translation>Ce que vous faites ici est proposé au meneur dans votre réponse.</translation>
    </message>
    <message>
        <source>Put the letter away</source>
        <translation>Ranger la lettre</translation>
    </message>
    <message>
        <source>Your answer is not written. Put the letter away all the same?</source>
        <translation>Votre réponse n&apos;est pas écrite. Ranger la lettre quand même ?</translation>
    </message>
    <message>
        <source>Turn %1, as your side knew it then.</source>
        <translation>Tour %1, tel que votre camp le connaissait alors.</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Revenir au présent</translation>
    </message>
    <message>
        <source>Put it away</source>
        <translation>Ranger</translation>
    </message>
    <message>
        <source>A click shows the table as your side knew it then</source>
        <translation>Un clic montre la table telle que votre camp la connaissait alors</translation>
    </message>
    <message>
        <source>The answer is written: %1. Send it to the umpire.</source>
        <translation>La réponse est écrite : %1. Envoyez-la au meneur de jeu.</translation>
    </message>
    <message>
        <source>%1 (%2 times)</source>
        <translation>%1 (%2 fois)</translation>
    </message>
    <message>
        <source>View: %1</source>
        <translation>Vue : %1</translation>
    </message>
    <message>
        <source>View: %1 – Signifer</source>
        <translation>Vue : %1 – Signifer</translation>
    </message>
    <message>
        <source>Nothing that is hidden from this side is on this screen. Locked by the umpire&apos;s word.</source>
        <translation>Rien de ce qui est caché à ce camp n&apos;est sur cet écran. Verrouillée par le mot du meneur de jeu.</translation>
    </message>
    <message>
        <source>Nothing that is hidden from this side is on this screen.</source>
        <translation>Rien de ce qui est caché à ce camp n&apos;est sur cet écran.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::SidesForm</name>
    <message>
        <source>Sides</source>
        <translation>Camps</translation>
    </message>
    <message>
        <source>Seed of the rolled dice</source>
        <translation>Graine des dés</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Une personne</translation>
    </message>
    <message>
        <source>Dice rolled by the program</source>
        <translation>Le programme lance les dés</translation>
    </message>
    <message>
        <source>Own dice, typed in</source>
        <translation>Dés réels, tapés</translation>
    </message>
    <message>
        <source>Signifer&apos;s part</source>
        <translation>Rôle de Signifer</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Joueur pour %1</translation>
    </message>
    <message>
        <source>Dice of %1</source>
        <translation>%1 : dés</translation>
    </message>
    <message>
        <source>Players&apos; names</source>
        <translation>Noms des joueurs</translation>
    </message>
    <message>
        <source>Name of the player of %1</source>
        <translation>Nom du joueur de %1</translation>
    </message>
</context>
<context>
    <name>signifer::ui::SimulationWindow</name>
    <message>
        <source>Drawn</source>
        <translation>Nulle</translation>
    </message>
    <message>
        <source>Many battles: %1</source>
        <translation>Batailles en série : %1</translation>
    </message>
    <message>
        <source>The same</source>
        <translation>Le même</translation>
    </message>
    <message>
        <source>%1 · from turn %2 as it stands on the table</source>
        <translation>%1 · dès le tour %2, tel que sur la table</translation>
    </message>
    <message>
        <source>Commander of %1</source>
        <translation>%1 : commandant</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Batailles</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 de plus</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>The figures as JSON, each battle as CSV, or the charts as a picture</source>
        <translation>Les chiffres en JSON, chaque bataille en CSV ou les graphiques en image</translation>
    </message>
    <message>
        <source>What if?</source>
        <translation>Et si…</translation>
    </message>
    <message>
        <source>%1 led by</source>
        <translation>%1 : commandement</translation>
    </message>
    <message>
        <source>What if %1 were led by</source>
        <translation>%1, et sous un autre commandement :</translation>
    </message>
    <message>
        <source>Under a house rule</source>
        <translation>Avec une règle maison</translation>
    </message>
    <message>
        <source>What if this house rule were in force</source>
        <translation>Et si cette règle maison valait</translation>
    </message>
    <message>
        <source>Another army or deployment</source>
        <translation>Autre armée ou déploiement</translation>
    </message>
    <message>
        <source>A battle file</source>
        <translation>Un fichier de bataille</translation>
    </message>
    <message>
        <source>A battle file with another army or deployment</source>
        <translation>Un fichier de bataille avec une autre armée ou un autre déploiement</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a battle file</source>
        <translation>Choisir un fichier de bataille</translation>
    </message>
    <message>
        <source>A battle of the same rule set</source>
        <translation>Une bataille du même jeu de règles</translation>
    </message>
    <message>
        <source>Battles (*.json)</source>
        <translation>Batailles (*.json)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Lost most often</source>
        <translation>Perdues le plus souvent</translation>
    </message>
    <message>
        <source>Lost most often, % of battles</source>
        <translation>Perdues le plus souvent, % des batailles</translation>
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
        <translation>%1 est une bataille d&apos;un autre jeu de règles.</translation>
    </message>
    <message>
        <source>The first battles are being played…</source>
        <translation>Les premières batailles se jouent…</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Qui gagne</translation>
    </message>
    <message>
        <source>The share of each side, with what chance leaves open.</source>
        <translation>La part de chaque camp, avec ce que le hasard laisse ouvert.</translation>
    </message>
    <message>
        <source>When it is decided</source>
        <translation>Quand cela se décide</translation>
    </message>
    <message>
        <source>Wins turn by turn, the chance to win over the turns, and how long the battle lasts.</source>
        <translation>Les victoires tour par tour, les chances de gagner au fil des tours, et la durée de la bataille.</translation>
    </message>
    <message>
        <source>Who is lost</source>
        <translation>Qui est perdu</translation>
    </message>
    <message>
        <source>Each unit, by how often it is gone in the end.</source>
        <translation>Chaque unité, selon qu&apos;elle a plus ou moins souvent disparu à la fin.</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Et si</translation>
    </message>
    <message>
        <source>Choose another commander, house rule or battle file on the left: the same battles are played a second time on the same dice, and the difference is told.</source>
        <translation>Choisissez à gauche un autre commandant, une règle maison ou un fichier de bataille : les mêmes batailles sont jouées une seconde fois avec les mêmes dés, et la différence est indiquée.</translation>
    </message>
    <message>
        <source>Nothing on the table changes.</source>
        <translation>Rien ne change sur la table.</translation>
    </message>
    <message>
        <source>Who wins this battle, and why?</source>
        <translation>Qui gagne cette bataille, et pourquoi ?</translation>
    </message>
    <message>
        <source>%1 won %2 %</source>
        <translation>%1, victoires : %2 %</translation>
    </message>
    <message>
        <source>more than chance</source>
        <translation>plus que le hasard</translation>
    </message>
    <message>
        <source>%1 of %2 battles</source>
        <translation>%1 batailles sur %2</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 par seconde</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>encore %1 s</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <translation>encore %1 min</translation>
    </message>
    <message>
        <source>none stalled</source>
        <translation>aucune bloquée</translation>
    </message>
    <message>
        <source>%1 stalled</source>
        <translation>%1 bloquées</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>After %1 battles a share of 50 % is known to ±%2. Equal seeds give equal battles.</source>
        <translation>Après %1 batailles, une part de 50 % est connue à ±%2. Même graine, mêmes batailles.</translation>
    </message>
    <message>
        <source>A: as on the table · 95 % interval</source>
        <translation>A : comme sur la table · intervalle à 95 %</translation>
    </message>
    <message>
        <source>B: what if · 95 % interval</source>
        <translation>B : et si · intervalle à 95 %</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Save the simulation</source>
        <translation>Enregistrer la simulation</translation>
    </message>
    <message>
        <source>Figures (*.json);;Battles, a line each (*.csv);;Charts (*.png)</source>
        <translation>Chiffres (*.json);;Batailles, une par ligne (*.csv);;Graphiques (*.png)</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 ne peut être écrit.</translation>
    </message>
    <message>
        <source>Stop when one is better</source>
        <translation>Arrêter dès que l&apos;un est meilleur</translation>
    </message>
    <message>
        <source>Where both are alike, one is said to be better in at most one comparison of twenty.</source>
        <translation>Si les deux se valent, l&apos;un est dit meilleur dans une comparaison sur vingt au plus.</translation>
    </message>
    <message>
        <source>%1 won %2 %; what if: %3 %</source>
        <translation>%1, victoires : %2 % ; et si : %3 %</translation>
    </message>
    <message>
        <source>may be chance</source>
        <translation>peut être le hasard</translation>
    </message>
    <message>
        <source>decided: better for %1</source>
        <translation>décidé : meilleur pour %1</translation>
    </message>
    <message>
        <source>decided: worse for %1</source>
        <translation>décidé : moins bon pour %1</translation>
    </message>
    <message>
        <source>Difference %1 points (%2 to %3): %4.</source>
        <translation>Différence %1 points (%2 à %3) : %4.</translation>
    </message>
    <message>
        <source>What was played is kept</source>
        <translation>Ce qui a été joué est gardé</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s)</source>
        <translation>
            <numerusform>%n bataille</numerusform>
            <numerusform>%n batailles</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – simulation</source>
        <translation>%1 – simulation</translation>
    </message>
    <message>
        <source>Median battle of A</source>
        <translation>Bataille médiane de A</translation>
    </message>
    <message>
        <source>Median battle of B</source>
        <translation>Bataille médiane de B</translation>
    </message>
    <message>
        <source>Play the median battle</source>
        <translation>Jouer la bataille médiane</translation>
    </message>
    <message>
        <source>Stop playing this battle</source>
        <translation>Ne plus jouer cette bataille</translation>
    </message>
    <message>
        <source>These battles did not end.</source>
        <translation>Ces batailles n&apos;ont pas fini.</translation>
    </message>
    <message>
        <source>Playing battle %1 once more, turn %2. A legate takes some ten seconds, or more.</source>
        <translation>La bataille %1 est rejouée, tour %2. Un légat met une dizaine de secondes ou plus.</translation>
    </message>
    <message>
        <source>Playing battle %1 once more, turn %2.</source>
        <translation>La bataille %1 est rejouée, tour %2.</translation>
    </message>
    <message>
        <source>The battle of middle length among those won by the side that won most. It opens with all its moves.</source>
        <translation>La bataille de durée médiane parmi celles que le vainqueur le plus fréquent a gagnées. Elle s&apos;ouvre avec toutes ses actions.</translation>
    </message>
    <message>
        <source>Click a bar of &quot;When it ends&quot; to open one of its battles.</source>
        <translation>Un clic sur une barre de « Quand elle finit » ouvre une de ses batailles.</translation>
    </message>
    <message>
        <source>Charts of</source>
        <translation>Graphiques de</translation>
    </message>
    <message>
        <source>Charts of A: as on the table</source>
        <translation>Graphiques de A : comme sur la table</translation>
    </message>
    <message>
        <source>Charts of B: what if</source>
        <translation>Graphiques de B : et si</translation>
    </message>
</context>
<context>
    <name>signifer::ui::SpectatorWindow</name>
    <message>
        <source>For spectators – Signifer</source>
        <translation>Pour les spectateurs – Signifer</translation>
    </message>
    <message>
        <source>Signifer</source>
        <translation>Signifer</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Now: %2 dice for %1</source>
        <translation>Maintenant : %2 dés pour %1</translation>
    </message>
</context>
<context>
    <name>signifer::ui::StandingBar</name>
    <message>
        <source>%1: %2 %3 of %4</source>
        <translation>%1 : %2 %3 sur %4</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>signifer::ui::StartPage</name>
    <message>
        <source>Start page</source>
        <translation>Page de départ</translation>
    </message>
    <message>
        <source>What shall it be tonight?</source>
        <translation>Que fait-on ce soir ?</translation>
    </message>
    <message>
        <source>Referee a game</source>
        <translation>Arbitrer une partie</translation>
    </message>
    <message>
        <source>You and friends play. Signifer keeps the sequence, measures, rules and writes the journal. Your own dice stay.</source>
        <translation>Vous jouez entre amis. Signifer tient l&apos;ordre du jeu, mesure, juge et écrit le journal. Vos dés restent.</translation>
    </message>
    <message>
        <source>A ready battle</source>
        <translation>Une bataille prête</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Ouvrir un fichier</translation>
    </message>
    <message>
        <source>Checklist only</source>
        <translation>La liste des phases seule</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Jouer seul</translation>
    </message>
    <message>
        <source>You command one side, a machine the other, at your pace.</source>
        <translation>Vous commandez un camp, une machine l&apos;autre, à votre allure.</translation>
    </message>
    <message>
        <source>Choose a battle</source>
        <translation>Choisir une bataille</translation>
    </message>
    <message>
        <source>Let two machines play it many times</source>
        <translation>Laisser deux machines la jouer souvent</translation>
    </message>
    <message>
        <source>Print for the club</source>
        <translation>Imprimer pour le club</translation>
    </message>
    <message>
        <source>Phase checklists and reference sheets, for the rule set chosen on the right.</source>
        <translation>Listes des phases et aide-mémoire, pour le jeu de règles choisi à droite.</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Reference sheet</source>
        <translation>Aide-mémoire</translation>
    </message>
    <message>
        <source>Go on where you stopped: %1</source>
        <translation>Continuer où vous en étiez : %1</translation>
    </message>
    <message>
        <source>One event</source>
        <translation>Un événement</translation>
    </message>
    <message>
        <source>%1 events</source>
        <translation>%1 événements</translation>
    </message>
    <message>
        <source>%1. %2, %3.</source>
        <translation>%1. %2, %3.</translation>
    </message>
    <message>
        <source>Left %1; every event is there.</source>
        <translation>Laissée %1 ; chaque événement est là.</translation>
    </message>
    <message>
        <source>Signifer ended without being closed, %1. The journal was read to its last line and played again: nothing is missing.</source>
        <translation>Signifer a fini sans être fermé, %1. Le journal a été lu jusqu&apos;à sa dernière ligne et rejoué : rien ne manque.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Put it aside</source>
        <translation>La mettre de côté</translation>
    </message>
    <message>
        <source>It stays under Lately</source>
        <translation>Elle reste sous Récemment</translation>
    </message>
    <message>
        <source>Lately</source>
        <translation>Récemment</translation>
    </message>
    <message>
        <source>being read…</source>
        <translation>lecture en cours…</translation>
    </message>
    <message>
        <source>open in another window</source>
        <translation>ouverte dans une autre fenêtre</translation>
    </message>
    <message>
        <source>My own table</source>
        <translation>Ma propre table</translation>
    </message>
    <message>
        <source>From a photo</source>
        <translation>D&apos;après une photo</translation>
    </message>
    <message>
        <source>My armies</source>
        <translation>Mes armées</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Your files are in %1</source>
        <translation>Vos fichiers sont dans %1</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Montrer dans le dossier</translation>
    </message>
    <message>
        <source>Another folder…</source>
        <translation>Autre dossier…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>New here? Two minutes each show how it goes:</source>
        <translation>Première visite ? Deux minutes chacune montrent comment cela se passe :</translation>
    </message>
    <message>
        <source>Print the table</source>
        <translation>Imprimer la table</translation>
    </message>
    <message>
        <source>Where we stopped: every place in inches and every state, to set the table up again</source>
        <translation>Où nous en étions : chaque place en pouces et chaque état, pour remettre la table</translation>
    </message>
</context>
<context>
    <name>signifer::ui::StatusForm</name>
    <message>
        <source>Find a word of the state</source>
        <translation>Chercher un mot de l&apos;état</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Montrer moins</translation>
    </message>
    <message>
        <source>Show the other %1</source>
        <translation>Montrer les %1 autres</translation>
    </message>
</context>
<context>
    <name>signifer::ui::StepSetter</name>
    <message>
        <source>if you wish</source>
        <translation>si l&apos;on veut</translation>
    </message>
    <message>
        <source>active side</source>
        <translation>camp actif</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>adversaire</translation>
    </message>
    <message>
        <source>both</source>
        <translation>les deux</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>tour</translation>
    </message>
</context>
<context>
    <name>signifer::ui::TableCanvas</name>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>x %1  y %2 in</source>
        <translation>x %1  y %2 po</translation>
    </message>
    <message>
        <source>%1 moved</source>
        <translation>%1 : déplacement</translation>
    </message>
    <message>
        <source>Corner moved</source>
        <translation>Coin déplacé</translation>
    </message>
    <message>
        <source>Ground moved</source>
        <translation>Terrain déplacé</translation>
    </message>
    <message>
        <source>Ground drawn</source>
        <translation>Terrain dessiné</translation>
    </message>
    <message>
        <source>%1 units moved</source>
        <translation>%1 unités déplacées</translation>
    </message>
    <message>
        <source>%1 drawn</source>
        <translation>%1 : dessin</translation>
    </message>
    <message>
        <source>Corner added</source>
        <translation>Coin ajouté</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Tourné</translation>
    </message>
    <message>
        <source>Leader stands alone</source>
        <translation>Le chef est seul</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Déplacé</translation>
    </message>
    <message>
        <source>Ground removed</source>
        <translation>Terrain enlevé</translation>
    </message>
    <message>
        <source>Put in order</source>
        <translation>Mis en ordre</translation>
    </message>
    <message>
        <source>off the table</source>
        <translation>hors de la table</translation>
    </message>
    <message>
        <source>column %1  row %2</source>
        <translation>colonne %1  rangée %2</translation>
    </message>
    <message>
        <source>arrives in turn %1</source>
        <translation>arrive au tour %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>signifer::ui::TableDocument</name>
    <message>
        <source>New battle</source>
        <translation>Nouvelle bataille</translation>
    </message>
    <message>
        <source>First side</source>
        <translation>Premier camp</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>Second camp</translation>
    </message>
    <message>
        <source>%1 takes the field</source>
        <translation>Entrée en campagne : %1</translation>
    </message>
    <message>
        <source>%1 put on the table</source>
        <translation>Sur la table : %1</translation>
    </message>
    <message>
        <source>%1 units put on the table</source>
        <translation>%1 unités mises sur la table</translation>
    </message>
    <message>
        <source>%1 laid out</source>
        <translation>%1 : mise en place</translation>
    </message>
    <message>
        <source>Taken off the table</source>
        <translation>Enlevé de la table</translation>
    </message>
    <message>
        <source>No units of %1 stand on the table yet.</source>
        <translation>Pas encore d&apos;unité sur la table : %1.</translation>
    </message>
    <message>
        <source>%1: %2 of its army are not on the table.</source>
        <translation>%1 : %2 de son armée ne sont pas sur la table.</translation>
    </message>
    <message>
        <source>%1: %2 leaders are not on the table.</source>
        <translation>%1 : %2 chefs ne sont pas sur la table.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: %2 outside the zone of %3.</source>
        <translation>%1 : à %2 hors de sa zone (%3).</translation>
    </message>
    <message>
        <source>%1 taken over</source>
        <translation>%1 : reprise</translation>
    </message>
    <message>
        <source>%1: the army&apos;s file has changed since. %2</source>
        <translation>%1 : le fichier de l&apos;armée a changé depuis. %2</translation>
    </message>
    <message numerus="yes">
        <source> And %n more</source>
        <translation>
            <numerusform> Et %n autre.</numerusform>
            <numerusform> Et %n autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>A deployment zone is drawn for %1 alone; the other side deploys anywhere.</source>
        <translation>Zone de déploiement pour %1 seulement ; l&apos;autre camp se déploie partout.</translation>
    </message>
    <message>
        <source>Leaders of %1 put on the table</source>
        <translation>%1 : chefs mis sur la table</translation>
    </message>
    <message>
        <source>%1 lies flat: nobody on it stands higher.</source>
        <translation>%1 : plat, personne n&apos;y est plus haut.</translation>
    </message>
    <message>
        <source>%1 stands in water or impassable ground: %2.</source>
        <translation>%1 : dans l&apos;eau ou un terrain infranchissable (%2).</translation>
    </message>
</context>
<context>
    <name>signifer::ui::TableView</name>
    <message>
        <source>%1 moved by hand</source>
        <translation>%1 : déplacement à la main</translation>
    </message>
    <message>
        <source>column %1, row %2</source>
        <translation>colonne %1, rangée %2</translation>
    </message>
    <message>
        <source>Measured %1</source>
        <translation>Mesuré : %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: arrow keys lead him, Enter accepts, Esc takes back</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; : les flèches le mènent, Entrée accepte, Échap annule</translation>
    </message>
    <message>
        <source>On squares, use the arrow keys or drag the unit.</source>
        <translation>Sur des cases, utilisez les flèches ou faites glisser l&apos;unité.</translation>
    </message>
    <message>
        <source>Select a unit that may move first.</source>
        <translation>Choisissez d&apos;abord une unité qui peut se déplacer.</translation>
    </message>
    <message>
        <source>Move in figures</source>
        <translation>Déplacer en chiffres</translation>
    </message>
    <message>
        <source>12 ahead, wheel 30 left, back 2, right 1.5, turn 45 left, about</source>
        <translation>12 en avant, conversion 30 à gauche, arrière 2, droite 1,5, pivot 45 à gauche, demi-tour</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>%1 units on the table. N and P go from unit to unit.</source>
        <translation>%1 unités sur la table. N et P vont d&apos;unité en unité.</translation>
    </message>
    <message>
        <source>Battle &gt; New… sets up a table,
Battle &gt; Open… takes up a journal.</source>
        <translation>Bataille &gt; Nouveau… dresse une table,
Bataille &gt; Ouvrir… ouvre un journal.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 units&lt;/b&gt; selected: drag one, or use the arrow keys, to move all</source>
        <translation>&lt;b&gt;%1 unités&lt;/b&gt; choisies : faites glisser l&apos;une, ou utilisez les flèches, pour les déplacer toutes</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 units&lt;/b&gt; placed by hand. Enter accepts, Esc takes back</source>
        <translation>&lt;b&gt;%1 unités&lt;/b&gt; placées à la main. Entrée accepte, Échap annule</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 units&lt;/b&gt; together: not legal. Esc takes back</source>
        <translation>&lt;b&gt;%1 unités&lt;/b&gt; ensemble : interdit. Échap annule</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 of %2 units&lt;/b&gt; may go so: %3 may not. Esc takes back</source>
        <translation>Peuvent le faire : &lt;b&gt;%1 unités sur %2&lt;/b&gt;. %3 ne peut pas. Échap annule</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 units&lt;/b&gt; together, %2. Enter accepts for all, Esc takes back</source>
        <translation>&lt;b&gt;%1 unités&lt;/b&gt; ensemble, %2. Entrée accepte pour toutes, Échap annule</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 units&lt;/b&gt; one after another, %2. Enter accepts for all, Esc takes back</source>
        <translation>&lt;b&gt;%1 unités&lt;/b&gt; l&apos;une après l&apos;autre, %2. Entrée accepte pour toutes, Échap annule</translation>
    </message>
    <message>
        <source>%1 of %2 moved: the next one waits.</source>
        <translation>%1 sur %2 déplacées : la suivante attend.</translation>
    </message>
    <message>
        <source>%1 units moved by hand</source>
        <translation>%1 unités déplacées à la main</translation>
    </message>
    <message>
        <source>%1 stands here on the real table</source>
        <translation>Ici sur la vraie table : %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1. With H held, drag it to where it stands.</source>
        <translation>%1. H tenu, faites-la glisser où elle est.</translation>
    </message>
    <message>
        <source>%1 to %2, centre to centre: %3</source>
        <translation>%1 à %2, de centre à centre : %3</translation>
    </message>
    <message>
        <source>%1 centre to centre</source>
        <translation>%1 de centre à centre</translation>
    </message>
    <message>
        <source>%1 to %2: %3, %4</source>
        <translation>%1 à %2 : %3, %4</translation>
    </message>
    <message>
        <source>%1, within the %2 that counts as touching</source>
        <translation>%1, dans les %2 qui comptent comme contact</translation>
    </message>
    <message>
        <source>%1 edge to edge</source>
        <translation>%1 de bord à bord</translation>
    </message>
    <message>
        <source>x %1  y %2 %3</source>
        <translation>x %1  y %2 %3</translation>
    </message>
    <message>
        <source>gap %1: touching, within %2</source>
        <translation>écart %1 : contact, en deçà de %2</translation>
    </message>
    <message>
        <source>gap %1: not touching, over %2</source>
        <translation>écart %1 : pas de contact, plus de %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1: %2 left</source>
        <translation>%1 : reste %2</translation>
    </message>
    <message>
        <source>%1: %2 too far</source>
        <translation>%1 : %2 de trop</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <translation>%1 à %2 : %3</translation>
    </message>
    <message>
        <source>%1 %2: this moves nothing yet, so the way there is not judged. Esc takes back</source>
        <translation>%1 %2 : cela ne déplace encore rien, le chemin n&apos;est donc pas jugé. Échap annule</translation>
    </message>
    <message>
        <source>%1 %2: no way ends just where it is shown, this one comes nearest. Esc takes back</source>
        <translation>%1 %2 : aucun chemin ne finit juste à l&apos;endroit montré, celui-ci s&apos;en approche le plus. Échap annule</translation>
    </message>
</context>
<context>
    <name>signifer::ui::TableWindow</name>
    <message>
        <source>Save the scenario</source>
        <translation>Enregistrer le scénario</translation>
    </message>
    <message>
        <source>Battles (*.json)</source>
        <translation>Batailles (*.json)</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Bataille</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>Comme à l&apos;ouverture</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armées</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Choisi</translation>
    </message>
    <message>
        <source>checked as you work</source>
        <translation>contrôlé au fil du travail</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Y</source>
        <translation>Ctrl+Z, Ctrl+Y</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>From the left</source>
        <translation>De la gauche</translation>
    </message>
    <message>
        <source> in</source>
        <translation> po</translation>
    </message>
    <message>
        <source>From below</source>
        <translation>D&apos;en bas</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Cap</translation>
    </message>
    <message>
        <source>Unit named</source>
        <translation>Unité nommée</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Ouvrir un scénario</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Start the &amp;battle</source>
        <translation>Commencer la &amp;bataille</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>Choose &amp;all units</source>
        <translation>Choisir &amp;toutes les unités</translation>
    </message>
    <message>
        <source>Take &amp;off the table</source>
        <translation>&amp;Enlever de la table</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vue</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Dézoomer</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Zoomer</translation>
    </message>
    <message>
        <source>Whole &amp;table</source>
        <translation>Toute la &amp;table</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>Aimanter</translation>
    </message>
    <message>
        <source>Units come to stand beside, behind and before their neighbours; Alt lets them free</source>
        <translation>Les unités se placent à côté, derrière et devant leurs voisines ; Alt les laisse libres</translation>
    </message>
    <message>
        <source>&amp;Units</source>
        <translation>&amp;Unités</translation>
    </message>
    <message>
        <source>&amp;Lay out all of the army</source>
        <translation>&amp;Disposer toute l&apos;armée</translation>
    </message>
    <message>
        <source>&amp;Fronts level</source>
        <translation>&amp;Fronts alignés</translation>
    </message>
    <message>
        <source>&amp;Even gaps</source>
        <translation>&amp;Intervalles égaux</translation>
    </message>
    <message>
        <source>&amp;Side by side</source>
        <translation>&amp;Côte à côte</translation>
    </message>
    <message>
        <source>&amp;About face</source>
        <translation>De&amp;mi-tour</translation>
    </message>
    <message>
        <source>Turn left	,</source>
        <translation>À gauche	,</translation>
    </message>
    <message>
        <source>Turn right	.</source>
        <translation>À droite	.</translation>
    </message>
    <message>
        <source>Leader stands al&amp;one</source>
        <translation>Le chef est &amp;seul</translation>
    </message>
    <message>
        <source>&amp;Ground</source>
        <translation>T&amp;errain</translation>
    </message>
    <message>
        <source>&amp;Mirror the ground</source>
        <translation>&amp;Retourner le terrain</translation>
    </message>
    <message>
        <source>Ground mirrored</source>
        <translation>Terrain retourné</translation>
    </message>
    <message>
        <source>&amp;Choose and move</source>
        <translation>&amp;Choisir et déplacer</translation>
    </message>
    <message>
        <source>Start the battle</source>
        <translation>Commencer la bataille</translation>
    </message>
    <message>
        <source>The rule set is not installed.</source>
        <translation>Ce jeu de règles n&apos;est pas installé.</translation>
    </message>
    <message>
        <source>The battle cannot begin yet. %1</source>
        <translation>La bataille ne peut pas encore commencer. %1</translation>
    </message>
    <message>
        <source>%1%2 – table – Signifer</source>
        <translation>%1%2 – table – Signifer</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>pas encore enregistré</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Drag on the table to draw; Escape goes back to choosing.</source>
        <translation>Faites glisser sur la table pour dessiner ; Échap revient au choix.</translation>
    </message>
    <message>
        <source>Drag units from the list, or draw ground. Wheel zooms, the middle button moves the map.</source>
        <translation>Faites glisser des unités de la liste, ou dessinez le terrain. La molette zoome, le bouton du milieu déplace la carte.</translation>
    </message>
    <message>
        <source>Drag to move, comma and full stop turn, arrows move, T turns about, Delete takes off the table.</source>
        <translation>Glisser déplace, virgule et point tournent, les flèches déplacent, T fait demi-tour, Suppr enlève de la table.</translation>
    </message>
    <message>
        <source>%1 placed</source>
        <translation>%1 : en place</translation>
    </message>
    <message>
        <source>Nothing stands in the way</source>
        <translation>Rien ne gêne</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zones</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Photo</translation>
    </message>
    <message>
        <source>Photo of the table</source>
        <translation>Photo de la table</translation>
    </message>
    <message>
        <source>Photo removed</source>
        <translation>Photo enlevée</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Rangée</translation>
    </message>
    <message>
        <source>no unit; click one</source>
        <translation>aucune unité ; cliquez-en une</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unité</numerusform>
            <numerusform>%n unités</numerusform>
        </translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Secrets</translation>
    </message>
</context>
<context>
    <name>signifer::ui::TellLine</name>
    <message>
        <source>Tell what happened, or ask</source>
        <translation>Dire ce qui s&apos;est passé, ou demander</translation>
    </message>
    <message>
        <source>Enter answers.</source>
        <translation>La touche Entrée répond.</translation>
    </message>
    <message>
        <source>For example: velites 2 lose 1, fall back 3; next; may Legio II charge?; was that legal? Tab completes, the up key brings back what was said before (/)</source>
        <translation>Par exemple : velites 2 perdent 1, reculent 3 ; suivant ; Legio II peut charger ? était-ce permis ? Tab complète, la flèche haut rappelle ce qui fut dit (/)</translation>
    </message>
    <message>
        <source>Tab: %1</source>
        <translation>Tab : %1</translation>
    </message>
    <message>
        <source>Dice, here or below: %1</source>
        <translation>Dés, ici ou plus bas : %1</translation>
    </message>
    <message>
        <source>Say what is done, with its dice, or ask</source>
        <translation>Dire ce qui est fait, avec ses dés, ou demander</translation>
    </message>
    <message>
        <source>For example: legio 1 charges boii, countercharge, 5 3 7; all legio ahead 12; rest: 7 9 5 6; rome always countercharges; next; may Legio II charge? The up key brings back what was said before (/)</source>
        <translation>Par exemple : Legio 1 charger Boii, contre-charger, 5 3 7 ; tous Legio avant 12 ; reste : 7 9 5 6 ; Rome toujours contre-charger ; suivant ; peut Legio II charger ? La flèche vers le haut ramène ce qui a été dit avant (/)</translation>
    </message>
    <message>
        <source>For example: %1 lose 1, fall back 3 · %2 rout · next · may %1 charge?</source>
        <translation>Par exemple : %1 perdent 1, reculent 3 · %2 en déroute · suivant · %1 peut charger ?</translation>
    </message>
    <message>
        <source>Enter takes it, Esc clears it</source>
        <translation>Entrée accepte, Échap efface</translation>
    </message>
    <message>
        <source>Enter takes it, Shift+Enter lays it beside what waits, Esc clears it</source>
        <translation>Entrée accepte, Maj+Entrée le pose avec ce qui attend, Échap efface</translation>
    </message>
    <message>
        <source>Ctrl+J answers for another step, Esc clears it</source>
        <translation>Ctrl+J répond pour une autre étape, Échap efface</translation>
    </message>
</context>
<context>
    <name>signifer::ui::TourGuide</name>
    <message>
        <source>In short (%1)</source>
        <translation>En bref (%1)</translation>
    </message>
    <message>
        <source>At length (%1)</source>
        <translation>En détail (%1)</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Leave the tour</source>
        <translation>Quitter la visite</translation>
    </message>
    <message>
        <source>That is all. The user guide goes on from here (Help &gt; User guide).</source>
        <translation>C&apos;est tout. Le guide continue à partir d&apos;ici (Aide &gt; Guide).</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>Terminer la visite</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 sur %3</translation>
    </message>
</context>
<context>
    <name>signifer::ui::Tours</name>
    <message>
        <source>You play on a real table, and Signifer answers. You will go on to a step, tell what happened, ask, and show where a model stands.</source>
        <translation>On joue sur une vraie table et Signifer répond. Il s&apos;agit de passer à une étape, de dire ce qui s&apos;est passé, de poser une question et de montrer où se tient une figurine.</translation>
    </message>
    <message>
        <source>The strip tells the step of the table in big letters. Go on to the next step: with this button, or with F5.</source>
        <translation>Le bandeau indique en grandes lettres l&apos;étape de la table. Passer à l&apos;étape suivante : avec ce bouton, ou avec F5.</translation>
    </message>
    <message>
        <source>A hit on the Velites. Type it into this line, then press Enter: %1</source>
        <translation>Une touche sur les vélites. La saisir sur cette ligne, puis appuyer sur Entrée : %1</translation>
    </message>
    <message>
        <source>velites lose 1</source>
        <translation>Vélites perdent 1</translation>
    </message>
    <message>
        <source>may numidians charge?</source>
        <translation>Numides peuvent charger ?</translation>
    </message>
    <message>
        <source>Somebody has moved the Boii. Drag them to where they stand now. They stay a ghost until they are taken, and the referee says what he thinks of it.</source>
        <translation>Quelqu&apos;un a déplacé les Boïens. Les faire glisser là où ils se tiennent maintenant. Ils restent une ombre jusqu&apos;à leur reprise, et l&apos;arbitre dit ce qu&apos;il en pense.</translation>
    </message>
    <message>
        <source>Take it, and the unit stands there.</source>
        <translation>La reprendre, et l&apos;unité s&apos;y tient.</translation>
    </message>
    <message>
        <source>Told wrongly? Step back takes it back. So does Ctrl+Z.</source>
        <translation>Erreur ? Le retour en arrière l&apos;annule, tout comme Ctrl+Z.</translation>
    </message>
    <message>
        <source>The table is somewhere else? Double-click any step of the turn to go there.</source>
        <translation>La table en est ailleurs ? Un double clic sur une étape du tour y mène.</translation>
    </message>
    <message>
        <source>You command Rome, a machine Carthage, and Signifer knows the rules. You will pick a unit, move it, and let the machine answer.</source>
        <translation>Vous commandez Rome, une machine Carthage, et Signifer connaît les règles. Il s&apos;agit de choisir une unité, de la déplacer et de laisser la machine répondre.</translation>
    </message>
    <message>
        <source>Click Legio II. What it may do now stands at the right.</source>
        <translation>Cliquer sur Legio II. Ce qu&apos;elle peut faire maintenant se lit à droite.</translation>
    </message>
    <message>
        <source>Drag it ahead and let it go. While you drag, the referee measures and says whether it may, and why not.</source>
        <translation>La faire glisser vers l&apos;avant et la lâcher. Pendant le glissement, l&apos;arbitre mesure et dit si elle en a le droit, et sinon pourquoi.</translation>
    </message>
    <message>
        <source>Done with this step? Next step goes on, and asks where somebody has to decide.</source>
        <translation>Cette étape est finie ? « Étape suivante » continue et demande là où quelqu&apos;un doit décider.</translation>
    </message>
    <message>
        <source>A club hangs up its checklists and hands out its sheets. You will open the papers and look at two.</source>
        <translation>Un club affiche ses listes des phases et distribue ses feuilles. Il s&apos;agit d&apos;ouvrir les papiers et d&apos;en regarder deux.</translation>
    </message>
    <message>
        <source>Open the phase checklist in this menu, or with Ctrl+P.</source>
        <translation>Ouvrir la liste des phases dans ce menu, ou avec Ctrl+P.</translation>
    </message>
    <message>
        <source>Choose another paper here: the reference sheet, unit cards, the battle sheet.</source>
        <translation>Choisir ici un autre papier : l&apos;aide-mémoire, les cartes d&apos;unités, la feuille de bataille.</translation>
    </message>
    <message>
        <source>And its size. A5 goes into a pocket.</source>
        <translation>Et son format. L&apos;A5 tient dans une poche.</translation>
    </message>
    <message>
        <source>Print it or save it as PDF whenever you like. For now, close the papers.</source>
        <translation>Imprimer ou enregistrer en PDF se fait quand on veut. Pour l&apos;instant, fermer les papiers.</translation>
    </message>
    <message>
        <source>The referee beside the table</source>
        <translation>L&apos;arbitre à côté de la table</translation>
    </message>
    <message>
        <source>Playing alone</source>
        <translation>Jouer seul</translation>
    </message>
    <message>
        <source>Printing for the club</source>
        <translation>Imprimer pour le club</translation>
    </message>
    <message>
        <source>The same line answers questions. Esc clears it once you have read the answer. Ask: %1</source>
        <translation>La même ligne répond aux questions. Échap la vide une fois la réponse lue. Demander : %1</translation>
    </message>
    <message>
        <source>Not sure what to do? Ask for a hint: in this menu, or with F7. The answer is drawn on the table.</source>
        <translation>Une hésitation ? Demander conseil : dans ce menu, ou avec F7. La réponse est dessinée sur la table.</translation>
    </message>
    <message>
        <source>Go on until Carthage moves. The strip above the table tells each of its moves, and why.</source>
        <translation>Continuer jusqu&apos;à ce que Carthage agisse. Le bandeau au-dessus de la table dit chacune de ses actions, et pourquoi.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::TrialWindow</name>
    <message>
        <source>With and without a house rule</source>
        <translation>Avec et sans règle maison</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Depuis un fichier…</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Bataille</translation>
    </message>
    <message>
        <source>Both sides led by</source>
        <translation>Les deux camps menés par</translation>
    </message>
    <message>
        <source>Without it · 95 % interval</source>
        <translation>Sans elle · intervalle à 95 %</translation>
    </message>
    <message>
        <source>With it · 95 % interval</source>
        <translation>Avec elle · intervalle à 95 %</translation>
    </message>
    <message>
        <source>A battle of the same rule set</source>
        <translation>Une bataille du même jeu de règles</translation>
    </message>
    <message>
        <source>Battles (*.json)</source>
        <translation>Batailles (*.json)</translation>
    </message>
    <message>
        <source>%1 is a battle of another rule set.</source>
        <translation>%1 est une bataille d&apos;un autre jeu de règles.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>What was played is kept</source>
        <translation>Ce qui a été joué est gardé</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) of each</source>
        <translation>
            <numerusform>%n bataille de chaque</numerusform>
            <numerusform>%n batailles de chaque</numerusform>
        </translation>
    </message>
    <message>
        <source>The first battles are being played…</source>
        <translation>Les premières batailles se jouent…</translation>
    </message>
    <message>
        <source>Does it change who wins?</source>
        <translation>Change-t-elle le vainqueur ?</translation>
    </message>
    <message>
        <source>%1 won %2 % without it, %3 % with it</source>
        <translation>%1 : %2 % de victoires sans elle, %3 % avec elle</translation>
    </message>
    <message>
        <source>Not one battle went differently.</source>
        <translation>Aucune bataille ne s&apos;est déroulée autrement.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::UmpireDock</name>
    <message>
        <source>Umpire</source>
        <translation>Meneur de jeu</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Cachés</translation>
    </message>
    <message>
        <source>Who is hidden from whom</source>
        <translation>Qui est caché à qui</translation>
    </message>
    <message>
        <source>Reason, for the journal</source>
        <translation>Raison, pour le journal</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Révéler</translation>
    </message>
    <message>
        <source>Reveal all</source>
        <translation>Tout révéler</translation>
    </message>
    <message>
        <source>Hide the selected units</source>
        <translation>Cacher les unités choisies</translation>
    </message>
    <message>
        <source>Nobody is hidden. Select units on the table to hide them from the other side.</source>
        <translation>Personne n&apos;est caché. Choisissez des unités sur la table pour les cacher à l&apos;autre camp.</translation>
    </message>
    <message>
        <source>They are found when they move, act, are attacked, or an enemy comes upon them.</source>
        <translation>On les découvre quand ils se déplacent, agissent, sont attaqués ou qu&apos;un ennemi tombe sur eux.</translation>
    </message>
    <message>
        <source>Shows the chosen units to the other side, and takes chosen dummies off</source>
        <translation>Révéler à l&apos;autre camp les unités choisies, retirer les leurres choisis</translation>
    </message>
    <message>
        <source>A marker tells the other side where</source>
        <translation>Un marqueur dit le lieu à l&apos;autre camp</translation>
    </message>
    <message>
        <source>Put a dummy</source>
        <translation>Poser un leurre</translation>
    </message>
    <message>
        <source>A marker with nothing below</source>
        <translation>Un marqueur sous lequel il n&apos;y a rien</translation>
    </message>
    <message>
        <source>Notes and dice</source>
        <translation>Notes et dés</translation>
    </message>
    <message>
        <source>hidden from %1</source>
        <translation>caché à : %1</translation>
    </message>
    <message>
        <source>marker %1</source>
        <translation>marqueur %1</translation>
    </message>
    <message>
        <source>Marker %1: a dummy of %2</source>
        <translation>Marqueur %1 : un leurre, %2</translation>
    </message>
    <message>
        <source>Goes when an enemy looks</source>
        <translation>S&apos;en va quand un ennemi regarde</translation>
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
        <translation>Jusqu&apos;ici</translation>
    </message>
    <message>
        <source>Notes and secret dice so far</source>
        <translation>Notes et dés secrets jusqu&apos;ici</translation>
    </message>
    <message>
        <source>A note to one side</source>
        <translation>Une note à un camp</translation>
    </message>
    <message>
        <source>Side of the note</source>
        <translation>Camp de la note</translation>
    </message>
    <message>
        <source>You hear horses behind the hill</source>
        <translation>Vous entendez des chevaux derrière la colline</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Give it</source>
        <translation>La donner</translation>
    </message>
    <message>
        <source>That side alone is told. The journal says that there was a note.</source>
        <translation>Ce camp seul l&apos;apprend. Le journal dit qu&apos;il y a eu une note.</translation>
    </message>
    <message>
        <source>Secret dice</source>
        <translation>Dés secrets</translation>
    </message>
    <message>
        <source>How many dice</source>
        <translation>Combien de dés</translation>
    </message>
    <message>
        <source>d</source>
        <translation>d</translation>
    </message>
    <message>
        <source>Sides of a die</source>
        <translation>Faces d&apos;un dé</translation>
    </message>
    <message>
        <source>Roll in secret</source>
        <translation>Lancer en secret</translation>
    </message>
    <message>
        <source>The journal tells that dice were rolled. What fell stands here alone.</source>
        <translation>Le journal dit que des dés ont été lancés. Le résultat n&apos;est écrit qu&apos;ici.</translation>
    </message>
    <message>
        <source>What they are for</source>
        <translation>À quoi ils servent</translation>
    </message>
    <message>
        <source>Turn %1. %2</source>
        <translation>Tour %1. %2</translation>
    </message>
</context>
<context>
    <name>signifer::ui::UnitDock</name>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>No unit is selected. Click one on the table, or press N.</source>
        <translation>Aucune unité choisie. Cliquez-en une sur la table, ou pressez N.</translation>
    </message>
    <message>
        <source>May it act? Ask the referee</source>
        <translation>Peut-elle ? Demander à l&apos;arbitre</translation>
    </message>
    <message>
        <source>May</source>
        <translation>Peut</translation>
    </message>
    <message>
        <source>May not</source>
        <translation>Ne peut pas</translation>
    </message>
    <message>
        <source>First: %1.</source>
        <translation>D&apos;abord : %1.</translation>
    </message>
    <message>
        <source>Another action…</source>
        <translation>Autre action…</translation>
    </message>
</context>
<context>
    <name>signifer::ui::UsualOrderPane</name>
    <message>
        <source>Usual order</source>
        <translation>Ordre habituel</translation>
    </message>
    <message>
        <source>Alt with the arrow keys moves the chosen entry in the list.</source>
        <translation>Alt et les flèches déplacent l&apos;entrée choisie dans la liste.</translation>
    </message>
    <message>
        <source>Units that you add stand here in their usual order.</source>
        <translation>Les unités ajoutées se rangent ici dans leur ordre habituel.</translation>
    </message>
    <message>
        <source>The usual order is seen here once nothing is wrong under Check.</source>
        <translation>L&apos;ordre habituel se voit ici dès que tout est en règle sous Contrôle.</translation>
    </message>
</context>
<context>
    <name>signifer::ui::Waiting</name>
    <message>
        <source>The battle is over</source>
        <translation>La bataille est finie</translation>
    </message>
    <message>
        <source>To roll dice</source>
        <translation>Doit lancer les dés</translation>
    </message>
    <message>
        <source>Nothing to do now</source>
        <translation>N&apos;a rien à faire maintenant</translation>
    </message>
    <message>
        <source>no order in</source>
        <translation>aucun ordre reçu</translation>
    </message>
    <message numerus="yes">
        <source>%n orders in</source>
        <translation>
            <numerusform>%n ordre reçu</numerusform>
            <numerusform>%n ordres reçus</numerusform>
        </translation>
    </message>
    <message>
        <source>the answer to letter %1 is in</source>
        <translation>la réponse à la lettre %1 est reçue</translation>
    </message>
    <message>
        <source>letter %1 is out, no answer yet</source>
        <translation>la lettre %1 est partie, pas encore de réponse</translation>
    </message>
    <message>
        <source>To act</source>
        <translation>À lui d&apos;agir</translation>
    </message>
</context>
<context>
    <name>signifer::ui::ZonesPane</name>
    <message>
        <source>Where they deploy</source>
        <translation>Où ils se déploient</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>N&apos;importe où</translation>
    </message>
    <message>
        <source>Lower edge</source>
        <translation>Bord du bas</translation>
    </message>
    <message>
        <source>Upper edge</source>
        <translation>Bord du haut</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Bord gauche</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Bord droit</translation>
    </message>
    <message>
        <source>How they deploy</source>
        <translation>Comment ils se déploient</translation>
    </message>
    <message>
        <source>They stand as on this table</source>
        <translation>Ils sont comme sur cette table</translation>
    </message>
    <message>
        <source>One side after the other</source>
        <translation>Un camp après l&apos;autre</translation>
    </message>
    <message>
        <source>One unit in turn</source>
        <translation>Une unité à tour de rôle</translation>
    </message>
    <message>
        <source>In secret, behind a screen</source>
        <translation>En secret, derrière un paravent</translation>
    </message>
    <message>
        <source>Who deploys first</source>
        <translation>Qui se déploie d&apos;abord</translation>
    </message>
    <message>
        <source>When the battle begins</source>
        <translation>Quand la bataille commence</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>Deployment zone</source>
        <translation>Zone de déploiement</translation>
    </message>
    <message>
        <source> rows</source>
        <translation> rangées</translation>
    </message>
    <message>
        <source> in deep</source>
        <translation> po de profondeur</translation>
    </message>
    <message>
        <source>Units outside their zone are listed under Problems; nobody is kept from playing so.</source>
        <translation>Les unités hors de leur zone sont sous Problèmes ; cela n&apos;empêche personne de jouer.</translation>
    </message>
    <message>
        <source>The places on this table are the usual order: machine commanders take it, people may.</source>
        <translation>Les places sur cette table sont l&apos;ordre d&apos;usage : les commandants machines le prennent, les personnes le peuvent.</translation>
    </message>
    <message>
        <source>Edge of the zone: %1</source>
        <translation>Bord de la zone : %1</translation>
    </message>
    <message>
        <source>Depth of the zone: %1</source>
        <translation>Profondeur de la zone : %1</translation>
    </message>
</context>
</TS>
