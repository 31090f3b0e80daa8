import { blocksOfMarkup } from '../epub/markup.ts';
import { elementsOf } from '../epub/xml.ts';
import { type Block, heading } from '../text-blocks.ts';

/** A place in the text by its byte, and how the list of contents calls what begins there. */
type Entry = { readonly title: string; readonly at: number; readonly depth: number };
/** Bytes, the end not included. */
type ByteRange = { readonly from: number; readonly to: number };

const FEWEST_ENTRIES = 2;
const HEAD_BYTES = 4096;
const LIST = /<reference\b[^>]*\btype="toc"[^>]*\bfilepos="?(\d+)/i;
const PAGE_END = '<mbp:pagebreak';

/**
 * The blocks of an older Kindle e-book, whose headings are hardly ever marked: they are those of the
 * list of contents that its head points to, each where the list leads. Undefined without a list.
 */
export function blocksByContents(
  bytes: Uint8Array,
  decode: (bytes: Uint8Array) => string,
): Block[] | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const list = listIn(text);
  if (list === undefined) return undefined;
  const isInText = ({ title, at }: Entry) =>
    title !== '' && at < text.length && (at < list.from || at >= list.to);
  const entries = entriesOf(decode(text.subarray(list.from, list.to))).filter(isInText);
  if (entries.length < FEWEST_ENTRIES) return undefined;
  return withEntries(entries, list, (from, to) => paragraphsOf(decode(text.subarray(from, to))));
}

function withEntries(
  entries: readonly Entry[],
  list: ByteRange,
  blocksIn: (from: number, to: number) => Block[],
): Block[] {
  const depths = [...new Set(entries.map(({ depth }) => depth))].toSorted((a, b) => a - b);
  const untitled = [0, list.to].map((at) => ({ title: '', at, depth: 0 }));
  const parts = [...untitled, ...entries].toSorted((a, b) => a.at - b.at);
  return parts.flatMap(({ title, at, depth }, index) => {
    const next = parts[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    const blocks = blocksIn(at, at < list.from ? Math.min(next, list.from) : next);
    if (title === '') return blocks;
    const own = blocks[0]?.text === title ? blocks.slice(1) : blocks;
    return [heading(title, depths.indexOf(depth) + 1), ...own];
  });
}

function listIn(text: Buffer): ByteRange | undefined {
  const [, place] = LIST.exec(text.toString('latin1', 0, HEAD_BYTES)) ?? [];
  if (place === undefined || Number(place) >= text.length) return undefined;
  const end = text.indexOf(PAGE_END, Number(place), 'latin1');
  return { from: Number(place), to: end === -1 ? text.length : end };
}

/** How deep a line of the list is moved in is told by the elements around it. */
const entriesOf = (list: string): Entry[] =>
  elementsOf(list)
    .filter(({ name, attributes }) => name === 'a' && 'filepos' in attributes)
    .map(({ text, attributes, depth }) => ({
      title: text(),
      at: Number(attributes['filepos']),
      depth,
    }));

const paragraphsOf = (html: string) =>
  blocksOfMarkup(html).filter((block): block is Block => block.kind === 'paragraph');
