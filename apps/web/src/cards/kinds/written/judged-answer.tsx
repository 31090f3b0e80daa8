import '../../options/option.css';
import { writtenText } from '@morsel/sdk/rules';
import { clsx } from 'clsx';
import { Check, PenLine, X } from 'lucide-react';
import type { ReactNode } from 'react';

import { Blank } from '../../../ui/text/gap-text.tsx';
import { SPOKEN_TONE } from '../../options/choice-tone.ts';
import type { AnswerPhase } from '../../question/answer-phase.ts';
import { type JudgedText, judgedText } from './judged-text.ts';

type RowTone = 'given' | 'right' | 'wrong' | 'missed';

/** Letters from which an answer in the gap of a sentence is set smaller. */
const LONG = 30;

const MARKS: Readonly<Record<RowTone, ReactNode>> = {
  given: <PenLine className="icon" />,
  right: <Check className="icon" />,
  wrong: <X className="icon" />,
  missed: <Check className="icon" />,
};

interface JudgedRowsProps {
  readonly phase: AnswerPhase;
  readonly labelledBy: string;
}

/** What the reader wrote, what is right where that is something else, and how else it may be said. */
export function JudgedRows({ phase, labelledBy }: JudgedRowsProps) {
  const judged = judgedText(phase);
  if (judged === undefined) {
    const text = writtenText(phase.answer);
    return (
      text !== undefined && (
        <fieldset aria-labelledby={labelledBy}>
          <Row tone="given">{text}</Row>
        </fieldset>
      )
    );
  }
  const { own, isRight, right } = judged;
  return (
    <fieldset className="options" aria-labelledby={labelledBy}>
      {own !== undefined && <Row tone={isRight ? 'right' : 'wrong'}>{own}</Row>}
      {!isRight && <Row tone="missed">{right}</Row>}
      <Notes judged={judged} />
    </fieldset>
  );
}

function Row({ tone, children }: { readonly tone: RowTone; readonly children: string }) {
  return (
    <p className={clsx('option', 'written-row', `is-${tone}`)}>
      <span className="key" aria-hidden="true">
        {MARKS[tone]}
      </span>
      <span className="option-text" dir="auto">
        {tone === 'wrong' ? <s>{children}</s> : children}
      </span>
      <span className="sr-only"> {SPOKEN_TONE[tone]}</span>
    </p>
  );
}

function Notes({ judged: { exact, also } }: { readonly judged: JudgedText }) {
  return (
    <>
      {exact !== undefined && <Note label="Exactly:" wordings={[exact]} />}
      {also.length > 0 && <Note label="Also right:" wordings={also} />}
    </>
  );
}

interface NoteProps {
  readonly label: string;
  readonly wordings: readonly string[];
}

function Note({ label, wordings }: NoteProps) {
  return (
    <p className="written-note">
      {label}{' '}
      {wordings.map((wording, index) => (
        <span key={wording}>
          {index > 0 && ', '}
          <bdi>{wording}</bdi>
        </span>
      ))}
    </p>
  );
}

/** The gap of an answered cloze: what is right in its place, after what the reader wrote instead. */
export function Filling({ phase }: { readonly phase: AnswerPhase }) {
  const judged = judgedText(phase);
  if (judged === undefined) {
    const text = writtenText(phase.answer);
    if (text === undefined) return <Blank />;
    return (
      <Filled tone="given" isLong={text.length > LONG}>
        {text}
      </Filled>
    );
  }
  const { own, isRight, right } = judged;
  return (
    <>
      {own !== undefined && (
        <Filled tone={isRight ? 'right' : 'wrong'} isLong={own.length > LONG}>
          {isRight ? own : <s>{own}</s>}
        </Filled>
      )}
      {!isRight && (
        <>
          {own !== undefined && ' '}
          <Filled tone="missed">{right}</Filled>
        </>
      )}
    </>
  );
}

interface FilledProps {
  readonly tone: RowTone;
  /** More than a word or two, which would burst the sentence. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
}

function Filled({ tone, isLong = false, children }: FilledProps) {
  return (
    <span className={clsx('gap-filling', `is-${tone}`, isLong && 'is-long')} dir="auto">
      <span aria-hidden="true">{MARKS[tone]}</span>
      {children}
      <span className="sr-only"> {SPOKEN_TONE[tone]}</span>
    </span>
  );
}

/** How else the gap may be filled; what fills it stands in the sentence, which is not read again. */
export function FillingNotes({ phase }: { readonly phase: AnswerPhase }) {
  const judged = judgedText(phase);
  if (!judged) return null;
  return (
    <>
      {!judged.isRight && (
        <p className="sr-only">
          The right answer: <bdi>{judged.right}</bdi>
        </p>
      )}
      <Notes judged={judged} />
    </>
  );
}
