/** How far somebody has read a file: as a share of it, and in their device's own words. */
export type Progress = {
  /** From 0 to 1. */
  readonly share: number;
  readonly place: string;
};

/** The chapters of a text, in their order. */
export type ChaptersOfText = {
  readonly words: readonly number[];
  /** In which document of the file each begins, from 1; null where that is not known of this file. */
  readonly spineItems: readonly number[] | null;
};

/**
 * The chapter that somebody has got to, from 1. The document of an e-book is told exactly; within it, and
 * where it is not told, the share of the file decides, as if all of the file were in the text.
 */
export function chapterAt(progress: Progress, { words, spineItems }: ChaptersOfText): number {
  const byShare = chapterAtShare(progress.share, words);
  const item = spineItemIn(progress.place);
  if (spineItems === null || item === undefined) return byShare;
  const first = spineItems.indexOf(item) + 1;
  if (first > 0) return Math.min(Math.max(byShare, first), spineItems.lastIndexOf(item) + 1);
  return Math.max(1, spineItems.findLastIndex((other) => other < item) + 1);
}

function chapterAtShare(share: number, words: readonly number[]): number {
  const all = words.reduce((sum, count) => sum + count, 0);
  let before = 0;
  const index = words.findIndex((count) => {
    before += count;
    return before > share * all;
  });
  return index === -1 ? Math.max(1, words.length) : index + 1;
}

/** KOReader's places in an e-book begin with the document: `/body/DocFragment[20]/body/p[22]`. */
function spineItemIn(place: string): number | undefined {
  const [found, number = '1'] = /^\/body\/DocFragment(?:\[(\d{1,6})\])?(?:\/|$)/.exec(place) ?? [];
  return found === undefined ? undefined : Number(number);
}
