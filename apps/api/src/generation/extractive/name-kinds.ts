import nlp from 'compromise';

import { nameRuns } from './names.ts';

export type NameKind = 'person' | 'place' | 'people';

/** The names of a book whose kind is plain from how the book uses them, and how often it does. */
export type NameKinds = {
  readonly kindOf: (name: string) => NameKind | undefined;
  readonly isName: (word: string) => boolean;
  /** All names of a kind, in the order of the book. */
  readonly ofKind: (kind: NameKind) => readonly string[];
  /** How many sentences lie between one of the book and the nearest that has the name. */
  readonly distance: (name: string, sentence: number) => number;
};

type Weights = Record<NameKind | 'thing', number>;

const TITLES =
  /\b(?:King|Queen|Emperor|Empress|Pope|Sir|Dr\.?|Professor|President|General|Captain|Admiral|Saint|St\.|Lord|Lady|Prince|Princess|Tsar|Czar|Sultan|Count|Duke|Bishop|Cardinal|Father|Brother|Abbé|Mr\.|Mrs\.|Pharaoh|Caliph)$/;
const OCCUPATIONS = new Set(
  'king queen monk poet priest emperor prophet clerk friend brother son wife daughter named called'.split(
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
const LAND =
  /(?:land|shire|burg|burgh|stan|ville|town|ford|polis|chester|minster| (?:River|Sea|Ocean|Island|Islands|Bay|Valley|City|Street|Lake|Mountains))$|^(?:Mount|Lake|Cape|River|Port|New|Great|Gulf|Isle|Bay|North|South|East|West|Central|Northern|Southern|Eastern|Western|Upper|Lower|Straits?) /;
const BELIEF = /(?:ism|dom|anity)$|^Islam$/;
const SURE = 2.5;
const CLEAR = 1.5;

/** Weighs, over sentences of a book, what is said around each name. */
export function nameKinds(sentences: readonly string[]): NameKinds {
  const lower = new Set(
    sentences.flatMap((sentence) => sentence.match(/(?<![\p{L}’'-])\p{Ll}+/gu) ?? []),
  );
  const inside = new Set(
    sentences.flatMap(
      (sentence) => sentence.match(/(?<=[\p{Ll},)\d] )\p{Lu}[\p{L}\p{M}’'-]+/gu) ?? [],
    ),
  );
  const isName = (word: string) => inside.has(word) && !lower.has(word.toLowerCase());
  const weights = new Map<string, Weights>();
  const places = new Map<string, number[]>();
  for (const [index, sentence] of sentences.entries()) {
    for (const { text, start, end } of nameRuns(sentence, isName)) {
      const sum = weights.get(text) ?? { person: 0, place: 0, people: 0, thing: 0 };
      weights.set(text, sum);
      places.set(text, [...(places.get(text) ?? []), index]);
      weigh(sum, text, sentence.slice(0, start).trimEnd(), sentence.slice(end));
    }
  }
  const kinds = new Map(
    [...weights].flatMap(([name, sum]) => kindEntry(name, sum, { weights, lower })),
  );
  return {
    kindOf: (name) => kinds.get(name),
    isName,
    ofKind: (kind) => [...kinds].flatMap(([name, its]) => (its === kind ? [name] : [])),
    distance: (name, sentence) =>
      Math.min(...(places.get(name) ?? []).map((at) => Math.abs(at - sentence))),
  };
}

function weigh(sum: Weights, name: string, before: string, after: string): void {
  const isOwner = /^[’']s?\b/.test(after);
  const opens = before === '';
  if (TITLES.test(before) || endsInOccupation(before)) sum.person += 3;
  if ((LIFE_DATES.test(after) && !/\bof$/.test(before)) || APPOSED.test(after)) sum.person += 3;
  if (HUMAN_ACTS.test(after)) sum.person += 1.5;
  if (/\bby$/.test(before)) sum.person += 0.5;
  if (PLACED.test(before) && !isOwner) sum.place += 1.5;
  if (LOOSELY_PLACED.test(before) && !isOwner && sum.place < 1) sum.place += 0.5;
  if (/\b[Tt]he$/.test(before) && !name.endsWith('s')) sum.thing += 1.5;
  if (/\b[Tt]he$/.test(before) && name.endsWith('s'))
    sum.people += PLURAL_ACTS.test(after) ? 1.5 : 0.4;
  if (/\b(?:an?|this|these|some|many|all|our)$/.test(before)) sum.thing += 1;
  if (!opens && isOwner) sum.person += 0.3;
}

/** "the Danish astronomer", "his pupil's assistant". */
function endsInOccupation(before: string): boolean {
  const word = /(?:^| )(\p{Ll}+)$/u.exec(before)?.[1] ?? '';
  return OCCUPATIONS.has(word) || (/.{3}(?:er|or|ist|ian)$/.test(word) && !NO_OCCUPATION.has(word));
}

function kindEntry(
  name: string,
  sum: Weights,
  { weights, lower }: { weights: ReadonlyMap<string, Weights>; lower: ReadonlySet<string> },
): [string, NameKind][] {
  const known = lexicalWeights(name);
  const surname = name.includes(' ') ? weights.get(name.split(' ').at(-1) ?? '') : undefined;
  const total: Weights = {
    person: sum.person + known.person + (surname?.person ?? 0),
    place: sum.place + known.place,
    people: sum.people + known.people,
    thing: sum.thing + known.thing,
  };
  const [best, next] = Object.entries(total).toSorted(([, a], [, b]) => b - a);
  if (best === undefined || next === undefined) return [];
  const [kind, weight] = best;
  if (kind === 'thing' || weight < SURE || weight < CLEAR * next[1]) return [];
  const words = name.split(' ').filter((word) => /^\p{Lu}/u.test(word));
  const isMixed = words.some((word) => lower.has(word.toLowerCase()));
  if (isMixed && !(kind === 'place' && LAND.test(name))) return [];
  return kind === 'person' || kind === 'place' || kind === 'people' ? [[name, kind]] : [];
}

/** What the name itself tells: the lexicon of compromise, and endings of names of places. */
function lexicalWeights(name: string): Weights {
  const doc = nlp(name);
  const isMixed = /^(?:King|Queen|Emperor|Duke|Count|Prince|Bishop) of|-\p{Ll}/u.test(name);
  const isQualified = name.includes(' ') && doc.has('#Demonym') && !LAND.test(name);
  return {
    person: doc.has('^#FirstName') ? (name.includes(' ') ? 2 : 1) : 0,
    place: (doc.has('^#Place+$') ? 2.5 : 0) + (LAND.test(name) ? 2 : 0),
    people: doc.has('^#Demonym$') && name.endsWith('s') ? 2 : 0,
    thing:
      isMixed ||
      isQualified ||
      BELIEF.test(name) ||
      /(?:Society|Academy|University|Observatory|Museum|Company|War|Church|Council|Office|Committee|Institute|Bible|College|Act|Treaty|Empire|Revolution|Congress|Parliament|Chronicles|Age|Law|Laws|House)\b/.test(
        name,
      )
        ? 4
        : 0,
  };
}
