/** Numbers for names, in the order in which they are met. */
export class Numbering<Name> {
  readonly #numbers: Map<Name, number>;

  /** Those that have their numbers from the start, from 0 on. */
  constructor(known: readonly Name[] = []) {
    this.#numbers = new Map(known.map((name, number) => [name, number]));
  }

  numberOf(name: Name): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    this.#numbers.set(name, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  /** undefined for one that was not met. */
  knownNumber(name: Name): number | undefined {
    return this.#numbers.get(name);
  }
}
