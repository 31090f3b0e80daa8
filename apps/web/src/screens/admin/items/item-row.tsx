import type { AdminItem } from '@morsel/sdk/contract';
import { cardTheme } from '@morsel/sdk/rules';
import { clsx } from 'clsx';

import { KindPill } from '../../../cards/kinds/kind-pill.tsx';
import { useFocusWhenFewer } from '../../../ui/page/use-focus-when-fewer.ts';
import { GapText } from '../../../ui/text/gap-text.tsx';
import { ItemButtons } from './item-buttons.tsx';
import { ItemClaims } from './item-claims.tsx';
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
  const { content, bookTitle, bookId, claims } = item;
  const heading = useFocusWhenFewer<HTMLHeadingElement>(claims.length);
  return (
    <li className={clsx('admin-item', `theme-${cardTheme(bookId)}`)}>
      <p className="item-facts">
        <KindPill kind={content.type} />
        {item.state === 'hidden' && <b className="admin-book-state">Hidden</b>}
        {ofBook && <bdi>{bookTitle}</bdi>}
      </p>
      <h3 ref={heading} className="h3" dir="auto" tabIndex={-1}>
        <GapText text={askedBy(content)} />
      </h3>
      <ItemContent content={content} />
      <ItemRemarks item={item} />
      <ItemClaims item={item} />
      <ItemButtons item={item} verbs={verbs} />
      <output className="admin-outcome failed">{verbs.failure}</output>
    </li>
  );
}
