import type { Reason } from '@morsel/sdk/domain';

import type { Evidence } from '../../items/checks/flaw.ts';
import { inventionFlaws } from '../../items/checks/invention-flaws.ts';
import { alsoSaying, claimSourceOf, shareFound } from '../../items/checks/item-claim.ts';
import { optionGroups, textsOf } from '../../items/checks/item-parts.ts';
import { junkFlaws } from '../../items/checks/junk-flaws.ts';
import { reasonFlaws } from '../../items/checks/reason-flaws.ts';
import { selfContainedFlaws } from '../../items/checks/self-contained.ts';
import { sentencesOf } from '../../items/checks/sentences.ts';
import { normalized } from '../../items/checks/word-similarity.ts';
import type { QuestionContent } from '../../items/item-content.ts';

const MOST_LETTERS = 140;
/** Of its words with meaning: a reason sets what the passage says against what it does not say. */
const LEAST_KNOWN = 0.4;
/** What speaks of nothing in the item may be true of another. */
const LEAST_OF_ITEM = 0.2;

/**
 * The reasons that can be shown: one sentence each, about a mistake that readers can make, which says
 * more than that it is wrong and, where there is a text, nothing that the passage does not bear out.
 */
export function supportedReasons(
  content: QuestionContent,
  reasons: readonly Reason[],
  evidence: Evidence | undefined,
): Reason[] {
  const kept: Reason[] = [];
  for (const said of reasons) {
    const one = { ...said, mistake: said.mistake.map((text) => asShown(content, text)) };
    const isSound = isOneSentence(one.reason) && flawsWith(content, [...kept, one]).length === 0;
    if (isSound && (evidence === undefined || isBorneOut(content, one, evidence))) kept.push(one);
  }
  return kept;
}

/** Models copy an option in other letters. */
function asShown(content: QuestionContent, text: string): string {
  const shown = optionGroups(content).flat();
  return shown.find((option) => normalized(option) === normalized(text)) ?? text;
}

/** It names the mistake, or speaks of what the item speaks of. */
function isAbout(reason: string, of: { item: string; mistake: readonly string[] }): boolean {
  const named = shareFound(reason, claimSourceOf(of.mistake.join(' '), '')) > 0;
  return named || shareFound(reason, claimSourceOf(of.item, '')) >= LEAST_OF_ITEM;
}

const isOneSentence = (reason: string) =>
  reason.length <= MOST_LETTERS && sentencesOf(reason).length === 1;

/** The last of the reasons is held to what an explanation is. */
function flawsWith(content: QuestionContent, reasons: readonly Reason[]) {
  const shown = explainedBy(content, reasons.at(-1)?.reason ?? '');
  const all = reasons.map(({ mistake, reason }) => ({ mistake: [...mistake], reason }));
  return [
    ...reasonFlaws({ ...content, answerKey: { ...content.answerKey, reasons: all } }),
    ...junkFlaws(shown),
    ...selfContainedFlaws(shown),
  ];
}

const explainedBy = (content: QuestionContent, explanation: string): QuestionContent => ({
  ...content,
  answerKey: { ...content.answerKey, explanation },
});

function isBorneOut(
  content: QuestionContent,
  { mistake, reason }: Reason,
  { passage, book }: Evidence,
): boolean {
  const item = [...textsOf(content), ...mistake].join(' ');
  const sources = [passage, book.title, book.author, item];
  const invented = inventionFlaws(explainedBy(content, reason), sources);
  const told = claimSourceOf(passage, '');
  return (
    invented.length === 0 &&
    shareFound(reason, told) > 0 &&
    isAbout(reason, { item, mistake }) &&
    shareFound(reason, alsoSaying(told, claimSourceOf(item, ''))) >= LEAST_KNOWN
  );
}
