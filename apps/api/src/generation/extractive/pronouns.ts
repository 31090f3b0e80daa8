const HE_OR_SHE = /\b(?:[Hh]e|[Ss]he|him|[Hh]is|her|hers|himself|herself)\b/;
/** Somebody else than who does it: "Josiah opposed him". */
const OBJECT = /\b(?:him|hers)\b/;
const OWNED = /\b(?:[Ii]ts|[Tt]heir|theirs)\b/;
/** Something other than a person that "it", "its" or "their" can stand for. */
const OWNER =
  /\b(?:[Aa]n?|[Tt]he|each|every|two|three|four|all|most|many) (?:\p{L}+ ){0,3}?\p{L}{3,}|\p{Ll}{3,}s\b/u;
/** In front of these, "it" mostly stands for what the clause before was about. */
const CARRIED_ON = /\b(?:and|when|where|because|until|although|since|while) (?:it|they)\b/g;
/** What they stand for may be anything that was named before, so that they are seldom clear. */
const UNCLEAR =
  /\b(?:[Ii]t|[Tt]hey|them|itself|themselves|ones|thereby|thereof|therein)\b|\bone(?=[,.]| (?:and|or|was|is)\b)/;

/**
 * Whether a pronoun stands for something outside the sentence, as far as can be told. `people` are
 * the ends of the names of persons in it.
 */
export function hasLoosePronoun(sentence: string, people: readonly number[]): boolean {
  const person = HE_OR_SHE.exec(sentence)?.index;
  if (person !== undefined && !people.some((end) => end <= person)) return true;
  const object = OBJECT.exec(sentence)?.index;
  if (object !== undefined && people.filter((end) => end <= object).length < 2) return true;
  const owned = OWNED.exec(sentence)?.index;
  if (owned !== undefined && !OWNER.test(sentence.slice(0, owned))) return true;
  return UNCLEAR.test(
    sentence.replace(CARRIED_ON, (found, at: number) =>
      OWNER.test(sentence.slice(0, at)) ? '' : found,
    ),
  );
}
