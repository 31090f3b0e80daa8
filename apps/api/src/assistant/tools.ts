import type { AssistantTool } from './tool.ts';
import { addBook } from './tools/add-book.ts';
import { addText } from './tools/add-text.ts';
import { askMe } from './tools/ask-me.ts';
import { findPassage } from './tools/find-passage.ts';
import { rateFlashcard, showFlashcardBack } from './tools/flashcards.ts';
import { gradeAnswer } from './tools/grade-answer.ts';
import { whatIRemember } from './tools/what-i-remember.ts';
import { whatIsDue } from './tools/what-is-due.ts';

/** What assistants may call, in the order in which they find it. */
export const TOOLS: readonly AssistantTool[] = [
  whatIsDue,
  askMe,
  gradeAnswer,
  showFlashcardBack,
  rateFlashcard,
  whatIRemember,
  findPassage,
  addBook,
  addText,
];
