import type { ItemEdit } from '@morsel/sdk/contract';

import type { CheckName } from '../../items/checks/catalogue.ts';
import type { Flaw } from '../../items/checks/flaw.ts';

/** What a check is about, where it is about one part of an item alone. */
const ABOUT: Partial<Record<CheckName, 'stem' | 'options'>> = {
  'duplicate options': 'options',
  'subset options': 'options',
  'alias of the key': 'options',
  'longest key': 'options',
  'catch-all option': 'options',
  'vague frequency': 'options',
  negation: 'stem',
  'word shared with the key': 'stem',
  'grammar cue': 'options',
  convergence: 'options',
  'numeric options': 'options',
  'mixed kinds': 'options',
  repeated: 'stem',
};

const OPTIONS = {
  mcq: 'distractors',
  true_false: 'answer',
  match_pairs: 'pairs',
  arrange_list: 'order',
  flashcard: 'back',
} as const satisfies Record<ItemEdit['type'], string>;

/** The field of an edit at which a flaw is mended; undefined where it could be any. */
export function fieldOf(type: ItemEdit['type'], { check }: Flaw): string | undefined {
  const part = ABOUT[check];
  if (part === undefined) return undefined;
  if (part === 'options') return OPTIONS[type];
  return type === 'flashcard' ? 'front' : 'text';
}
