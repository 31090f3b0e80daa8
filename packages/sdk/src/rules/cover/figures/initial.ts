import type { Figure } from './figure.ts';

/** First letter or figure of a title, without its leading article. */
export function initialOf(title: string): string {
  const words = title.trim().replace(/^(?:the|an?)\s+(?=\S)/i, '');
  return (/[\p{L}\p{N}]/u.exec(words)?.[0] ?? 'M').toUpperCase();
}

const plain = { y: 160, size: 200 };
/** For what reaches above other capitals or below them: all of it stays in the window. */
const tall = { y: 132, size: 142 };

const isTall = (letter: string) => letter === 'Q' || letter.normalize('NFD').length > 1;

/** The title's initial before a plate. */
export const initial: Figure = ({ accents, draw, title }) => {
  const letter = initialOf(title);
  const place = isTall(letter) ? tall : plain;
  return [
    { kind: 'circle', cx: draw(0, 1) === 0 ? 50 : 150, cy: 96, r: 86, fill: accents[1], stroke: 5 },
    { kind: 'letter', letter, x: 100, ...place, fill: accents[0], stroke: 10 },
  ];
};
