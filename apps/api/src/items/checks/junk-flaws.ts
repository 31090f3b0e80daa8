import type { ItemContent } from '../item-content.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { foreignIn } from './foreign-text.ts';
import { textsOf } from './item-parts.ts';

/** What templates leave behind, stand-ins for a text, and labels of options. */
const JUNK = [
  /\[[^\]]{0,80}(?:insert|placeholder|your|blank|name|term)[^\]]{0,80}\]|\{\{|\$\{/i,
  /lorem ipsum|\b(?:todo|tbd|fixme)\b|^(?:foo|bar|n\/a|null|undefined|\.\.\.|…|-+|\?+|x{3,})$/i,
  /\b(?:option|distractor|answer|choice|item|term|definition) ?(?:\d|[A-D])$|^(?:[a-e]\)|\d[).]) /i,
];

/** Nothing in the item that belongs to no question. */
export function junkFlaws(content: ItemContent): Flaw[] {
  const texts = textsOf(content).map((text) => text.trim());
  const foreign = texts.map((text) => ({ text, what: foreignIn(text) }));
  const found = foreign.find(({ what }) => what !== undefined);
  const junk = texts.find((text) => JUNK.some((sign) => sign.test(text))) ?? labelled(texts);
  return [
    ...flawsIf('junk', found && `“${found.text}” holds ${found.what}`),
    ...flawsIf(
      'junk',
      found === undefined && junk !== undefined && `“${junk}” holds what belongs to no question`,
    ),
  ];
}

/** A text of those that open with "A.", "B." and so on; one alone may be an initial. */
function labelled(texts: readonly string[]): string | undefined {
  const labels = texts.flatMap((text) => /^([A-E])\. /.exec(text)?.[1] ?? []).toSorted();
  const areInOrder = labels.length > 2 && 'ABCDE'.startsWith(labels.join(''));
  return areInOrder ? texts.find((text) => text.startsWith('A. ')) : undefined;
}
