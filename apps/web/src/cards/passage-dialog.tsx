import './passage-dialog.css';
import { useEffect, useRef } from 'react';

import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { ItemDialogProps } from './item-verbs.ts';
import { type PassageState, usePassage } from './use-passage.ts';

/** The quote that an item comes from, in its place in the text; the quote alone until that is there. */
export function PassageDialog({ origin, readPassage, onClose }: ItemDialogProps) {
  const { state, retry } = usePassage(readPassage);
  const failed = state.name === 'failed';
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
          <Button className="uppercase" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <div>
        <PassageText state={state} quote={origin?.quote ?? ''} />
        <output className={failed ? 'passage-word failed' : 'passage-word'}>
          {WORDS[state.name]}
        </output>
      </div>
    </Dialog>
  );
}

const WORDS: Readonly<Record<PassageState['name'], string>> = {
  loading: 'Looking it up in the text...',
  there: '',
  gone: 'The text around it is not there any more.',
  failed: 'What stands around it did not arrive. Check your connection, then try again.',
};

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
