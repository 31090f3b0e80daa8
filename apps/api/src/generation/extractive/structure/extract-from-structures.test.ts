import { expect, test } from 'vitest';

import { itemsOf } from '../../../testing/texts/structure-items.ts';

const dl = (...entries: readonly (readonly [string, string])[]) =>
  `<dl>${entries.map(([term, gloss]) => `<dt>${term}</dt><dd>${gloss}</dd>`).join('')}</dl>`;

const ROCKS = [
  ['basalt', 'A dark volcanic stone that is poor in silica.'],
  ['chalk', 'A soft white limestone made of tiny shells.'],
  ['pumice', 'A volcanic glass so full of holes that it floats.'],
  ['slate', 'A fine-grained stone that splits into thin plates.'],
] as const;

test('an entry of a glossary becomes a card', async () => {
  expect(await itemsOf(`<h2>Glossary</h2>${dl(...ROCKS)}`, 'flashcards')).toContainEqual({
    type: 'flashcard',
    front: 'What does “basalt” mean?',
    back: 'A dark volcanic stone that is poor in silica.',
  });
});

test('its meaning is asked for among terms of its kind, and these are matched', async () => {
  const more = [
    ['tuff', 'The ash of a volcano once it has set hard.'],
    ['gneiss', 'A banded crystalline mass that heat has changed.'],
    ['granite', 'A hard stone that cools deep in the earth.'],
    ['flint', 'A stone of silica that breaks with a sharp edge.'],
  ] as const;
  const items = await itemsOf(`<h2>Glossary</h2>${dl(...ROCKS, ...more)}`, 'questions');
  const choice = items.find(({ type }) => type === 'mcq');
  expect(choice).toMatchObject({ text: expect.stringMatching(/^Which term means “/) });
  expect(items.some(({ type }) => type === 'match_pairs')).toBe(true);
});

test('it is not asked for where no other term is of its kind, or where its words tell it', async () => {
  const apart = [
    ['loghost', 'The host to which others send what they log.'],
    ['barter', 'A trade without any coins.'],
    ['stanza', 'A part of a poem that stands by itself.'],
  ] as const;
  const items = await itemsOf(`<h2>Glossary</h2>${dl(...apart, ...ROCKS)}`, 'questions');
  const asked = items.flatMap((item) => (item.type === 'mcq' ? [item.answer] : []));
  for (const [term] of apart) expect(asked).not.toContain(term);
});

test.each([
  ['a reference to another entry', 'See lava, which is another word for it.'],
  ['a place elsewhere in the book', 'A stone as shown in the figure above.'],
  ['code', 'A stone: rock = new Stone();'],
  ['a gloss that breaks off', 'A stone of the following kinds:'],
  ['a word alone', 'Stone.'],
  ['an order to the reader', 'A stone that you should never drop.'],
  ['what is told of something else', 'The lava of many volcanoes is cooled at once by the sea.'],
  ['what it does', 'Has a sharp edge wherever somebody breaks it.'],
])('%s explains nothing', async (_, gloss) => {
  const cards = await itemsOf(
    `<h2>Glossary</h2>${dl(['obsidian', gloss], ...ROCKS)}`,
    'flashcards',
  );
  expect(JSON.stringify(cards)).not.toContain('obsidian');
});

test('of several terms that share an explanation the first is asked for', async () => {
  const shared = '<dt>tuff</dt><dt>tuffs</dt><dd>Ash that has become stone.</dd>';
  const list = dl(...ROCKS).replace('</dl>', `${shared}</dl>`);
  expect(await itemsOf(`<h2>Glossary</h2>${list}`, 'flashcards')).toContainEqual(
    expect.objectContaining({ front: 'What does “tuff” mean?' }),
  );
});

test('brackets that point elsewhere are left out', async () => {
  const entry = ['tuff', 'Ash that has become stone (see Volcanoes).'] as const;
  expect(await itemsOf(`<h2>Glossary</h2>${dl(entry, ...ROCKS)}`, 'flashcards')).toContainEqual({
    type: 'flashcard',
    front: 'What does “tuff” mean?',
    back: 'Ash that has become stone.',
  });
});

test('points below a heading that says “definitions” explain no terms', async () => {
  const points = dl(
    ['full', 'With its thousand quarries the coast has stones for everybody.'],
    ['rich', 'Merchants from the north come here for marble each summer.'],
  );
  expect(await itemsOf(`<h2>Definitions and overview</h2>${points}`, 'flashcards')).toEqual([]);
});

test('what points at another entry is left out, and so are the letters of the term', async () => {
  const gloss = '(SP) The price of a stone on the day of its sale; contrast with forward price';
  const list = dl(['spot price', gloss], ...ROCKS);
  expect(await itemsOf(`<h2>Glossary</h2>${list}`, 'flashcards')).toContainEqual({
    type: 'flashcard',
    front: 'What does “spot price” mean?',
    back: 'The price of a stone on the day of its sale',
  });
});

