import { type Language, anyWord, endings, opening, opposites, words } from './language.ts';

const TEXT = '(?:texte|passage|extrait|paragraphe|chapitre|citation|section)';
const WRITER = '(?:auteur|autrice|narrateur|narratrice|écrivain)';

export const FRENCH: Language = {
  code: 'fr',
  functionWords: words(`
    a à ai aient ait alors après au aucun aucune aujourd aussi autre autres aux avaient avait avant avec avoir ce
    ceci cela celle celles celui cependant ces cet cette ceux chaque chez comme comment d dans de depuis des donc
    dont du elle elles en encore entre est et étaient était étant été être eu eut fait faire fit font furent fut
    ici il ils je jusqu l la laquelle le lequel les lesquels lesquelles leur leurs lors lorsque lui mais même
    mêmes moins n ne ni nom non nos notre nous on ont or ou où par parce pas pendant peu peut peuvent plus
    plusieurs pour pourquoi pourrait près puis qu quand que quel quelle quelles quelque quelques quels qui quoi
    s sa sans se sera ses seule seulement si sien son sont sous sur ta tandis tel telle tous tout toute toutes
    très trois tu un une vers voir vous y appelle appelait nomme sert doit permet permettait quoi lesquels deux`),
  endings: endings(
    'issements issement ations ation ements ement ateurs ateur atrices atrice euses euse eurs eur ives ive ifs if aient èrent ées és ée ait ant ent era ons ez ale aux al ique iques er ir é e s x',
  ),
  absolute: anyWord(
    'toujours',
    'jamais',
    'tous les',
    'toutes les',
    'tout le monde',
    '(?:tous|toutes)',
    'personne ne',
    'aucune?',
    'rien',
    'absolument',
    'complètement',
    'entièrement',
    'totalement',
    'exclusivement',
    'uniquement',
    'seulement',
    'partout',
    'nulle part',
    'impossible',
    'invariablement',
    'sans exception',
    'en aucun cas',
    'éternellement',
    'parfaitement',
    'chaque fois',
  ),
  mildAbsolute: anyWord(
    'tous|toutes|tous les|toutes les|seulement|uniquement|rien|aucune?|partout|entièrement|complètement',
  ),
  noAbsolute: anyWord(
    '(?:pas|presque|quasi) (?:toujours|tous|toutes|entièrement|complètement|totalement|jamais|rien|uniquement|seulement)',
    'non seulement',
    'tous les (?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\\d+|jours|mois|ans|matins|soirs)',
    'toutes les (?:deux|trois|quatre|cinq|six|\\d+|heures|semaines|années|nuits)',
    'avant tout|malgré tout|après tout|tout de même|pour toujours',
    'de toutes (?:parts|sortes)|toutes sortes',
  ),
  vague: anyWord(
    "parfois|souvent|généralement|habituellement|d’habitude|d'habitude|normalement|rarement|quelquefois|fréquemment|la plupart du temps|en général|de temps en temps|occasionnellement|régulièrement|typiquement",
  ),
  asksForTheWrong: anyWord(
    "n[’'](?:est|a|ont|était|étaient|avait|avaient|y|en|\\p{L}+) (?:\\p{L}+ ){0,2}?(?:pas|jamais|point)",
    'ne (?:\\p{L}+[ -]){1,3}?(?:pas|jamais|point)',
    'pas',
    "sauf|excepté|à l[’']exception|fausse?|faux|incorrecte?|inexacte?|le moins",
    'aucune?|jamais',
  ),
  negation: anyWord("ne|n(?=[’'])|jamais(?! ne)|sans|ni|impossible|faux|fausse|incorrecte?"),
  condition:
    /(?:^|,? )(?:si|s[’']ils?|parce qu|puisqu|lorsqu|quand|bien qu|alors qu|qui|dont)\b[^?,]*/giu,
  asksWhy: opening('(?:pourquoi|pour quelle raison|pour quelles raisons)'),
  catchAll: anyWord(
    '(?:toutes?|tous|aucune?|les deux|n importe laquelle) (?:de |des |les |ces |ce |d entre )*(?:réponses?|options?|propositions?|choix|ci dessus|qui précède|précédente?s?|elles|eux)(?: \\p{L}+)*',
    '(?:les )?(?:réponses?|options?) [a-e1-5](?: et [a-e1-5])*',
    '^[a-e] et [a-e]$|^(?:toutes|tous|aucune?|les deux|ni l un ni l autre|tout cela|les trois|rien de tout cela)$',
    '(?:toutes|les deux) sont (?:correctes|vraies|justes)',
  ),
  pointsAtText: anyWord(
    `(?:le|la|ce|cet|cette|du|au|les|ces) ${TEXT}s?(?! (?:de la|de l|du|des|d’un|d'un|à)\\b)(?: (?:ci-dessus|suivant|précédent|donné))?`,
    `(?:dans|selon|d[’']après) (?:l[’']|le |la |cet? |cette )(?:${TEXT}|livre|ouvrage|${WRITER}|source)`,
    `l[’']${WRITER} (?:dit|écrit|affirme|explique|mentionne|décrit|pense|soutient|suggère|raconte|cite|évoque|précise|indique)`,
    `l[’'](?:extrait|ouvrage) (?:dit|ci-dessus|suivant|mentionne|indique)`,
    '(?:mentionnée?s?|décrite?s?|citée?s?|évoquée?s?|expliquée?s?|indiquée?s?) (?:ci-dessus|plus haut|ici|précédemment)',
    'ci-dessus|susmentionnée?s?|(?:page|chapitre|figure|tableau) \\d+',
    "(?:l[’']|cet )extrait(?! de)",
  ),
  leans: opening(
    "(?:il|elle|ils|elles)(?! (?:y a|existe|faut|s[’']agit|est (?:possible|vrai))) ",
    "(?:cela|ceci|ça|ce(?:lui|lle|ux|lles)-ci|celui-là|son|sa|ses|leurs?|ces|cette|cet|ce(?! (?:qui|que|sont|fut)) \\p{L}|ici|là|cependant|ainsi|donc|toutefois|par conséquent|en effet|de plus|mais|et|or|car|ensuite|puis|par exemple|c[’']est pourquoi|néanmoins|d[’']ailleurs|en outre|également|ce dernier|cette dernière|ces derniers)(?![\\p{L}-])",
    "(?:pourquoi|comment|quand|où|combien|que|qu[’']|à qui|de quoi|avec quoi|grâce à quoi)(?: |(?<=[’']))(?:ne |n[’']|l[’']|s[’']|se |y |en |les? |la )*\\p{L}+(?:-t)?-(?:il|elle|ils|elles)\\b",
    "(?:pourquoi|comment|quand|où|combien|qu[’']est-ce qu[’']|que) (?:est-ce )?qu[’'](?:il|elle|ils|elles)\\b",
    "qu[’']est-ce qu[’'](?:il|elle|ils|elles)\\b",
  ),
  absurd: anyWord(
    'extraterrestres?|ovnis?|licornes?|dragons?|sorci(?:er|ère)s?|fées?|elfes?|lutins?|zombies?|vampires?|fantômes?|super-?héros|robots?|magi(?:e|que|ques|quement|cien|ciens)|baguettes? magiques?',
    'pizzas?|hamburgers?|glaces? à la|chocolats?|bonbons?|gâteaux?|crêpes?|chewing-gums?|pop-corn|spaghettis?|confiture|sucettes?',
    'smartphones?|téléphones? portables?|internet|wifi|netflix|tiktok|instagram|facebook|youtube|google|télévisions?|jeux? vidéo|ordinateurs?',
    "discothèques?|karaoké|clowns?|cirques?|ours en peluche|père noël|dinosaures?|pingouins?|chatons?|monocycles?|trampolines?|pyjamas?|chaussettes?|danser|dansa(?:it|ient)?|dansent|chatouill\\p{L}*|éternu\\p{L}*|bâill\\p{L}*|ronfl\\p{L}*|drôles?|amusante?s?|rigol\\p{L}*|ennuy\\p{L}*|loterie|football|s[’']amuser|jolie?s?",
  ),
  whimsical: anyWord(
    'lune|fromages?|chaussures?|chapeaux?|perruques?|barbes?|parapluies?|parfums?|soupes?|confiture|miel|bananes?|grenouilles?|perroquets?|chats?|chant(?:er|ent|ait|aient)|chansons?|siffl\\w*|blagues?|poèmes?|sieste|rêv\\p{L}*|vacances|pique-nique|violet|rose|jaloux|jalousie|timides?|seuls? et triste|colère|amoureux|humeur|paresseux|aim(?:e|ent|ait|aient)|déteste?\\p{L}*|oubli(?:é|a|ait|aient)|chance|souhait\\p{L}*|farce|mignon\\p{L}*|délicieux|goût',
  ),
  opposites: opposites(`
    grande?s?|grand/petite?s?|petit augmente|augmenta|augmenté|augmentait|augmentation|croît|hausse/diminue|diminua|diminué|diminuait|diminution|baisse|baissa
    première?s?|premier/dernière?s?|dernier longue?s?|long/courte?s?|court rapide|rapides|rapidement|vite/lente?s?|lent|lentement
    chaude?s?|chaud/froide?s?|froid nord/sud est/ouest fort|forte|renforcé|renforça/faible|affaibli|affaiblit facile|facilement/difficile|difficilement
    commença|commence|début/finit|termina|termine|fin gagna|gagné|victoire/perdit|perdu|défaite autorisé|permet|permis/interdit|interdite|défendu
    ouvre|ouvert|ouverte/ferme|fermé|fermée sec|sèche/humide|mouillé jour/nuit pauvres?/riches? mâles?/femelles? améliore|améliora|amélioré/aggrave|aggrava|détériore
    volontairement|librement/forcé|contraint claire?s?|clair/sombres?|obscur haute?s?|haut|supérieure?/basse?s?|bas|inférieure? intérieure?|dedans/extérieure?|dehors
    jeunes?/vieux|vieille|âgée? réussit|succès|réussite/échoua|échec|échoue absorbe|absorbent/rejette|rejettent|libère accepta|accepte/refusa|refuse|rejeta lourde?s?|lourd/légère?s?|léger`),
};
