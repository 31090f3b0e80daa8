/** A book is mastered when it has questions and the reader has mastered all they can see of them. */
export function isBookMastered(mastered: number, questions: number): boolean {
  return questions > 0 && mastered === questions;
}
