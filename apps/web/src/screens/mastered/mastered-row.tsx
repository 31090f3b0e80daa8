import type { MasteredQuestion } from '@morsel/sdk/contract';
import { Undo2 } from 'lucide-react';
import { useId, useRef } from 'react';

import { toastFailure } from '../../cards/card-toasts.ts';
import { useUnmastering } from '../../data/unmastering.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { typeWords } from './mastered-groups.ts';
import { passFocusOn } from './pass-focus-on.ts';

/** A mastered question, and the way to put it back into the feed. */
export function MasteredRow({ question }: { readonly question: MasteredQuestion }) {
  const text = useId();
  const row = useRef<HTMLLIElement>(null);
  const { mutate: undo, isPending } = useUnmastering(question, {
    onSuccess() {
      passFocusOn(row.current);
      toast({ title: 'Back in your feed', description: question.questionText, variant: 'good' });
    },
    onError: (error) => toastFailure(error, 'undo'),
  });
  return (
    <li ref={row} className="mastered-row">
      <span className="mastered-type">{typeWords(question.type)}</span>
      <p id={text} dir="auto">
        {question.questionText}
      </p>
      <IconButton
        label="Put back in the feed"
        className="mastered-undo"
        aria-describedby={text}
        aria-disabled={isPending}
        onClick={isPending ? undefined : () => undo()}
      >
        <Undo2 className="icon" aria-hidden="true" />
      </IconButton>
    </li>
  );
}
