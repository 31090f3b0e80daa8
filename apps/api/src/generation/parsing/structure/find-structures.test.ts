import { expect, test } from 'vitest';

import { read } from '../../../testing/texts/read-text.ts';

/** Structures with the words of their parts, as they stand in the chapter. */
async function structuresOf(text: string) {
  const { chapters, structures } = await read(() => text);
  return structures.map(({ kind, chapter, title, header, rows }) => {
    const words = ({ start, end }: { start: number; end: number }) =>
      chapters[chapter]?.text.slice(start, end);
    return { kind, title, header: header.map(words), rows: rows.map((row) => row.map(words)) };
  });
}

const page = (body: string) => `<!doctype html><html><body>${body}</body></html>`;

test.each([
  [
    'a list of definitions, two terms of which share one',
    '<h2>Rocks</h2><p>Some words.</p><dl><dt>basalt</dt><dd>A dark rock.<p>It is common.</p></dd>' +
      '<dt>pumice</dt><dt>foam rock</dt><dd>A light rock.</dd></dl>',
    [
      {
        kind: 'definitions',
        title: 'Rocks',
        header: [],
        rows: [
          ['basalt', 'A dark rock.\n\nIt is common.'],
          ['pumice\n\nfoam rock', 'A light rock.'],
        ],
      },
    ],
  ],
  [
    'a glossary by its heading',
    '<h2>A. Glossary</h2><dl><dt>ebb</dt><dd>The tide going out.</dd></dl>',
    [
      {
        kind: 'glossary',
        title: 'A. Glossary',
        header: [],
        rows: [['ebb', 'The tide going out.']],
      },
    ],
  ],
  [
    'a table, without the row that lacks a cell',
    '<h2>Moons</h2><p>Some words.</p><table><thead><tr><th>Moon</th><th>Planet</th></tr></thead>' +
      '<tr><td>Io</td><td>Jupiter</td></tr><tr><td>Rhea</td><td></td></tr>' +
      '<tr><td>Titan</td><td>Saturn</td></tr></table>',
    [
      {
        kind: 'table',
        title: 'Moons',
        header: ['Moon', 'Planet'],
        rows: [
          ['Io', 'Jupiter'],
          ['Titan', 'Saturn'],
        ],
      },
    ],
  ],
  [
    'numbered steps with what is said before them',
    '<h2>Tea</h2><p>Do this in order:</p><ol><li>Boil water</li><li>Add leaves<ul><li>green</li>' +
      '</ul></li><li>Wait</li></ol>',
    [
      {
        kind: 'numbered',
        title: 'Tea',
        header: ['Do this in order:'],
        rows: [['Boil water'], ['Add leaves'], ['Wait']],
      },
    ],
  ],
  [
    'bullets that open with a term',
    '<h2>Rocks</h2><ul><li><b>Basalt</b>: a dark volcanic rock.</li><li><b>Chalk:</b> a soft white ' +
      'rock.</li><li>Pumice — a rock that floats.</li></ul>',
    [
      {
        kind: 'definitions',
        title: 'Rocks',
        header: [],
        rows: [
          ['Basalt', 'a dark volcanic rock.'],
          ['Chalk', 'a soft white rock.'],
          ['Pumice', 'a rock that floats.'],
        ],
      },
    ],
  ],
  [
    'bullets that open with code',
    '<ul><li><code>to</code>: A list of addresses.</li><li><code>cc</code>: A list of copies.</li>' +
      '<li><code>subject</code>: The first line.</li></ul>',
    [],
  ],
  ['bullets that do not', '<ul><li>One thing: yes.</li><li>Two.</li><li>Three.</li></ul>', []],
  [
    'a dialogue, whose speakers come again',
    ['Ann', 'Bob', 'Ann', 'Bob', 'Ann', 'Bob']
      .map((name) => `<p>${name}: Let us go on talking for a while.</p>`)
      .join(''),
    [],
  ],
  [
    'a question above its answer',
    '<h2>1.2 What is a tide?</h2><p>The sea rising.</p><p>More.</p><h2>Ebb</h2><p>Text.</p>',
    [{ kind: 'question', title: '1.2 What is a tide?', header: [], rows: [['The sea rising.']] }],
  ],
  [
    'a question and an answer that say so',
    '<p>Q: What makes the tides rise?</p><p>A: The moon does.</p>',
    [
      {
        kind: 'question',
        title: 'What makes the tides rise?',
        header: [],
        rows: [['The moon does.']],
      },
    ],
  ],
])('%s', async (_, body, expected) => {
  expect(await structuresOf(page(`<p>The sea.</p>${body}`))).toEqual(expected);
});

test('what stands before a colon in list after list is no term', async () => {
  const list = (rock: string) =>
    `<h2>On ${rock}</h2><p>Words.</p><dl><dt>${rock}</dt><dd>A kind of rock.</dd><dt>Manual</dt><dd>More.</dd></dl>`;
  const found = await structuresOf(page(['Chalk', 'Slate', 'Tuff'].map(list).join('')));
  expect(found.map(({ rows }) => rows.map(([term]) => term))).toEqual([
    ['Chalk'],
    ['Slate'],
    ['Tuff'],
  ]);
});

test('what is for machines is told, and a list of it left out', async () => {
  const option = '<dt><code>-f</code></dt><dd>Go on.</dd>';
  const { structures } = await read(() => page(`<dl><dt>on</dt><dd>Go on.</dd>${option}</dl>`));
  expect(structures[0]?.rows[1]).toEqual([
    { start: 12, end: 14, isCode: true },
    { start: 16, end: 22 },
  ]);
  expect((await read(() => page(`<dl>${option}</dl>`))).structures).toEqual([]);
});

test('the marks of permanent links and panels to other pages are no text', async () => {
  const html = page(
    '<div class="navheader"><table><tr><td>Prev</td><td>Next</td></tr></table></div>' +
      '<h2>Ebb<a class="headerlink">¶</a></h2><p>The tide going out.</p>',
  );
  const { chapters } = await read(() => html);
  expect(chapters).toEqual([{ title: 'Ebb', text: 'The tide going out.' }]);
});
