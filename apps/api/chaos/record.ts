/** What devices have seen while everything around them fell over. */
export class Record {
  /** Ids of the answers that were acknowledged. */
  readonly acknowledged = new Set<string>();
  /** Ids of all that were sent. */
  readonly sent = new Set<string>();
  /** Answers without an id, which no device sends again. */
  readonly unnamed = { sent: 0, acknowledged: 0 };
  /** Addresses of the accounts that were acknowledged. */
  readonly accounts = new Set<string>();
  /** Whether calls may be answered with 503 just now. */
  mayRefuse = false;
  readonly counts = new Map<string, number>();
  /** What must not happen. */
  readonly complaints: string[] = [];

  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  complain(text: string): void {
    this.complaints.push(text);
  }
}
