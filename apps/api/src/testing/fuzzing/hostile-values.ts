import * as fc from 'fast-check';

const TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  'NaN',
  'null',
  '1e999',
  '9007199254740993',
  '\u0000',
  'before\u0000after',
  '\uD800',
  'half \uDC00 a pair',
  '\u202E\u200B\uFEFF',
  '__proto__',
  'constructor',
  'toString',
  "' or 1=1 --",
  '"; drop table users; --',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '${7*7}',
  '🦔'.repeat(60),
  'x'.repeat(5000),
];

const ODDITIES: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  [],
  [[]],
  [null],
  [2],
  ['0'],
  {},
  { length: 1 },
  { toString: 1 },
  { '': '' },
];

const SEGMENTS = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  '+1',
  '01',
  'null',
  'NaN',
  '2147483648',
  '9'.repeat(40),
  '%',
  '%zz',
  '%00',
  '%ED%A0%80',
  '%C0%80',
  '%2e%2e%2f',
  '%2F',
  ';',
  '*',
  '[]',
  '__proto__',
  'constructor',
  'slug',
  'a'.repeat(2900),
  'a'.repeat(3100),
  '%F0%9F%A6%94',
];

const nestedArrays = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Values of JSON that no field of a request wants. */
export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.constantFrom(...ODDITIES),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Names that no body has, some of them names that every object has. */
export const hostileNames = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'role',
  'id',
  'isAdmin',
  'xp',
  '',
  '\u0000',
);

/** Bodies as they come over the wire. */
export const hostileBodies = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'null',
    'true',
    '[]',
    '{}',
    '""',
    '{',
    '{"userId":1,}',
    '{"userId":1e999,"questionId":1,"answer":0}',
    '\uFEFF{}',
    '{"__proto__":{"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '{"userId":1,"userId":2,"questionId":1,"answer":0}',
    'userId=1&questionId=1',
    '\u0000',
    nestedArrays(10_000),
    `{"answer":${nestedArrays(5000)}}`,
    `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  ),
  hostileValues.map((value) => JSON.stringify(value)),
);

/** Parts of a path as they come over the wire. */
export const hostileSegments = fc.oneof(
  fc.constantFrom(...SEGMENTS),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map(encodeURIComponent),
);

/** Values of headers that a client can send. */
export const hostileHeaderValues = fc.oneof(
  fc.constantFrom('', ' ', '0', '-1', '1.5', 'NaN', '1e999', '9'.repeat(40), 'null', '__proto__'),
  fc.constantFrom(
    'x'.repeat(3000),
    '\u00FF\u00FE',
    'a, b',
    '"quoted"',
    '%00',
    '../..',
    '2147483648',
  ),
  fc.string({ unit: 'grapheme-ascii', maxLength: 80 }),
);

export const contentTypes = fc.oneof(
  { weight: 60, arbitrary: fc.constant('application/json') },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-8',
      'APPLICATION/JSON',
      'application/json;charset=utf-16',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/html',
      'application/jsonx',
      'application',
      '/',
      '',
    ),
  },
);
