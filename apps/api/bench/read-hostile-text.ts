import { task as parse } from '../src/generation/parsing/parse-task.ts';
import { HOSTILE_TEXTS } from '../src/testing/texts/hostile/hostile-texts.ts';

export type HostileOrder = { readonly index: number; readonly bytes: number };

/** Makes a hostile text and reads it; returns what the reading took of the processor, in ms. */
export async function task({ index, bytes }: HostileOrder): Promise<number> {
  const file = await HOSTILE_TEXTS[index]?.make(bytes);
  if (file === undefined) throw new RangeError(`There is no hostile text ${index}`);
  const before = process.cpuUsage();
  await parse(file);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
