import type { AdminItem, ItemEdit } from '@morsel/sdk/contract';
import type { ItemKind } from '@morsel/sdk/domain';

import { questionEditor } from '../../../cards/kinds/editors.ts';
import { hasWords } from '../../../ui/text/has-words.ts';

/** Which items of a book an admin wants to see. */
export interface ItemFilter {
  readonly kind: ItemKind | 'all';
  readonly state: 'all' | 'active' | 'hidden' | 'reported' | 'claimed' | 'doubtful' | 'flawed';
  /** Stand somewhere in the item. */
  readonly words: string;
}

export const ALL_ITEMS: ItemFilter = { kind: 'all', state: 'all', words: '' };

/** Whether an item is one of those that the filter lets through. */
export function passes(item: AdminItem, { kind, state, words }: ItemFilter): boolean {
  if (kind !== 'all' && item.content.type !== kind) return false;
  return isInState(item, state) && hasWords(words, textsOf(item.content));
}

function isInState(item: AdminItem, state: ItemFilter['state']): boolean {
  switch (state) {
    case 'all':
      return true;
    case 'reported':
      return openReports(item).length > 0;
    case 'claimed':
      return item.claims.length > 0;
    case 'doubtful':
      return isDoubtful(item);
    case 'flawed':
      return item.flaws.length > 0;
    case 'active':
    case 'hidden':
      return item.state === state;
  }
}

/** The reports that wait for a decision. */
export function openReports({ reports }: AdminItem): AdminItem['reports'] {
  return reports.filter(({ state }) => state === 'open');
}

/** Whether its figures want a look, and no admin has said that it is fine. */
export function isDoubtful({ figures }: AdminItem): boolean {
  return figures !== null && figures.doubts.length > 0 && !figures.isFine;
}

/** What the item asks. */
export function askedBy(content: ItemEdit): string {
  return content.type === 'flashcard' ? content.front : content.text;
}

function textsOf(content: ItemEdit): readonly string[] {
  if (content.type === 'flashcard') return [content.front, content.back];
  const { text, explanation, reasons = [], standing = '' } = content;
  const explaining = [explanation, ...reasons.map(({ reason }) => reason), standing];
  return [text, ...questionEditor(content).textsOf(content), ...explaining];
}
