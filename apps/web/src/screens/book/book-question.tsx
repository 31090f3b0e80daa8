import type { Answer, Question } from '@morsel/sdk/contract';
import { memo } from 'react';

import { toastAchievement, toastFailure } from '../../cards/card-toasts.ts';
import { QuestionCard } from '../../cards/question-card.tsx';
import { type AnswerOutcome, useAnswering } from '../../data/answering.ts';
import { useItemVerbs } from '../../data/item-verbs.ts';
import { useMasteringById } from '../../data/mastering.ts';
import { resultOf } from '../../data/submitting.ts';
import type { ChangeNotice } from '../../ui/use-notice.ts';
import { answerNotice, masteredNotice } from './book-notices.ts';
import type { RecordEvent } from './book-session.ts';
import { CardMark } from './card-mark.tsx';

interface BookQuestionProps {
  readonly question: Question;
  /** What became of the answer of this session, once the question is answered. */
  readonly outcome: AnswerOutcome | undefined;
  readonly ismastered: boolean;
  readonly record: RecordEvent;
  readonly tell: ChangeNotice;
}

/** A question on its book's page, answered once per session; it stays when it is mastered. */
export const BookQuestion = memo(function BookQuestion(props: BookQuestionProps) {
  const { question, outcome, ismastered, record, tell } = props;
  const questionId = question.id;
  const { mutateAsync: send } = useAnswering(question, {
    onSuccess(answered) {
      record({ did: 'answer', questionId, outcome: answered });
      const result = resultOf(answered);
      const notice = result && answerNotice(result);
      if (notice) tell(notice);
      toastAchievement(result?.achievement);
    },
    onError: (error) => toastFailure(error, 'answer'),
  });
  const { mutateAsync: master } = useMasteringById(question, {
    onSuccess(marked) {
      record({ did: 'master', questionId });
      tell(masteredNotice);
      toastAchievement(resultOf(marked)?.achievement);
    },
    onError: (error) => toastFailure(error, 'mark'),
  });
  const verbs = useItemVerbs(questionId);
  const answerOnce = async (answer: Answer) => outcome ?? send(answer);
  return (
    <>
      {ismastered && <CardMark>Mastered</CardMark>}
      <QuestionCard question={question} onAnswer={answerOnce} onMaster={master} {...verbs} />
    </>
  );
});
