const FIELDS =
  'form :is(textarea, input:not([type=checkbox], [type=radio], [type=hidden], [readonly]))';

/** Whether a form on the page holds text that loading the page anew would lose. */
export function holdsTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
  return [...fields].some(({ value }) => value.trim() !== '');
}
