import { taggedWords } from '../tagged-words.ts';

/** What follows belongs to the noun before it. */
const RELATIVE =
  /^(?:that|which|who|whose|whom|where|when|while|if|as|because|how|what|why|whether|whereby)$/;
/** "Refers to …" says what the term means, "helps …" what it does. */
const EXPLAINS = /^(?:refers|means|describes|denotes|stands|is|are)\b/i;

/** An English explanation that says something about another thing than its term, or what its term does. */
export function isClause(gloss: string): boolean {
  if (EXPLAINS.test(gloss)) return false;
  const words = taggedWords(gloss);
  const relative = words.findIndex(({ text }) => RELATIVE.test(text.toLowerCase()));
  const before = relative === -1 ? words : words.slice(0, relative);
  const [first] = words;
  const opensWithVerb =
    first?.text.endsWith('s') === true && first.tags.has('PresentTense') && !first.tags.has('Noun');
  // Of other verbs plurals are not told apart: "costs", "changes".
  return (
    opensWithVerb ||
    before.some(
      ({ text, tags }) =>
        tags.has('Copula') || tags.has('Modal') || /^(?:has|have|had)$/.test(text),
    )
  );
}
