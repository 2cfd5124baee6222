tagline = Treize cartes chacun, sans atout : fournissez, la plus haute prend le pli
