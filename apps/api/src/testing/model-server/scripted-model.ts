import { type DraftKind, ENTRIES } from '../../generation/drafting/draft-entries.ts';
import { REMEMBERED } from './memory.ts';
import type { Behaviour } from './model-server.ts';
import { saysJson } from './replies.ts';
import { type CompletionRequest, passageIn, purposeOf } from './request.ts';
import { type Truths, learn, solve, textsOf, withWrongKey } from './truths.ts';
import { type DraftAssignment, type Entries, type Entry, writeEntries } from './writing.ts';

type NamedIdea = { readonly idea: string; readonly about: string; readonly chapter: number };

type Script = {
  readonly write: (assignment: DraftAssignment) => Entries;
  /** Changes an entry on its way out; the solver knows what it was. */
  readonly spoil?: (entry: Entry) => Entry;
  /** What is said of the sheet of an item besides its number; sound where nothing is. */
  /** The ideas of a stretch of a text; none where nothing is said. */
  readonly plan?: (prompt: string) => readonly NamedIdea[];
  readonly find?: (sheet: string) => Readonly<Record<string, unknown>>;
};

/**
 * A model that writes sound items about whatever passage it is given, others with each request, and
 * whose solver knows the right answers. It names each key before all distractors and gives each
 * solution in its order. From memory it writes about what it knows of any book.
 */
export const writing = (): Behaviour => scripted({ write: writeEntries });

/** A model that writes these entries and no others; its solver agrees with their keys. */
export const answering = (entries: Entries): Behaviour => scripted({ write: () => entries });

/** A model that writes sound items, and whose reviewer says this of some of them. */
export const reviewing = (find: NonNullable<Script['find']>): Behaviour =>
  scripted({ write: writeEntries, find });

/** A model that writes sound items, and names these ideas of each stretch of a text. */
export const planning = (plan: NonNullable<Script['plan']>): Behaviour =>
  scripted({ write: writeEntries, plan });

/** A model that gives this reason for each mistake. */
export const reasoning = (reason: string): Behaviour =>
  scripted({ write: writeEntries, spoil: (entry) => ({ ...entry, ...reasonsOf(entry, reason) }) });

const reasonsOf = ({ mistakes }: Entry, reason: string) =>
  Array.isArray(mistakes) && { mistakes: mistakes.map((mistake) => ({ ...mistake, reason })) };

/** A model that writes wrong keys for a share of its items; `planted` has their questions. */
export function plantingWrongKeys(
  share: number,
): Behaviour & { readonly planted: ReadonlySet<string> } {
  const planted = new Set<string>();
  let written = 0;
  const spoil = (entry: Entry): Entry => {
    written += 1;
    const wrong = withWrongKey(entry);
    const isTurn = Math.floor(written * share) > Math.floor((written - 1) * share);
    if (!isTurn || wrong === undefined) return entry;
    for (const text of textsOf(entry)) planted.add(text);
    return wrong;
  };
  return Object.assign(scripted({ write: writeEntries, spoil }), { planted });
}

function scripted({
  write,
  spoil = (entry) => entry,
  find = () => ({}),
  plan = () => [],
}: Script): Behaviour {
  const truths: Truths = new Map();
  const review = (sheet: string, index: number) => ({ ...SOUND, ...find(sheet), item: index + 1 });
  return (request) => {
    switch (purposeOf(request)) {
      case 'answers':
        return saysJson({ answers: solve(truths, request.user) });
      case 'reviews':
        return saysJson({ reviews: sheetsIn(request.user).map(review) });
      case 'ideas':
        return saysJson({ ideas: plan(request.user) });
      case 'description':
        return saysJson(DESCRIPTION);
      case 'questions':
      case 'flashcards': {
        const entries = write(assignmentOf(request));
        learn(truths, entries);
        return saysJson(mapEntries(entries, spoil));
      }
    }
  };
}

/** What a reviewer says of an item that meets the rubric. */
export const SOUND = {
  supported: true,
  one_answer: true,
  no_premise: true,
  fair_options: true,
  explained: true,
  worth_asking: true,
  weak: [],
  flaw: '',
};

/** The items of a prompt for reviewing. */
const sheetsIn = (prompt: string) =>
  prompt.split(/^(?=Item \d+\n)/m).filter((part) => part.startsWith('Item '));

const DESCRIPTION = {
  topic: 'Science',
  description:
    'The book tells how people came to understand the sea. Readers take from it why careful watching beats clever guessing.',
};

const isDraftKind = (name: string): name is DraftKind => name in ENTRIES;

const lastLine = ({ user }: CompletionRequest) => user.slice(user.lastIndexOf('\n') + 1);

function assignmentOf(request: CompletionRequest): DraftAssignment {
  const passage = passageIn(request);
  return {
    passage: passage ?? REMEMBERED,
    kinds: request.wanted.filter(isDraftKind),
    count: Number(/^Write (\d+) /.exec(lastLine(request))?.[1] ?? 1),
    seed: request.number,
    hasQuotes: passage !== undefined,
  };
}

function mapEntries(entries: Entries, change: (entry: Entry) => Entry): Entries {
  return Object.fromEntries(
    Object.entries(entries).map(([kind, list]) => [kind, list.map(change)]),
  );
}
