const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The letters from 0x80 on that a PDF has in places where Latin-1 has none. */
const OWN_LETTERS = '•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž';
const FIRST_OWN = 0x80;

/** A text of a PDF's dictionary by its key; one letter a byte comes in. Empty where there is none. */
export function pdfString(dictionary: string, key: string): string {
  const found = new RegExp(`/${key}\\s*([(<])`).exec(dictionary);
  if (!found) return '';
  const rest = dictionary.slice(found.index + found[0].length);
  return decoded(found[1] === '(' ? bytesOfLiteral(rest) : bytesOfHex(rest));
}

function bytesOfHex(rest: string): number[] {
  const digits = rest.slice(0, Math.max(rest.indexOf('>'), 0)).replaceAll(/[^\da-f]/gi, '');
  return (digits.match(/..?/g) ?? []).map((pair) => Number.parseInt(pair.padEnd(2, '0'), 16));
}

/** What stands up to the bracket that closes it, nothing where none does: brackets in pairs are part of it. */
function bytesOfLiteral(rest: string): number[] {
  const bytes: number[] = [];
  let depth = 1;
  for (const [sign, digits, escaped] of rest.matchAll(/\\(?:([0-7]{1,3})|(\r\n|[^]))|[^]/g)) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0) return bytes;
    if (digits !== undefined) bytes.push(Number.parseInt(digits, 8) & 0xff);
    else if (escaped === undefined) bytes.push(sign.charCodeAt(0) & 0xff);
    else if (!/[\r\n]/.test(escaped))
      bytes.push((ESCAPED[escaped] ?? escaped).charCodeAt(0) & 0xff);
  }
  return [];
}

function decoded(numbers: readonly number[]): string {
  const bytes = new Uint8Array(numbers);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xef && bytes[1] === 0xbb) return new TextDecoder().decode(bytes);
  return numbers.map((byte) => OWN_LETTERS[byte - FIRST_OWN] ?? String.fromCharCode(byte)).join('');
}
