import { TOPIC_NAMES, type TopicName } from '@morsel/sdk/domain';

/** What a book says of itself; `text` where it has been read. */
export type BookWords = {
  readonly title: string;
  readonly description: string;
  readonly text?: string;
};

/**
 * Words that speak for a topic wherever a general book uses them; a hyphen at the end stands for any
 * ending. A word that is at home in two topics is in neither, unless one of them has it far more.
 */
const WORDS: Readonly<Record<TopicName, string>> = {
  Psychology:
    'psycholog- mind minds mindset- mindful- brain brains emotion- habit habits happiness happy behavio- cognit- conscious- unconscious memory memories bias- personalit- therap- mental feeling feelings motivat- willpower anxi- depress- trauma- attention persua- influence addict- introvert- empath- intuit- grit thinking resilien- anger angry fear fears desire- self stoic- wisdom meaning judgment- attachment relationships intelligence talent- psyche neuros-',
  Startup:
    'startup startups start-up start-ups founder- cofounder- entrepreneur- venture ventures pivot- mvp silicon unicorn- bootstrap- prototyp- launch- incubator- accelerator- saas hacker- lean traction early adopter adopters mainstream chasm disruptive investor- angel pitch- valley ipo app apps scaling scaleup-',
  Business:
    'business- manag- market marketing markets econom- money wealth wealthy financ- investing leader- strateg- sales selling negotiat- corporat- profit- brand- competit- capital- trade price- bank- stock stocks ceo ceos executive- organi- productiv- rich industr- advertis- accounting employ- boss- team teams office workplace deal deals incumbent- labour',
  History:
    'history histories histor- war wars empire- king kings queen- centur- ancient civili- emperor- battle- medieval rome roman romans greek- greece egypt- nazi- holocaust colon- dynast- president- slave- conquest- conquer- kingdom- soldier- pharaoh- viking- ottoman- soviet- napoleon- republic- archaeolog- treat- army armies general generals revolt- crusad- europe- continent- humankind sapiens persian- memoir- biograph- diary armed 1914 1917 1918 1939 1945 conspira- senate plague-',
  Science:
    'science- scient- physic- universe- cosm- quantum evolution- evolv- gene genes genetic- genome- dna biolog- chemi- atom atoms atomic particle- star stars planet- relativity species cell cells mathemat- astronom- climate- ecolog- disease- virus- vaccin- medicine galax- geolog- fossil- gravit- nature natural telescop- element- molecul- paradigm- theory theories darwin- einstein newton- bird birds organism- selection hole holes ocean- energy insect- vertebrate-',
};

/** How much a word of the title counts for one of the description. */
const TITLE_WEIGHT = 3;

/** By how much the best topic has to be ahead of the next one. */
const LEAD = 1.15;

/** Of a text, as much as tells what it is about. */
const MOST_LETTERS_OF_TEXT = 120_000;

const [exact, beginnings] = readWords();

/**
 * The topic that the words of a book speak for; undefined where none do, or as many for another. Of
 * a text its hits in a thousand words count, so that a long one says no more than a short one.
 */
export function likelyTopic({ title, description, text = '' }: BookWords): TopicName | undefined {
  const words = wordsOf(text.slice(0, MOST_LETTERS_OF_TEXT));
  const scores = new Map(TOPIC_NAMES.map((topic) => [topic, 0]));
  const count = (found: readonly string[], weight: number) => {
    for (const topic of found.flatMap(topicOf)) {
      scores.set(topic, (scores.get(topic) ?? 0) + weight);
    }
  };
  count(wordsOf(title), TITLE_WEIGHT);
  count(wordsOf(description), 1);
  count(words, 1000 / Math.max(words.length, 1000));
  const [[best, most], [, next]] = ranked(scores);
  return most > next * LEAD ? best : undefined;
}

type Scored = readonly [topic: TopicName, score: number];

function ranked(scores: ReadonlyMap<TopicName, number>): readonly [Scored, Scored] {
  const [first, second] = [...scores].toSorted(([, a], [, b]) => b - a);
  if (first === undefined || second === undefined) throw new Error('There are several topics');
  return [first, second];
}

function topicOf(word: string): TopicName[] {
  const topic =
    exact.get(word) ?? beginnings.find(([beginning]) => word.startsWith(beginning))?.[1];
  return topic === undefined ? [] : [topic];
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
}

function readWords(): readonly [ReadonlyMap<string, TopicName>, readonly [string, TopicName][]] {
  const entries = TOPIC_NAMES.flatMap((topic) =>
    WORDS[topic].split(' ').map((word): [string, TopicName] => [word, topic]),
  );
  return [
    new Map(entries.filter(([word]) => !word.endsWith('-'))),
    entries
      .filter(([word]) => word.endsWith('-'))
      .map(([word, topic]): [string, TopicName] => [word.slice(0, -1), topic]),
  ];
}
