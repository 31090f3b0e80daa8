/** What the first words of an explanation tell in a language. */
export type EntryWords = {
  /** Opens an explanation that leans on something else, or explains nothing. */
  readonly leans: RegExp;
  /** Points at another place of the book, or orders the reader about. */
  readonly pointsElsewhere: RegExp;
  /** Opens the explanation of a thing, where a list may explain anything. */
  readonly defines: RegExp;
  /** Opens the explanation of one of a kind, which most in a list of definitions are. */
  readonly genus: RegExp;
};

const start = (words: string) => new RegExp(`^(?:${words})(?![\\p{L}])`, 'iu');
const anywhere = (words: string) => new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'iu');

const WORDS: Readonly<Record<string, EntryWords>> = {
  en: {
    leans: start(
      'see|cf|same|like|as|also|another|an?other|this|these|those|that|it|its|they|he|she|' +
        'you|your|we|our|i|if|when|note|use|used|please|for example|e\\.g|synonym|alias|' +
        'opposite|or|and|but|such|similar|compare|to be|' +
        'a (?:number|lot|few|couple|variety) of|a (?:(?:high|low|large|small|bigg)(?:er)? )?value|there|here|default|defaults|optional|' +
        'required|deprecated|obsolete|true if|yes|no',
    ),
    pointsElsewhere: anywhere(
      'above|below|earlier|previous(?:ly)?|preceding|as follows|the following|section|' +
        'chapter|figure|table \\d|appendix|page \\d+|you|your|yours|must|should|shall|' +
        'please|we|our|my|me|this|these|here|see|see also',
    ),
    defines: start(
      'an?|the|one of|any|each|every|name|names|type|kind|set|process|act|ability|' +
        'software|hardware|someone|somebody|something|anything|person|people|place|where|' +
        'method|abbreviation|acronym|short for|stands for|refers to|means|describes|denotes|' +
        'literally|in \\p{L}+, an?|two|three|several|a',
    ),
    genus: start(
      'an?|any|one of|someone|something|abbreviation|acronym|short for|' +
        'the (?:act|process|name|ability|practice|study|state|science|art|theory|belief) (?:of|that|for|to)',
    ),
  },
  de: {
    leans: start(
      'ein (?:hoher |höherer |niedriger |kleiner |großer )?wert|siehe|vgl|dies\\p{L}*|jene\\p{L}*|er|sie|es|hier|hiermit|damit|wenn|falls|sobald|' +
        'ist dies\\p{L}*|mit|durch|auch|ebenso|wie|oder|und|aber|standard\\p{L}*|ja|nein|' +
        'bitte|sofern',
    ),
    pointsElsewhere: anywhere(
      'oben|unten|siehe|abschnitt|kapitel|abbildung|tabelle|anhang|folgende[nrms]?|' +
        'sie können|ihnen|ihre[nmrs]?|ihr|man|wir|uns\\p{L}*|diese[rsmn]?|dieses|hier|' +
        'müssen sie',
    ),
    defines: start(
      'eine?[rsmn]?|der|die|das|jede[rs]?|bezeichne\\p{L}*|bezeichnung|abkürzung|kurz für|' +
        'kurzform|steht für|oberbegriff|name|person|verfahren|methode',
    ),
    genus: start(
      'eine?[rsmn]?|bezeichne\\p{L}*|bezeichnung|abkürzung|oberbegriff|kurz für|steht für',
    ),
  },
  fr: {
    leans: start(
      'voir|cf|ceci|cela|ce|cette|ces|il|elle|ils|elles|on|vous|nous|si|lorsque|quand|' +
        'comme|ou|et|mais|idem|même|par défaut|oui|non|note',
    ),
    pointsElsewhere: anywhere(
      'ci-dessus|ci-dessous|voir|section|chapitre|figure|tableau|annexe|suivante?s?|' +
        'précédente?s?|vous|votre|vos|nous|notre|doit|devez|ici|cette?|ces',
    ),
    defines: start(
      "une?|le|la|les|l[’']\\p{L}+|des|nom|ensemble|action|personne|abréviation|acronyme|" +
        'désigne|signifie|procédé|méthode|terme',
    ),
    genus: start('une?|ensemble|action|personne|nom|abréviation|terme'),
  },
  es: {
    leans: start(
      'un valor|valor|véase|ver|vea|esto|este|esta|estos|estas|ese|eso|él|ella|si|cuando|como|también|o|' +
        'y|pero|usted|igual|sí|no|nota|por defecto',
    ),
    pointsElsewhere: anywhere(
      'arriba|abajo|véase|consulte|vea|sección|capítulo|figura|tabla|apéndice|siguientes?|' +
        'anterior(?:es)?|usted|su|sus|nosotros|debe|aquí|est[eao]s?',
    ),
    defines: start(
      'una?|el|la|los|las|nombre|conjunto|acción|persona|abreviatura|acrónimo|siglas|' +
        'término|método|proceso|significa|designa',
    ),
    genus: start('una?|conjunto|acción|persona|nombre|abreviatura|término'),
  },
  it: {
    leans: start(
      'vedi|vedere|cfr|questo|questa|questi|queste|esso|essa|se|quando|come|anche|o|e|ma|' +
        'sì|no|nota',
    ),
    pointsElsewhere: anywhere(
      'sopra|sotto|vedi|sezione|capitolo|figura|tabella|appendice|seguent[ei]|' +
        'precedent[ei]|si deve|qui|quest[oaie]|vostr[oaie]',
    ),
    defines: start(
      "un[oa]?|un[’']\\p{L}+|il|lo|la|i|gli|le|l[’']\\p{L}+|nome|insieme|persona|" +
        'abbreviazione|acronimo|termine|metodo|processo|indica|significa',
    ),
    genus: start("un[oa]?|un[’']\\p{L}+|insieme|persona|nome|abbreviazione|termine"),
  },
};

const ANY: EntryWords = { leans: /(?!)/, pointsElsewhere: /(?!)/, defines: /(?!)/, genus: /(?!)/ };

/** Of a language that is not known nothing is taken for a definition outside of a glossary. */
export const entryWordsOf = (language: string | null): EntryWords => WORDS[language ?? ''] ?? ANY;

/** Opens what may be asked about as "Which term means …"; anything, in a language that is not known. */
export const definingWordsOf = (language: string | null): RegExp =>
  WORDS[language ?? '']?.defines ?? /(?:)/;
