import { expect, test } from 'vitest';

import { topicColor, TOPICS } from './topics.ts';

test('the five topics', () => {
  expect(TOPICS.map(({ name }) => name)).toEqual([
    'Psychology',
    'Startup',
    'Business',
    'History',
    'Science',
  ]);
});

test('each has a colour of its own; unknown names share one', () => {
  expect(new Set(TOPICS.map(({ name }) => topicColor(name))).size).toBe(5);
  expect(topicColor('Cooking')).toBe(topicColor('Poetry'));
  expect(topicColor('Cooking')).toMatch(/^#[0-9A-F]{6}$/);
});
