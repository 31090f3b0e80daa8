import nlp from 'compromise';

/** A word with the blanks and punctuation around it, so that joined words give the text again. */
export type TaggedWord = {
  readonly text: string;
  readonly whole: string;
  readonly tags: ReadonlySet<string>;
};

type Term = { text: string; pre: string; post: string; tags?: string[] };

/** The words of a text with the parts of speech that compromise sees in them. */
export function taggedWords(text: string): TaggedWord[] {
  const sentences: { terms: Term[] }[] = nlp(text).json({ terms: { tags: true } });
  return sentences
    .flatMap(({ terms }) => terms)
    .map(({ text: word, pre, post, tags }) => ({
      text: word,
      whole: `${pre}${word}${post}`,
      tags: new Set(tags),
    }));
}

export const joined = (words: readonly TaggedWord[]): string =>
  words
    .map(({ whole }) => whole)
    .join('')
    .trim();

/** Whether a word is a verb in the past that can be the only one of a clause. */
export function isFinite({ tags, text }: TaggedWord): boolean {
  return (tags.has('PastTense') || /^(?:was|were|had)$/.test(text)) && !tags.has('Participle');
}

/** "measured" to "measure"; undefined where compromise does not know. */
export function infinitiveOf(verb: string): string | undefined {
  const doc = nlp(verb);
  doc.tag('Verb');
  const infinitive = doc.verbs().toInfinitive().text();
  return /^\p{Ll}+$/u.test(infinitive) ? infinitive : undefined;
}
