import { expect, test } from 'vitest';

import { curvePoints, linePath } from './forecast-chart.tsx';

const BOX = { left: 10, top: 20, width: 200, height: 100 };

test.each([
  [[4, 3, 0], 4, 'M10 20L110 45L210 120'],
  [[1, 1], 2, 'M10 70L210 70'],
  [[0, 0], 0, 'M10 120L210 120'],
])('%j below %i', (values, highest, path) => {
  expect(linePath(curvePoints(values, highest, BOX))).toBe(path);
});
