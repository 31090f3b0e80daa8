const figures = new Intl.NumberFormat('en');

/** A whole number as it is written on the screen: 1180 is "1,180". */
export function figureText(value: number): string {
  return figures.format(value);
}

const short = new Intl.NumberFormat('en', { notation: 'compact', roundingMode: 'floor' });

/** The same where room is scarce: 1180 is "1.1K". */
export function shortFigureText(value: number): string {
  return short.format(value);
}
