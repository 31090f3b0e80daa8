import { tidyName } from './tidy-name.ts';

/**
 * Key under which the same book is found again: title and author as they are kept, case-blind, and
 * without joiners and the like, which many leave out. Punctuation counts.
 */
export function bookIdentity(title: string, author: string): string {
  // Collapsed texts hold no line break, so the joint cannot be mistaken for a part of either.
  return `${collapsed(title)}\n${collapsed(author)}`;
}

function collapsed(text: string): string {
  return tidyName(text).replace(UNSEEN, '').toLowerCase();
}

const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

// Combining marks belong to the letters of many scripts, so they stay with them. Some of what is not seen
// counts as a mark or a letter.
const PUNCTUATION = /[^\p{L}\p{M}\p{N}\s-]|\p{Default_Ignorable_Code_Point}/gu;

/**
 * Address of a book: title, "-by-", author; lower case, punctuation and symbols removed, each run
 * of spaces one hyphen. Hyphens and letters of any script stay. Two books can share one slug.
 */
export function bookSlug(title: string, author: string): string {
  return `${hyphenated(title)}-by-${hyphenated(author)}`;
}

function hyphenated(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(PUNCTUATION, '').trim().replace(/\s+/g, '-');
}
