import { arrangeColumns, answerProblem } from '@morsel/sdk/rules';
import { expect, test } from 'vitest';

import { arrangeList, matchPairs, mcq } from '../testing/sample-content.ts';
import { unsolvedFor } from './unsolved-content.ts';

test('no id shows a match_pairs already solved', () => {
  const content = matchPairs();
  const { answer } = content.answerKey;
  let turned = 0;
  for (let id = 1; id <= 500; id += 1) {
    const settled = unsolvedFor(id, content);
    const { options } = settled.body;
    if (Array.isArray(options)) throw new Error('columns expected');
    const shown = arrangeColumns(id, options);
    expect(shown.left.map((left) => Object(answer)[left])).not.toEqual(shown.right);
    expect(answerProblem({ type: 'match_pairs', options }, answer)).toBeUndefined();
    if (settled !== content) turned += 1;
  }
  expect(turned).toBeGreaterThan(0);
});

test.each([mcq(), arrangeList()])('other kinds stay as they are: %j', (content) => {
  expect(unsolvedFor(7, content)).toBe(content);
});
