import './passage-dialog.css';
import { isNotFound } from '@morsel/sdk';
import type { Passage } from '@morsel/sdk/contract';
import { LONGEST } from '@morsel/sdk/domain';
import { useEffect, useRef, useState } from 'react';

import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { readFailureText } from '../../ui/failure/read-failure-text.ts';
import type { ItemDialogProps } from './item-verbs.ts';
import { OwnCardForm } from './own-card-form.tsx';

/** The quote that an item comes from, in its place in the text; the quote alone until that is there. */
export function PassageDialog({ origin, readPassage, onCard, onClose }: ItemDialogProps) {
  const { state, retry } = usePassage(readPassage);
  const [quote, setQuote] = useState<string>();
  const passage = useRef<HTMLDivElement>(null);
  const failed = state.name === 'failed';
  if (quote !== undefined && onCard) {
    return <OwnCardForm quote={quote} onCard={onCard} onClose={onClose} />;
  }
  return (
    <Dialog
      title={origin?.chapter ?? 'From the text'}
      onClose={onClose}
      actions={
        <>
          {failed && (
            <Button variant="paper" className="uppercase" onClick={retry}>
              Try again
            </Button>
          )}
          {onCard && (
            <Button
              variant="paper"
              className="uppercase"
              // What was selected stays so.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => setQuote(selectedIn(passage.current) ?? origin?.quote ?? '')}
            >
              Make a card
            </Button>
          )}
          <Button className="uppercase" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <div ref={passage}>
        <PassageText state={state} quote={origin?.quote ?? ''} />
        <output className={failed ? 'passage-word failed' : 'passage-word'}>
          {passageWord(state)}
        </output>
        {onCard && <p className="passage-tip">Select words for a card of your own.</p>}
      </div>
    </Dialog>
  );
}

/** The words of the passage that are selected, if any are. */
function selectedIn(passage: Element | null): string | undefined {
  const selection = getSelection();
  const text = selection?.toString().trim().slice(0, LONGEST.quote);
  return text && passage?.contains(selection?.anchorNode ?? null) ? text : undefined;
}

function passageWord(state: PassageState): string {
  switch (state.name) {
    case 'loading':
      return 'Looking it up in the text...';
    case 'there':
      return '';
    case 'gone':
      return 'The text around it is not there any more.';
    case 'failed':
      return `What stands around it did not arrive. ${readFailureText(state.error)}`;
  }
}

function PassageText({ state, quote }: { state: PassageState; quote: string }) {
  const mark = useRef<HTMLElement>(null);
  const isThere = state.name === 'there';
  useEffect(() => {
    if (isThere) mark.current?.scrollIntoView({ block: 'center' });
  }, [isThere]);
  const passage = isThere ? state.passage : { before: '', quote, after: '' };
  return (
    <p className="passage" dir="auto">
      {passage.before}
      <mark ref={mark}>{passage.quote}</mark>
      {passage.after}
    </p>
  );
}

type PassageState =
  | { readonly name: 'loading' }
  | { readonly name: 'there'; readonly passage: Passage }
  | { readonly name: 'gone' }
  | { readonly name: 'failed'; readonly error: unknown };

const LOADING: PassageState = { name: 'loading' };

/** Reads the passage as soon as it is shown, and again when asked to. */
function usePassage(read: () => Promise<Passage>) {
  const [tries, setTries] = useState({ read, count: 1 });
  const [state, setState] = useState(LOADING);

  useEffect(() => {
    let wanted = true;
    void outcomeOf(tries.read()).then((outcome) => wanted && setState(outcome));
    return () => {
      wanted = false;
    };
  }, [tries]);

  function retry() {
    setState(LOADING);
    setTries({ read, count: tries.count + 1 });
  }

  return { state, retry };
}

async function outcomeOf(reading: Promise<Passage>): Promise<PassageState> {
  try {
    return { name: 'there', passage: await reading };
  } catch (error) {
    return isNotFound(error) ? { name: 'gone' } : { name: 'failed', error };
  }
}
