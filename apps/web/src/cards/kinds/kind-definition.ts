import type { Answer } from '@morsel/sdk/contract';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

import type { AnswerPhase } from '../question/answer-phase.ts';

/** A key or a range of keys, and what it does. */
export type CardKey = readonly [key: string, effect: string];

/** The keys of answers that stand in rows. */
export const NUMBER_KEYS: CardKey = ['1 – 5', 'Answer, or pick that row'];

/** What the screens say of a kind of item, and the keys that its cards have. */
export interface ItemKindDefinition {
  readonly name: string;
  /** What is to be done with a card, as its pill says it. */
  readonly pill: string;
  readonly icon: LucideIcon;
  /** The keys of its cards, but for those that every card has. */
  readonly keys: readonly CardKey[];
}

/** All that a question card has to know of a kind. */
export interface QuestionKindDefinition extends ItemKindDefinition {
  /** The answers of a question, to be chosen or put together. */
  readonly Answers: ComponentType<KindProps>;
  /** Whether so little stands under the stem that it may be set larger. */
  readonly isRoomy: (options: unknown, isGiven: boolean) => boolean;
  /** What stands in the gap of its sentences once they are answered. */
  readonly Filling?: ComponentType<{ readonly phase: AnswerPhase }>;
}

/** What each kind of question gets from its card. */
export interface KindProps {
  readonly questionId: number;
  readonly options: unknown;
  /** How many of the options belong, where not all do. */
  readonly placed?: number | undefined;
  readonly phase: AnswerPhase;
  readonly onAnswer: (answer: Answer) => void;
  /** What was put together of an answer when the card was up before. */
  readonly draft?: Answer | undefined;
  /** Keeps what is put together of an answer so far. */
  readonly onDraft?: ((draft: Answer) => void) | undefined;
  /** Id of the element that asks the question. */
  readonly labelledBy: string;
}
