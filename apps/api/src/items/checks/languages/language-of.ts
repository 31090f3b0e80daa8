import type { ItemContent } from '../../item-content.ts';
import { textsOf } from '../item-parts.ts';
import { remembering } from '../remembering.ts';
import { tokens } from '../word-similarity.ts';
import { CHINESE } from './chinese.ts';
import { DUTCH } from './dutch.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { ITALIAN } from './italian.ts';
import { JAPANESE } from './japanese.ts';
import { type Language, UNLISTED } from './language.ts';
import { PORTUGUESE } from './portuguese.ts';
import { RUSSIAN } from './russian.ts';
import { SPANISH } from './spanish.ts';

/** The first one wins where no word tells. */
const LATIN = [ENGLISH, GERMAN, FRENCH, SPANISH, ITALIAN, PORTUGUESE, DUTCH];
const SCRIPTS: readonly (readonly [RegExp, Language])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, JAPANESE],
  [/\p{Script=Han}/gu, CHINESE],
  [/\p{Script=Cyrillic}/gu, RUSSIAN],
  [/\p{Script=Latin}/gu, ENGLISH],
];
/** Japanese has many signs of Chinese, Chinese has none of Japan's own. */
const SHARE_OF_SCRIPT = 0.1;

/** The language of a text, by its script and its function words; English where nothing tells. */
export const languageOf = remembering((text): Language => {
  const letters = count(text, /\p{L}/gu);
  const [, found = letters === 0 ? ENGLISH : UNLISTED] =
    SCRIPTS.find(([script]) => count(text, script) > letters * SHARE_OF_SCRIPT) ?? [];
  if (found !== ENGLISH) return found;
  const said = tokens(text);
  const scores = LATIN.map(
    ({ functionWords }) => said.filter((word) => functionWords.has(word)).length,
  );
  return LATIN[scores.indexOf(Math.max(...scores))] ?? ENGLISH;
});

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** The language that an item is written in. */
export const languageOfItem = (content: ItemContent): Language =>
  languageOf(textsOf(content).join(' '));