test('a list of options or settings defines nothing', async () => {
  const options = dl(
    ['Preview', 'The result is shown while the dialog is open.'],
    ['Blur', 'The edges of the selection become soft.'],
    ['Angle', 'The image is turned by so many degrees.'],
  );
  expect(await itemsOf(`<h2>The Lens Flare filter</h2>${options}`, 'flashcards')).toEqual([]);
});

test('definitions outside of a glossary say what they belong to', async () => {
  const items = await itemsOf(`<h2>2.1 Kinds of stone</h2>${dl(...ROCKS)}`, 'flashcards');
  expect(items).toContainEqual({
    type: 'flashcard',
    front: 'Kinds of stone: What does “chalk” mean?',
    back: 'A soft white limestone made of tiny shells.',
  });
});

test('in a language without words for it a term stands alone, and nothing else is asked', async () => {
  const entries = dl(
    ['kivi', 'Luonnossa esiintyvä kova mineraaliaines.'],
    ['hiekka', 'Pieniä kiven murusia rannalla ja pohjassa.'],
    ['savi', 'Hienojakoinen maalaji, joka pidättää vettä.'],
  );
  expect(await itemsOf(`<h2>Glossary</h2>${entries}`, 'flashcards', 'fi')).toContainEqual({
    type: 'flashcard',
    front: 'kivi',
    back: 'Luonnossa esiintyvä kova mineraaliaines.',
  });
  expect(await itemsOf(`<h2>Glossary</h2>${entries}`, 'questions', 'fi')).toEqual([]);
});

const MOONS = [
  ['Europa', 'Jupiter'],
  ['Titan', 'Saturn'],
  ['Triton', 'Neptune'],
  ['Miranda', 'Uranus'],
] as const;
const table = (head: string, rows: readonly (readonly string[])[]) =>
  `<h2>Moons and planets</h2><p>Some words.</p><table><tr>${head}</tr>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</table>`;

test('of a table only what it says that terms mean becomes cards', async () => {
  const moons = table('<th>Moon</th><th>Planet</th>', MOONS);
  expect(await itemsOf(moons, 'flashcards')).toEqual([]);
  const meanings = table('<th>Moon</th><th>Meaning</th>', [
    ['Regular moon', 'A moon that goes around its planet the way the planet turns'],
    ['Trojan moon', 'A moon that stays on the path of a larger one, ahead of it or behind'],
    ['Shepherd moon', 'A moon that keeps the edge of a ring from spreading out'],
    ['Irregular moon', 'A body on a wide and tilted path that a planet has caught'],
    ['Binary planets', 'A pair of two planets that are bound in binary form to each other'],
  ]);
  expect(await itemsOf(meanings, 'flashcards')).toHaveLength(4);
});

const faq = (question: string, answer: string) =>
  itemsOf(`<h2>${question}</h2><p>${answer}</p>`, 'flashcards');

test.each([
  ['1.1 What is a tide?', 'A tide is the rise and fall of the sea, twice a day.'],
  ['Why do tides come twice a day?', 'Tides come twice because the sea bulges on both sides.'],
  ['Is the tide the same everywhere?', 'No. The tide of a bay may be ten times that of a lake.'],
])('%s becomes a card with its answer', async (question, back) => {
  const front = question.replace('1.1 ', '');
  expect(await faq(question, back)).toEqual([{ type: 'flashcard', front, back }]);
});

test.each([
  ['What is a tide?', 'Nobody knew for a very long time what a tide was made by.'],
  ['What is a tide?', 'Sailors watch the tide as it comes in; this section tells how.'],
  ['Why do tides come twice a day?', 'Tides of some bays come but once, which is odd.'],
  ['What is a tide?', 'A tide is told by a number of distinct features that set it apart.'],
  ['Is the tide the same everywhere?', 'The tide has many causes, of which some are local.'],
  ['How can I watch the tide?', 'You can watch the tide from any beach that is flat.'],
  ['What can I do about this tide?', 'The tide is what it is, and does as it will.'],
])('%s is not answered by “%s”', async (question, answer) => {
  expect(await faq(question, answer)).toEqual([]);
});

test('a question whose words could stand anywhere in its answer is looked at as fast as others', async () => {
  const question = `What is granite ${'a '.repeat(30)}stone?`;
  expect(await faq(question, `Granite is what ${'a'.repeat(200)} has said of it.`)).toEqual([]);
});

const LONG_ENOUGH_MS = 30_000;

test.each<[string, string, string]>([
  [
    'a meaning that leads to others again and again',
    'tuff',
    `A stone${', see a'.repeat(100_000)} ; b.`,
  ],
  ['a term of points', `tuff${':'.repeat(300_000)}a`, 'A stone of ash that has set hard.'],
])('%s is looked at once', { timeout: LONG_ENOUGH_MS }, async (_, term, gloss) => {
  const items = await itemsOf(`<h2>Glossary</h2>${dl(...ROCKS, [term, gloss])}`, 'flashcards');
  expect(items).toHaveLength(ROCKS.length);
});
