import { setTimeout as delay } from 'node:timers/promises';

import { MINUTE_MS, type TextFormat } from '@morsel/sdk/domain';

import { BackgroundError } from '../../background/run-in-background.ts';
import type { Db } from '../../database/connection.ts';
import type { Deps } from '../../deps.ts';
import type { Sender } from '../../sender.ts';
import type { Chapter } from '../book-text.ts';
import type { KeySentence } from '../extractive/key-sentences.ts';
import { rankSentences } from '../extractive/rank-in-background.ts';
import { findChapters, findStructures } from '../sources/chapter-queries.ts';
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

/** After a failure a text is left alone for so long: it may be too much for the rules every time. */
const PAUSE_MS = 10 * MINUTE_MS;

type Rank = typeof rankSentences;

/** `waiting`: the work goes on; `failed`: it can be asked again later. */
export type Readiness = 'ready' | 'waiting' | 'failed';

/** Finds the bites of texts in the background, once for each text. */
export class TextRanking {
  readonly #deps: Pick<Deps, 'db' | 'now'>;
  readonly #rank: Rank;
  readonly #underWay = new Map<number, Promise<boolean>>();
  /** When they failed (epoch ms), by text. */
  readonly #failed = new Map<number, number>();

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
    { sender, patienceMs }: { readonly sender: Sender; readonly patienceMs: number },
  ): Promise<Readiness> {
    const late = new AbortController();
    const all = Promise.all(texts.map((text) => this.#ranked(text, sender))).then(
      (ranked): Readiness => (ranked.every(Boolean) ? 'ready' : 'failed'),
    );
    const tooLate = delay(patienceMs, 'waiting' as const, { signal: late.signal });
    try {
      return await Promise.race([all, tooLate]);
    } finally {
      late.abort();
    }
  }

  /** Begins with these texts, and waits for nothing: who asks for them later is told how it went. */
  begin(texts: readonly UnrankedText[], sender: Sender): void {
    for (const text of texts) this.#ranked(text, sender).catch(() => {});
  }

  /** Waits for what is under way; for the end of the server. */
  async close(): Promise<void> {
    await Promise.allSettled(this.#underWay.values());
  }

  /** False where the rules fail. */
  #ranked(text: UnrankedText, sender: Sender): Promise<boolean> {
    const running = this.#underWay.get(text.id);
    if (running !== undefined) return running;
    const begun = this.#rankText(text, sender).finally(() => this.#underWay.delete(text.id));
    this.#underWay.set(text.id, begun);
    return begun;
  }

  async #rankText(text: UnrankedText, sender: Sender): Promise<boolean> {
    const { db, now } = this.#deps;
    const { id: sourceId, format, language } = text;
    if (now() < (this.#failed.get(sourceId) ?? -Infinity) + PAUSE_MS) return false;
    const chapters = await findChapters(db, sourceId);
    const structures = await findStructures(db, sourceId);
    const of = { language: language ?? UNKNOWN_LANGUAGE, structures, most: MOST_BITES };
    const input = { chapters, format, ...of };
    const sentences = await this.#rankTwice(input, sender).catch(undefinedWhereItFails);
    if (sentences === undefined) {
      this.#failed.set(sourceId, now());
      return false;
    }
    this.#failed.delete(sourceId);
    const isOther = await storeBites(db, { sourceId, chapters, sentences, now: now() });
    return isOther ? this.#rankText(text, sender) : true;
  }

  /** A process that ended may have had to for the sake of another text. */
  async #rankTwice(input: Parameters<Rank>[0], sender: Sender): Promise<KeySentence[]> {
    try {
      return await this.#rank(input, { sender });
    } catch (error) {
      if (!(error instanceof BackgroundError) || error.reason !== 'failed') throw error;
      return this.#rank(input, { sender });
    }
  }
}

function undefinedWhereItFails(error: unknown): undefined {
  if (error instanceof BackgroundError && error.reason !== 'closing') return undefined;
  throw error;
}

type Ranked = {
  readonly sourceId: number;
  readonly chapters: readonly Chapter[];
  readonly sentences: readonly KeySentence[];
  readonly now: number;
};

/**
 * Another process may have been faster, or the text may be gone. True where it has been written on meanwhile, as those
 * of highlights are: then nothing is stored.
 */
async function storeBites(
  db: Db,
  { sourceId, chapters, sentences, now }: Ranked,
): Promise<boolean> {
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
  return db.transaction().execute(async (tx) => {
    if (!(await lockSource(tx, sourceId)) || !(await isUnranked(tx, sourceId))) return false;
    if (!isSame(chapters, await findChapters(tx, sourceId))) return true;
    await insertBites(tx, { sourceId, bites, now });
    return false;
  });
}

const isSame = (read: readonly Chapter[], now: readonly Chapter[]) =>
  read.length === now.length && read.every(({ text }, number) => text === now[number]?.text);
