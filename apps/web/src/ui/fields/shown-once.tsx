import './shown-once.css';
import { Copy } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { Button } from '../controls/button.tsx';
import { Field } from './field.tsx';

const NOT_COPIED = 'Copy it yourself: it is selected.';

interface ShownOnceProps {
  readonly label: string;
  readonly value: string;
  /** What it is for, and that nothing keeps it. */
  readonly hint: ReactNode;
  /** What is said once it is copied. */
  readonly copied: string;
  readonly onDone: () => void;
}

/** A secret to be taken along, this once. */
export function ShownOnce({ label, value, hint, copied, onDone }: ShownOnceProps) {
  const { place, word, copy } = useCopying(copied);
  return (
    <div ref={place} className="shown-once">
      <Field
        label={label}
        readOnly
        autoComplete="off"
        spellCheck={false}
        value={value}
        hint={hint}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="shown-once-verbs">
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
function useCopying(copied: string) {
  const place = useRef<HTMLDivElement>(null);
  const [word, setWord] = useState('');
  useEffect(() => place.current?.querySelector('button')?.focus(), []);
  const copy = async () => {
    const input = place.current?.querySelector('input');
    if (!input) return;
    try {
      await navigator.clipboard.writeText(input.value);
      setWord(copied);
    } catch {
      input.select();
      input.focus();
      setWord(NOT_COPIED);
    }
  };
  return { place, word, copy };
}
