import { seededRandom } from '@morsel/sdk/rules';

import type { Chapter } from '../generation/book-text.ts';

const words = (list: string) => list.split(' ');

const PEOPLE = words(
  'baker sailor farmer weaver painter shepherd gardener carpenter fisher miller teacher potter ' +
    'hunter trader tanner glazier cobbler saddler printer butcher',
);
const DEEDS = words(
  'mended carried painted guarded counted sharpened borrowed measured repaired admired polished ' +
    'lifted watched covered gathered visited cleaned',
);
const LOOKS = words(
  'crooked silver dusty narrow yellow hollow wooden painted rusty heavy slender broken copper ' +
    'purple marble woollen golden bitter',
);
const THINGS = words(
  'ladder bucket lantern basket kitten barrel hammer mirror candle saddle kettle chisel violin ' +
    'shovel blanket compass whistle cradle',
);
const PLACES = words(
  'harbour orchard chapel meadow quarry tavern valley market stable bridge garden castle island ' +
    'desert village tunnel',
);
const TIMES = words(
  'breakfast thunder midnight autumn sunrise harvest snowfall nightfall carnival winter ' +
    'twilight spring',
);

/** Chapters of some 900 words that say nothing, no sentence twice; equal seeds give equal text. */
export function longText({ chapters, seed = 1 }: { chapters: number; seed?: number }): Chapter[] {
  const random = seededRandom(seed);
  const one = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const sentence = () =>
    `The ${one(LOOKS)} ${one(PEOPLE)} ${one(DEEDS)} a ${one(LOOKS)} ${one(THINGS)} behind the ` +
    `${one(PLACES)} before ${one(TIMES)} with the ${one(THINGS)} of a ${one(PEOPLE)}.`;
  return Array.from({ length: chapters }, (_, index) => ({
    title: `Chapter ${index + 1}`,
    text: Array.from({ length: 50 }, sentence).join(' '),
  }));
}
