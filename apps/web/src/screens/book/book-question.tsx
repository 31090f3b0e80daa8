import type { Answer, Question } from '@morsel/sdk/contract';
import { memo, useRef } from 'react';

import { QuestionCard } from '../../cards/question/question-card.tsx';
import { useAnswerBookQuestion } from '../../data/items/answer-book-question.ts';
import { useAnswerDraft } from '../../data/items/answer-draft.ts';
import { useClaim } from '../../data/items/claimable.ts';
import { useItemVerbs } from '../../data/items/item-verbs.ts';
import { useUndo } from '../../data/items/undoable.ts';
import { useMasterBookQuestion, useUndoBookMark } from '../../data/mastered/master-question.ts';
import {
  claimReactions,
  toastFailure,
  undoReactions,
} from '../../features/card-toasts/card-failure.ts';
import { toastEarned } from '../../features/card-toasts/card-praise.ts';
import { resultOf } from '../../operation-outcome.ts';
import type { ChangeNotice } from '../../ui/toast/use-notice.ts';
import { answerNotice, masteredNotice, withoutPraise } from './book-notices.ts';
import type { RecordEvent, SessionAnswer } from './book-session.ts';
import { CardMark } from './card-mark.tsx';

interface BookQuestionProps {
  readonly question: Question;
  /** The answer of this session, once the question is answered. */
  readonly given: SessionAnswer | undefined;
  readonly ismastered: boolean;
  readonly record: RecordEvent;
  readonly tell: ChangeNotice;
}

/** A question on its book's page, answered once per session; it stays when it is mastered. */
export const BookQuestion = memo(function BookQuestion(props: BookQuestionProps) {
  const { question, given, ismastered, record, tell } = props;
  const questionId = question.id;
  const last = useRef(given);
  const { judge, answered, opId, answer } = useAnswerBookQuestion(question, {
    onSuccess(outcome, operation) {
      last.current = { opId: operation, outcome };
      record({ did: 'answer', questionId, given: last.current });
      const result = resultOf(outcome);
      if (result) tell(answerNotice(result) ?? withoutPraise);
      toastEarned(result);
    },
    onError: (error) => toastFailure(error, 'answer'),
  });
  const { mutate: unmark } = useUndoBookMark(question, {
    onSuccess() {
      record({ did: 'unmaster', questionId });
      tell(undefined);
    },
    onError: (error) => toastFailure(error, 'undo'),
  });
  const { mutateAsync: master } = useMasterBookQuestion(question, {
    onSuccess(marked) {
      record({ did: 'master', questionId });
      tell(masteredNotice(() => unmark()));
      toastEarned(resultOf(marked));
    },
    onError: (error) => toastFailure(error, 'mark'),
  });
  const takeBack = useUndo(questionId, {
    ...undoReactions,
    onError(error) {
      // Undo may have been pressed before there was an outcome.
      if (last.current) record({ did: 'answer', questionId, given: last.current });
      undoReactions.onError(error);
    },
  });
  const undo =
    takeBack &&
    (async () => {
      record({ did: 'undo', itemId: questionId });
      await takeBack();
    });
  const { claim, claimed } = useClaim(question, given?.opId ?? opId, claimReactions);
  const verbs = useItemVerbs(questionId, question.book.id);
  const draft = useAnswerDraft(questionId);
  const answerOnce = async (choice: Answer) => given?.outcome ?? answer(choice);
  return (
    <>
      {ismastered && <CardMark>Mastered</CardMark>}
      <QuestionCard
        question={{ ...question, ismastered }}
        answered={answered}
        onAnswer={answerOnce}
        judge={judge}
        onMaster={() => master()}
        onUndo={undo}
        onClaim={claim}
        claimed={claimed}
        {...draft}
        {...verbs}
      />
    </>
  );
});
