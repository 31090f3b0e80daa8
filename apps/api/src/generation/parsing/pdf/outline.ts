import type { PDFDocumentProxy } from 'unpdf/pdfjs';

import { cleanText } from '../clean-text.ts';

/** An entry of a PDF's outline: where a part of the book begins. */
export type Bookmark = {
  readonly title: string;
  readonly level: number;
  /** Index of the page. */
  readonly page: number;
  /** Points from the foot of the page; undefined for its head. */
  readonly y: number | undefined;
};

type Node = {
  readonly title: string;
  readonly dest: string | readonly unknown[] | null;
  readonly items: readonly Node[];
};

const MOST_BOOKMARKS = 2000;
const DEEPEST = 3;

type Reference = { readonly num: number; readonly gen: number };

/** Indexes of pages by the objects that they are. */
export type PageNumbers = ReadonlyMap<string, number>;

export const pageKey = ({ num, gen }: Reference) => `${num} ${gen}`;

/**
 * The outline of a PDF, flat and in its order; empty when it has none that leads anywhere. Its pages
 * are told, as the parser would look for each through all of them.
 */
export async function bookmarksOf(pdf: PDFDocumentProxy, pages: PageNumbers): Promise<Bookmark[]> {
  const outline: readonly Node[] | null = await pdf.getOutline();
  const nodes = flattened(outline ?? [], 1).slice(0, MOST_BOOKMARKS);
  const bookmarks: Bookmark[] = [];
  for (const { node, level } of nodes) {
    const place = await placeOf(pdf, node.dest, pages);
    const title = cleanText(node.title);
    if (place !== undefined && title !== '') bookmarks.push({ title, level, ...place });
  }
  return bookmarks;
}

function flattened(nodes: readonly Node[], level: number): { node: Node; level: number }[] {
  return nodes.flatMap((node) => [
    { node, level },
    ...(level < DEEPEST ? flattened(node.items, level + 1) : []),
  ]);
}

async function placeOf(
  pdf: PDFDocumentProxy,
  dest: Node['dest'],
  pages: PageNumbers,
): Promise<Pick<Bookmark, 'page' | 'y'> | undefined> {
  try {
    const explicit = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
    const [target, , , y] = explicit ?? [];
    const page = isReference(target) ? pages.get(pageKey(target)) : target;
    if (typeof page !== 'number') return undefined;
    return { page, y: typeof y === 'number' ? y : undefined };
  } catch {
    // One that leads nowhere does not spoil the others.
    return undefined;
  }
}

function isReference(target: unknown): target is Reference {
  return typeof target === 'object' && target !== null && 'num' in target && 'gen' in target;
}
