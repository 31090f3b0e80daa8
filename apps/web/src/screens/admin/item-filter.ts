import type { AdminItem, ItemEdit } from '@morsel/sdk/contract';

/** Which items of a book an admin wants to see. */
export interface ItemFilter {
  readonly kind: ItemEdit['type'] | 'all';
  readonly state: 'all' | 'active' | 'hidden' | 'reported' | 'flawed';
  /** Stands somewhere in the item, in capitals or not. */
  readonly words: string;
}

export const ALL_ITEMS: ItemFilter = { kind: 'all', state: 'all', words: '' };

/** Whether an item is one of those that the filter lets through. */
export function passes(item: AdminItem, { kind, state, words }: ItemFilter): boolean {
  if (kind !== 'all' && item.content.type !== kind) return false;
  if (!isInState(item, state)) return false;
  const wanted = words.trim().toLowerCase();
  return wanted === '' || textsOf(item.content).some((text) => text.toLowerCase().includes(wanted));
}

function isInState(item: AdminItem, state: ItemFilter['state']): boolean {
  switch (state) {
    case 'all':
      return true;
    case 'reported':
      return openReports(item).length > 0;
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

/** What the item asks. */
export function askedBy(content: ItemEdit): string {
  return content.type === 'flashcard' ? content.front : content.text;
}

function textsOf(content: ItemEdit): readonly string[] {
  switch (content.type) {
    case 'mcq':
      return [content.text, content.answer, ...content.distractors, content.explanation];
    case 'true_false':
      return [content.text, content.explanation];
    case 'match_pairs':
      return [content.text, ...content.pairs.flat(), content.explanation];
    case 'arrange_list':
      return [content.text, ...content.order, content.explanation];
    case 'flashcard':
      return [content.front, content.back];
  }
}
