const WORD = '[\\p{L}\\p{N}’-]+';

/** "argument" of "a type of argument that …", "tool" of "a small tool for pilots". */
const ENGLISH = new RegExp(
  `^(?:(?:an?|the|any|one) )?(?:(?:general |special |particular )?(?:type|kind|form|sort|category|branch|field) of (?:an? )?)?((?:${WORD} ){0,4}?${WORD}?)(?=[.,;]| \\(|$| (?:that|which|who|whose|where|when|for|to|of|with|without|from|in|on|at|by|and|or|between|among|used|designed|made|meant|intended|based|${WORD}ing|${WORD}ed)(?!\\p{L}))`,
  'iu',
);
/** Its first noun. */
const GERMAN = /^(?:\p{L}+ )(?:\p{Ll}+ ){0,3}(\p{Lu}\p{L}+)/u;
/** The noun stands before what describes it. */
const ROMANCE = /^(?:une?|una?|uno|el|la|le|lo|il|os?|as?|um|uma) (\p{L}{3,})/iu;

const PATTERNS: Readonly<Record<string, RegExp>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: ROMANCE,
  es: ROMANCE,
  it: ROMANCE,
  pt: ROMANCE,
};
/** Anything can be one of these. */
const ANYTHING =
  /^(?:thing|something|object|objekt|objet|practice|person|people|movement|concept|process|way|part|state|set|one|case|name|word|term|ding|teil|name|chose|parte|cosa)s?$/;

/** What an explanation says that its term is one of; undefined where that is not told. */
export function kindOf(gloss: string, language: string | null): string | undefined {
  const noun = PATTERNS[language ?? '']?.exec(gloss)?.[1]?.split(' ').at(-1)?.toLowerCase();
  return noun === undefined || noun === '' || ANYTHING.test(noun) ? undefined : noun;
}
