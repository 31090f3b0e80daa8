// Combining marks belong to the letters of many scripts, so they stay with them.
const PUNCTUATION = /[^\p{L}\p{M}\p{N}\s-]/gu;

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
