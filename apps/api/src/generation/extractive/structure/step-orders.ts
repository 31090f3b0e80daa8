import { sentencesOf } from '../../../items/checks/sentences.ts';
import type { Chapter, Structure } from '../../book-text.ts';
import type { ChapterSpan } from '../possible-item.ts';
import { topicOf } from './entries.ts';
import type { StemWords } from './stem-words.ts';
import { type StructureItem, quoteOf } from './term-items.ts';

const STEPS = { least: 3, most: 7 };
const STEP_LETTERS = { least: 15, most: 118 };
const SCORE = 14;
const SAYS_STEPS =
  /\b(?:steps?|stages?|phases?|procedure|sequence|in (?:the|this) order|how to)\b|\b(?:schritte?n?|phasen|ablauf|reihenfolge)\b|\b(?:étapes?|ordre suivant)\b|\b(?:pasos|etapas|fases)\b|\b(?:passaggi|passi|fasi)\b|\b(?:passos)\b|手順|步骤|шаг/iu;
/** A heading that names what is done, and not only what the part is about: "Brewing tea". */
const NAMES_TASK = new RegExp(
  '^(?:how to|to|wie (?:man|sie)|comment|cómo|come|como) |^\\p{L}{2,}ing(?!\\p{L}).* \\p{L}|' +
    '^\\p{L}{2,}(?:er|ir|re|ar|are|ere|ire)(?!\\p{L}).* \\p{L}|(?:する|方法|手順)$|^(?:如何|怎样|怎么)|' +
    '^(?:как )|^\\p{L}+(?:ние|ание|ение) \\p{L}',
  'iu',
);
/** "Tee kochen", but not "Neue Funktionen": of German and Dutch words only verbs are written small there. */
const ENDS_IN_VERB = / \p{Ll}+(?:en|ern|eln)$/u;
/** A part of a list that says what something is is no step. */
const IS_A_THING =
  /^(?:an?|the|this|these|it|der|die|das|ein|eine|dies|le|la|les|un|une|el|los|las|una|il|lo|o|os|as|um|uma)(?!\p{L})/iu;
/** Steps that are only taken at times, or in any order, have no place. */
const UNSURE = new RegExp(
  '^(?:if|when|optional(?:ly)?|otherwise|alternatively|or|repeat|note|for example|wenn|falls|optional|oder|' +
    'si|lorsque|ou|cuando|se|quando|o)(?!\\p{L})',
  'iu',
);
/** English ones are found by the checks of orders. */
const TELLS_PLACE = new RegExp(
  '(?<!\\p{L})(?:zuerst|als erstes|zunächst|danach|dann|anschließend|schließlich|zuletzt|nachdem|nun|jetzt|' +
    "d[’']abord|ensuite|puis|enfin|après|finalement|primero|luego|después|por último|finalmente|entonces|" +
    'prima|poi|infine|quindi|dopo|primeiro|depois|em seguida|por fim|eerst|daarna|vervolgens|tenslotte|' +
    'сначала|затем|потом|наконец)(?!\\p{L})|最後に|次に|まず|首先|然后|最后',
  'iu',
);
const CODE = /[{}=<>|\\`$]|\w_\w/u;

/** The steps of a procedure to put in order, where each is a short sentence. */
export function stepOrderOf(
  { kind, chapter, title, header, rows }: Structure,
  chapters: readonly Chapter[],
  words: StemWords,
): StructureItem[] {
  if (kind !== 'steps' && kind !== 'numbered') return [];
  const text = chapters[chapter]?.text ?? '';
  const intro = header.map(({ start, end }) => text.slice(start, end)).join(' ');
  const topic = topicOf(title ?? '');
  const isOrdered =
    kind === 'steps' ||
    (/[:：]$/.test(intro) && SAYS_STEPS.test(intro)) ||
    SAYS_STEPS.test(topic ?? '');
  if (topic === undefined || !isOrdered || !namesTask(topic)) return [];
  if (rows.length < STEPS.least || rows.length > STEPS.most) return [];
  const steps = rows.flatMap(([part]) => {
    if (part === undefined || part.isCode) return [];
    return stepOf(text.slice(part.start, part.end), { chapter, start: part.start }) ?? [];
  });
  if (steps.length < rows.length) return [];
  const item = {
    type: 'arrange_list',
    text: words.order(topic),
    order: steps.map((step) => step.text),
    explanation: `${steps.map((step) => step.text).join('. ')}.`,
  } as const;
  return [{ item, difficulty: 3, quote: quoteOf(steps), score: SCORE }];
}

const namesTask = (heading: string): boolean =>
  NAMES_TASK.test(heading) || ENDS_IN_VERB.test(heading);

function stepOf(
  raw: string,
  { chapter, start }: { chapter: number; start: number },
): { text: string; quote: ChapterSpan } | undefined {
  const [first] = sentencesOf(raw);
  if (first === undefined) return undefined;
  const text = raw.slice(first.start, first.end).replace(/[.,;:。]$/u, '');
  const isFit =
    text.length >= STEP_LETTERS.least &&
    text.length <= STEP_LETTERS.most &&
    !UNSURE.test(text) &&
    !IS_A_THING.test(text) &&
    !TELLS_PLACE.test(text) &&
    !CODE.test(text);
  return isFit
    ? { text, quote: { chapter, start: start + first.start, end: start + first.end } }
    : undefined;
}
