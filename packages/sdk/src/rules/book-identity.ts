/**
 * Key under which the same book is found again: title and author trimmed, case-blind, spaces
 * collapsed. Punctuation counts.
 */
export function bookIdentity(title: string, author: string): string {
  // Collapsed texts hold no line break, so the joint cannot be mistaken for a part of either.
  return `${collapsed(title)}\n${collapsed(author)}`;
}

function collapsed(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}
