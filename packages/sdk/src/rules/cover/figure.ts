/** What a first load needs of covers: their figures and colours, without the letters. */
export { bittenCookiePath } from './bitten-cookie-path.ts';
export { composeFigure, type CoverFigure } from './compose-figure.ts';
export { coverColors } from './cover-colors.ts';
export { COVER } from './cover-size.ts';
export type { CoverSubject, CoverTopic } from './cover-subject.ts';
export { outline, shapeKey, type Shape } from './shapes.ts';
