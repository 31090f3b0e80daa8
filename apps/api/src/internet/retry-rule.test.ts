import { DAY_MS, HOUR_MS, MINUTE_MS } from '@morsel/sdk/domain';
import { describe, expect, it } from 'vitest';

import { afterFailure, nextTryOf, pauseMs } from './retry-rule.ts';

const AT = Date.UTC(2026, 2, 2, 9);

describe('a pause', () => {
  it.each([
    [1, 5000],
    [2, MINUTE_MS],
    [3, 5 * MINUTE_MS],
    [4, 30 * MINUTE_MS],
    [5, 2 * HOUR_MS],
    [6, 5 * HOUR_MS],
    [60, 5 * HOUR_MS],
  ])('after %i failures is %i ms, a fifth more or less by chance', (failures, ms) => {
    expect(pauseMs(failures, 0.5)).toBe(ms);
    expect(pauseMs(failures, 0)).toBe(ms * 0.8);
    expect(pauseMs(failures, 1)).toBe(ms * 1.2);
  });
});

describe('a message that failed', () => {
  it.each([
    ['is tried again after a pause', 0, 0, 500, AT + 5000],
    ['has longer pauses with each try', 4, HOUR_MS, null, AT + 2 * HOUR_MS],
    ['is given up when it would be older than three days', 8, 3 * DAY_MS - HOUR_MS, 500, null],
    ['is given up when the receiver has gone', 0, 0, 410, null],
  ])('%s', (_case, tries, age, status, next) => {
    const message = { tries, createdAt: AT - age };
    expect(nextTryOf(message, { at: AT, status, random: 0.5 })).toBe(next);
  });
});

describe('a hook that failed', () => {
  it.each([
    ['for the first time', 0, null, 500, { failures: 1, failingSince: AT, why: undefined }],
    ['again', 3, AT - DAY_MS, null, { failures: 4, failingSince: AT - DAY_MS, why: undefined }],
    ['for three days is switched off', 20, AT - 3 * DAY_MS, 500, { why: 'failing' }],
    ['with “gone” is switched off', 0, null, 410, { why: 'gone' }],
  ])('%s', (_case, failures, failingSince, status, after) => {
    const failure = { at: AT, status, random: 0.5 };
    expect(afterFailure({ failures, failingSince }, failure)).toMatchObject(after);
  });
});
