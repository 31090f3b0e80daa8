import type { FeedItem, Flashcard as FlashcardItem, Question } from '@morsel/sdk/contract';
import { memo, useState } from 'react';

import { Flashcard } from '../../cards/flashcard/flashcard.tsx';
import { QuestionCard } from '../../cards/question/question-card.tsx';
import { useDue } from '../../data/feed/feed.ts';
import { useAnswerDraft } from '../../data/items/answer-draft.ts';
import { useAnswerFeedQuestion } from '../../data/items/answer-question.ts';
import { useClaim } from '../../data/items/claimable.ts';
import { useItemVerbs } from '../../data/items/item-verbs.ts';
import { type Rated, useRateFlashcard } from '../../data/items/rate-flashcard.ts';
import { useUndo } from '../../data/items/undoable.ts';
import { useMasterQuestion, useUndoMark } from '../../data/mastered/master-question.ts';
import {
  claimReactions,
  toastFailure,
  undoReactions,
} from '../../features/card-toasts/card-failure.ts';
import type { AnswerOutcome } from '../../operation-outcome.ts';
import type * as feedToasts from './feed-toasts.ts';

/** One item of the feed; an item that does not say what it is is a question. */
export const FeedCard = memo(function FeedCard({ item }: { item: FeedItem }) {
  const card = useDue(item);
  if (card.itemType === 'flashcard') return <FeedFlashcard flashcard={card} />;
  return <FeedQuestion question={card} />;
});

/** What has come of something is said once the code for it is there. */
async function tell(say: (toasts: typeof feedToasts) => void): Promise<void> {
  try {
    say(await import('./feed-toasts.ts'));
  } catch {
    return;
  }
}

const answerReactions = {
  onSuccess: (outcome: AnswerOutcome) => void tell(({ toastAnswer }) => toastAnswer(outcome)),
  onError: (error: Error) => toastFailure(error, 'answer'),
};

/** A question in the feed: its verbs call the API, what they bring shows as toasts. */
function FeedQuestion({ question }: { question: Question }) {
  const { answered, opId, answer, judge, ...marked } = useAnswerFeedQuestion(
    question,
    answerReactions,
  );
  const draft = useAnswerDraft(question.id);
  const { ismastered, master } = useFeedMark(question, marked);
  const undo = useUndo(question.id, { ...undoReactions, isReviewed: opId !== undefined });
  const { claim, claimed } = useClaim(question, opId, claimReactions);
  const verbs = useItemVerbs(question.id, question.book?.id);
  return (
    <QuestionCard
      question={ismastered ? { ...question, ismastered: true } : question}
      answered={answered}
      onAnswer={answer}
      judge={judge}
      onMaster={master}
      onUndo={undo}
      onClaim={claim}
      claimed={claimed}
      {...draft}
      {...verbs}
    />
  );
}

interface Marked {
  readonly ismastered: boolean;
  readonly rememberMark: (ismastered: boolean) => void;
}

/** The mastered mark of a card, and the verb that sets it; the toast of it takes it back. */
function useFeedMark(question: Question, { ismastered: before, rememberMark }: Marked) {
  const [ismastered, setMastered] = useState(before);
  const note = (marked: boolean) => {
    setMastered(marked);
    rememberMark(marked);
  };
  const { mutate: undo } = useUndoMark(question, {
    onSuccess: () => note(false),
    onError: (error) => toastFailure(error, 'undo'),
  });
  const { mutateAsync: mark } = useMasterQuestion(question, {
    onSuccess(outcome) {
      note(true);
      void tell(({ toastMastered }) => toastMastered(outcome, undo));
    },
    onError: (error) => toastFailure(error, 'mark'),
  });
  return { ismastered, master: () => mark() };
}

const ratingReactions = {
  onSuccess: (rated: Rated) => void tell(({ toastRated }) => toastRated(rated)),
  onError: (error: Error) => toastFailure(error, 'rating'),
};

/** A flashcard in the feed; rating it again is allowed. */
function FeedFlashcard({ flashcard }: { flashcard: FlashcardItem }) {
  const { rate, given, isRated } = useRateFlashcard(flashcard, ratingReactions);
  const undo = useUndo(flashcard.id, { ...undoReactions, isReviewed: isRated });
  const verbs = useItemVerbs(flashcard.id, flashcard.book?.id);
  return <Flashcard flashcard={flashcard} onRate={rate} given={given} onUndo={undo} {...verbs} />;
}
