import type { Answer, Question } from '@morsel/sdk/contract';
import { memo } from 'react';

import { toastFailure } from '../../cards/card-toasts.ts';
import { QuestionCard } from '../../cards/question-card.tsx';
import { useAnswering } from '../../data/answering.ts';
import { useFeedAnswers } from '../../data/feed-answers.ts';
import { useItemVerbs } from '../../data/item-verbs.ts';
import { useMastering } from '../../data/mastering.ts';
import { toastAnswer, toastMastered } from './feed-toasts.ts';

const answerReactions = {
  onSuccess: toastAnswer,
  onError: (error: Error) => toastFailure(error, 'answer'),
};
const markReactions = {
  onSuccess: toastMastered,
  onError: (error: Error) => toastFailure(error, 'mark'),
};

/** A question in the feed: its verbs call the API, what they bring shows as toasts. */
export const FeedQuestion = memo(function FeedQuestion({ question }: { question: Question }) {
  const { answered, ismastered, rememberAnswer, rememberMark } = useFeedAnswers(question.id);
  const { mutateAsync: send } = useAnswering(question, answerReactions);
  const { mutateAsync: mark } = useMastering(question, markReactions);
  const verbs = useItemVerbs(question.id);
  async function master() {
    await mark();
    rememberMark();
  }
  return (
    <QuestionCard
      question={ismastered ? { ...question, ismastered: true } : question}
      answered={answered}
      onAnswer={(choice: Answer) => rememberAnswer(choice, send(choice))}
      onMaster={master}
      {...verbs}
    />
  );
});
