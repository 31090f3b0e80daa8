import type { Answer } from '@morsel/sdk/contract';

import type { AnswerPhase } from './answer-phase.ts';

/** What each kind of question gets from its card. */
export interface KindProps {
  readonly questionId: number;
  readonly options: unknown;
  readonly phase: AnswerPhase;
  readonly onAnswer: (answer: Answer) => void;
  /** Id of the element that asks the question. */
  readonly labelledBy: string;
}
