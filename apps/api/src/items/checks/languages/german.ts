import { type Language, anyWord, endings, opening, opposites, words } from './language.ts';

const TEXT =
  '(?:Text|Textes|Abschnitt(?:s|es)?|Absatz(?:es)?|Auszug(?:s|es)?|Text(?:abschnitt|auszug|stelle)(?:s|es)?|Kapitels?|Passage|Zitat(?:s|es)?)';

export const GERMAN: Language = {
  code: 'de',
  functionWords: words(`
    aber alle allem allen aller als also am an andere anderen auch auf aus bei beide beiden beim bereits bis bloß da
    dabei dadurch dafür daher damit danach dann daran darauf daraus darin das dass davon dazu dem den denn der
    deren des deshalb dessen die dies diese diesem diesen dieser dieses doch dort durch ein eine einem einen
    einer eines er es etwa etwas für gegen hat hatte hatten haben hier hinter ihm ihn ihnen ihr ihre ihrem
    ihren ihrer im in indem ins ist jede jedem jeden jeder jedes jedoch jene jener kann kein keine keinem keinen
    keiner konnte konnten können könnte laut machen macht man mehr mit muss musste mussten müssen nach neben nicht
    noch nur nun ob oder ohne sehr sein seine seinem seinen seiner seines seit selbst sich sie sind so sobald
    sogar solche soll sollen sollte sollten sondern sowie statt über um und uns unter viel viele vielen vom von
    vor wann war waren warum was weil welche welchem welchen welcher welches wem wen wenn wer werden wessen
    wie wieder will wird wo wobei wodurch wofür womit wozu worden wurde wurden während wäre zu zum zur zwar
    zwischen nennt nannte genannt heißt gilt galt gibt gab ließ lässt geht ging kommt kam`),
  endings: endings(
    'ischen ischer isches ungen ische schaften schaft lichen licher liches keiten heiten liche keit heit ung isch lich ern est end ende enden ten ter tes te en er em es st e n s t',
  ),
  absolute: anyWord(
    'immer',
    'nie',
    'niemals',
    'stets',
    'jederzeit',
    'jede[rsnm]?',
    'alle(?:[rsnm])?',
    'allesamt',
    'sämtliche[rsnm]?',
    'niemand(?:em|en)?',
    'nichts',
    'nirgends',
    'nirgendwo',
    'überall',
    'ausnahmslos',
    'ausschließlich',
    'vollkommen',
    'vollständig',
    'völlig',
    'gänzlich',
    'absolut',
    'unmöglich',
    'keinerlei',
    'nur',
    'unter keinen Umständen',
    'auf keinen Fall',
    'in jedem Fall',
    'ewig',
  ),
  mildAbsolute: anyWord(
    'alle[rsnm]?|nur|nichts|überall|vollständig|völlig|jede[rsnm]?|sämtliche[rsnm]?',
  ),
  noAbsolute: anyWord(
    'nicht (?:immer|alle[rsnm]?|jede[rsnm]?|nur|völlig|vollständig|ausschließlich)',
    'nicht mehr alle',
    'vor allem',
    'trotz allem',
    'alles in allem',
    'fast (?:immer|alle[rsnm]?|jede[rsnm]?|nie|nichts|völlig|nur)',
    'beinahe (?:alle[rsnm]?|jede[rsnm]?)',
    'immer (?:noch|wieder|mehr|weiter|größer\\w*|schneller|kleiner\\w*|stärker\\w*|tiefer|höher|\\p{L}+er)',
    'noch immer',
    'wie immer',
    'alle (?:\\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)',
    'jede[rsnm]? (?:zweite|dritte|vierte|Menge)\\w*',
    'nur (?:noch|ein|eine|einen|einem|einer|zwei|drei|vier|wenige)',
    'erst recht',
    'allerdings|allein',
  ),
  vague: anyWord(
    'manchmal',
    'oft',
    'oftmals',
    'häufig',
    'meist',
    'meistens',
    'gelegentlich',
    'üblicherweise',
    'gewöhnlich',
    'normalerweise',
    'in der Regel',
    'ab und zu',
    'hin und wieder',
    'regelmäßig',
    'mitunter',
    'zuweilen',
    'generell',
    'im Allgemeinen',
  ),
  asksForTheWrong: anyWord(
    'nicht',
    'kein(?:e[rsnm]?)?',
    'außer',
    'ausgenommen',
    'falsch(?:e[rsnm]?)?',
    'unzutreffend',
    'nie',
    'niemals',
    'am wenigsten',
    'mit Ausnahme',
    'unwahr',
  ),
  negation: anyWord(
    'nicht',
    'kein(?:e[rsnm]?)?',
    'nie',
    'niemals',
    'niemand(?:em|en)?',
    'nichts',
    'nirgends',
    'weder',
    'ohne',
    'unmöglich',
    'kaum',
    'außer',
    'falsch',
    'unwahr',
  ),
  condition:
    /(?:^|,? )(?:wenn|falls|weil|obwohl|während|damit|sodass|bevor|solange)\b[^?,]*|, (?:die|der|das|dem|den|deren|dessen|was|da|dass|ob)\b[^?,]*/giu,
  asksWhy: opening('(?:warum|wieso|weshalb|aus welchem grund|wozu)\\b'),
  catchAll: anyWord(
    '(?:alle|keine[rs]?|beide|beides|nichts|jede|sämtliche) (?:der |die |von |oben |davon |den |dieser |diese )*(?:oben|genannten?|obigen|genannte|davon|antworten|optionen|möglichkeiten|aussagen|vorstehenden|aufgeführten)(?: \\p{L}+)*',
    '(?:sowohl )?antwort(?:en)? [a-e1-5](?: (?:und|als auch|oder) (?:antwort )?[a-e1-5])*',
    '^(?:nur )?[a-e] und [a-e](?: sind richtig)?',
    '^(?:alle|alles|beide|beides|keine[rs]?|keine davon|alle drei|weder noch|nichts davon)$',
    '(?:alle|beide) (?:sind )?(?:richtig|zutreffend|korrekt)|alles trifft zu|trifft alles zu',
  ),
  pointsAtText: anyWord(
    `(?:dem|des|diese[rnms]|im|laut|gemäß|zum|obige[rnm]?|vorliegende[rnm]?|folgende[rnm]?|hiesige[rnm]?) (?:obigen |vorliegenden |folgenden |gegebenen |zitierten )?${TEXT}(?! (?:der|des|von|aus|eines|einer)\\b)`,
    '(?:laut|nach|gemäß)(?: dem| der)? (?:Buch|Quelle|Vorlage)',
    '(?:nach )?(?:Ansicht|Meinung|Auffassung|Aussage|Angaben?|Worten) (?:des|der) (?:Buches|Textes)',
    '(?:oben|vorher|vorhin|hier|zuvor|weiter oben|unten) (?:genannt|erwähnt|beschrieben|angeführt|dargestellt|geschildert|aufgeführt)(?:e[rsnm]?)?',
    'wie (?:oben|hier|zuvor) ',
    '(?:im|in dem|der|die|das|den|dem) (?:genannten?|besagten?) \\p{L}+',
    '(?:oben|vor|eben)(?:genannt|erwähnt|stehend)e[rsnm]?',
    '(?:Abbildung|Tabelle|Seite|Kapitel|Abschnitt) \\d+',
    'im (?:Buch|Textausschnitt|Lesestück)',
  ),
  leans: opening(
    '(?:er|sie|ihn|ihm|ihnen|ihre?[nmrs]?|seine?[nmrs]?|dies(?:e[nmrs]?)?|jene[nmrs]?|solche[nmrs]?|hier|dort|dabei|dadurch|damals|daher|deshalb|deswegen|außerdem|jedoch|allerdings|dennoch|somit|folglich|ebenso|zum Beispiel|denn|aber|und|sondern|danach|anschließend|letztere[rsn]?|erstere[rsn]?)(?![\\p{L}-])',
    'es (?!gibt|gab|ist|war|heißt|gilt|galt|dauert|braucht)\\p{Ll}',
    '(?:in|bei|aus|von|mit|nach|zu|für|durch|unter|auf) (?:dies|jen)e[nmr]\\b',
    '(?:warum|wieso|weshalb|wann|wo|wohin|woher|wie|was|wen|wem|wodurch|womit|worin|wozu|wofür|woran|worauf)(?: (?-i:[a-zäöüß]+)){1,3} (?-i:er|sie|ihn|ihm|dies)(?![\\p{L}-])',
  ),
  pronoun: anyWord(
    '(?-i:er|sie|ihn|ihm|ihnen|ihre?[nmrs]?|seine?[nmrs]?|(?<!\\b(?:[Ww]elche[nmrs]?|[Ww]as|[Ww]er|[Kk]eine[nmrs]?|[Ee]ine[nmrs]?) )dies(?:e[nmrs]?)?|jene[nmrs]?)',
    'darunter|darüber|dahinter|davor|demnach',
    '(?:im|dem|der|die|das|den) (?:genannten?|besagten?|erwähnten?)',
  ),
  antecedent: /(?<=[\p{L},\d”“"] )\p{Lu}(?!ie\b|hnen\b)/u,
  absurd: anyWord(
    'Außerirdischen?',
    'Aliens?',
    'Ufos?',
    'Einh(?:orn|örner\\w*)',
    'Drachen?',
    'Zaub(?:er\\w*|ert\\w*|ern)',
    'Hexen?\\w*',
    'Feen?',
    'Elfen?',
    'Zwergen?',
    'Zombies?',
    'Vampire?',
    'Gespenst(?:er\\w*)?',
    'Superheld(?:en|in)?',
    'Roboter\\w*',
    'Pizzas?\\w*',
    'Hamburger',
    'Eiscreme\\w*',
    'Schokoladen?\\w*',
    'Gummibärchen',
    'Bonbons?',
    'Kuchen\\w*',
    'Pudding\\w*',
    'Smartphones?',
    'Handys?',
    'Internets?',
    'Fernseh\\p{L}*',
    'Netflix|TikTok|Instagram|Facebook|YouTube|Google',
    'Disko\\w*',
    'Karaoke\\w*',
    'Clowns?',
    'Zirkus\\w*',
    'Teddyb\\p{L}+',
    'Osterhasen?',
    'Weihnachtsmann\\w*',
    'Dinosaurier\\w*',
    'Pinguinen?',
    'Einrad\\w*',
    'Mondk\\p{L}+',
    'tanz(?:en|t|te|ten|ende[nrms]?)',
    'kitzel\\p{L}*',
    'lustig(?:e[nrms]?)?|Spaß|langweilig(?:e[nrms]?)?|Langeweile|hübsch(?:er|e)?',
    'niesen|kichern|gähnen|schnarchen',
    'Socken?',
    'Lotterie\\w*|Lotto',
    'Videospiele?|Fußballs?\\w*',
  ),
  whimsical: anyWord(
    'Mond(?:e?s)?|Käse|Schuhe?n?|Hüten?|Hut|Perücken?|Bärten?|Bart|Regenschirme?|Parfüms?|Suppen?|Marmelade|Honig|Bananen?|Fröschen?|Papageien?|Katzen?|sing(?:en|t)|sangen?|Lied(?:er\\w*)?|pfeifen|Witzen?|Gedichten?|Nickerchen|Mittagsschlaf|Schlaflied\\w*|müde|träum\\w*|Ferien|Urlaub\\w*|Picknick\\w*|lila|rosa|Glitzer\\w*|eifersüchtig\\w*|einsam|schüchtern|wütend|verlieb\\w*|Laune|faul|mochten?|mag|mögen|lieb(?:t|te|ten|en)|hass(?:t|te|ten|en)|gern|vergaß(?:en)?|vergessen|Glücks?|Glücksbringer|wünsch\\w*|Streich|heimlich|flüster\\w*|hübsch\\w*|schmeck(?:t|te|ten|en)|lecker\\w*|riech\\w*|freut\\w*',
  ),
  opposites: opposites(`
    mehr/weniger größer|größere[rnms]?|größte[rnms]?/kleiner|kleinere[rnms]?|kleinste[rnms]?
    höher|höhere[rnms]?|höchste[rnms]?/niedriger|niedrigere[rnms]?|niedrigste[rnms]?|tiefer
    stieg|stiegen|steigt|steigen|wuchs|wächst/sank|sanken|sinkt|sinken|fiel|fällt|schrumpfte
    erste[rnms]?|zuerst/letzte[rnms]?|zuletzt länger|längere[rnms]?/kürzer|kürzere[rnms]?
    schneller|schnell/langsamer|langsam wärmer|warm|warme[rnms]?|heiß/kälter|kalt|kalte[rnms]?
    norden|nördlich/süden|südlich osten|östlich/westen|westlich stark|stärker/schwach|schwächer
    leicht|leichter/schwer|schwerer billig|billiger|günstiger/teuer|teurer
    begann|beginnt|anfang/endete|endet|ende gewann|gewinnt|sieg/verlor|verliert|niederlage
    erlaubt|erlaubte/verboten|verbot|verbietet öffnet|öffnete|offen/schließt|schloss|geschlossen
    trocken|trockene[rnms]?/feucht|feuchte[rnms]?|nass tag|tags|tagsüber/nacht|nachts arm|arme[rnms]?/reich|reiche[rnms]?
    männchen|männlich|männliche[rnms]?/weibchen|weiblich|weibliche[rnms]? verbessert|verbesserte/verschlechtert|verschlechterte
    freiwillig/gezwungen|zwang hell|helle[rnms]?/dunkel|dunkle[rnms]? nimmt_zu|zunahme|zunimmt/nimmt_ab|abnahme|abnimmt
    oben|obere[rnms]?/unten|untere[rnms]? innen|innere[rnms]?/außen|äußere[rnms]? jung|junge[rnms]?|jünger/alt|alte[rnms]?|älter
    erfolg|erfolgreich/misserfolg|scheiterte|scheitern vermehrt|erhöht|erhöhte|erhöhen/verringert|verringerte|verringern|senkt|senkte|senken`),
};
