/**
 * The text itself when it fits, else its beginning with an ellipsis, `limit` characters in all.
 * Runs of space become one.
 */
export function cutText(text: string, limit: number): string {
  const letters = Array.from(text.trim().replace(/\s+/g, ' '));
  if (letters.length <= limit) return letters.join('');
  const kept = letters.slice(0, limit - 1).join('');
  return `${kept.trimEnd()}…`;
}
