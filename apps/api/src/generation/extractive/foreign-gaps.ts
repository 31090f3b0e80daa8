import type { Span } from '../../items/checks/sentences.ts';

/** German writes nouns with a capital; what describes them ends in these. */
const GERMAN_NOUN = /^\p{Lu}\p{L}+$/u;
const GERMAN_ADJECTIVE = /^\p{Ll}{2,}e[nrsm]?$/u;
const GERMAN_GENERAL =
  /^(?:Abbildung|Abschnitt|Anzahl|Art|Auswahl|Beispiel|Bereich|Buch|Dinge?|Fall|Falle|Fälle|Fällen|Form|Frage|Grund|Haus|Hinweis|Jahre?n?|Kapitel|Leben|Leute|Mal|Mann|Menge|Mensch(?:en)?|Namen?|Option(?:en)?|Ort|Person(?:en)?|Punkt|Registerkarte|Schritt|Seite|Stelle|Tage?|Teile?|Text|Typ|Weise?|Welt|Wert|Werte|Wort|Worte|Zahl|Zeile|Zeit|Ziel|Zweck|Benutzer|Möglichkeit(?:en)?|Unterschied|Problem|Zusammenhang|Weg|Verwendung|Information(?:en)?)$/u;

const GERMAN_GENERAL_ADJECTIVE =
  /^(?:größt|groß|neu|erst|zweit|ander|gleich|aktuell|laufend|meist|alt|klein|viel|wenig|einzeln|bestimmt|entsprechend|jeweilig|verschieden|ganz|gut|best|wichtig|einfach|möglich|eigen|letzt|nächst|absteigend|aufsteigend|solch|welch|all|jed|ein|kein|sein|ihr)e[nrsm]?$/u;

/** A noun of French, Spanish, Italian or Portuguese stands behind one of these. */
const ARTICLES: Readonly<Record<string, RegExp>> = {
  fr: /(?:^|[\s’'(])(?:les?|la|l[’']|une?|des?|du|d[’']|aux?|ces?|cet|cette|leurs?|ses?|sa|son|par|en|sans)[\s]?$/iu,
  es: /(?:^|[\s(])(?:el|la|los|las|un|una|unos|unas|del?|al|su|sus|por|en|sin|con)\s$/iu,
  it: /(?:^|[\s(’'])(?:il|lo|la|i|gli|le|l[’']|un[oa]?|un[’']|d[ei]|del|dello|della|dell[’']|dei|degli|delle|al|alla|nel|nella|in|con|per|senza)\s?$/iu,
  pt: /(?:^|[\s(])(?:os?|as?|um|uma|d[eoa]s?|n[oa]s?|ao|à|em|por|sem|com)\s$/iu,
};
/** Verbs, participles and adverbs by their endings, and nouns that say nothing by themselves. */
const NO_NOUN: Readonly<Record<string, RegExp>> = {
  fr: /(?:ment|ées?|és|er|ant)$|^(?:peut|cas|chose|exemple|façon|fin|fois|forme|type|liste|manière|mise|moyen|nombre|nom|partie|plupart|place|point|suite|sorte|valeur|temps|option|utilisateur|ensemble|aide|autre|moins|système|compte|contenu|ordre|position|seconde?)s?$/iu,
  es: /(?:mente|ad[oa]s|ando|iendo)$|^(?:caso|cosa|ejemplo|forma|manera|modo|nombre|número|parte|tipo|valor|vez|tiempo|punto|lista|usuario)s?$/iu,
  it: /(?:mente|at[aoie]|ando|endo)$|^(?:caso|cosa|esempio|forma|modo|nome|numero|parte|tipo|valore|volta|tempo|punto|lista|utente)$/iu,
  pt: /(?:mente|ad[oa]s|ando|endo)$|^(?:caso|coisa|exemplo|forma|maneira|modo|nome|número|parte|tipo|valor|vez|tempo|ponto|lista|usuário)s?$/iu,
};

/**
 * Whether a term of another language than English is a noun, as far as its looks tell: what is hidden
 * is no half of a phrase and no word that only joins others. Of languages without a rule any term is.
 */
export function isNounSpan(text: string, { start, end }: Span, language: string): boolean {
  const [base = ''] = language.split('-');
  const words = text.slice(start, end).split(' ');
  if (base === 'de') return isGermanNoun(words, start);
  const [articles, noNoun] = [ARTICLES[base], NO_NOUN[base]];
  if (articles === undefined || noNoun === undefined) return true;
  const before = text.slice(0, start);
  // "Fichiers de configuration principaux": what is between belongs to what went before.
  const isHalf = words.length > 1 && /(?:\s|^)(?:de|d[’']|di|do|da)\s?$/iu.test(before);
  return !isHalf && articles.test(before) && !noNoun.test(words[0] ?? '');
}

function isGermanNoun(words: readonly string[], start: number): boolean {
  const last = words.at(-1) ?? '';
  const others = words.slice(0, -1);
  return (
    GERMAN_NOUN.test(last.replaceAll(/[-\d]/g, '')) &&
    !(start === 0 && words.length === 1 && last.length < 6) &&
    !(words.length === 1 && GERMAN_GENERAL.test(last)) &&
    others.every(
      (word) =>
        GERMAN_NOUN.test(word) ||
        (GERMAN_ADJECTIVE.test(word) && !GERMAN_GENERAL_ADJECTIVE.test(word)),
    )
  );
}
