import { sentencesOf } from '../../../items/checks/sentences.ts';
import { contentStems } from '../../../items/checks/word-similarity.ts';
import type { Chapter, Structure } from '../../book-text.ts';
import { entryWordsOf } from './entry-words.ts';
import type { StructureItem } from './term-items.ts';

const QUESTION = { least: 15, most: 200, words: 4 };
const ANSWER = { least: 25, most: 320 };
const SCORE = 15;
const NUMBER = /^(?:[QF]?\s?[\dA-Z]{0,3}(?:\.\d{1,3})*[.):]?\s+)(?=\S)/u;
const LEANS =
  /\b(?:this|these|that|those|it|he|she|they|him|them|above|below|here|my|me|dies\p{L}*|cela|ceci|esto|eso)\b/iu;
/** Only one of them is answered in the first sentences. */
const TWO_AT_ONCE = /\b(?:and|or) (?:what|why|how|when|who|which|where|is|are|does|do)\b/i;
/** What it says that there is stands in the list that follows. */
const ANNOUNCES =
  /\b(?:a number of|several|various|many|some|the following) (?:\p{L}+ ){0,2}?(?:features|characteristics|reasons|ways|types|kinds|forms|factors|steps|things|parts|elements|aspects|examples)\b/iu;
const LEFT_OUT = /\. \.|…|\b(?:as|which) (?:we|I) (?:have|said|shall|will)\b/;
const CODE = /[{}<>|\\`]|https?:/u;

/** A question of the book with the answer that stands below it. */
export function questionCardOf(
  { kind, chapter, title, rows }: Structure,
  chapters: readonly Chapter[],
  language: string | null,
): StructureItem[] {
  const [[part] = []] = rows;
  if (kind !== 'question' || title === null || part === undefined || part.isCode) return [];
  const front = title.replace(NUMBER, '');
  const isFit =
    front.length >= QUESTION.least &&
    front.length <= QUESTION.most &&
    front.split(/\s+/).length >= QUESTION.words &&
    !TWO_AT_ONCE.test(front) &&
    !LEANS.test(front.replace(/\bthat\b(?= \p{L})/u, ''));
  const raw = (chapters[chapter]?.text ?? '').slice(part.start, part.end);
  const answer = isFit ? answerIn(raw, language) : undefined;
  if (answer === undefined || !speaksOf(front, answer.text) || !answers(front, answer.text))
    return [];
  const quote = { chapter, start: part.start, end: part.start + answer.end };
  return [
    { item: { type: 'flashcard', front, back: answer.text }, difficulty: 2, quote, score: SCORE },
  ];
}

/** The first sentences, as many as may be shown; undefined where they lean on others. */
function answerIn(raw: string, language: string | null): { text: string; end: number } | undefined {
  const { pointsElsewhere } = entryWordsOf(language);
  let end = 0;
  for (const sentence of sentencesOf(raw)) {
    const text = raw.slice(sentence.start, sentence.end);
    if (sentence.end > ANSWER.most || /[:?]$/.test(text) || CODE.test(text)) break;
    if (LEFT_OUT.test(text) || ANNOUNCES.test(text)) break;
    if (pointsElsewhere.test(text.replaceAll(/\b(?:you|your|we|our|must|should)\b/gi, ''))) break;
    end = sentence.end;
  }
  // A quotation that goes on in the next sentence.
  if (isOpenQuote(raw.slice(0, end))) return undefined;
  return end < ANSWER.least ? undefined : { text: raw.slice(0, end), end };
}

const isOpenQuote = (text: string) =>
  text.split('"').length % 2 === 0 || text.split('“').length !== text.split('”').length;

/** What the answer must be like, by what is asked for; others are answered at length or not at all. */
const ASKED: readonly (readonly [question: RegExp, answer: (topic: string) => RegExp])[] = [
  [
    /^what (?:is|are) (?:an? |the )?(?<topic>\p{L}[^?]*)\?$/iu,
    (topic) => told(topic, 'is|are|means|refers to'),
  ],
  [
    /^was (?:ist|sind) (?:eine? |der |die |das )?(?<topic>\p{L}[^?]*)\?$/iu,
    (topic) => told(topic, 'ist|sind|bezeichnet'),
  ],
  [
    /^qu[’']est-ce que? (?:c[’']est que )?(?:une? |le |la |les |l[’'])?(?<topic>\p{L}[^?]*?)\s?\?$/iu,
    (topic) => told(topic, 'est|sont|désigne'),
  ],
  [
    /^¿qué (?:es|son) (?:una? |el |la |los |las )?(?<topic>\p{L}[^?]*)\?$/iu,
    (topic) => told(topic, 'es|son|significa'),
  ],
  [
    /^(?:che )?cosa (?:è|sono) (?:un[oa]? |il |lo |la |i |gli |le )?(?<topic>\p{L}[^?]*)\?$/iu,
    (topic) => told(topic, 'è|sono|significa'),
  ],
  [/^why (?!not\b)/iu, () => /\b(?:because|due to|the (?:main )?reasons?)\b/iu],
  [
    /^how (?:often|long|many|old|far|fast|large|big)\b/iu,
    () => /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|every|each|never|whole)\b/iu,
  ],
  [
    // A question to be answered with "yes" is half an answer already.
    /^(?:is|are|was|were|does|do|did|has|have|can|could) (?!i\b|we\b|you\b|there\b)/iu,
    () => /^no[.,:;—–][^]{40}/iu,
  ],
];

/** The topic is named in the first words, and then what it is. */
const told = (topic: string, verbs: string) =>
  new RegExp(
    `^.{0,20}${topic.trim().replaceAll(/[^\p{L}\p{N}]+/gu, '[^\\p{L}\\p{N}]{1,3}')}.{0,60}?\\b(?:${verbs})(?!\\p{L})`,
    'iu',
  );

/** Whether a text answers what it stands below. */
function answers(question: string, answer: string): boolean {
  return ASKED.some(([pattern, expected]) => {
    const found = pattern.exec(question);
    return found !== null && expected(found.groups?.['topic'] ?? '').test(answer);
  });
}

function speaksOf(question: string, answer: string): boolean {
  const there = contentStems(answer);
  return [...contentStems(question)].some((stem) => there.has(stem));
}
