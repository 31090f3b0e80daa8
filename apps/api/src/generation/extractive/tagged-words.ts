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

/** "Displays the …": a plural seldom has an article behind it. */
const THIRD_PERSON = /^\p{Lu}\p{Ll}+s (?:the|an?|all|any|every|each|whether|if|how)\b/u;
/** Verbs of reference works, where their subject is the entry; as nouns they open no sentence of prose. */
const OF_AN_ENTRY =
  /^(?:Matches|Returns|Sets|Gets|Gives|Specifies|Defines|Controls|Determines|Enables|Disables|Indicates|Contains|Creates|Removes|Provides|Represents|Allows|Denotes|Replaces|Converts|Computes|Extracts|Selects|Displays|Stores|Reads|Writes|Sends|Adds|Updates|Deletes|Forces|Causes|Used|Called|Equivalent) (?!of |are |were |can |that )/u;

/** "Selects all packages that …" is what somebody says of a word that stood before it. */
export function hasSubject(sentence: string): boolean {
  if (THIRD_PERSON.test(sentence) || OF_AN_ENTRY.test(sentence)) return false;
  const words = taggedWords(sentence);
  const [first] = words;
  const opensWithVerb =
    first !== undefined &&
    first.text.endsWith('s') &&
    first.tags.has('PresentTense') &&
    !first.tags.has('Noun');
  // Of an order, or of a list as menus are, the first word is the only verb.
  return !opensWithVerb && words.slice(1).some(isFinite);
}

/** Mostly part of a description where a sentence has no other verb: "notes printed in small type". */
const DESCRIBES =
  /^(?:used|printed|called|known|made|given|written|placed|played|performed|indicated|marked|based|named|set|followed|produced|sung|formed|composed|divided|derived|designed)$/i;

function isFinite({ text, tags }: TaggedWord): boolean {
  const isPresent = ['Copula', 'Modal', 'Auxiliary', 'PresentTense'].some((tag) => tags.has(tag));
  return isPresent || (tags.has('Verb') && !tags.has('Gerund') && !DESCRIBES.test(text));
}
