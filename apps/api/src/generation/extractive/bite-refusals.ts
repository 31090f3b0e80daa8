const oneOf = (list: string) => `(?:${list.split(' ').join('|')})`;

/** Announces, judges or points, and tells nothing to keep. */
const EMPTY = new RegExp(
  '\\b(?:of (?:\\p{L}+ )?interest|of no (?:use|importance)|somewhat|a curiosity|as follows|not without|deserves? (?:\\p{L}+ )?(?:note|mention|attention|notice)|may be (?:\\p{L}+ )?divided|(?:discussed|described|explained|mentioned) (?:later|earlier|elsewhere)|easily seen|it follows|not different from|similarly|' +
    'worth (?:noting|mentioning|reading|seeing)|so (?:\\p{L}{3,}ed|done|made|taught|called by)|' +
    `(?:is|are|be) ${oneOf('considered described discussed treated explained given shown illustrated listed summarized summarised covered examined reviewed outlined')} (?:in|by|elsewhere)|` +
    `as ${oneOf('indicated mentioned noted described explained discussed shown stated seen')}|` +
    'an? (?:certain |large |great |small )?number of|the (?:above|following|previous|preceding)|' +
    `can (?:often |sometimes )?be (?:\\p{L}+ )?${oneOf('complex complicated difficult challenging helpful useful tricky confusing important hard easy beneficial')}\\.|` +
    'is an example of how|currently|at (?:the )?present(?: time)?|already|nowadays|recently)\\b',
  'iu',
);
const OPENS_EMPTY =
  /^(?:Notice|Note|Nobody (?:denies|doubts|knows)|Sometimes|Often|Usually|An? (?:very |slightly |somewhat |quite )?(?:different|similar|better|good|further|common|typical) |During (?:the|an?) \p{Ll}+ing\b|To (?:this|that|these|those) |For (?:this|that|these|those|now) )/u;
/** Half a thought. */
const NOT_ONLY = /\bnot (?:only|just|merely)\b(?!.*(?:\bbut\b|\balso\b|[;,]))/u;
/** Of a program's screen: it is found by looking. */
const OF_A_SCREEN =
  /\b(?:tabs?|dialog(?:ue)? box(?:es)?|dialogs?|buttons?|check ?box(?:es)?|toolbars?|drop-?downs?|pop-?ups?|submenus?|sidebar|(?:right-|left-|double-)?click(?:ed|ing|s)?|(?:allows?|lets?|guides?|enables?|asks?) (?:the|a|you) user)\b/i;
const GERMAN_SCREEN =
  /Registerkarte|Schaltfläche|Menü|Dialog|[Kk]lick|Kontrollkästchen|Fenster|Symbolleiste|Reiter\b/u;
const FRENCH_SCREEN =
  /\b(?:onglet|bouton|menu|fenêtre|cliqu\p{L}+|case à cocher|barre d[’']outils)\b/iu;
/** Ends in the midst, or before the number of a list. */
const ENDS_CUT =
  /(?:[,;] \d+|(?<!\p{L})(?:Nos?|Figs?|Op|op|cit|cf|vol|Vol|ed|eds|trans|Dr|Mrs?|St|vs|pp?|ca|bzw|Nr|Abb|vgl|ggf|evtl|approx|\p{Lu}))\.$/u;
/** An abbreviation, or the year of a bibliography: what follows is no sentence by itself. */
const BEGINS_CUT =
  /(?:(?<!\p{L})(?:\p{Lu}|Dr|Mrs?|St|op|cit|vs|Nos?|Figs?|cf|ca|vols?|pp?|eds?|bzw|Nr|Abb|vgl|ggf|evtl|approx|Prof|Gen|Col|Capt|Rev|Hon|e\.g|i\.e)\.|\(\d{4}[a-z]?(?:, [^()]{1,20})?\)[.,]?)$/u;
const NUMBERED_PLACE = /\b(?:Nos?\. ?\d|Fig\.|Table \d|Step \d|§)/u;
/** "3. 12 … pp." and a title with what it was printed in. */
const OF_A_BIBLIOGRAPHY =
  /\b(?:\d{1,3}\(\d{1,2}\)|pp?\. ?\d|doi\b|ISBN|Retrieved from|University Press\b(?!.*\b(?:is|was|are|were|has)\b)|(?:Journal|Proceedings|Transactions|Annals) of \p{Lu})/u;

/** Whether an English sentence tells nothing that is worth to be kept, whatever it is about. */
export const saysNothing = (text: string): boolean =>
  EMPTY.test(text) || OPENS_EMPTY.test(text) || NOT_ONLY.test(text) || NUMBERED_PLACE.test(text);

/** Whether it is a step or a part of a program's screen. */
export function isOfScreen(text: string, language: string): boolean {
  if (language.startsWith('en')) return OF_A_SCREEN.test(text);
  if (language.startsWith('de')) return GERMAN_SCREEN.test(text);
  return language.startsWith('fr') && FRENCH_SCREEN.test(text);
}

/** Whether a sentence was cut at an abbreviation, or is an entry of a bibliography; `before` stands before it. */
export const isCut = (text: string, before = ''): boolean =>
  ENDS_CUT.test(text) || BEGINS_CUT.test(before) || OF_A_BIBLIOGRAPHY.test(text);
