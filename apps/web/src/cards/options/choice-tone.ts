import type { Answer } from '@morsel/sdk/contract';

import type { AnswerPhase } from '../question/answer-phase.ts';

export type Tone = 'rest' | 'kept' | 'pending' | 'given' | 'quiet' | 'right' | 'wrong' | 'missed';

/** How one of the answers of a choice looks; `missed` only when the server told the right one. */
export function choiceTone(phase: AnswerPhase, answer: Answer): Tone {
  const chosen = phase.answer === answer;
  switch (phase.name) {
    case 'unanswered':
      return chosen ? 'kept' : 'rest';
    case 'submitting':
      return chosen ? 'pending' : 'quiet';
    case 'kept':
      return chosen ? 'given' : 'quiet';
    case 'answered':
      if (chosen) return phase.result.isCorrect ? 'right' : 'wrong';
      return phase.result.correctAnswer === answer ? 'missed' : 'quiet';
  }
}

/** What a tone says to those who do not see it, spoken after the text of the option. */
export const SPOKEN_TONE: Readonly<Record<Tone, string>> = {
  rest: '',
  kept: '(your choice, not sent yet)',
  pending: '(your choice, being checked)',
  given: '(your answer, kept)',
  quiet: '',
  right: '(your answer, right)',
  wrong: '(your answer, wrong)',
  missed: '(the right answer)',
};
