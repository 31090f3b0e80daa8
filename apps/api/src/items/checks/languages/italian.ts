import { type Language, anyWord, endings, opening, opposites, words } from './language.ts';

const TEXT = '(?:testo|brano|passo|passaggio|estratto|paragrafo|capitolo|citazione|sezione)';
const WRITER = '(?:autore|autrice|narratore|narratrice|scrittore|scrittrice)';

export const ITALIAN: Language = {
  code: 'it',
  functionWords: words(`
    a ad agli ai al alla alle allo anche ancora avere aveva avevano che chi ci come con contro cosa così cui da
    dagli dai dal dalla dalle dallo degli dei del della delle dello deve di dopo dove due durante e è ed era erano
    essere fa fare fra fu furono gli grazie ha hanno i il in io la le lei lo loro lui ma mentre molto ne negli nei
    nel nella nelle nello nessun nome non o ogni oltre per perché più poi poco prima può quale quali quando quanta
    quante quanti quanto quella quelle quelli quello questa queste questi questo se senza serve si sia sono sopra sotto
    stato stata su sua sue sugli sui sul sulla sulle suo suoi tra tre tutta tutte tutti tutto un una uno verso
    viene venne chiama chiamava`),
  endings: endings(
    'amenti amento imenti imento azioni azione izioni izione zioni zione mente atori atore atrici atrice ando endo avano arono irono ati ata ate ato iti ita ite ito uti uto ali ale ici ica ico iche are ere ire ava eva i e a o',
  ),
  absolute: anyWord(
    'sempre|mai|tutt[ioea]|nessun[oa]?|niente|nulla|assolutamente|completamente|interamente|totalmente|esclusivamente|unicamente|solamente|soltanto|solo|impossibile|ovunque|dappertutto|ogni|perfettamente|senza eccezioni|chiunque',
  ),
  mildAbsolute: anyWord(
    'tutt[ioea]|solo|soltanto|solamente|niente|nulla|nessun[oa]?|ogni|ovunque|completamente',
  ),
  noAbsolute: anyWord(
    '(?:non|quasi) (?:sempre|tutt[ieoa]|ogni|mai|solo|soltanto|solamente|completamente)',
    "soprattutto|tutt’altro|tutt'altro|ogni (?:tanto|giorno|anno|mese|notte|mattina|sera|\\d+|due|tre)",
    'tutt[ei] e (?:due|tre|quattro)|prima di tutto|del tutto|di tutto|da sol[oaie]|un solo|una sola|più che mai|tutti i giorni',
  ),
  vague: anyWord(
    'a volte|talvolta|spesso|generalmente|di solito|normalmente|raramente|frequentemente|in genere|di rado|ogni tanto|occasionalmente|regolarmente|solitamente|abitualmente|perlopiù',
  ),
  asksForTheWrong: anyWord(
    'non|tranne|eccetto|salvo|fals[oaie]|errat[oaie]|scorrett[oaie]|mai|nessun[oa]?',
  ),
  negation: anyWord('non|mai|nessun[oa]?|niente|nulla|senza|né|impossibile|falso|falsa|scorretto'),
  condition: /(?:^|,? )(?:se|perché|benché|sebbene|quando|mentre|poiché)\b[^?,]*/giu,
  asksWhy: opening('(?:perché|per quale motivo|per quale ragione|come mai)'),
  catchAll: anyWord(
    '(?:tutt[ei]|nessun[oa]|entramb[ei]) (?:le |i |gli |delle |dei |di )?(?:precedenti|risposte|opzioni|alternative|queste|questi|sopra|son[o] (?:corrette|vere))(?: \\p{L}+)*',
    '(?:risposte?|opzioni|opzione) [a-e1-5](?: e [a-e1-5])*',
    '^[a-e] e [a-e]$|^(?:tutte|tutti|nessuna|nessuno|entrambe|entrambi|tutte e tre|tutti e tre|niente di tutto ciò)$',
  ),
  pointsAtText: anyWord(
    `(?:il|la|lo|questo|questa|quel|del|dal|nel|al|dello|dalla|nella) (?:seguente |presente |precedente )?${TEXT}(?! (?:di|del|della|dello|dei|da)\\b)`,
    `secondo (?:il |la |l[’']|questo )?(?:${TEXT}|libro|${WRITER}|fonte|opera)`,
    `l[’']${WRITER} (?:dice|scrive|afferma|spiega|menziona|descrive|pensa|sostiene|suggerisce|racconta|cita|indica)`,
    '(?:menzionat|descritt|citat|spiegat|indicat)[oaie] (?:sopra|qui|prima|in precedenza)',
    'suddett[oaie]|sopra menzionat[oaie]|(?:pagina|capitolo|figura|tabella) \\d+',
  ),
  leans: opening(
    '(?:egli|ella|lui|lei|loro|ess[oaie]|ciò|quest[oaie]|quel(?:lo|la|li|le)?|qui|lì|tuttavia|quindi|perciò|dunque|inoltre|così|ma|e|poi|anche|invece|per esempio|pertanto|infatti|allora)(?![\\p{L}-])',
    '(?:il|la|i|le) (?:suo|sua|suoi|sue|loro)\\b',
    '(?:perché|come|quando|dove|che cosa|cosa|a chi)(?: (?-i:\\p{Ll}+)){1,2} (?:lui|lei|egli|ella|essi|esse|questo|ciò)\\b',
  ),
  absurd: anyWord(
    'extraterrestri|alieni|alieno|ufo|unicorn[oi]|drag(?:o|hi)|stregh?[ae]|fat[ae]|elf[oi]|zombie|vampir[oi]|fantasm[ai]|supereroi?|robot|magi(?:a|co|ca|ci|che|camente)|magh[oi]|bacchett[ae] magic[ah]e?',
    'pizz[ae]|hamburger|gelat[oi]|cioccolat[oaie]|caramell[ae]|tort[ae]|popcorn|spaghetti|biscott[oi]|gomm[ae] da masticare',
    'smartphone|cellular[ei]|internet|wifi|netflix|tiktok|instagram|facebook|youtube|google|televisione|televisor[ei]|videogioc(?:o|hi)|computer',
    'discotec(?:a|he)|karaoke|pagliacc(?:io|i)|circo|orsacchiott[oi]|babbo natale|dinosaur[oi]|pinguin[oi]|gattin[oi]|monocicl[oi]|pigiam[ai]|calzin[oi]|ballare|ballavano|ballano|solletic\\p{L}*|starnut\\p{L}*|sbadigl\\p{L}*|russ(?:are|ano|avano)|divertent[ei]|buff[oaie]|noios[oaie]|annoia\\p{L}*|lotteria|calcio',
  ),
  whimsical: anyWord(
    'luna|formagg\\p{L}*|scarpe?|cappell\\p{L}*|parrucc\\p{L}*|barb[ae]|ombrell\\p{L}*|profum\\p{L}*|zupp\\p{L}*|marmellata|miele|banan[ae]|ran[ae]|pappagall\\p{L}*|gatt[oi]|cantare|cantano|canzon\\p{L}*|barzellett\\p{L}*|poesi[ae]|pisolino|sogn\\p{L}*|vacanz\\p{L}*|picnic|viola|rosa|gelos\\p{L}*|timid\\p{L}*|arrabbiat\\p{L}*|innamor\\p{L}*|umore|pigr\\p{L}*|piac\\p{L}*|odia\\p{L}*|dimentic\\p{L}*|fortuna|scherz\\p{L}*|delizios\\p{L}*',
  ),
  opposites: opposites(`
    più/meno maggiore|maggiori|grande|grandi/minore|minori|piccolo|piccola|piccoli aumenta|aumentò|aumento|cresce|crebbe|salì/diminuisce|diminuì|diminuzione|cala|calò|scese
    primo|prima/ultimo|ultima lunga|lungo/corta|corto|breve rapido|rapida|rapidamente|veloce/lento|lenta|lentamente
    caldo|calda/freddo|fredda nord/sud est|oriente|orientale/ovest|occidente|occidentale forte|forti/debole|deboli facile|facilmente/difficile
    cominciò|iniziò|inizia|inizio/finì|terminò|finisce|fine vinse|vinto|vittoria/perse|perso|sconfitta permise|permette|permesso/vietò|vieta|proibito
    apre|aprì|aperto/chiude|chiuse|chiuso secco|secca|asciutto/umido|umida|bagnato giorno/notte povero|poveri/ricco|ricchi maschio|maschi/femmina|femmine
    migliora|migliorò/peggiora|peggiorò chiaro|chiara/scuro|scura alto|alta|superiore|sopra/basso|bassa|inferiore|sotto interno|dentro/esterno|fuori giovane|giovani/vecchio|vecchi accettò|accetta/rifiutò|rifiuta`),
};
