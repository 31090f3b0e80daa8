/** What a text takes in memory: two bytes for each character as soon as one needs them. */
export function bytesOfText(text: string): number {
  return text.length * (/[\u0100-\uffff]/.test(text) ? 2 : 1);
}
