import './card.css';
import { cardTheme } from '@morsel/sdk/rules';
import { clsx } from 'clsx';
import { memo, useEffect, useId } from 'react';

import {
  type Answered,
  isGiven,
  isUnknown,
  type OnAnswer,
  useAnswerPhase,
} from './answer-phase.ts';
import { Bite } from './bite.tsx';
import { BookLine } from './book-line.tsx';
import { CardArt } from './card-art.tsx';
import type { CardQuestion } from './card-item.ts';
import { EarlyPill } from './early-pill.tsx';
import type { ItemVerbs } from './item-verbs.ts';
import { KeptStub } from './kept-stub.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { KindPill } from './kind-pill.tsx';
import { Kind } from './kind.tsx';
import { optionTexts } from './option-texts.ts';
import { QuestionImage } from './question-image.tsx';
import { Stem } from './stem.tsx';
import { Stub } from './stub.tsx';
import { useCard } from './use-card.ts';
import { useItemDialogs } from './use-item-dialogs.tsx';

interface QuestionCardProps extends ItemVerbs {
  readonly question: CardQuestion;
  /** The answer that was given when the card was up before; read when it comes up. */
  readonly answered?: Answered | undefined;
  readonly onAnswer: OnAnswer;
  readonly onMaster: () => Promise<unknown>;
}

/**
 * A question with its answers. It keeps its own state: unanswered, submitting, kept, answered; both
 * verbs reject when they did not count, and the card then goes back with the reader's choice kept.
 */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { question, answered, onAnswer, onMaster, ...verbs } = props;
  const stem = useId();
  const { phase, submit } = useAnswerPhase(onAnswer, answered);
  const { card, keysShown, hideKeys } = useCard();
  const [dialog, openDialog] = useItemDialogs(verbs);
  const given = isGiven(phase);
  const result = phase.name === 'answered' ? phase.result : undefined;
  useEffect(() => {
    // A control that leaves with the answer takes the focus along: the card takes it over.
    if (given && document.activeElement === document.body)
      card.current?.focus({ preventScroll: true });
  }, [card, given]);
  return (
    <article
      ref={card}
      className={clsx('card', `theme-${cardTheme(question.book?.id)}`, {
        'is-answered': given,
        'is-bitten': result?.isCorrect,
        'is-roomy': isRoomy(question, given),
      })}
      aria-labelledby={stem}
      tabIndex={-1}
    >
      <CardArt kind={question.type} />
      {result?.isCorrect && <Bite />}
      <div className="card-body">
        <BookLine book={question.book} />
        <div className="card-columns">
          <div className="ask">
            <div className="pills">
              <KindPill kind={question.type} />
              {!given && <EarlyPill dueAt={question.dueAt} />}
            </div>
            <QuestionImage src={question.imageUrl} />
            <Stem id={stem} text={question.questionText} />
          </div>
          <Kind
            type={question.type}
            questionId={question.id}
            options={question.options}
            phase={phase}
            onAnswer={submit}
            labelledBy={stem}
          />
        </div>
      </div>
      <div aria-live="polite">
        {phase.name === 'kept' && <KeptStub phase={phase} />}
        {phase.name === 'answered' && (
          <Stub
            result={phase.result}
            place={question.place ?? null}
            isUnknown={isUnknown(phase)}
            isUnsynced={phase.isUnsynced ?? false}
            ismastered={question.ismastered ?? false}
            onMaster={onMaster}
            openDialog={openDialog}
          />
        )}
      </div>
      {dialog}
      {keysShown && <KeysDialog onClose={hideKeys} />}
    </article>
  );
});

/** Whether so little stands under the stem that it may be set larger. */
function isRoomy({ type, options }: CardQuestion, answered: boolean): boolean {
  if (type === 'arrange_list') return !answered && optionTexts(options).length < 5;
  return type === 'true_false';
}
