import nlp from 'compromise';

/** A word with its parts of speech. */
export type TaggedWord = {
  readonly text: string;
  readonly tags: ReadonlySet<string>;
};

type Term = { text: string; tags?: string[] };

/** The words of a text with the parts of speech that compromise sees in them. */
export function taggedWords(text: string): TaggedWord[] {
  const sentences: { terms: Term[] }[] = nlp(text).json({ terms: { tags: true } });
  return sentences
    .flatMap(({ terms }) => terms)
    .map(({ text: word, tags }) => ({ text: word, tags: new Set(tags) }));
}

/** The nouns of a sentence, in small letters. */
export function nounsIn(sentence: string): ReadonlySet<string> {
  return new Set(
    taggedWords(sentence)
      .filter(({ tags }) => tags.has('Noun') && !tags.has('Pronoun') && !tags.has('Verb'))
      .map(({ text: word }) => word.toLowerCase()),
  );
}
