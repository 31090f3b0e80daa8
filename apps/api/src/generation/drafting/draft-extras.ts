import { type Demand, LONGEST, type Reason, USUAL_DEMAND } from '@morsel/sdk/domain';
import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';

import { tokens } from '../../items/checks/word-similarity.ts';
import { type DraftKind, isTransferable } from './draft-entries.ts';

const ARTICLES = new Set(['a', 'an', 'the']);
const MOST_IDEA_WORDS = 6;

const Text = Type.String({ minLength: 1 });
const WrongAnswer = Type.Object({ answer: Text, reason: Text });
const WrongPair = Type.Object({ left: Text, right: Text, reason: Text });
const WrongPlace = Type.Object({ early: Text, late: Type.String(), reason: Text });

/** What a model says of the mistakes that readers make; what cannot be read is left out. */
export function reasonsIn(kind: DraftKind, entry: object): Reason[] {
  switch (kind) {
    case 'mcq':
    case 'typed':
    case 'cloze':
      return listAt(entry, 'mistakes', WrongAnswer).map(({ answer, reason }) => ({
        mistake: [answer],
        reason,
      }));
    case 'match_pairs':
      return listAt(entry, 'mistakes', WrongPair).map(({ left, right, reason }) => ({
        mistake: [left, right],
        reason,
      }));
    case 'arrange_list':
      return listAt(entry, 'mistakes', WrongPlace).map(({ early, late, reason }) => ({
        mistake: late === '' ? [early] : [early, late],
        reason,
      }));
    case 'true_false':
    case 'flashcard':
      return [];
  }
}

/** Texts that fit nowhere: `surplus` sides of pairs, `foreign` entries of a list. */
export function strayTextsIn(entry: object, name: 'surplus' | 'foreign'): string[] {
  return listAt(entry, name, Text);
}

/** The key of the idea that an entry names: the same words, the same idea; null where it names none. */
export function ideaIn(entry: object): string | null {
  const said: unknown = Reflect.get(entry, 'idea');
  const words = typeof said === 'string' ? tokens(said).filter((word) => !ARTICLES.has(word)) : [];
  const key = words.join('-');
  const isIdea = words.length > 0 && words.length <= MOST_IDEA_WORDS && key.length <= LONGEST.idea;
  return isIdea ? key : null;
}

export function demandIn(kind: DraftKind, entry: object): Demand {
  const isApplied = isTransferable(kind) && Reflect.get(entry, 'new_situation') === true;
  return isApplied ? 'apply' : USUAL_DEMAND[kind];
}

function listAt<Schema extends TSchema>(
  entry: object,
  name: string,
  schema: Schema,
): Static<Schema>[] {
  const list: unknown = Reflect.get(entry, name);
  return Array.isArray(list) ? list.filter((one) => Value.Check(schema, one)) : [];
}
