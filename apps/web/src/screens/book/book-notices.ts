import type { AnswerResult, Difficulty } from '@morsel/sdk/contract';
import { streakNotice } from '@morsel/sdk/rules';
import { Award, Flame, Layers } from 'lucide-react';

import type { NoticeInput } from '../../ui/use-notice.ts';

/** The notice of an answer: only a right one at every third in a row has one. */
export function answerNotice({ isCorrect, streak }: AnswerResult): NoticeInput | undefined {
  const text = isCorrect ? streakNotice(streak) : undefined;
  return text === undefined ? undefined : { text, icon: Flame };
}

export const masteredNotice: NoticeInput = { text: 'Question mastered! 📖', icon: Award };

export function ratedNotice(difficulty: Difficulty): NoticeInput {
  return { text: `Flashcard rated ${difficulty}!`, icon: Layers };
}
