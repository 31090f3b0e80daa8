const LETTERS = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}]+$/u;

const DOUBLED =
  /(?![aeiou])([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}])\1+/gu;

/** Letters that are taken for each other even at the beginning of a word. */
const ALIKE = 'mn nm ck kc cs sc';

const CONSONANT = /[b-df-hj-np-tv-xz]/;

/** One letter apart, and something else each. */
const MISTAKABLE = [
  'convection convention conviction connection',
  'neuron neutron',
  'causal casual',
  'trial trail',
  'angel angle',
  'moral mortal',
  'morality mortality',
  'genetic generic',
  'stimulation simulation',
  'egoism egotism',
  'mitosis meiosis miosis',
  'sacred scared',
  'experience experiment',
  'immunity impunity',
  'statue statute',
  'united untied',
  'martial marital',
].map((group) => group.split(' ').map(stem));

/** How many slips are forgiven in so many letters. */
export function slipsForgiven(letters: number): number {
  if (letters < 5) return 0;
  if (letters < 9) return 1;
  return letters < 20 ? 2 : 3;
}

/**
 * How many slips of the finger or the ear turn one word into the other, 0 when they are the same but
 * for number or spelling; infinite when that is more than is forgiven in a word of that length, or
 * when it looks like another word. Words with figures or in scripts without letters have no slips.
 */
export function slipsBetween(typed: string, word: string): number {
  const [a, b] = [stem(typed), stem(word)];
  if (a === b) return 0;
  const another = MISTAKABLE.some((group) => group.includes(a) && group.includes(b));
  if (another || isOtherRole(typed, word) || !LETTERS.test(typed) || !LETTERS.test(word)) {
    return Infinity;
  }
  return Math.min(slipsOfWord(typed, word), b.length > 6 ? slipsOfWord(a, b) : Infinity);
}

function slipsOfWord(typed: string, word: string): number {
  const short = Number(/^[a-z]{4} [a-z]{4}$/.test(`${typed} ${word}`));
  return slips(typed, word, short || Math.min(slipsForgiven(word.length), 2), 0);
}

/** "Employer" and "employee". */
function isOtherRole(typed: string, word: string): boolean {
  const [role, meant] = [typed, word].map((name) => /e([er])s?$/.exec(name)?.[1]);
  return role !== undefined && meant !== undefined && role !== meant;
}

/**
 * Letters swapped, missing, too many or wrong, at most so many. Beginnings tell words apart (inductive
 * and deductive, macro and micro), so the first letter stands and none of the first three is another;
 * so do the ends and the consonants of short words of ours (price and pride, plan and plant). Two
 * letters must be right after a slip: what differs in a row is another syllable (conduction,
 * convection).
 */
function slips(typed: string, word: string, most: number, start: number): number {
  let same = 0;
  while (same < word.length && typed[same] === word[same]) same += 1;
  const [a, b, place] = [typed.slice(same), word.slice(same), start + same];
  if (a === b) return 0;
  if (most === 0 || place === 0) return Infinity;
  const after = (x: number, y: number): number =>
    a.slice(x, x + 2) === b.slice(y, y + 2)
      ? 1 + slips(a.slice(x), b.slice(y), most - 1, place + y)
      : Infinity;
  const isLong = start + word.length > (/[a-z]/.test(a + b) ? 6 : 4);
  const isWithin = isLong || (start + word.length > 4 && a.length + b.length > 2);
  const isOther = place < 3 || (!isLong && CONSONANT.test(`${a[0]}${b[0]}`));
  return Math.min(
    a[0] === b[1] && a[1] === b[0] ? after(2, 2) : Infinity,
    isWithin && (!isOther || ALIKE.includes(`${a[0]}${b[0]}`)) ? after(1, 1) : Infinity,
    isLong || (isWithin && place > 1) ? Math.min(after(0, 1), after(1, 0)) : Infinity,
  );
}

/** A word in the singular, in one of the spellings of English, without what is not heard. */
export function stem(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/y/g, 'i')
    .replace(/(wol|hal|shel|lea|kni|li|wi|thie|sel|loa|cal)ves$/, '$1f')
    .replace(/(?:(i|s|x|z|ch|sh|o)es|([^suia]|[^i]a)s)$/, '$1$2')
    .replace(/sis$/, 's')
    .replace(/([^aeiou])re$/, '$1er')
    .replace(/(..)our/g, '$1or')
    .replace(/ogue$/, 'og')
    .replace(/i?e$/, (end) => end.slice(0, -1))
    .replace(/z/g, 's')
    .replace(/ph/g, 'f')
    .replace(DOUBLED, '$1');
}
