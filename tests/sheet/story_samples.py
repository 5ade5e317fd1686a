"""Sentences that story_lint.py has to refuse, each with the kind of its fault, and good ones that it has to let pass."""

names = frozenset({"Velites 2", "Carpetani", "Legio III", "Hannibal", "Numidians 1", "Carthage", "Karpetaner", "Vélites 2",
         "Consular", "Persians"})

faulty = (
    ("en", "a count of none", "Macedon lost 3 of 0 units."),
    ("en", "a brace", "{unit} broke."),
    ("en", "nan", "The chance of Carthage was nan %."),
    ("en", "an id", "Legio III broke before legio-3."),
    ("en", "an id", "Velites 2 broke by HG-MOV-1."),
    ("en", "hundredths", "Velites 2 fled 8.01 in."),
    ("en", "a roll", "Velites 2 rallied: rolled 5, needed 6 or less."),
    ("de", "a roll", "Karpetaner in Panik, Wurf 7, nötig 6 oder weniger."),
    ("fr", "a roll", "Panique de Vélites 2, jet 7, il fallait 6 ou moins."),
    ("en", "how far it went", "Velites 2 routed 17 in away from Carpetani."),
    ("de", "how far it went", "Karpetaner flohen 14 Zoll."),
    ("fr", "how far it went", "Vélites 2 s'enfuirent de 14 po."),
    ("en", "the rules' own steps", "Carpetani had no target left and stopped 1 in short of Legio III."),
    ("en", "the rules' own steps", "Legio III charged home on Carpetani, in front."),
    ("en", "the rules' own steps", "Legio III declared a charge on Carpetani."),
    ("de", "the rules' own steps", "Legio III: Kontakt mit der Front (Karpetaner)."),
    ("fr", "the rules' own steps", "Legio III : au contact de face (Carpetani), au contact de Vélites 2."),
    ("en", "an army twice", "The army of Army of Carthage broke."),
    ("en", "a placeholder person", "The division of Successor of Hannibal broke."),
    ("en", "a word twice", "Legio III broke broke."),
    ("en", "names run together", "Legio III Carpetani broke."),
    ("en", "a name twice", "Legio III destroyed Carpetani and Legio III."),
    ("en", "nothing but names", "Legio III against Carpetani."),
    ("de", "a telegram", "Karpetaner: in Panik."),
    ("fr", "a telegram", "Vélites 2 : panique."),
    ("en", "a small letter at the beginning", "the fight went on."),
    ("en", "a question", "House rules: After how many game turns does the battle end?"),
    ("en", "a space before a mark", "Legio III broke ."),
    ("en", "a double space", "Legio III broke  Carpetani."),
    ("en", "42 words", "Legio III broke " + "and " .join(f"word{chr(97 + i % 26)}{chr(97 + i // 26)} " for i in range(19)) + "in the end."),
)

faulty_turns = (
    ("said again soon", "## Turn 1: Carthage\n\nLegio III broke Carpetani. Legio III broke Carpetani.\n"),
    ("said again soon", "## Turn 1: Carthage\n\nLegio III broke.\n\n## Turn 1: Rome\n\nLegio III broke.\n"),
    ("one shape again and again",
     "## Turn 1: Carthage\n\nLegio III broke. Carpetani broke. Numidians 1 broke.\n"),
)

good = (
    ("en", "Legio III charged Carpetani in the west and put them to flight."),
    ("en", "The dice took no side: 33 hits for Carthage where 26 were to be expected, 38 for Rome where 45 were."),
    ("de", "Legio III griff Karpetaner im Westen an und schlug sie in die Flucht."),
    ("de", "Gegen Legio III gingen Karpetaner in der Mitte unter."),
    ("fr", "Legio III chargea Vélites 2 à l'ouest, et l'ennemi prit la fuite."),
)
