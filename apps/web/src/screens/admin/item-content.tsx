import type { ItemEdit } from '@morsel/sdk/contract';
import { Check } from 'lucide-react';

/** What is right about an item, and why. */
export function ItemContent({ content }: { content: ItemEdit }) {
  if (content.type === 'flashcard') return <p dir="auto">{content.back}</p>;
  return (
    <>
      <ItemKey content={content} />
      <p className="item-explanation" dir="auto">
        {content.explanation}
      </p>
    </>
  );
}

function ItemKey({ content }: { content: Exclude<ItemEdit, { type: 'flashcard' }> }) {
  switch (content.type) {
    case 'mcq':
      return (
        <ul className="item-key" aria-label="Options, the right one first">
          <li className="is-right" dir="auto">
            <Check className="icon" aria-hidden="true" />
            {content.answer}
          </li>
          {content.distractors.map((distractor, index) => (
            <li key={index} dir="auto">
              {distractor}
            </li>
          ))}
        </ul>
      );
    case 'true_false':
      return (
        <p className="item-key is-right">
          <Check className="icon" aria-hidden="true" />
          {content.answer ? 'TRUE' : 'FALSE'}
        </p>
      );
    case 'match_pairs':
      return (
        <ul className="item-key" aria-label="Pairs">
          {content.pairs.map(([left, right], index) => (
            <li key={index}>
              <bdi>{left}</bdi> → <bdi>{right}</bdi>
            </li>
          ))}
        </ul>
      );
    case 'arrange_list':
      return (
        <ol className="item-key is-ordered" aria-label="In the right order">
          {content.order.map((entry, index) => (
            <li key={index} dir="auto">
              {entry}
            </li>
          ))}
        </ol>
      );
  }
}
