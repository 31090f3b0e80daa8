import { Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import type { LinkForReader } from '../../../data/admin/reset-links.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';

const times = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

const COPIED = 'Copied. Send it to the reader.';
const NOT_COPIED = 'Copy it yourself: it is selected.';

interface MadeLinkProps extends LinkForReader {
  readonly onDone: () => void;
}

/** The link, this once: nothing keeps it. */
export function MadeLink({ url, expiresAt, email, onDone }: MadeLinkProps) {
  const { place, word, copy } = useCopying();
  return (
    <div ref={place} className="made-link">
      <Field
        label="The link"
        readOnly
        value={new URL(url, location.origin).href}
        hint={
          <>
            For <bdi>{email}</bdi>: it works once, until {times.format(expiresAt)}. It is shown this
            once only.
          </>
        }
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="made-link-verbs">
        <Button className="uppercase" onClick={() => void copy()}>
          <Copy className="icon" aria-hidden="true" />
          Copy
        </Button>
        <Button variant="paper" className="uppercase" onClick={onDone}>
          Done
        </Button>
      </div>
      <output>{word}</output>
    </div>
  );
}

/** Copies what the field holds; browsers that forbid it have it selected, to be copied by hand. */
function useCopying() {
  const place = useRef<HTMLDivElement>(null);
  const [word, setWord] = useState('');
  useEffect(() => place.current?.querySelector('button')?.focus(), []);
  const copy = async () => {
    const input = place.current?.querySelector('input');
    if (!input) return;
    try {
      await navigator.clipboard.writeText(input.value);
      setWord(COPIED);
    } catch {
      input.select();
      input.focus();
      setWord(NOT_COPIED);
    }
  };
  return { place, word, copy };
}
