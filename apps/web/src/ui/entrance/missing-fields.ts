import type { Faults } from './use-entry.ts';

/** A word beside each field that is empty; spaces alone fill none. Nothing when all are filled. */
export function missingFields<Name extends string>(
  input: Readonly<Record<Name, string>>,
  words: Readonly<Record<Name, string>>,
): Faults<Name> | undefined {
  const faults: Faults<Name> = {};
  for (const name in words) {
    if (input[name].trim() === '') Object.assign(faults, { [name]: words[name] });
  }
  return Object.keys(faults).length > 0 ? faults : undefined;
}
