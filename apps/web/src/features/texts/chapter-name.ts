/** A chapter with its number (from 1); many titles have that in them, as "Chapter 3: Night". */
export function chapterName(title: string, number: number): string {
  if (title === '') return `Chapter ${number}`;
  return title.match(/\d+/g)?.includes(String(number)) ? title : `${number}. ${title}`;
}
