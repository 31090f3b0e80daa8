import { seededShuffle } from '@morsel/sdk/rules';

import { ask, isPlain } from './asking.ts';
import type { Candidate } from './candidate.ts';
import { distinctBy, gathering, grouped, overlap } from './gatherings.ts';
import type { Usable } from './usable-sentences.ts';

/** Two texts of a sentence that belong together. */
type Pair = { readonly left: string; readonly right: string; readonly sentence: Usable };

const MOST_RIGHT_LETTERS = 118;

/** Terms to match with what they mean, and persons with what they did, of one chunk. */
export function matchesOf(sentences: readonly Usable[], seed: number): Candidate[] {
  return [
    ...matches(sentences.flatMap(meaning), 'with what they mean', seed),
    ...matches(sentences.flatMap(deed), 'with what is told of them', seed),
  ];
}

function meaning(sentence: Usable): Pair[] {
  const { definition } = sentence;
  return definition === undefined
    ? []
    : [{ left: definition.term, right: definition.description, sentence }];
}

/** "Rømer measured light", as far as a plain question can be asked for him. */
function deed(sentence: Usable): Pair[] {
  const [person] = sentence.mentions;
  if (person?.kind !== 'person' || person.start > 0) return [];
  const question = ask(sentence.text, person);
  const told = question.slice('Who '.length, -'?'.length);
  return isPlain(question) ? [{ left: person.text, right: withCapital(told), sentence }] : [];
}

function matches(pairs: readonly Pair[], withWhat: string, seed: number): Candidate[] {
  const short = pairs.filter(({ right }) => right.length <= MOST_RIGHT_LETTERS);
  return grouped(distinctBy(short, ({ left }) => left.toLowerCase())).flatMap((group) => {
    const names = seededShuffle(
      group.map(({ left }) => left),
      seed,
    );
    const tells = group.some(({ right }) => names.some((name) => right.includes(name)));
    if (tells || overlap(group.map(({ right }) => right))) return [];
    const item = {
      type: 'match_pairs',
      text: `Match ${names.slice(0, -1).join(', ')} and ${names.at(-1)} ${withWhat}.`,
      pairs: group.map(({ left, right }) => [left, right] as const),
      explanation: group.map(({ sentence }) => sentence.text).join(' '),
    } as const;
    return [
      gathering(
        group.map(({ sentence }) => sentence),
        item,
      ),
    ];
  });
}

const withCapital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
