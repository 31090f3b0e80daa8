import './stub.css';
import type { AnswerResult } from '@morsel/sdk/contract';
import { clsx } from 'clsx';

import { MasterButton } from './master-button.tsx';
import { OriginNote } from './origin-note.tsx';
import { PlaceNote } from './place-note.tsx';
import { ReportButton } from './report-button.tsx';
import { UnsyncedMark } from './unsynced-mark.tsx';
import type { OpenItemDialog } from './use-item-dialogs.tsx';

interface StubProps {
  readonly result: AnswerResult;
  /** Where in the book the question belongs. */
  readonly place: string | null;
  /** The reader said that they do not know. */
  readonly isUnknown: boolean;
  /** The verdict is this device's own so far. */
  readonly isUnsynced: boolean;
  readonly ismastered: boolean;
  readonly onMaster: () => Promise<unknown>;
  readonly openDialog: OpenItemDialog;
}

/** The result panel, torn off the foot of the card: verdict, explanation, mastered mark, XP. */
export function Stub(props: StubProps) {
  const { result, place, isUnknown, isUnsynced, ismastered, onMaster, openDialog } = props;
  const { isCorrect, explanation, origin } = result;
  return (
    <section className={clsx('stub', isCorrect ? 'is-yes' : 'is-no')}>
      <div className="verdict-line">
        <h3 className="verdict">{isCorrect ? 'CORRECT!' : 'INCORRECT'}</h3>
        {isUnsynced && <UnsyncedMark />}
      </div>
      <div className="stub-words">
        {isUnknown && <p className="now-known">You didn't know. Now you do.</p>}
        <p className="explanation" dir="auto">
          <span>{explanation}</span> {!origin && place && <PlaceNote place={place} />}
        </p>
        {origin && <OriginNote origin={origin} said={explanation} openDialog={openDialog} />}
      </div>
      <div className="stub-foot">
        <MasterButton ismastered={ismastered} onMaster={onMaster} />
        <span className={clsx('ticket', !result.xp && 'is-none')}>{ticketText(result)}</span>
      </div>
      <ReportButton openDialog={openDialog} />
    </section>
  );
}

function ticketText({ isCorrect, xp }: AnswerResult): string {
  if (!isCorrect) return 'Streak back to 0';
  return xp > 0 ? `+${xp} XP` : '0 XP, not due yet';
}
