import type { Answer, ClaimState } from '@morsel/sdk/contract';
import { type ComponentProps, useState } from 'react';
import { vi } from 'vitest';

import type { CardQuestion } from '../cards/card/card-item.ts';
import { CardKeys } from '../cards/keys/card-keys.tsx';
import { QuestionCard } from '../cards/question/question-card.tsx';
import type { AnswerOutcome } from '../operation-outcome.ts';
import { itemVerbs } from './item-verbs.ts';
import { aQuestion } from './items.ts';
import { render } from './render.tsx';

interface CardWithKeysProps extends Omit<
  ComponentProps<typeof QuestionCard>,
  'claimed' | 'onClaim'
> {
  readonly onClaim?: () => Promise<ClaimState>;
}

/** A card among its keys, which remembers its mark and its claim. */
function CardWithKeys({ question, onMaster, onClaim, ...props }: CardWithKeysProps) {
  const [ismastered, setMastered] = useState(question.ismastered ?? false);
  const [claimed, setClaimed] = useState<ClaimState>();
  const master = async () => {
    await onMaster();
    setMastered(true);
  };
  return (
    <>
      <CardKeys />
      <QuestionCard
        question={{ ...question, ismastered }}
        onMaster={master}
        onClaim={onClaim && (async () => setClaimed(await onClaim()))}
        claimed={claimed}
        {...props}
      />
    </>
  );
}

/** A card whose answers are settled by hand. */
export function renderCard(
  question: CardQuestion = aQuestion(),
  more: Pick<CardWithKeysProps, 'onClaim' | 'draft' | 'judge' | 'onUndo' | 'answered'> = {},
) {
  const calls: PromiseWithResolvers<AnswerOutcome>[] = [];
  const onAnswer = vi.fn<(answer: Answer) => Promise<AnswerOutcome>>(() => {
    const call = Promise.withResolvers<AnswerOutcome>();
    calls.push(call);
    return call.promise;
  });
  /** An answer that is given once its verdict is painted. */
  const nthCall = (nth: number) => vi.waitUntil(() => calls[nth], { timeout: 60_000 });
  const onMaster = vi.fn<() => Promise<unknown>>(() => Promise.resolve());
  const verbs = itemVerbs();
  const { screen } = render(
    <CardWithKeys {...{ question, onAnswer, onMaster, ...verbs, ...more }} />,
  );
  return { screen, onAnswer, onMaster, calls, ...verbs, nthCall };
}
