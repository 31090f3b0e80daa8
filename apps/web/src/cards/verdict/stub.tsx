import './stub.css';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import type { Verdict } from '../../operation-outcome.ts';
import { markShown } from '../../ui/controls/just-shown.ts';
import { PlaceNote } from '../card/place-note.tsx';
import { ReportButton } from '../dialogs/report-button.tsx';
import type { OpenItemDialog } from '../dialogs/use-item-dialogs.tsx';
import { OriginNote } from '../origin/origin-note.tsx';
import { type AnswerPhase, isUnknown as saidUnknown } from '../question/answer-phase.ts';
import { MasterButton } from './master-button.tsx';
import { STANDING_LABEL } from './standing-label.ts';
import { RefusedMark, UnsavedMark, UnsyncedMark } from './verdict-marks.tsx';
import { xpText } from './xp-text.ts';

interface StubProps {
  readonly phase: AnswerPhase & { readonly name: 'answered' };
  /** Gives the same answer again. */
  readonly onSendAgain: () => void;
  /** Why nothing could be earned, where that was known before. */
  readonly noXp: string | undefined;
  /** Where in the book the question belongs. */
  readonly place: string | null;
  readonly ismastered: boolean;
  readonly onMaster: () => Promise<unknown>;
  /** What takes the answer back, while that can be done. */
  readonly undo: ReactNode;
  /** What says that a wrong answer is right, where that can be said. */
  readonly claim: ReactNode;
  readonly openDialog: OpenItemDialog;
}

/** The result panel, torn off the foot of the card: verdict, explanation, mastered mark, XP. */
export function Stub(props: StubProps) {
  const { phase, onSendAgain, noXp, place, ismastered, onMaster, ...rest } = props;
  const { undo, claim, openDialog } = rest;
  const { result, isUnsynced, isRejudged, failure } = phase;
  const isUnknown = saidUnknown(phase);
  const { look, text } = verdictOn(result, isUnknown);
  const ticket = ticketText(result, noXp);
  return (
    <section ref={markShown} className={clsx('stub', look)}>
      <div className="verdict-line">
        <h3 className="verdict">{text}</h3>
        {isUnsynced && <UnsyncedMark />}
        {failure === 'unsaved' && <UnsavedMark onSendAgain={onSendAgain} />}
        {failure === 'refused' && <RefusedMark />}
      </div>
      <div className="stub-words">
        {isRejudged && <p className="rejudged">This verdict has just been put right.</p>}
        <StubWords result={result} place={place} openDialog={openDialog} />
      </div>
      <div className="stub-foot">
        {!failure && !result.isCorrect && !isUnknown && claim}
        {!failure && <MasterButton ismastered={ismastered} onMaster={onMaster} />}
        {ticket && <span className={clsx('ticket', !result.xp && 'is-none')}>{ticket}</span>}
      </div>
      <div className="stub-ways">
        {undo}
        <ReportButton origin={result.origin} openDialog={openDialog} />
      </div>
    </section>
  );
}

/** Why the reader's own answer is wrong, where that is known; then why the right one is right. */
function StubWords({
  result,
  place,
  openDialog,
}: Pick<StubProps, 'place' | 'openDialog'> & { readonly result: Verdict }) {
  const { reason, explanation, standing, origin } = result;
  return (
    <>
      {reason !== undefined && (
        <p className="reason" dir="auto">
          {reason}
        </p>
      )}
      <p className={clsx('explanation', reason !== undefined && 'is-second')} dir="auto">
        <span>{explanation}</span> {!origin && place && <PlaceNote place={place} />}
      </p>
      {origin && <OriginNote origin={origin} said={explanation} openDialog={openDialog} />}
      {standing !== undefined && (
        <p className="standing">
          <b>{STANDING_LABEL}</b> <bdi>{standing}</bdi>
        </p>
      )}
    </>
  );
}

/** Whoever says that they do not know has not got anything wrong. */
function verdictOn({ isCorrect }: Verdict, isUnknown: boolean) {
  if (isCorrect) return { look: 'is-yes', text: 'CORRECT!' };
  return isUnknown
    ? { look: 'is-unknown', text: 'NOW YOU KNOW' }
    : { look: 'is-no', text: 'INCORRECT' };
}

function ticketText(
  { isCorrect, xp, lostStreak }: Verdict,
  noXp: string | undefined,
): string | undefined {
  if (isCorrect) return xp === undefined ? undefined : xpText(xp, noXp);
  return lostStreak ? 'Streak back to 0' : undefined;
}
