import type { Idea } from '@morsel/sdk/contract';
import type { IdeaWish } from '@morsel/sdk/domain';
import { clsx } from 'clsx';
import { Check, EyeOff, type LucideIcon, Plus } from 'lucide-react';

import { isOutdated } from '../../data/is-outdated.ts';
import { useSteerIdea } from '../../data/sources/plan.ts';
import { failureText } from '../../ui/failure/failure-text.ts';
import { FieldError } from '../../ui/fields/field-error.tsx';
import { countsText, toastGone } from './ideas-text.ts';

interface IdeaRowProps {
  readonly text: { readonly bookId: number; readonly sourceId: number };
  readonly idea: Idea;
  readonly maySteer: boolean;
}

/** An idea with what there is of it, and what the reader wants of it: a second tap takes that back. */
export function IdeaRow({ text, idea, maySteer }: IdeaRowProps) {
  const { mutate, variables, isPending, error } = useSteerIdea(text, { onError: toastGone });
  // What was tapped shows at once, and goes back where it was not kept.
  const wish = isPending ? variables.wish : idea.wish;
  const wants = (meant: IdeaWish) => ({
    idea: idea.title,
    isOn: wish === meant,
    onToggle: () => mutate({ key: idea.key, wish: wish === meant ? null : meant }),
  });
  return (
    <li className={clsx('idea-row', wish === 'less' && 'is-left-out')}>
      <p className="idea-title" dir="auto">
        {idea.title}
      </p>
      <p className="idea-counts">{countsText(idea)}</p>
      {maySteer && (
        <div className="idea-wishes">
          <Wish {...wants('more')} label="More" icon={Plus} />
          <Wish {...wants('less')} label="Leave out" icon={EyeOff} />
        </div>
      )}
      {error && !isOutdated(error) && (
        <FieldError role="alert">That was not kept. {failureText(error)}</FieldError>
      )}
    </li>
  );
}

interface WishProps {
  readonly label: string;
  readonly idea: string;
  readonly icon: LucideIcon;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

function Wish({ label, idea, icon, isOn, onToggle }: WishProps) {
  const Icon = isOn ? Check : icon;
  return (
    <button
      type="button"
      className="idea-wish"
      aria-pressed={isOn}
      aria-label={`${label}: ${idea}`}
      onClick={onToggle}
    >
      <Icon className="icon" aria-hidden="true" />
      {label}
    </button>
  );
}
