import { expect, test } from 'vitest';

import { anAdminItem, anAdminReport, ITEM_CONTENTS } from '../../../testing/admin-items.ts';
import { ALL_ITEMS, type ItemFilter, passes } from './item-filter.ts';

const items = Object.values(ITEM_CONTENTS).map((content, index) =>
  anAdminItem({ id: index + 1, content }),
);
const special = [
  anAdminItem({ id: 16, state: 'hidden', reports: [anAdminReport({ state: 'hidden' })] }),
  anAdminItem({ id: 17, reports: [anAdminReport()] }),
  anAdminItem({ id: 18, flaws: ['Two options say the same'] }),
];

test.each<[string, Partial<ItemFilter>, number[]]>([
  ['nothing asked for', {}, [1, 2, 3, 4, 5, 6, 7, 16, 17, 18]],
  ['a kind', { kind: 'arrange_list' }, [4]],
  ['hidden ones', { state: 'hidden' }, [16]],
  ['those that are shown', { state: 'active' }, [1, 2, 3, 4, 5, 6, 7, 17, 18]],
  ['those with open reports', { state: 'reported' }, [17]],
  ['those with flaws', { state: 'flawed' }, [18]],
  ['words of the key, in small letters', { words: ' sardis ' }, [3]],
  ['words of a distractor', { words: 'Persia', state: 'flawed' }, [18]],
  ['words of the back of a card', { words: '490' }, [7]],
  ['words of another wording', { words: 'athenians' }, [5, 6]],
  ['words that stand nowhere', { words: 'Caesar' }, []],
])('%s', (_, filter, ids) => {
  const found = [...items, ...special].filter((item) => passes(item, { ...ALL_ITEMS, ...filter }));
  expect(found.map(({ id }) => id)).toEqual(ids);
});
