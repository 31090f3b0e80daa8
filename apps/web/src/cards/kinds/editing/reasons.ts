import type { Reason } from '@morsel/sdk/contract';

/** The reason for that mistake; '' when there is none. */
export function reasonOf(reasons: readonly Reason[], mistake: readonly string[]): string {
  return reasons.find((reason) => isAbout(reason, mistake))?.reason ?? '';
}

/** The reasons with that one for the mistake, or without one where it says nothing. */
export function withReason(
  reasons: readonly Reason[],
  mistake: readonly string[],
  text: string,
): Reason[] {
  if (text === '') return reasons.filter((reason) => !isAbout(reason, mistake));
  const at = reasons.findIndex((reason) => isAbout(reason, mistake));
  const told = { mistake: [...mistake], reason: text };
  return at < 0 ? [...reasons, told] : reasons.with(at, told);
}

function isAbout({ mistake }: Reason, texts: readonly string[]): boolean {
  return mistake.length === texts.length && mistake.every((text, at) => text === texts[at]);
}

/**
 * The reasons after the texts that they speak of were edited: those of a text that was changed go
 * along with it, those of one that was taken out leave with it. While two texts are the same, nobody
 * knows which is meant: the reasons stay as they are.
 */
export function followTexts(
  reasons: readonly Reason[],
  before: readonly string[],
  after: readonly string[],
): Reason[] {
  if (after.length < before.length) {
    const gone = new Set(before.filter((text) => !after.includes(text)));
    return reasons.filter(({ mistake }) => !mistake.some((text) => gone.has(text)));
  }
  if (after.length > before.length) return [...reasons];
  const changed = before.flatMap((text, at) => (text === after[at] ? [] : [at]));
  const [at] = changed;
  const [from, to] = at === undefined ? [] : [before[at], after[at]];
  if (changed.length !== 1 || from === undefined || to === undefined) return [...reasons];
  if (isTwice(before, from) || isTwice(after, to)) return [...reasons];
  return reasons.map(({ mistake, reason }) => ({
    mistake: mistake.map((text) => (text === from ? to : text)),
    reason,
  }));
}

/** The same for an item, which may have no reasons. */
export function followed(
  { reasons }: { readonly reasons?: readonly Reason[] },
  before: readonly string[],
  after: readonly string[],
): { reasons?: Reason[] } {
  return reasons === undefined ? {} : { reasons: followTexts(reasons, before, after) };
}

function isTwice(texts: readonly string[], text: string): boolean {
  return texts.indexOf(text) !== texts.lastIndexOf(text);
}
