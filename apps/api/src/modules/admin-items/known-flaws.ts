import { createHash } from 'node:crypto';

import { giveWay } from '../../background/give-way.ts';
import type { AdminItemRow } from '../../items/admin-items.ts';
import { flawsOf } from '../../items/checks/check-item.ts';
import { contentOf } from '../../items/item-content.ts';
import type { EvidenceFinder } from './find-evidence.ts';

/** Items of a long book and of all lists: some MB. */
const MOST_KNOWN = 5000;
/** Checking takes half a ms an item, some take several. */
const CHECKED_AT_A_TIME = 4;

/**
 * What the checks have found in items of one database, so that a list that is read again checks but what
 * is new or has changed. A copy that can be thrown away, bounded: what was found first is forgotten first.
 */
export class KnownFlaws {
  readonly #known = new Map<string, readonly string[]>();
  readonly #most: number;
  #checked = 0;

  constructor(most = MOST_KNOWN) {
    this.#most = most;
  }

  /** The flaws of an item, each as a sentence. Other requests get their turn between checks. */
  async of(row: AdminItemRow, evidenceOf: EvidenceFinder): Promise<readonly string[]> {
    const key = keyOf(row);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.#checked % CHECKED_AT_A_TIME === 0) await giveWay();
    this.#checked += 1;
    const flaws = await findFlaws(row, evidenceOf);
    this.#known.set(key, flaws);
    const [eldest] = this.#known.keys();
    if (this.#known.size > this.#most && eldest !== undefined) this.#known.delete(eldest);
    return flaws;
  }
}

/** What the checks find in an item now, each as a sentence. */
export async function findFlaws(
  row: AdminItemRow,
  evidenceOf: EvidenceFinder,
): Promise<readonly string[]> {
  return flawsOf(contentOf(row), await evidenceOf(row)).map(({ detail }) => detail);
}

/** Of all that the checks look at. A part of a text never changes: its number stands for it. */
function keyOf(row: AdminItemRow): string {
  const { kind, body, answerKey, sourceId, chunk, originQuote, bookTitle, bookAuthor } = row;
  const looked = [kind, body, answerKey, sourceId, chunk, originQuote, bookTitle, bookAuthor];
  return createHash('sha256').update(JSON.stringify(looked)).digest('base64');
}
