import type { QuestionKind } from '@morsel/sdk/domain';
import { bookIdentity, bookSlug } from '@morsel/sdk/rules';

import type { Db } from '../database/connection.ts';
import { bookKeys } from '../items/book-keys.ts';
import type {
  AnswerKey,
  FlashcardBody,
  ItemContent,
  QuestionBody,
  QuestionContent,
} from '../items/item-content.ts';
import { type ItemDraft, storeItem } from '../items/store-item.ts';

export const LONG_AGO = Date.UTC(2026, 0, 5, 9);

type MadeItem<Content extends ItemContent> = Content & { id: number; bookId: number };
type Placing = Partial<
  Pick<
    ItemDraft,
    'libraryKey' | 'sourceId' | 'position' | 'difficulty' | 'idea' | 'demand' | 'isApproved'
  >
>;

let made = 0;

/** A listed book of topic Science (the topics are seeded); its title differs from call to call. */
export async function aBook(
  db: Db,
  over: {
    title?: string;
    author?: string;
    topic?: string;
    slug?: string;
    year?: number | null;
    description?: string;
    imageUrl?: string | null;
    libraryKey?: string | null;
    addedBy?: number | null;
    listed?: 0 | 1;
    hidden?: 0 | 1;
  } = {},
) {
  made += 1;
  const title = over.title ?? `Made Book ${made}`;
  const author = over.author ?? 'Ann Author';
  const slug = over.slug ?? bookSlug(title, author);
  const description = over.description ?? 'A book made for a test.';
  const { id } = await db
    .insertInto('books')
    .values((eb) => ({
      slug,
      identity: bookIdentity(title, author),
      title,
      author,
      year: over.year ?? null,
      description,
      ...bookKeys({ title, author, description }),
      imageUrl: over.imageUrl ?? null,
      topicId: eb
        .selectFrom('topics')
        .select('id')
        .where('name', '=', over.topic ?? 'Science'),
      libraryKey: over.libraryKey ?? null,
      listed: over.listed ?? 1,
      hidden: over.hidden ?? 0,
      createdAt: LONG_AGO,
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  if (over.addedBy) {
    await db
      .insertInto('bookAdders')
      .values({ userId: over.addedBy, bookId: id, addedAt: LONG_AGO })
      .execute();
  }
  return { id, slug, title, author };
}

/**
 * A question of a book, mcq unless `type` says otherwise. Right answers of the four kinds: mcq 1,
 * true_false 0, match_pairs `{ Ape: 'Mammal', Hen: 'Bird', Cod: 'Fish' }`, arrange_list [2, 0, 1].
 */
export async function aQuestion(
  db: Db,
  over: Placing & {
    bookId: number;
    type?: QuestionKind;
    body?: Partial<QuestionBody>;
    answerKey?: Partial<AnswerKey>;
  },
): Promise<MadeItem<QuestionContent>> {
  made += 1;
  const kind = over.type ?? 'mcq';
  const sample = SAMPLES[kind];
  const content: QuestionContent = {
    kind,
    body: {
      questionText: `${sample.questionText} (${made})`,
      options: sample.options,
      imageUrl: null,
      place: null,
      ...over.body,
    },
    answerKey: {
      answer: sample.answer,
      explanation: `Because of fact ${made}.`,
      ...over.answerKey,
    },
  };
  return storeMade(db, over, content);
}

export async function aFlashcard(
  db: Db,
  over: Placing & { bookId: number; body?: Partial<FlashcardBody> },
) {
  made += 1;
  return storeMade(db, over, {
    kind: 'flashcard',
    body: {
      front: `What is idea ${made}?`,
      back: `The back of idea ${made}.`,
      imageUrl: null,
      place: null,
      ...over.body,
    },
    answerKey: null,
  });
}

async function storeMade<Content extends ItemContent>(
  db: Db,
  {
    bookId,
    libraryKey,
    sourceId,
    position,
    difficulty,
    idea,
    demand,
    isApproved,
  }: Placing & { bookId: number },
  content: Content,
): Promise<MadeItem<Content>> {
  const place = {
    bookId,
    libraryKey: libraryKey ?? null,
    sourceId: sourceId ?? null,
    position: position ?? made,
    difficulty: difficulty ?? 1,
    idea: idea ?? null,
    ...(demand !== undefined && { demand }),
    ...(isApproved !== undefined && { isApproved }),
  };
  const id = await db
    .transaction()
    .execute((tx) => storeItem(tx, { ...content, ...place }, LONG_AGO));
  return { ...content, id, bookId };
}

const SAMPLES: Record<
  QuestionKind,
  Pick<QuestionBody, 'questionText' | 'options'> & Pick<AnswerKey, 'answer'>
> = {
  mcq: {
    questionText: 'Which metal is liquid in a warm room?',
    options: ['Iron', 'Mercury', 'Copper', 'Silver'],
    answer: 1,
  },
  true_false: {
    questionText: 'Whales breathe air.',
    options: ['TRUE', 'FALSE'],
    answer: 0,
  },
  match_pairs: {
    questionText: 'Match each animal with its class.',
    options: { left: ['Ape', 'Hen', 'Cod'], right: ['Fish', 'Mammal', 'Bird'] },
    answer: { Ape: 'Mammal', Hen: 'Bird', Cod: 'Fish' },
  },
  arrange_list: {
    questionText: 'Put these wars in order, earliest first.',
    options: ['Crimean War', 'First World War', 'Hundred Years War'],
    answer: [2, 0, 1],
  },
  typed: {
    questionText: 'Which force pulls an apple to the ground?',
    options: [],
    answer: { text: 'Gravity' },
  },
  cloze: {
    questionText: 'Plants make sugar from light by _____.',
    options: [],
    answer: { text: 'photosynthesis' },
  },
};
