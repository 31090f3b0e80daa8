/** The option texts of a question by index; an empty list when they are no list of texts. */
export function optionTexts(options: unknown): readonly string[] {
  if (!Array.isArray(options)) return [];
  const isText = (option: unknown) => typeof option === 'string';
  return options.every(isText) ? options : [];
}
