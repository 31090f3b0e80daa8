import type { ItemFigures } from '@morsel/sdk/contract';
import { type Doubt, POOR_DISCRIMINATION } from '@morsel/sdk/domain';

import type { ItemContent } from '../../items/item-content.ts';
import { correlationInterval, shareInterval } from './statistics.ts';

/** What was counted of a question's first answers. */
export type Counted = {
  readonly readers: number;
  readonly right: number;
  /** How many picked each option, by its index. */
  readonly picks: readonly number[];
  /** From -1 to 1; null where nothing can be said. */
  readonly discrimination: number | null;
  /** How many readers that is from. */
  readonly compared: number;
};

export type Judged = Pick<ItemFigures, 'share' | 'discrimination' | 'unused' | 'doubts'>;

/** Below so many readers nothing is told: it would be about them, and not about the question. */
export const LEAST_READERS = 8;
/** Readers to be compared before anything is said of discrimination. */
export const LEAST_COMPARED = 12;
/** Readers before an option counts as unused. */
const LEAST_FOR_OPTIONS = 40;

/** At most so large a share right is nobody. */
const NOBODY = 0.05;
/** A larger share right is everybody: then there is next to nothing to be told apart. */
const EVERYBODY = 0.9;
/**
 * An option that fewer pick does not work. M. Tarrant, J. Ware & A. M. Mohammed (2009), "An assessment of functioning
 * and non-functioning distractors in multiple-choice questions", BMC Medical Education 9:40.
 */
const UNUSED = 0.05;

/** What was counted, as far as it can be relied on; `content` is what was answered. */
export function judgeFigures(counted: Counted, content: ItemContent): Judged {
  const discrimination = discriminationOf(counted);
  const wrong = wrongOptions(counted, content);
  const unused = wrong.filter(({ readers }) => readers / counted.readers < UNUSED);
  const share = counted.right / counted.readers;
  const found: Record<Doubt, boolean> = {
    'nobody-right': share <= NOBODY,
    // A few readers show it by chance: all that the figure may be must lie below.
    'poor-discrimination':
      discrimination !== null && share <= EVERYBODY && discrimination.most < POOR_DISCRIMINATION,
    // One or two unused options are in most questions, and do no harm.
    'unused-options': wrong.length > 0 && unused.length === wrong.length,
  };
  return {
    share: shareInterval(counted.right, counted.readers),
    discrimination,
    unused,
    doubts: (Object.keys(found) as Doubt[]).filter((doubt) => found[doubt]),
  };
}

function discriminationOf({ discrimination: value, compared }: Counted): Judged['discrimination'] {
  if (value === null) return null;
  return { value, ...correlationInterval(value, compared), readers: compared };
}

/** The wrong options of an mcq with how many picked each; none while too few readers have answered. */
function wrongOptions({ readers, picks }: Counted, content: ItemContent): Judged['unused'] {
  if (content.kind !== 'mcq' || readers < LEAST_FOR_OPTIONS) return [];
  const { options } = content.body;
  if (!Array.isArray(options)) return [];
  return options
    .map((option, index) => ({ option, readers: picks[index] ?? 0, index }))
    .filter(({ index }) => index !== content.answerKey.answer)
    .map(({ option, readers: pickedBy }) => ({ option, readers: pickedBy }));
}
