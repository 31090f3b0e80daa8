const figures = new Intl.NumberFormat('en');

/** A whole number as it is written on the screen: 1180 is "1,180". */
export function figureText(value: number): string {
  return figures.format(value);
}
