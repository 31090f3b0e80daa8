import { expect, test } from 'vitest';

import { flashcard, mcq, trueFalse } from '../../testing/sample-content.ts';
import type { ItemContent } from '../item-content.ts';
import { selfContainedFlaws } from './self-contained.ts';

const flawed: [string, ItemContent][] = [
  ['not self-contained', mcq({ stem: 'What does the passage say of mercury?' })],
  ['not self-contained', mcq({ stem: 'According to the book, what is mercury?' })],
  ['not self-contained', mcq({ stem: 'Which metal stands for the second of these?' })],
  ['not self-contained', mcq({ stem: 'What helped it to settle around 1970?' })],
  ['not self-contained', mcq({ stem: 'Which of the two does the second one point to?' })],
  ['not self-contained', mcq({ stem: '前に言った地方では、何が上がって行くか。' })],
  ['not self-contained', flashcard('What is the topic of this chapter?')],
  ['not self-contained', trueFalse('It melts in a warm room.')],
  ['not self-contained', trueFalse('“They breathe air,” says Darwin of whales.')],
  ['not self-contained', trueFalse('Project Gutenberg offers whales to readers.')],
  ['not self-contained', mcq({ explanation: 'Copyright 2011, all rights reserved.' })],
];

test.each(flawed)('%s', (check, content) => {
  expect(selfContainedFlaws(content).map((flaw) => flaw.check)).toContain(check);
});

test.each<[string, ItemContent]>([
  ['not self-contained', mcq({ stem: 'Why did he leave the city so early?' })],
  ['not self-contained', trueFalse('However, the second attempt failed.')],
  ['not self-contained', mcq({ stem: 'To whom is this book dedicated?' })],
])('%s too', (check, content) => {
  expect(selfContainedFlaws(content).map((flaw) => flaw.check)).toEqual([check]);
});

test.each([
  trueFalse('The passage of the Corn Laws raised the price of bread.'),
  trueFalse('Copyright protects a work for seventy years after the death of its maker.'),
  trueFalse('Johannes Gutenberg printed about 180 copies of his Bible.'),
  mcq({ stem: 'Why did Harrison need so long before he was paid?' }),
  mcq({ stem: 'How does the author answer the argument from leisure?' }),
  mcq({ stem: 'By what does the narrator of Moby-Dick sort the whales?' }),
  mcq({ stem: 'Which city is the former Batavia?' }),
  mcq({ stem: 'Which of these is solid in a warm room?' }),
  flashcard('Welcher dieser Stoffe rostet?', 'Eisen'),
  flashcard('それぞれの風が起こる場所はどこか。', '海と陸の間'),
  flashcard('これらのうち金属はどれか。', '水銀'),
  trueFalse('Gutenberg took his press over from makers of wine.'),
  mcq({ stem: 'In The Lean Startup, what is a pivot?' }),
  trueFalse('Italy is older than Iceland.'),
  trueFalse('By his constant, says Hawking, Einstein brought in a new force.'),
  trueFalse('As it circles the sun the Earth loses energy.'),
  mcq({ stem: 'Whose schooling in his day, for Smith, held nothing absurd?' }),
  mcq({ stem: 'A man has won all that he ever wanted. What does Frankl call it?' }),
  mcq({ stem: 'Why study history, if it cannot foretell the future?' }),
  mcq({ stem: '“Our rival won because its chips are faster” tells which kind of cause?' }),
  trueFalse('In this book Darwin rejects the idea that effects of use are inherited.'),
])('no flaw in %j', (content) => {
  expect(selfContainedFlaws(content)).toEqual([]);
});

test.each([
  ['de', 'Was muss man tun, wenn er gefallen ist?', 'Was tut der Kessel, wenn er gefallen ist?'],
  ['de', 'Welche beiden bestehen demnach weiter?', 'Welche Regeln bestehen demnach weiter?'],
  ['ja', 'なぜ彼はそこへ行ったのか。', '忠敬が江戸で天文学を学んだのは、その師に何を習うためか。'],
])('a pronoun leans in %s where nothing is named', (_, leaning, standing) => {
  const found = (front: string) => selfContainedFlaws(flashcard(front, 'x'));
  expect(found(leaning)).toContainEqual(
    expect.objectContaining({ detail: expect.stringMatching(/says what it stands for|leans on/) }),
  );
  expect(found(standing)).toEqual([]);
});
