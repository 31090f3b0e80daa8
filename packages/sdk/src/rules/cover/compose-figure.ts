import { coverColors } from './cover-colors.ts';
import { coverHash, drawFrom } from './cover-hash.ts';
import type { CoverSubject } from './cover-subject.ts';
import { awning } from './figures/awning.ts';
import { bite } from './figures/bite.ts';
import { candy } from './figures/candy.ts';
import { checker } from './figures/checker.ts';
import { cone } from './figures/cone.ts';
import { crumbs } from './figures/crumbs.ts';
import { cup } from './figures/cup.ts';
import { egg } from './figures/egg.ts';
import type { Figure } from './figures/figure.ts';
import { initial } from './figures/initial.ts';
import { ring } from './figures/ring.ts';
import { slice } from './figures/slice.ts';
import { stack } from './figures/stack.ts';
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
  cone,
  egg,
  candy,
  cup,
];

export type CoverFigure = {
  ground: string;
  /** Colour of the letters on the ground. */
  text: string;
  /** Shapes within 200 x 168. */
  figure: Shape[];
};

/** The figure of a book's cover, which stands for it where letters would be too small. */
export function composeFigure({ title, author, topic }: CoverSubject): CoverFigure {
  const hash = coverHash(title, author);
  const { ground, text, accents } = coverColors(topic, (hash >>> 30) % 2 === 1);
  const figure = figures[hash % figures.length] ?? bite;
  return { ground, text, figure: figure({ accents, ground, draw: drawFrom(hash), title }) };
}
