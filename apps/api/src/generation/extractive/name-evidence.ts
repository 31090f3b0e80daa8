import nlp from 'compromise';

export type NameKind = 'person' | 'place' | 'people';

/** How much speaks for a name to be of each kind; a thing is all the rest. */
export type Weights = Readonly<Record<NameKind | 'thing', number>>;

export const NO_EVIDENCE: Weights = { person: 0, place: 0, people: 0, thing: 0 };

const TITLES =
  /\b(?:King|Queen|Emperor|Empress|Pope|Sir|Dr\.?|Professor|President|General|Captain|Admiral|Saint|St\.|Lord|Lady|Prince|Princess|Tsar|Czar|Sultan|Count|Duke|Bishop|Cardinal|Father|Brother|Abbé|Mr\.|Mrs\.|Pharaoh|Caliph)$/;
const OCCUPATIONS = new Set(
  'king queen monk poet priest emperor prophet clerk friend brother son wife daughter assistant'.split(
    ' ',
  ),
);
const NO_OCCUPATION = new Set(
  (
    'after another better border brother center chapter corner either ever father fewer for former ' +
    'further greater however inner larger later latter lesser letter longer lower major manner matter ' +
    'mother motor neither never nor number older or order other outer over paper per power proper ' +
    'quarter rather river smaller summer super their together tower under upper water whether winter'
  ).split(' '),
);
const PLACED =
  /\b(?:in|at|near|into|across|throughout|outside|around|beyond|reached|toward|towards)(?: the)?$/;
const LOOSELY_PLACED =
  /\b(?:from|to|through|of|over|between|leaving|left|entered|visited)(?: the)?$/;
const HUMAN_ACTS =
  /^ (?:was born|died|wrote|said|thought|believed|proposed|invented|discovered|noticed|observed|measured|published|argued|asked|proved|suggested|married|learned|taught|studied|calculated|explained|himself|herself|was murdered|was crowned|was elected)\b/;
const PLURAL_ACTS = /^ (?:were|had|have|are|did|came|took|made|began|called|used|knew|built)\b/;
const APPOSED =
  /^, (?:an?|the|his|her) (?:\p{L}+ ){0,3}\p{Ll}+(?:er|or|ist|ian|monk|poet|priest|man|clerk)\b/u;
const LIFE_DATES = /^ \((?:born \d{3,4}|died \d{3,4}|\d{3,4}[-–]\d{2,4})\)/;
const MOST_LOOSE_PLACES = 1;

const LAND =
  /(?:land|shire|burg|burgh|stan|ville|town|ford|polis|chester|minster| (?:River|Sea|Ocean|Island|Islands|Bay|Valley|City|Street|Lake|Mountains))$|^(?:Mount|Lake|Cape|River|Port|New|Great|Gulf|Isle|Bay|North|South|East|West|Central|Northern|Southern|Eastern|Western|Upper|Lower|Straits?) /;
const BELIEF = /(?:ism|dom|anity)$|^Islam$/;
const BODY =
  /(?:Society|Academy|University|Observatory|Museum|Company|War|Church|Council|Office|Committee|Institute|Bible|College|Act|Treaty|Empire|Revolution|Congress|Parliament|Chronicles|Age|Laws?|House|Prize|Survey)\b/;
const TITLE_OF = /^(?:King|Queen|Emperor|Duke|Count|Prince|Bishop) of|-\p{Ll}/u;

/** What is said right before and after a name, where it stands in a sentence. */
export function evidenceAround(name: string, before: string, after: string, had: Weights): Weights {
  const isOwner = /^[’']s?\b/.test(after);
  const hasArticle = /\b[Tt]he$/.test(before);
  const isPlural = name.endsWith('s');
  const loosely =
    LOOSELY_PLACED.test(before) && !isOwner && had.place < MOST_LOOSE_PLACES ? 0.5 : 0;
  return {
    person:
      had.person +
      (TITLES.test(before) || endsInOccupation(before) ? 3 : 0) +
      ((LIFE_DATES.test(after) && !/\bof$/.test(before)) || APPOSED.test(after) ? 3 : 0) +
      (HUMAN_ACTS.test(after) ? 1.5 : 0) +
      (/\bby$/.test(before) ? 0.5 : 0) +
      (before !== '' && isOwner ? 0.3 : 0),
    place: had.place + (PLACED.test(before) && !isOwner ? 1.5 : 0) + loosely,
    people: had.people + (hasArticle && isPlural ? (PLURAL_ACTS.test(after) ? 1.5 : 0.4) : 0),
    thing:
      had.thing +
      (hasArticle && !isPlural ? 1.5 : 0) +
      (/\b(?:an?|this|these|some|many|all|our)$/.test(before) ? 1 : 0),
  };
}

/** "the Danish astronomer", "his assistant". */
function endsInOccupation(before: string): boolean {
  const word = /(?:^| )(\p{Ll}+)$/u.exec(before)?.[1] ?? '';
  return OCCUPATIONS.has(word) || (/.{3}(?:er|or|ist|ian)$/.test(word) && !NO_OCCUPATION.has(word));
}

/** What the name itself tells: the lexicon of compromise, and endings of names of places. */
export function evidenceWithin(name: string): Weights {
  const doc = nlp(name);
  const isQualified = name.includes(' ') && doc.has('#Demonym') && !LAND.test(name);
  const isThing = TITLE_OF.test(name) || isQualified || BELIEF.test(name) || BODY.test(name);
  const first = doc.has('^#FirstName') ? 1 : 0;
  return {
    person: name.includes(' ') ? 2.5 * first : first,
    place: (doc.has('^#Place+$') ? 2.5 : 0) + (LAND.test(name) ? 2 : 0),
    people: doc.has('^#Demonym$') && name.endsWith('s') ? 2 : 0,
    thing: isThing ? 4 : 0,
  };
}

/** Whether common words may be part of a name, as in "Eastern Europe". */
export const isLand = (name: string): boolean => LAND.test(name);

/** Whether a name is the first name of a person and no more. */
export const isFirstName = (name: string): boolean => nlp(name).has('^#FirstName$');

/** Places of one sort can be taken for each other: streets, mounts, continents, countries. */
export function sortOfPlace(name: string): string {
  const feature = LAND.test(name)
    ? /^(?:Mount|Lake|Cape|Gulf|Isle|Bay)\b|\p{Lu}\p{Ll}+$/u.exec(name)?.[0]
    : undefined;
  if (feature !== undefined && name.includes(' ')) return feature;
  if (/^(?:Europe|Asia|Africa|America|Australia|Antarctica)$/.test(name)) return 'continent';
  return nlp(name).has('#Country') ? 'country' : 'other';
}
