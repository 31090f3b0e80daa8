import './sessions.css';
import type { Session } from '@morsel/sdk/contract';
import { useId, useState } from 'react';

import { useEndOfOtherSessions, useSessionEnd, useSessions } from '../../data/account/sessions.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FirstFew } from '../../ui/controls/first-few.tsx';
import { failureText } from '../../ui/failure/failure-text.ts';
import { PartFailure } from '../../ui/failure/part-failure.tsx';
import { FieldError } from '../../ui/fields/field-error.tsx';
import { counted, noun, numberText } from '../../ui/text/number-text.ts';
import { timeAgo } from '../../ui/text/time-ago.ts';
import { ToldPanel } from './told-panel.tsx';

/** How many sessions show before more are asked for. */
const FEW = 5;

/** The devices on which the account is signed in, and the end of each but this one. */
export function SessionsPanel() {
  return (
    <ToldPanel id="your-sessions" heading="Where you are signed in">
      {({ tellGone }) => <SessionsWhenThere onEnded={tellGone} />}
    </ToldPanel>
  );
}

/** Called with what to say. */
type Ending = { readonly onEnded: (told: string) => void };

function SessionsWhenThere({ onEnded }: Ending) {
  const { data: sessions, isError, error, isFetching, refetch } = useSessions();
  const [now] = useState(() => Date.now());
  if (sessions) {
    return (
      <>
        <FirstFew items={sessions} few={FEW}>
          {(shown) => (
            <ul>
              {shown.map((session) => (
                <SessionRow key={session.id} session={session} now={now} onEnded={onEnded} />
              ))}
            </ul>
          )}
        </FirstFew>
        {sessions.every(({ isPresent }) => isPresent) && <p>Nowhere else.</p>}
        <EndOthers
          others={sessions.filter(({ isPresent }) => !isPresent).length}
          onEnded={onEnded}
        />
      </>
    );
  }
  if (!isError) return <p>Loading your devices...</p>;
  return (
    <PartFailure
      what="The list of your devices"
      error={error}
      pending={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

type SessionRowProps = Ending & {
  readonly session: Session;
  /** Epoch ms. */
  readonly now: number;
};

function SessionRow({ session, now, onEnded }: SessionRowProps) {
  const words = useId();
  const { isPresent, startedAt, seenAt } = session;
  const ago = (time: number) => timeAgo(time, Math.max(now, time));
  return (
    <li className="settings-row">
      <div id={words} className="settings-row-words">
        <b>{deviceText(session)}</b>
        <p>
          Signed in {ago(startedAt)}
          {!isPresent && `, last seen ${ago(seenAt)}`}
        </p>
        {isPresent && <span className="session-here">This device</span>}
      </div>
      {!isPresent && <EndButton session={session} describedBy={words} onEnded={onEnded} />}
    </li>
  );
}

type EndButtonProps = Ending & { readonly session: Session; readonly describedBy: string };

function EndButton({ session, describedBy, onEnded }: EndButtonProps) {
  const { mutate, isPending, error } = useSessionEnd({
    onSuccess: (ended) => onEnded(`${deviceText(ended)} is signed out.`),
  });
  return (
    <>
      <Button
        small
        variant="paper"
        className="uppercase"
        aria-describedby={describedBy}
        pending={isPending}
        onClick={() => mutate(session)}
      >
        {isPending ? 'Ending...' : 'End this one'}
      </Button>
      {error && <FieldError role="alert">{failureText(error, 'settings')}</FieldError>}
    </>
  );
}

/** Where there are several to end. */
function EndOthers({ others, onEnded }: Ending & { readonly others: number }) {
  const { mutate, isPending, error } = useEndOfOtherSessions({
    onSuccess: (ended) =>
      onEnded(`${counted(ended, 'other device')} ${noun(ended, 'is', 'are')} signed out.`),
  });
  if (others < 2) return null;
  return (
    <div className="session-others">
      <Button
        small
        variant="paper"
        className="uppercase"
        pending={isPending}
        onClick={() => mutate()}
      >
        {isPending ? 'Ending...' : `End all ${numberText(others)} others`}
      </Button>
      {error && <FieldError role="alert">{failureText(error, 'settings')}</FieldError>}
    </div>
  );
}

const deviceText = ({ device }: Session) => device ?? 'Unknown device';
