const NUMBER = /-?\d{1,3}(?:,\d{3})+(?:\.\d+)?|-?\d+(?:\.\d+)?/g;

/**
 * The values of options that are numbers of one unit ("5 cents", "About $100"), in their order;
 * undefined when an option holds no number, or several, or when the words around them differ.
 */
export function numericValues(options: readonly string[]): number[] | undefined {
  const parsed = options.map(numberWithUnit);
  const units = new Set(parsed.map((option) => option?.unit));
  if (units.size !== 1 || units.has(undefined)) return undefined;
  return parsed.flatMap((option) => (option === undefined ? [] : [option.value]));
}

function numberWithUnit(option: string): { value: number; unit: string } | undefined {
  const found = option.match(NUMBER) ?? [];
  const [text] = found;
  if (text === undefined || found.length > 1) return undefined;
  const unit = option.replace(text, '#').toLowerCase().trim();
  // "1 cent" and "5 cents" are of one unit.
  return { value: Number(text.replaceAll(',', '')), unit: unit.replace(/s$/, '') };
}
