/** A few passages of a book, with what an item says beside them. */
const MOST_LETTERS = 100_000;
/** What a text costs beside its letters. */
const LETTERS_OF_ENTRY = 50;

/**
 * The same function of a text, with what it has found for the last texts at hand: the checks of a
 * draft, and of each way in which it can become an item, ask the same of the same passage. Texts of so
 * many letters together are remembered, none that is half as long alone.
 */
export function remembering<Found>(
  find: (text: string) => Found,
  mostLetters = MOST_LETTERS,
): (text: string) => Found {
  type Memory = Map<string, { readonly result: Found }>;
  let recent: Memory = new Map();
  // What is asked for again moves on to the recent ones, the others are forgotten with the next turn.
  let earlier: Memory = new Map();
  let letters = 0;
  return (text) => {
    if (text.length > mostLetters / 2) return find(text);
    const known = recent.get(text);
    if (known !== undefined) return known.result;
    const entry = earlier.get(text) ?? { result: find(text) };
    letters += text.length + LETTERS_OF_ENTRY;
    if (letters > mostLetters / 2) {
      [earlier, recent] = [recent, new Map()];
      letters = text.length + LETTERS_OF_ENTRY;
    }
    recent.set(text, entry);
    return entry.result;
  };
}
