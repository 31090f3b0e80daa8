import './own-items.css';
import type { OwnItem } from '@morsel/sdk/contract';
import { Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';

import { useOwnItems } from '../../../data/own-items/own-items.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FirstFew } from '../../../ui/controls/first-few.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { useOpening } from '../../../ui/dialogs/use-opening.ts';
import { CountBadge } from '../../../ui/figures/count-badge.tsx';
import { useFocusWhenFewer } from '../../../ui/page/use-focus-when-fewer.ts';
import { Panel } from '../../../ui/panels/panel.tsx';
import { GapText } from '../../../ui/text/gap-text.tsx';
import { spokenText } from '../../../ui/text/spoken-text.ts';
import { EditOwnDialog } from './edit-own-dialog.tsx';
import { RemoveOwnDialog } from './remove-own-dialog.tsx';

const FEW = 5;

/** The items of the book that are the reader's own, to be edited and removed; nothing where there are none. */
export function OwnItems({ bookId }: { readonly bookId: number }) {
  const { data: items = [], ...pages } = useOwnItems(bookId);
  const section = useFocusWhenFewer<HTMLElement>(items.length);
  const title = useId();
  if (items.length === 0) return null;
  return (
    <section ref={section} tabIndex={-1} className="book-section" aria-labelledby={title}>
      <h2 className="h2">
        <span id={title}>Yours</span> {!pages.hasNextPage && <CountBadge count={items.length} />}
      </h2>
      <Panel className="own-items">
        <p>What you kept or wrote yourself. Nobody else sees it.</p>
        <FirstFew items={items} few={FEW}>
          {(shown) => (
            <ul>
              {shown.map((item) => (
                <OwnRow key={item.id} item={item} />
              ))}
            </ul>
          )}
        </FirstFew>
        {pages.hasNextPage && (
          <Button
            small
            variant="paper"
            className="uppercase"
            pending={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            Load older ones
          </Button>
        )}
        {pages.isFetchNextPageError && (
          <p role="alert">The older ones did not arrive. Try again.</p>
        )}
      </Panel>
    </section>
  );
}

function OwnRow({ item }: { readonly item: OwnItem }) {
  const { opened, open, close } = useOpening<'edit' | 'remove'>();
  const [question, answer] = sidesOf(item);
  const name = spokenText(question);
  return (
    <li className="own-row">
      <div className="own-words">
        <p className="own-question" dir="auto">
          <GapText text={question} />
        </p>
        <p dir="auto">{answer}</p>
        {item.origin?.chapter && (
          <p className="own-origin">
            From “<bdi>{item.origin.chapter}</bdi>”
          </p>
        )}
      </div>
      <IconButton label={`Edit ${name}`} onClick={() => open('edit')}>
        <Pencil className="icon" aria-hidden="true" />
      </IconButton>
      <IconButton label={`Delete ${name}`} onClick={() => open('remove')}>
        <Trash2 className="icon" aria-hidden="true" />
      </IconButton>
      {opened === 'edit' && <EditOwnDialog item={item} onClose={close} />}
      {opened === 'remove' && <RemoveOwnDialog item={item} onClose={close} />}
    </li>
  );
}

/** What an item asks, and what is right. */
function sidesOf(item: OwnItem): readonly [string, string] {
  return item.type === 'cloze' ? [item.text, item.answer] : [item.front, item.back];
}
