/** The star of a day on which a freeze stood in, for a cell of 18. */
export function FreezeMark() {
  return <path className="freeze-mark" d="M9 4V14M4.7 6.5L13.3 11.5M4.7 11.5L13.3 6.5" />;
}
