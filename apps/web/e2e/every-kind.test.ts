import { isAcceptedText } from '@morsel/sdk/rules';
import type { Locator, Page } from 'playwright';
import { expect, inject, test } from 'vitest';

import { type AuthoredQuestion, heard, questionsIn } from './answer-book.ts';
import { untilReadyForOffline, untilWaiting } from './studying.ts';
import { newVisitor } from './visitor.ts';

const product = inject('sharedProduct');

type OfType<Type extends AuthoredQuestion['type']> = Extract<AuthoredQuestion, { type: Type }>;

const SLUG = 'a-brief-history-of-time';

const questions = questionsIn(`${SLUG}.json`);

function first<Type extends AuthoredQuestion['type']>(
  type: Type,
  holds: (question: OfType<Type>) => boolean = () => true,
): OfType<Type> {
  const isOne = (question: AuthoredQuestion): question is OfType<Type> => question.type === type;
  const found = questions.filter(isOne).find(holds);
  if (!found) throw new Error(`The book has no such ${type}`);
  return found;
}

/** A guest with that book alone from the start, whose phone is small, on the page of the book. */
async function openBook() {
  const visitor = await newVisitor(product.url, { viewport: { width: 320, height: 568 } });
  const { page } = visitor;
  const { request } = page;
  const headers = { origin: product.url };
  const guest: { id: number } = await (await request.post('/api/demo-user', { headers })).json();
  const api = `/api/users/${guest.id}/books`;
  const books: { id: number; slug: string }[] = await (await request.get('/api/books')).json();
  const shelf: { book: { id: number } }[] = await (await request.get(api)).json();
  const book = books.find(({ slug }) => slug.startsWith(SLUG));
  await request.post(api, { headers, data: { bookId: book?.id } });
  for (const { book: other } of shelf) {
    if (other.id !== book?.id) await request.delete(`${api}/${other.id}`, { headers });
  }
  await page.goto('/');
  await untilReadyForOffline(page);
  await page.goto(`/books/${book?.slug}`);
  // The keys of cards come after what the first screen needs.
  await page.waitForLoadState('networkidle');
  return visitor;
}

/** The card of a question, with the keys on it. */
async function goTo(page: Page, question: AuthoredQuestion): Promise<Locator> {
  const card = page.getByRole('article', { name: heard(question), exact: true });
  await card.focus();
  return card;
}

