import { type Flaw, flawsIf } from './flaw.ts';
import type { Choice } from './item-parts.ts';
import { ENGLISH } from './languages/english.ts';
import { GERMAN } from './languages/german.ts';
import type { Language } from './languages/language.ts';

const GAP = String.raw`\s*(?:…|\.\.\.|_+)?\s*[:?.]?$`;
const ARTICLE = new RegExp(String.raw`\b(an?)${GAP}`, 'i');
const VERB = new RegExp(String.raw`\b(is|are|was|were|has|have)${GAP}`, 'i');
/** "An hour", "a university", "a one-off": the sound decides, not the letter. */
const VOWEL_SOUND =
  /^(?:[aeiou](?!nion|nit|niv|se[drfs]?\b|ne\b|nce\b|uro)|hour|honest|honou?r|heir)/i;
const PLURAL = /(?<![sui])s$/i;

/** Options that do not fit the question's grammar, or each other's writing. */
export function grammarFlaws({ stem, options, key }: Choice, language: Language): Flaw[] {
  return [
    ...(language === ENGLISH ? agreementFlaws({ stem, options, key }) : []),
    ...writingFlaws(options, language),
  ];
}

type Agreeing = Pick<Choice, 'stem' | 'options' | 'key'>;

function agreementFlaws({ stem, options, key }: Agreeing): Flaw[] {
  const article = ARTICLE.exec(stem)?.[1]?.toLowerCase();
  const fitting = options.filter((option) => VOWEL_SOUND.test(option) === (article === 'an'));
  const byArticle =
    article !== undefined && fitting.length < options.length && fitting.includes(key);
  const verb = VERB.exec(stem)?.[1];
  const byNumber = verb !== undefined && isUneven(options.map(isPlural));
  const shown = options.join(' / ');
  return [
    ...flawsIf('grammar cue', byArticle && `Only some options can follow “${article}”: ${shown}`),
    ...flawsIf('grammar cue', byNumber && `Only some options can follow “${verb}”: ${shown}`),
  ];
}

/** German begins each noun with a capital. */
function writingFlaws(options: readonly string[], language: Language): Flaw[] {
  const shown = options.join(' / ');
  return [
    ...flawsIf(
      'grammar cue',
      language !== GERMAN &&
        isUneven(options.flatMap(firstCase)) &&
        `Capital and small first letters are mixed: ${shown}`,
    ),
    ...flawsIf(
      'grammar cue',
      isUneven(options.flatMap(ending)) && `The options end in different signs: ${shown}`,
    ),
  ];
}

const isUneven = (signs: readonly unknown[]) => new Set(signs).size > 1;

/** By the last word of the phrase that names the thing: "laws of motion" are several. */
const isPlural = (option: string) =>
  PLURAL.test(option.trim().split(/ (?:of|in|for|from|on|to|with) /)[0] ?? '');

/** The point of "Jr." and "ft." ends no sentence. */
const ABBREVIATED = /(?<![\p{L}\p{N}])(?:Jr|Sr|Inc|Ltd|Co|Corp|etc|ft|in|lb|oz|am|pm|St|\p{L})\.$/u;

/** Nothing where it cannot be told. */
const ending = (option: string) =>
  ABBREVIATED.test(option.trim())
    ? []
    : [/[.!?;:,…。！？；：，、]$/.exec(option.trim())?.[0] ?? ''];

/** Nothing for digits, and for words such as "mRNA" and "pH" that are written in one way only. */
function firstCase(option: string): string[] {
  const [first = ''] = option.trim().split(/[\s-]/);
  if (/^\p{Lu}/u.test(first)) return ['upper'];
  return /^\p{Ll}(?!.*\p{Lu})/u.test(first) ? ['lower'] : [];
}
