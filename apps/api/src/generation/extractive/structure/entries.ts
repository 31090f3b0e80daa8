import { sentencesOf } from '../../../items/checks/sentences.ts';
import { contentStems } from '../../../items/checks/word-similarity.ts';
import type { Chapter, Structure, StructurePart } from '../../book-text.ts';
import type { ChapterSpan } from '../possible-item.ts';
import { isClause } from './entry-clauses.ts';
import { type EntryWords, entryWordsOf } from './entry-words.ts';

/** A term with what explains it, as both are shown; the quote holds the words of both. */
export type Entry = {
  readonly term: string;
  readonly gloss: string;
  /** Its first sentence. */
  readonly brief: string;
  readonly quote: ChapterSpan;
};

/** Entries of one list, which are of one kind. */
export type EntryList = {
  readonly entries: readonly Entry[];
  /** What the terms belong to; undefined in a glossary, whose terms stand for themselves. */
  readonly topic: string | undefined;
};

const TERM = { least: 2, most: 60, words: 6 };
const GLOSS = { least: 20, most: 260, words: 4 };
/** Of scripts without spaces. */
const LEAST_UNSPACED = 10;
const MOST_QUOTE = 400;
const TELLING_WORDS = 6;
const FEWEST_DEFINITIONS = 3;
const SHARE_OF_DEFINITIONS = 0.6;
const SHARE_OF_KINDS = 0.75;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const CODE = /[={}[\]<>|\\$;*_%@#^~`]|^-|--|\/|::|\(\)|\p{Ll}\p{Lu}\p{Ll}|\.\p{Ll}|\w\(/u;
const CODE_IN_GLOSS = /[{}=<>|\\`$]|\w\(\)|(?:^|\s)--?\w|\w_\w|\/\w+\//u;
/** What stands above anything: it names no thing. */
const OF_NOTHING =
  /^(?:version|release|changes|changelog|what[’']s new|parameters?|options?|arguments?|settings|properties|description|synopsis|usage|see also|introduction|overview|details|fields|eigenschaften|optionen|einstellungen|beschreibung|übersicht|options|paramètres|opciones|parámetros|opzioni|about this)(?!\p{L})/iu;
/** "Figure 3.1. The sea" in any language. */
const CAPTION = /^\p{Lu}\p{L}+ \d+(?:\.\d+)*[.:]?(?:\s+\p{Lu}|$)/u;
/** "Listing 10-4" names a place of the book. */
const NUMBERED = /^\p{L}+ \d+(?:[.-]\d+)*$/u;
const MEANING =
  /^(?:meaning|definition|explanation|bedeutung|erklärung|signification|définition|significado|definición|significato|definizione|betekenis|значение|意味|含义|定义)s?$/iu;
const EMPTY_TERM =
  /^(?:notes?|examples?|warnings?|tips?|see also|names?|descriptions?|default|syntax|types?|parameters?|synopsis|options?|usage|returns?|authors?|date|version|title|summary|other|misc(?:ellaneous)?|general|overview|hinweis|beispiel|achtung|warnung|tipp|exemple|remarque|attention|ejemplo|nota|advertencia|esempio)$/iu;
/** "(see Section 5.6)" can be left out, and so can a word's sound and class: "/foo/ n." */
const IN_BRACKETS =
  /\s*[([](?:see|cf\.?|compare|siehe|vgl\.?|s\.|voir|véase|vedi)\b[^()[\]]{0,120}[)\]]/giu;
const BEFORE_GLOSS =
  /^(?:\/[^/\s][^/]{0,40}\/,?\s*)?(?:\(\p{Lu}{2,8}s?\) )?(?:(?:n|v|adj|adv|vt|vi|abbr|excl|interj|pl|s|m|f)\.[,;:]?\s+){0,2}(?:\d[.)]\s+)?/u;
/** Translations leave some entries as they were. */
const ENGLISH_LEANS = entryWordsOf('en').leans;
/** "; contrast with real value" asks for another entry. */
const AFTER_GLOSS = /[;,]\s*(?:contrast|compare|see|cf\.?) [^;]*?(?=\.?$)/iu;
const DANGLING = /[:,;–—-]$/u;

/** The entries of a structure that can be asked about; empty where it explains no terms. */
export function entryListOf(
  structure: Structure,
  chapters: readonly Chapter[],
  language: string | null,
): EntryList {
  const { kind, chapter, title, rows } = structure;
  const text = chapters[chapter]?.text ?? '';
  const isGlossary = kind === 'glossary';
  const isOfMeanings = saysMeaning(structure, text);
  const words = entryWordsOf(language);
  const topic = isGlossary ? undefined : topicOf(title ?? chapters[chapter]?.title ?? '');
  const mayBe = isGlossary || (topic !== undefined && (kind === 'definitions' || isOfMeanings));
  if (!mayBe) return { entries: [], topic };
  const found = rows.flatMap(([term, gloss]) => {
    if (term === undefined || gloss === undefined || gloss.isCode) return [];
    if (term.isCode && !isGlossary) return [];
    return entryOf({ text, term, gloss, chapter }, words, isGlossary || isOfMeanings) ?? [];
  });
  const entries = distinct(found);
  const isOfThings = isGlossary
    ? areExplained(entries, words)
    : isOfMeanings || areDefinitions(entries, rows.length, words.genus);
  return { entries: isOfThings ? entries : [], topic };
}

/** Below the heading of a glossary a list of points may stand: "Dynamic: With its thousand helpers …". */
const areExplained = (entries: readonly Entry[], words: EntryWords) =>
  words === entryWordsOf(null) ||
  entries.filter(({ gloss }) => words.defines.test(gloss)).length * 2 >= entries.length;

/** Whether a list defines things: most of its rows do, nearly all of them as one of a kind. */
function areDefinitions(entries: readonly Entry[], rows: number, genus: RegExp): boolean {
  const plain = entries.filter(({ gloss }) => genus.test(gloss));
  return (
    entries.length >= FEWEST_DEFINITIONS &&
    entries.length >= rows * SHARE_OF_DEFINITIONS &&
    plain.length >= entries.length * SHARE_OF_KINDS
  );
}

/** A table whose head says that its second column explains the first. */
const saysMeaning = ({ kind, header }: Structure, text: string): boolean =>
  kind === 'table' &&
  MEANING.test(header.map(({ start, end }) => text.slice(start, end))[1]?.trim() ?? '');

type Parts = { text: string; term: StructurePart; gloss: StructurePart; chapter: number };

function entryOf(parts: Parts, words: EntryWords, isGlossary: boolean): Entry | undefined {
  const { text, chapter } = parts;
  const term = shownTerm(text.slice(parts.term.start, parts.term.end));
  const found = shownGloss(text.slice(parts.gloss.start, parts.gloss.end), words);
  if (term === undefined || found === undefined) return undefined;
  const { gloss, brief } = found;
  if (isCircular(term, brief)) return undefined;
  if (words === entryWordsOf('en') && !isTold(term, brief) && isClause(brief)) return undefined;
  const isDefinition = words.defines.test(gloss) || isTold(term, gloss);
  if (!isGlossary && !(isDefinition && isTelling(gloss))) return undefined;
  const end = parts.gloss.start + found.length;
  const start = end - parts.term.start <= MOST_QUOTE ? parts.term.start : parts.gloss.start;
  return { term, gloss, brief, quote: { chapter, start, end } };
}

/** "A floating point number" tells what a thing is, and nothing of it. */
const isTelling = (gloss: string) =>
  !/\d/.test(gloss) && gloss.split(/\s+/).length >= TELLING_WORDS;

/** "A spline is …" of a spline. */
const isTold = (term: string, gloss: string) =>
  gloss
    .toLowerCase()
    .slice(0, term.length + 6)
    .includes(term.toLowerCase());

/** "Accept" and "acceptab(ility)". */
const areKin = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

/** A "conffile" that is "a file listed in the conffiles file" is not explained. */
function isCircular(term: string, brief: string): boolean {
  const told = contentStems(brief);
  const stems = [...contentStems(term.replace(/\s*\(.*\)$/u, ''))];
  if (term.includes(' ')) {
    return stems.length > 1 && stems.every((stem) => [...told].some((one) => areKin(one, stem)));
  }
  const [stem] = stems;
  return stem !== undefined && !isTold(term, brief) && told.has(stem);
}

/** The first of several terms that share an explanation. */
function shownTerm(raw: string): string | undefined {
  const [first = ''] = raw.split('\n', 1);
  if (first.length > MOST_QUOTE) return undefined;
  const term = first
    .replace(/\s*[¶:.]+$/u, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const isFit =
    term.length >= TERM.least &&
    term.length <= TERM.most &&
    term.split(' ').length <= TERM.words &&
    /^[^\p{N}]*\p{L}/u.test(term) &&
    !/[?!,]/.test(term) &&
    !CODE.test(term) &&
    !NUMBERED.test(term) &&
    !EMPTY_TERM.test(term);
  return isFit ? term : undefined;
}

/** The first sentences of an explanation, as many as make sense and may be shown. */
function shownGloss(
  raw: string,
  words: EntryWords,
): { gloss: string; brief: string; length: number } | undefined {
  const [paragraph = ''] = raw.split('\n', 1);
  const before = BEFORE_GLOSS.exec(paragraph)?.[0].length ?? 0;
  const body = paragraph.slice(before);
  let gloss = '';
  let brief = '';
  let length = 0;
  for (const { start, end } of sentencesOf(body)) {
    // Before anything is looked for in it: what follows may go on for a book.
    if (end > MOST_QUOTE) break;
    const next = body.slice(0, end).replaceAll(IN_BRACKETS, '').replace(AFTER_GLOSS, '').trim();
    const sentence = body.slice(start, end).replaceAll(IN_BRACKETS, '').replace(AFTER_GLOSS, '');
    if (next.length > GLOSS.most || !isSound(sentence, words, gloss === '')) break;
    gloss = next;
    brief ||= next;
    length = before + end;
  }
  return isLongEnough(gloss) && !DANGLING.test(gloss)
    ? { gloss: capitalized(gloss), brief: capitalized(brief), length }
    : undefined;
}

function isSound(sentence: string, words: EntryWords, isFirst: boolean): boolean {
  return (
    !words.leans.test(sentence) &&
    !ENGLISH_LEANS.test(sentence) &&
    !words.pointsElsewhere.test(sentence) &&
    !CODE_IN_GLOSS.test(sentence) &&
    !CAPTION.test(sentence) &&
    !/[?¶→➔☞]|\b\d\. |^\d[.)]/u.test(sentence) &&
    (isFirst || !DANGLING.test(sentence)) &&
    bracketsMatch(sentence)
  );
}

const bracketsMatch = (text: string) =>
  (text.match(/[([]/g)?.length ?? 0) === (text.match(/[)\]]/g)?.length ?? 0);

const isLongEnough = (gloss: string) =>
  UNSPACED.test(gloss)
    ? gloss.length >= LEAST_UNSPACED
    : gloss.length >= GLOSS.least && gloss.split(/\s+/).length >= GLOSS.words;

/** A heading without its number; undefined for one that says nothing of its own. */
export function topicOf(title: string): string | undefined {
  const topic = title
    .replace(/^(?:\p{L}+ )?[\dA-Z]{0,3}(?:\.\d{1,3})*\.?\s+(?=\S)/u, '')
    .replace(/\s*[¶:.]+$/u, '');
  return contentStems(topic).size > 0 && !EMPTY_TERM.test(topic) && !OF_NOTHING.test(topic)
    ? topic
    : undefined;
}

/** Of two entries of one term, both explain what the other does not. */
function distinct(entries: readonly Entry[]): Entry[] {
  const counts = Map.groupBy(entries, ({ term }) => term.toLowerCase());
  return entries.filter(({ term }) => counts.get(term.toLowerCase())?.length === 1);
}

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
