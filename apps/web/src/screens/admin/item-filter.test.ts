import { expect, test } from 'vitest';

import { anAdminItem, anAdminReport, ITEM_CONTENTS } from '../../testing/admin-items.ts';
import { ALL_ITEMS, type ItemFilter, passes } from './item-filter.ts';

const items = Object.values(ITEM_CONTENTS).map((content, index) =>
  anAdminItem({ id: index + 1, content }),
);
const special = [
  anAdminItem({ id: 6, state: 'hidden', reports: [anAdminReport({ state: 'hidden' })] }),
  anAdminItem({ id: 7, reports: [anAdminReport()] }),
  anAdminItem({ id: 8, flaws: ['Two options say the same'] }),
];

test.each<[string, Partial<ItemFilter>, number[]]>([
  ['nothing asked for', {}, [1, 2, 3, 4, 5, 6, 7, 8]],
  ['a kind', { kind: 'arrange_list' }, [4]],
  ['hidden ones', { state: 'hidden' }, [6]],
  ['those that are shown', { state: 'active' }, [1, 2, 3, 4, 5, 7, 8]],
  ['those with open reports', { state: 'reported' }, [7]],
  ['those with flaws', { state: 'flawed' }, [8]],
  ['words of the key, in small letters', { words: ' sardis ' }, [3]],
  ['words of a distractor', { words: 'Persia', state: 'flawed' }, [8]],
  ['words of the back of a card', { words: '490' }, [5]],
  ['words that stand nowhere', { words: 'Caesar' }, []],
])('%s', (_, filter, ids) => {
  const found = [...items, ...special].filter((item) => passes(item, { ...ALL_ITEMS, ...filter }));
  expect(found.map(({ id }) => id)).toEqual(ids);
});
