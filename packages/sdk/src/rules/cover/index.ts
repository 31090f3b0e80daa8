export { composeCover, type CoverDrawing, type CoverLine } from './compose-cover.ts';
export { CARD } from './cover-size.ts';
export { coverVersion } from './cover-hash.ts';
export { fitTitle, type FittedTitle } from './lettering.ts';
