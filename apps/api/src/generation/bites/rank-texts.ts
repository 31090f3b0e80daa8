import { setTimeout as delay } from 'node:timers/promises';

import type { TextFormat } from '@morsel/sdk/domain';

import { BackgroundError } from '../../background/run-in-background.ts';
import type { Db } from '../../database/connection.ts';
import type { Deps } from '../../deps.ts';
import type { Chapter } from '../book-text.ts';
import type { KeySentence } from '../extractive/key-sentences.ts';
import { rankSentences } from '../extractive/rank-in-background.ts';
import { findChapters } from '../sources/chapter-queries.ts';
import { lockSource } from '../sources/source-queries.ts';
import { insertBites, isUnranked } from './queries.ts';

/** Bites of one text that are no highlights: more than anybody picks from. */
const MOST_BITES = 1000;

/** `language` is null where it is not known. */
export type UnrankedText = {
  readonly id: number;
  readonly format: TextFormat;
  readonly language: string | null;
};

/** As BCP 47 has it. */
const UNKNOWN_LANGUAGE = 'und';

type Rank = typeof rankSentences;

/** Finds the bites of texts in the background, once for each text. */
export class TextRanking {
  readonly #deps: Pick<Deps, 'db' | 'now'>;
  readonly #rank: Rank;
  readonly #underWay = new Map<number, Promise<void>>();

  constructor(deps: Pick<Deps, 'db' | 'now'>, rank: Rank = rankSentences) {
    this.#deps = deps;
    this.#rank = rank;
  }

  /**
   * Waits until the bites of these texts are there, but not longer than this (ms); returns whether
   * they are. Who asks while it goes on waits for the same work.
   *
   * @throws LimitReachedError when too much is waiting in the background.
   */
  async ready(
    texts: readonly UnrankedText[],
    { owner, patienceMs }: { readonly owner: number; readonly patienceMs: number },
  ): Promise<boolean> {
    const late = new AbortController();
    const all = Promise.all(texts.map((text) => this.#ranked(text, owner))).then(() => true);
    const tooLate = delay(patienceMs, false, { signal: late.signal });
    try {
      return await Promise.race([all, tooLate]);
    } finally {
      late.abort();
    }
  }

  /** Waits for what is under way; for the end of the server. */
  async close(): Promise<void> {
    await Promise.allSettled(this.#underWay.values());
  }

  #ranked(text: UnrankedText, owner: number): Promise<void> {
    const running = this.#underWay.get(text.id);
    if (running !== undefined) return running;
    const begun = this.#rankText(text, owner).finally(() => this.#underWay.delete(text.id));
    this.#underWay.set(text.id, begun);
    return begun;
  }

  async #rankText(text: UnrankedText, owner: number): Promise<void> {
    const { db, now } = this.#deps;
    const { id: sourceId, format, language } = text;
    const chapters = await findChapters(db, sourceId);
    const input = { chapters, format, language: language ?? UNKNOWN_LANGUAGE, most: MOST_BITES };
    const sentences = await this.#rank(input, { owner }).catch(noneWhereItFails);
    await storeBites(db, { sourceId, chapters, sentences, now: now() });
  }
}

/** A text that is too much for the rules is so every time. */
function noneWhereItFails(error: unknown): KeySentence[] {
  if (error instanceof BackgroundError && error.reason !== 'closing') return [];
  throw error;
}

type Ranked = {
  readonly sourceId: number;
  readonly chapters: readonly Chapter[];
  readonly sentences: readonly KeySentence[];
  readonly now: number;
};

/** Another process may have been faster, or the text may be gone. */
async function storeBites(db: Db, { sourceId, chapters, sentences, now }: Ranked): Promise<void> {
  const textOf = ({ chapter, start, end }: Pick<KeySentence, 'chapter' | 'start' | 'end'>) =>
    chapters[chapter]?.text.slice(start, end) ?? '';
  const bites = sentences.map((sentence) => ({
    chapter: sentence.chapter,
    startAt: sentence.start,
    endAt: sentence.end,
    sentence: textOf(sentence),
    before: sentence.before === undefined ? null : textOf(sentence.before),
    gaps: JSON.stringify(sentence.gaps),
    card: sentence.card === null ? null : JSON.stringify(sentence.card),
  }));
  await db.transaction().execute(async (tx) => {
    if (!(await lockSource(tx, sourceId)) || !(await isUnranked(tx, sourceId))) return;
    await insertBites(tx, { sourceId, bites, now });
  });
}
