/** What happened in a test that no test may let happen unnoticed. */
const unexpected: string[] = [];

export function recordUnexpected(what: string): void {
  unexpected.push(what);
}

/** Hands over what was recorded and starts anew. A test that provokes an error on purpose takes it here. */
export function takeUnexpected(): string[] {
  return unexpected.splice(0);
}
