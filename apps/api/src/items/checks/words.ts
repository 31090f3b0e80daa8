const STOP_WORDS = new Set(
  (
    'about above after again against also because been before being below between both but came ' +
    'come comes could does doing done down during each else ever from gave give gives goes have ' +
    'having here hers himself into itself just keep kept like made make makes more most much must ' +
    'name off once only other ours over same says shall should some such take taken takes tell than ' +
    'that their them then there these they thing things this those through under until upon very want ' +
    'the and for but not was are has had its his her our who how why all any can may one two out own ' +
    'well were what when where whether which while whom whose will with would your'
  ).split(' '),
);

const ENDINGS = 'ations ation ions ion ments ment ness ings ing ies ers er ed es ly al s y e'.split(
  ' ',
);
const SHORTEST_STEM = 4;
/** "Flies" and "flying" are of "fly", which is shorter than other stems. */
const SHORT_WORD = /^(\p{L}?\p{L}?[aeiouy]\p{L}?|\p{L}[aeiouy]\p{L})(?:s|ed|ing)$/u;

/** N(text), as texts are compared: NFKC, lower case, no punctuation, single spaces. */
export function normalized(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/[’']s\b/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}\s]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The words of N(text). */
export function tokens(text: string): string[] {
  const plain = normalized(text);
  return plain === '' ? [] : plain.split(' ');
}

/** The stems of the words that carry meaning, of at least four letters unless told otherwise. */
export function contentStems(text: string, shortest = 4): Set<string> {
  const words = tokens(text).filter((word) => word.length >= shortest && !STOP_WORDS.has(word));
  return new Set(words.map(stem));
}

/** A rough stem, enough to see that "selecting" and "selected" are one word. */
function stem(word: string): string {
  const short = SHORT_WORD.exec(word.replace(/ies$/, 'ys'))?.[1];
  if (short !== undefined) return short;
  const ending = ENDINGS.find(
    (candidate) => word.endsWith(candidate) && word.length - candidate.length >= SHORTEST_STEM,
  );
  return ending === undefined ? word : stem(word.slice(0, -ending.length));
}

/** Share of letters that agree: 1 for equal texts, by Levenshtein distance over the longer length. */
export function similarity(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 1 : 1 - levenshtein(a, b) / longer;
}

/** Whether two texts are similar to a degree; those of too different lengths are not compared. */
export function areSimilar(a: string, b: string, least: number): boolean {
  const [shorter, longer] = [Math.min(a.length, b.length), Math.max(a.length, b.length)];
  return shorter >= least * longer && similarity(a, b) >= least;
}

function levenshtein(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...a].entries()) {
    const current = [row + 1];
    for (const [column, other] of [...b].entries()) {
      const replaced = (previous[column] ?? 0) + (letter === other ? 0 : 1);
      const removed = (previous[column + 1] ?? 0) + 1;
      const added = (current[column] ?? 0) + 1;
      current.push(Math.min(replaced, removed, added));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}
