import type { ItemContent } from '../content.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { textsOf } from './parts.ts';

const JUNK = [
  // Markup and what templates leave behind.
  /<\/?[a-z][^>]*>|&(?:amp|lt|gt|quot|nbsp|#\d+);|\\n|\*\*|```|^#+ |�|\[object/i,
  /\[[^\]]*(?:insert|placeholder|your|blank|name|term)[^\]]*\]|\{\{|\$\{/i,
  // Addresses.
  /https?:\/\/|\bwww\.|\b[\w.]+@[\w-]+\.\w{2,}/i,
  // Words to a model, and of a model.
  /\b(?:ignore|disregard|forget) (?:all |any )?(?:of )?(?:the |your |my )?(?:previous|prior|above|earlier|preceding)\b|\bsystem prompt\b/i,
  /\bas an? (?:ai|large language|language model)\b|^(?:sure|certainly|of course)[,!]/i,
  /\bhere (?:is|are) (?:a|an|the|your|some) (?:question|flashcard|quiz|answer)s?\b/i,
  // Stand-ins for a text, and labels of options.
  /lorem ipsum|\b(?:todo|tbd|fixme)\b|^(?:foo|bar|n\/a|null|undefined|\.\.\.|…|-+|\?+|x{3,})$/i,
  /\b(?:option|distractor|answer|choice|item|term|definition) ?(?:\d|[A-D])$|^(?:[a-e]\)|\d[).]) /i,
];

/** Nothing in the item that belongs to no question. */
export function junkFlaws(content: ItemContent): Flaw[] {
  const texts = textsOf(content).map((text) => text.trim());
  const junk = texts.find((text) => JUNK.some((sign) => sign.test(text))) ?? labelled(texts);
  return flawsIf('junk', junk !== undefined && `“${junk}” holds what belongs to no question`);
}

/** A text of those that open with "A.", "B." and so on; one alone may be an initial. */
function labelled(texts: readonly string[]): string | undefined {
  const labels = texts.flatMap((text) => /^([A-E])\. /.exec(text)?.[1] ?? []).toSorted();
  const areInOrder = labels.length > 2 && 'ABCDE'.startsWith(labels.join(''));
  return areInOrder ? texts.find((text) => text.startsWith('A. ')) : undefined;
}
