import { coverColors, type CoverTopic } from './cover-colors.ts';
import { coverHash, drawFrom } from './cover-hash.ts';
import { awning } from './figures/awning.ts';
import { bite } from './figures/bite.ts';
import { checker } from './figures/checker.ts';
import { crumbs } from './figures/crumbs.ts';
import type { Figure } from './figures/figure.ts';
import { initial } from './figures/initial.ts';
import { ring } from './figures/ring.ts';
import { slice } from './figures/slice.ts';
import { stack } from './figures/stack.ts';
import { fitAuthor, fitTitle, type FittedTitle } from './fit-title.ts';
import type { Shape } from './shapes.ts';

const figures: readonly [Figure, ...Figure[]] = [
  bite,
  awning,
  slice,
  crumbs,
  stack,
  checker,
  initial,
  ring,
];
const secondPairBit = 0b1000;
const titleBelowBit = 0b10000;

export type CoverSubject = { title: string; author: string; topic: CoverTopic | null };

export type CoverDrawing = {
  ground: string;
  text: string;
  /** Shapes within 200 x 168. */
  figure: Shape[];
  /** Whether the figure takes the upper part and the title the lower. */
  titleBelow: boolean;
  title: FittedTitle;
  author: string;
};

/** Composes the cover of a book: the same title, author and topic always give the same drawing. */
export function composeCover({ title, author, topic }: CoverSubject): CoverDrawing {
  const hash = coverHash(title, author);
  const { ground, text, accents } = coverColors(topic, (hash & secondPairBit) !== 0);
  const figure = figures[hash % figures.length] ?? bite;
  return {
    ground,
    text,
    figure: figure({ accents, ground, draw: drawFrom(hash), title }),
    titleBelow: (hash & titleBelowBit) !== 0,
    title: fitTitle(title),
    author: fitAuthor(author),
  };
}
