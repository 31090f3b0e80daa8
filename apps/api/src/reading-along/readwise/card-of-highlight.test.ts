import { expect, test } from 'vitest';

import { cardOfHighlight } from './card-of-highlight.ts';

const SENTENCE = 'The Moon pulls the water towards it and lets it go.';

test.each<[string, string, string | null, string | undefined]>([
  ['a note asks for it', SENTENCE, 'Why are there tides?', 'Why are there tides?'],
  ['its first words ask for the rest', SENTENCE, null, 'How does it go on? “The Moon pulls the …”'],
  [
    'words without spaces',
    '月亮吸引海水，然后又把它放开，每天两次。',
    null,
    'How does it go on? “月亮吸引海水，然后 …”',
  ],
  ['none of what is too short', 'Slack water.', null, undefined],
  ['none of what is longer than a card', 'tide '.repeat(500), null, undefined],
])('the card of a highlight: %s', (_, text, note, front) => {
  expect(cardOfHighlight({ text, note })).toEqual(front && { front, back: text });
});
