/** From it every run of the tests draws the same cases. */
const USUAL_SEED = 20_260_302;

/**
 * What the properties of a run begin with: always the same seed, unless PROPERTY_SEED names another
 * number or is `random`, which is another one for each property. A property that fails prints its seed.
 */
export function propertySeed({
  PROPERTY_SEED: given,
}: Readonly<Record<string, string | undefined>>): number | undefined {
  if (given === undefined || given === '') return USUAL_SEED;
  if (given === 'random') return undefined;
  const seed = Number(given);
  if (!Number.isInteger(seed)) throw new Error(`PROPERTY_SEED is "random" or an integer: ${given}`);
  return seed;
}
