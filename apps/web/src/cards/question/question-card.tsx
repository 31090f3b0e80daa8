import '../card/card.css';
import '../card/lying-phone.css';
import type { Answer, ClaimState } from '@morsel/sdk/contract';
import { isWrittenKind } from '@morsel/sdk/domain';
import { cardTheme } from '@morsel/sdk/rules';
import { clsx } from 'clsx';
import { memo, useEffect, useId, useRef } from 'react';

import { optionalPart } from '../../ui/optional-part.tsx';
import { firstScreen } from '../../ui/page/first-screen.ts';
import { spokenText } from '../../ui/text/spoken-text.ts';
import { BookLine } from '../card/book-line.tsx';
import { CardArt } from '../card/card-art.tsx';
import type { CardQuestion } from '../card/card-item.ts';
import { QuestionImage } from '../card/question-image.tsx';
import { Stem } from '../card/stem.tsx';
import { UndoButton } from '../card/undo-button.tsx';
import type { ItemVerbs } from '../dialogs/item-verbs.ts';
import { useItemDialogs } from '../dialogs/use-item-dialogs.tsx';
import { KindAnswers } from '../kinds/kind-answers.tsx';
import { KindPill } from '../kinds/kind-pill.tsx';
import { questionKind } from '../kinds/kinds.ts';
import { fetchLaterParts } from '../later/fetch-later-parts.ts';
import { laterPart, laterRest } from '../later/later-parts.tsx';
import { useNoXpText } from '../verdict/xp-text.ts';
import { type Answered, isGiven, type Judge, type OnAnswer } from './answer-phase.ts';
import { useAnswerPhase } from './use-answer-phase.ts';

const ClaimButton = optionalPart(
  async () => (await import('../verdict/claim-button.tsx')).ClaimButton,
);

const Stub = laterRest(({ Stub }) => Stub);
const KeptStub = laterRest(({ KeptStub }) => KeptStub);
const Bite = laterPart(({ Bite }) => Bite);

interface QuestionCardProps extends ItemVerbs {
  readonly question: CardQuestion;
  /** The answer that was given when the card was up before; read when it comes up. */
  readonly answered?: Answered | undefined;
  readonly onAnswer: OnAnswer;
  readonly judge?: Judge | undefined;
  /** What was put together of an answer when the card was up before; read when it comes up. */
  readonly draft?: Answer | undefined;
  readonly onDraft?: ((draft: Answer) => void) | undefined;
  readonly onMaster: () => Promise<unknown>;
  /** Takes the answer back, while that can be done; rejects when it counts all the same. */
  readonly onUndo?: (() => Promise<void>) | undefined;
  /** Says that a written answer which was judged wrong is right; rejects when that did not count. */
  readonly onClaim?: (() => Promise<unknown>) | undefined;
  /** What has come of that so far. */
  readonly claimed?: ClaimState | undefined;
}

/**
 * A question with its answers. It keeps its own state: unanswered, submitting, kept, answered; both
 * verbs reject when they did not count, and the card then goes back with the reader's choice kept.
 */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { question, answered, onAnswer, judge, draft, onDraft, onMaster, ...rest } = props;
  const { onUndo, onClaim, claimed, ...verbs } = rest;
  const stem = useId();
  const { phase, submit, isReopening, reopen } = useAnswerPhase({ onAnswer, judge, answered });
  const [dialog, openDialog] = useItemDialogs(verbs);
  const card = useRef<HTMLElement>(null);
  const noXp = useNoXpText(question);
  const kind = questionKind(question.type);
  const given = isGiven(phase);
  useEffect(() => void firstScreen().then(fetchLaterParts), []);
  const result = phase.name === 'answered' ? phase.result : undefined;
  useEffect(() => {
    // A control that leaves with the answer takes the focus along: the card takes it over.
    if (given && document.activeElement === document.body)
      card.current?.focus({ preventScroll: true });
  }, [card, given]);
  // What is pressed leaves.
  const takeFocus = () => card.current?.focus({ preventScroll: true });
  const undo = onUndo && (
    <UndoButton
      isPending={isReopening}
      onUndo={() => {
        takeFocus();
        void reopen(onUndo);
      }}
    />
  );
  return (
    <article
      ref={card}
      className={clsx('card', `theme-${cardTheme(question.book?.id)}`, {
        'is-answered': given,
        'is-bitten': result?.isCorrect,
        'is-roomy': kind?.isRoomy(question.options, given),
      })}
      aria-label={spokenText(question.questionText)}
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
              {!given && noXp && <span className="early-pill">{noXp}</span>}
            </div>
            <QuestionImage src={question.imageUrl} />
            <Stem
              id={stem}
              text={question.questionText}
              filling={given && kind?.Filling ? <kind.Filling phase={phase} /> : undefined}
            />
          </div>
          <KindAnswers
            type={question.type}
            questionId={question.id}
            options={question.options}
            placed={question.placed}
            phase={phase}
            onAnswer={submit}
            draft={draft}
            onDraft={onDraft}
            labelledBy={stem}
          />
        </div>
      </div>
      <div aria-live="polite">
        {phase.name === 'kept' && <KeptStub phase={phase} undo={undo} />}
        {phase.name === 'answered' && (
          <Stub
            phase={phase}
            onSendAgain={() => {
              takeFocus();
              submit(phase.answer);
            }}
            noXp={noXp}
            place={question.place ?? null}
            ismastered={question.ismastered ?? false}
            onMaster={onMaster}
            undo={undo}
            claim={
              isWrittenKind(question.type) &&
              onClaim && <ClaimButton claimed={claimed} onClaim={onClaim} />
            }
            openDialog={openDialog}
          />
        )}
      </div>
      {dialog}
    </article>
  );
});
