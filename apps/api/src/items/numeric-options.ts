const NUMBER =
  /(?<digits>-?\d{1,3}(?:,\d{3})+(?:\.\d+)?|-?\d+(?:\.\d+)?)(?: (?<scale>thousand|million|billion|trillion)\b)?/gi;
const SCALES = new Map([
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
]);
/** "10–20 years", "from 10 to 20 years", "between 10 and 20 years". */
const RANGE =
  /(?:\bfrom )?(\d[\d.,]*) ?(?:[-–—]|to) ?\d[\d.,]*|\bbetween (\d[\d.,]*) and \d[\d.,]*/i;

/**
 * The values of options that are numbers of one unit ("5 cents", "About $100", "2 million years"),
 * in their order; a range counts by its lower bound. Undefined when an option holds no number, or
 * several, or when the words around them differ.
 */
export function numericValues(options: readonly string[]): number[] | undefined {
  const parsed = options.map(numberWithUnit);
  const units = new Set(parsed.map((option) => option?.unit));
  if (units.size !== 1 || units.has(undefined)) return undefined;
  return parsed.flatMap((option) => (option === undefined ? [] : [option.value]));
}

function numberWithUnit(option: string): { value: number; unit: string } | undefined {
  const text = option.replace(RANGE, (_, from: string | undefined, least: string | undefined) =>
    String(from ?? least),
  );
  const [number, ...others] = text.matchAll(NUMBER);
  if (number?.groups === undefined || others.length > 0) return undefined;
  const { digits = '', scale = '' } = number.groups;
  const unit = text.replace(number[0], '#').toLowerCase().trim();
  const value = Number(digits.replaceAll(',', '')) * (SCALES.get(scale.toLowerCase()) ?? 1);
  // "1 cent" and "5 cents" are of one unit.
  return { value, unit: unit.replace(/s$/, '') };
}
