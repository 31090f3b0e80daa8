import { type DraftKind, ENTRIES } from '../../generation/drafting/entries.ts';
import { REMEMBERED } from './memory.ts';
import type { Behaviour } from './model-server.ts';
import { saysJson } from './replies.ts';
import { type ModelRequest, passageIn, purposeOf } from './request.ts';
import { type Truths, learn, solve, textsOf, withWrongKey } from './truths.ts';
import { type Assignment, type Entries, type Entry, writeEntries } from './writing.ts';

type Script = {
  readonly write: (assignment: Assignment) => Entries;
  /** Changes an entry on its way out; the solver knows what it was. */
  readonly spoil?: (entry: Entry) => Entry;
};

/**
 * A model that writes sound items about whatever passage it is given, others with each request, and
 * whose solver knows the right answers. It names each key before all distractors and gives each
 * solution in its order. From memory it writes about what it knows of any book.
 */
export const writing = (): Behaviour => scripted({ write: writeEntries });

/** A model that writes these entries and no others; its solver agrees with their keys. */
export const answering = (entries: Entries): Behaviour => scripted({ write: () => entries });

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

function scripted({ write, spoil = (entry) => entry }: Script): Behaviour {
  const truths: Truths = new Map();
  return (request) => {
    switch (purposeOf(request)) {
      case 'answers':
        return saysJson({ answers: solve(truths, request.user) });
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

const DESCRIPTION = {
  topic: 'Science',
  description:
    'The book tells how people came to understand the sea. Readers take from it why careful watching beats clever guessing.',
};

const isDraftKind = (name: string): name is DraftKind => name in ENTRIES;

const lastLine = ({ user }: ModelRequest) => user.slice(user.lastIndexOf('\n') + 1);

function assignmentOf(request: ModelRequest): Assignment {
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
