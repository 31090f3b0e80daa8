import { hash32 } from '@morsel/sdk/rules';

import type { Candidate } from './candidate.ts';
import { datedEvent } from './dated-events.ts';
import { distinctBy, gathering, grouped } from './gatherings.ts';
import type { Usable } from './usable-sentences.ts';

/** Events of one chunk to put in the order of their years, or to match with these. */
export function orderings(sentences: readonly Usable[], seed: number): Candidate[] {
  const events = sentences.map(datedEvent).filter((event) => event !== undefined);
  return grouped(distinctBy(events, ({ year }) => year)).map((group, index) => {
    const inOrder = group.toSorted((a, b) => a.year - b.year);
    const span = `${inOrder[0]?.year} to ${inOrder.at(-1)?.year}`;
    const explanation = inOrder.map(({ year, text }) => `${year}: ${text}.`).join(' ');
    const item =
      (hash32(`${seed} ${group[0]?.sentence.start}`) + index) % 2 === 0
        ? ({
            type: 'arrange_list',
            text: `Put these events of the years ${span} in order, earliest first.`,
            order: inOrder.map(({ text }) => text),
            explanation,
          } as const)
        : ({
            type: 'match_pairs',
            text: `Match each year from ${span} with what happened in it.`,
            pairs: inOrder.map(({ year, text }) => [`${year}`, text] as const),
            explanation,
          } as const);
    return gathering(
      group.map(({ sentence }) => sentence),
      item,
    );
  });
}
