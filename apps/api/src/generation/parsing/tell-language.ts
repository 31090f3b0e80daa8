import type { Chapter } from '../book-text.ts';

const SAMPLES = 12;
const SAMPLE_LETTERS = 600;
/** Some chapters may quote another language, or be left in it by who translated the rest. */
const SHARE_TO_OVERRULE = 0.8;
const SHARE_TO_TELL = 0.5;
/** Of less nothing can be told. */
const FEWEST_LETTERS = 60;
const PRIMARY_TAG = /^\s*([a-z]{2,3})(?:[-_]|\s*$)/i;
/** "Undetermined", "multiple", "not linguistic". */
const NO_LANGUAGE = new Set(['und', 'mul', 'zxx', 'mis']);
/** Codes of three letters for languages that have one of two. */
const SHORTER: Readonly<Record<string, string>> = {
  eng: 'en',
  ger: 'de',
  deu: 'de',
  fre: 'fr',
  fra: 'fr',
  spa: 'es',
  ita: 'it',
  por: 'pt',
  dut: 'nl',
  nld: 'nl',
  rus: 'ru',
  jpn: 'ja',
  chi: 'zh',
  zho: 'zh',
};

/**
 * The language of a text as a primary tag of BCP 47: what nearly all of its samples are in, else what the file
 * declares, which is often no more than the setting of a program, else what most are in; null where neither tells.
 */
export async function tellLanguage(
  chapters: readonly Chapter[],
  declared: string | undefined,
): Promise<string | null> {
  const samples = samplesOf(chapters.map(({ text }) => text).join('\n'));
  const told = primaryTag(declared ?? '');
  if (samples.length === 0) return told;
  // It takes long to load, and the server itself does without.
  const { eld } = await import('eld/extrasmall');
  const found = samples.map((sample) => {
    const result = eld.detect(sample);
    return result.isReliable() ? result.language : '';
  });
  return shared(found, SHARE_TO_OVERRULE) ?? told ?? shared(found, SHARE_TO_TELL) ?? null;
}

/** What so many of the samples are in. */
function shared(found: readonly string[], share: number): string | undefined {
  return found.find((language) => {
    const alike = found.filter((other) => other === language).length;
    return language !== '' && alike >= found.length * share;
  });
}

function samplesOf(text: string): string[] {
  const step = Math.floor(text.length / SAMPLES);
  const starts =
    step > SAMPLE_LETTERS ? Array.from({ length: SAMPLES }, (_, at) => at * step) : [0];
  return starts
    .map((start) => text.slice(start, start + SAMPLE_LETTERS))
    .filter(({ length }) => length >= FEWEST_LETTERS);
}

function primaryTag(declared: string): string | null {
  const tag = PRIMARY_TAG.exec(declared)?.[1]?.toLowerCase();
  if (tag === undefined || NO_LANGUAGE.has(tag)) return null;
  return SHORTER[tag] ?? tag;
}
