import type { AnswerResult, Difficulty } from '@morsel/sdk/contract';
import { streakNotice } from '@morsel/sdk/rules';
import { Award, Flame, Layers } from 'lucide-react';

import type { NoticeInput } from '../../ui/toast/use-notice.ts';

/** The notice of an answer: only a right one at every third in a row has one. */
export function answerNotice({ isCorrect, streak }: AnswerResult): NoticeInput | undefined {
  const text = isCorrect ? streakNotice(streak) : undefined;
  return text === undefined ? undefined : { text, icon: Flame };
}

export function masteredNotice(undo: () => void): NoticeInput {
  const action = { label: 'Undo', run: undo };
  return { text: 'Question mastered! 📖', icon: Award, action };
}

/** What a new verdict leaves of the notice that stands: all but praise for the verdicts before it. */
export function withoutPraise(standing: NoticeInput | undefined): NoticeInput | undefined {
  return standing?.icon === Flame ? undefined : standing;
}

export function ratedNotice(difficulty: Difficulty): NoticeInput {
  return { text: `Flashcard rated ${difficulty}!`, icon: Layers };
}
