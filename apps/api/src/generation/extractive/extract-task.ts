import { type ExtractInput, type Extracted, extractDrafts } from './extract-drafts.ts';
import {
  type StructuredInput,
  extractFromStructures,
} from './structure/extract-from-structures.ts';

/** Drafts from what stands in lists and tables where the input has them, else from sentences. */
export const task = (input: ExtractInput | StructuredInput): Extracted =>
  'structures' in input
    ? { drafts: extractFromStructures(input), fit: undefined, isAll: false }
    : extractDrafts(input);
