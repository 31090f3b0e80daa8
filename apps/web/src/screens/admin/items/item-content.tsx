import type { ItemEdit } from '@morsel/sdk/contract';

import { questionEditor } from '../../../cards/kinds/editors.ts';
import { STANDING_LABEL } from '../../../cards/verdict/standing-label.ts';

/** What is right about an item, and why. */
export function ItemContent({ content }: { content: ItemEdit }) {
  if (content.type === 'flashcard') return <p dir="auto">{content.back}</p>;
  const editor = questionEditor(content);
  return (
    <>
      <editor.Key content={content} />
      <p className="item-explanation" dir="auto">
        {content.explanation}
      </p>
      {content.reasons && content.reasons.length > 0 && (
        <ul className="item-reasons" aria-label="Why mistakes are wrong">
          {content.reasons.map(({ mistake, reason }, index) => (
            <li key={index}>
              <bdi>{mistake.join(' → ')}</bdi>: <bdi>{reason}</bdi>
            </li>
          ))}
        </ul>
      )}
      {content.standing !== undefined && (
        <p>
          <b>{STANDING_LABEL}</b> <bdi>{content.standing}</bdi>
        </p>
      )}
    </>
  );
}
