import { whyText } from '../../features/generation/run-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { failureText } from '../../ui/failure/failure-text.ts';
import { FieldError } from '../../ui/fields/field-error.tsx';
import { ProgressBar } from '../../ui/figures/progress-bar.tsx';

interface FindIdeasProps {
  readonly make: () => void;
  readonly isPending: boolean;
  /** Why it could not be asked for. */
  readonly error: Error | null;
  /** Why none were found, as the server says. */
  readonly reason: string | undefined;
  /** When that may be otherwise, where it is known; epoch ms. */
  readonly retryAt: number | undefined;
  /** Epoch ms. */
  readonly askedAt: number;
  readonly label: string;
  readonly isQuiet?: boolean;
}

/** Has the main ideas of a text found, and tells how that goes. */
export function FindIdeas(props: FindIdeasProps) {
  const { make, isPending, error, reason, retryAt, askedAt, label, isQuiet = false } = props;
  const failure = error
    ? `That did not work. ${failureText(error)}`
    : whyText({ reason: reason ?? null, ...(retryAt !== undefined && { retryAt }) }, askedAt);
  return (
    <div className="find-ideas">
      <Button
        small={isQuiet}
        variant={isQuiet ? 'paper' : 'mustard'}
        className="uppercase"
        pending={isPending}
        onClick={make}
      >
        {label}
      </Button>
      {isPending && <ProgressBar value={undefined} label="Looking for the main ideas" />}
      <output>
        {isPending &&
          'Looking for the main ideas. It takes up to two minutes, and goes on when you leave.'}
      </output>
      {!isPending && failure !== undefined && <FieldError role="alert">{failure}</FieldError>}
    </div>
  );
}
