import type { AdminItem } from '@morsel/sdk/contract';
import { cardTheme } from '@morsel/sdk/rules';
import { clsx } from 'clsx';

import { KindPill } from '../../cards/kind-pill.tsx';
import { ItemButtons } from './item-buttons.tsx';
import { ItemContent } from './item-content.tsx';
import { askedBy } from './item-filter.ts';
import { ItemRemarks } from './item-remarks.tsx';
import { useItemVerbs } from './use-item-verbs.ts';

interface ItemRowProps {
  readonly item: AdminItem;
  /** Where the items are of several books. */
  readonly ofBook?: boolean;
}

/** One item with its key, what is said about it and what can be decided. */
export function ItemRow({ item, ofBook = false }: ItemRowProps) {
  const verbs = useItemVerbs(item);
  const { content, bookTitle, bookId } = item;
  return (
    <li className={clsx('admin-item', `theme-${cardTheme(bookId)}`)}>
      <p className="item-facts">
        <KindPill kind={content.type} />
        {item.state === 'hidden' && <b className="admin-book-state">Hidden</b>}
        {ofBook && <bdi>{bookTitle}</bdi>}
      </p>
      <h3 className="h3" dir="auto">
        {askedBy(content)}
      </h3>
      <ItemContent content={content} />
      <ItemRemarks item={item} />
      <ItemButtons item={item} verbs={verbs} />
      <output className="admin-outcome failed">{verbs.failure}</output>
    </li>
  );
}
