/**
 * A number for each of many keys, 0 at first. Begun anew it forgets them without touching them, so
 * that one array serves every ranking.
 */
export class Tally {
  #values = new Int32Array(64);
  #runs = new Int32Array(64);
  #run = 1;

  beginAnew(): void {
    this.#run += 1;
  }

  get(key: number): number {
    return this.#runs[key] === this.#run ? (this.#values[key] ?? 0) : 0;
  }

  set(key: number, value: number): void {
    if (key >= this.#values.length) this.#growTo(key);
    this.#runs[key] = this.#run;
    this.#values[key] = value;
  }

  add(key: number, amount: number): void {
    this.set(key, this.get(key) + amount);
  }

  #growTo(key: number): void {
    const length = 2 ** Math.ceil(Math.log2(key + 1));
    const [values, runs] = [new Int32Array(length), new Int32Array(length)];
    values.set(this.#values);
    runs.set(this.#runs);
    this.#values = values;
    this.#runs = runs;
  }
}
