/** A cover is 200 x 300: the figure takes 168 of its height, the letters the rest. */
export const COVER = { width: 200, height: 300, figureHeight: 168 } as const;
