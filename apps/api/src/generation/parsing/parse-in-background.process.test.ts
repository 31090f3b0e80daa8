import { MOST_SOURCE_BYTES } from '@morsel/sdk/domain';
import { afterAll, expect, test } from 'vitest';

import { closeBackground } from '../../background/run-in-background.ts';
import { wrappedText } from '../../testing/texts/making/plain-texts.ts';
import { TIDES } from '../../testing/texts/tides.ts';
import { passageOf } from './cut-chunks.ts';
import { parseText } from './parse-in-background.ts';
import { UnreadableTextError } from './unreadable-text.ts';

afterAll(closeBackground);

const SENDER = { id: 1, trust: 'known' } as const;

const file = (text: string) =>
  ({
    bytes: new TextEncoder().encode(text),
    name: 'tides.txt',
    kind: 'file',
    book: TIDES,
  }) as const;

test('a text comes out of the background as it is', async () => {
  const { format, chapters, chunks } = await parseText(file(wrappedText()), { sender: SENDER });
  expect(format).toBe('text');
  expect(chapters.map(({ text }) => text)).toEqual(
    TIDES.chapters.map(({ paragraphs }) => paragraphs.join('\n\n')),
  );
  expect(chunks.map((chunk) => passageOf(chapters, chunk))).toEqual(
    chapters.map(({ text }) => text),
  );
});

test('why there is none comes out as the error that it is', async () => {
  await expect(parseText(file('%PDF-1.7'), { sender: SENDER })).rejects.toThrow(
    UnreadableTextError,
  );
  await expect(parseText(file('%PDF-1.7'), { sender: SENDER })).rejects.toMatchObject({
    reason: 'broken',
  });
});

test('a file that is too large is not read', async () => {
  const large = { ...file(''), bytes: new Uint8Array(MOST_SOURCE_BYTES + 1) };
  await expect(parseText(large, { sender: SENDER })).rejects.toMatchObject({
    reason: 'large',
    field: 'file',
    message: expect.stringMatching(/\.$/),
  });
});

test('a reader who leaves ends the reading', async () => {
  const leaving = new AbortController();
  const parsed = parseText(file(wrappedText()), { sender: SENDER, signal: leaving.signal });
  leaving.abort(new Error('left'));
  await expect(parsed).rejects.toThrow('left');
});
