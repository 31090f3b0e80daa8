/** A text with code between backticks. */
export function Words({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));
}