async function press(page: Page, keys: readonly (string | number)[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(String(key));
}

/** Writes an answer by keyboard alone; while it is written, no key is one of the card's. */
async function write(page: Page, card: Locator, text: string): Promise<void> {
  await press(page, ['Enter']);
  await page.keyboard.type(text);
  expect(await card.getByRole('textbox').inputValue()).toBe(text);
  await press(page, ['Enter']);
}

/** Matches by the numbers of the rows: left, then right. */
async function matchByKeys(page: Page, card: Locator, pairs: [string, string][]): Promise<void> {
  const names = (side: string) => card.locator(`.pair${side} .pair-text`).allInnerTexts();
  const [lefts, rights] = [await names(':not(.is-right-side)'), await names('.is-right-side')];
  for (const [left, right] of pairs) {
    await press(page, [lefts.indexOf(left) + 1, rights.indexOf(right) + 1]);
  }
  await press(page, ['Enter']);
}

/** Puts in order by the numbers of the rows. */
async function orderByKeys(page: Page, card: Locator, order: readonly string[]): Promise<void> {
  const rows = await card.locator('.order .option-text').allInnerTexts();
  await press(page, [...order.map((entry) => rows.indexOf(entry) + 1), 'Enter']);
}

/** What a screen reader finds of a wrong answer: the verdict, then why that answer is wrong. */
async function expectReason(card: Locator, { reasons = [] }: AuthoredQuestion): Promise<string> {
  await card.getByRole('heading', { name: 'INCORRECT', exact: true }).waitFor();
  const tree = await card.ariaSnapshot();
  const verdict = tree.indexOf('INCORRECT');
  const told = reasons.filter(({ reason }) => tree.indexOf(reason.slice(0, 40)) > verdict);
  expect(told).toHaveLength(1);
  return tree;
}

const mistakeIn = ({ reasons = [] }: AuthoredQuestion) => reasons[0]?.mistake ?? [];

/** The answer with two letters in each other's place, where that is taken all the same. */
function slipIn({ answer, accepted = [] }: OfType<'typed'>): string | undefined {
  const wordings = [answer, ...accepted];
  return Array.from(answer, (_, at) => {
    const [before, pair, after] = [
      answer.slice(0, at),
      answer.slice(at, at + 2),
      answer.slice(at + 2),
    ];
    return `${before}${pair.replace(/^(\p{Ll})(\p{Ll})$/u, '$2$1')}${after}`;
  }).findLast((slip) => slip !== answer && isAcceptedText(slip, wordings));
}

async function answerEachKind(page: Page): Promise<void> {
  const typed = first('typed');
  const written = await goTo(page, typed);
  expect(await written.ariaSnapshot()).toMatch(/textbox "Your answer"/);
  await write(page, written, mistakeIn(typed)[0] ?? '');
  expect(await expectReason(written, typed)).toContain(`${typed.answer} (the right answer)`);

  const cloze = first('cloze');
  const gap = await goTo(page, cloze);
  expect(await gap.ariaSnapshot()).toMatch(/heading ".* blank.*" \[level=2\]/);
  await write(page, gap, mistakeIn(cloze)[0] ?? '');
  expect(await expectReason(gap, cloze)).toContain(`${cloze.answer} (the right answer)`);

  const pairs = first('match_pairs', ({ surplus = [] }) => surplus.length === 1);
  const matching = await goTo(page, pairs);
  expect(await matching.ariaSnapshot()).toContain('One on the right is left over.');
  const [left = '', right = ''] = mistakeIn(pairs);
  const rights = pairs.pairs.map(([, own]) => own);
  const confused = pairs.pairs.map(([one, own]): [string, string] => {
    if (one === left) return [one, right];
    return [
      one,
      own === right ? (rights[pairs.pairs.findIndex(([it]) => it === left)] ?? '') : own,
    ];
  });
  await matchByKeys(page, matching, confused);
  expect(await expectReason(matching, pairs)).toContain(`${pairs.surplus?.[0]} (belongs to none`);

  const list = first('arrange_list', ({ foreign = [] }) => foreign.length === 1);
  const order = await goTo(page, list);
  const [foreign = ''] = list.foreign ?? [];
  const asked = `Put ${list.order.length} of these ${list.order.length + 1} in order`;
  expect(await order.ariaSnapshot()).toContain(`${asked}: ${list.order.length} to go`);
  await orderByKeys(page, order, [foreign, ...list.order.slice(1)]);
  await order.getByRole('heading', { name: 'INCORRECT', exact: true }).waitFor();
  const tree = await order.ariaSnapshot();
  expect(tree).toContain(`${foreign} (1st) does not belong`);
  expect(tree).toContain(`${list.order[0]} (left out) belongs 1st`);

  const another = first(
    'typed',
    (question) => question.text !== typed.text && slipIn(question) !== undefined,
  );
  const known = await goTo(page, another);
  // A slip is forgiven, and mended.
  await write(page, known, slipIn(another) ?? '');
  await known.getByRole('heading', { name: 'CORRECT!', exact: true }).waitFor();
  await known.getByText(`Exactly: ${another.answer}`, { exact: true }).waitFor();

  const unknown = await goTo(
    page,
    first('cloze', ({ text }) => text !== cloze.text),
  );
  await press(page, ['Enter', 'Escape', '0']);
  await unknown.getByRole('heading', { name: 'NOW YOU KNOW', exact: true }).waitFor();
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('online, each kind is answered by keyboard on 320 px, and tells the mistake', async () => {
  const { page, complaints } = await openBook();
  await answerEachKind(page);
  expect(await widthOf(page)).toBeLessThanOrEqual(320);
  expect(complaints).toEqual([]);
});

test('offline the device itself grades them and tells the same', async () => {
  const { page, context } = await openBook();
  await page.getByRole('article').first().waitFor();
  await context.setOffline(true);
  await answerEachKind(page);
  await untilWaiting(page, 6);
  expect(await widthOf(page)).toBeLessThanOrEqual(320);
});
