import { expect, test } from 'vitest';

import { blocksOfMarkdown } from './markdown.ts';

const MARKDOWN = `---
title: Tides
---

# The _Sea_ #

A [link](https://example.org "x"), a ![picture](a.png)**bold** word, \`code\` and 2 * 3 * 4.
snake_case_name, an [[Alias|inner link]] and a note[^1].

Below
-----

1. First
2. Second
   goes on
- [x] Done

> Quoted
> twice

\`\`\`js
const hidden = 1;
\`\`\`

| a | b |
|---|---|

***

[^1]: Of no importance.
Escaped \\*stars\\* <br/>end.
`;

test('Markdown is read as it is shown', () => {
  expect(
    blocksOfMarkdown(MARKDOWN).map((block) =>
      block.kind === 'heading' ? `${'#'.repeat(block.level)} ${block.text}` : block.text,
    ),
  ).toEqual([
    '# The Sea',
    'A link, a bold word, code and 2 * 3 * 4. snake_case_name, an inner link and a note.',
    '## Below',
    'First',
    'Second goes on',
    'Done',
    'Quoted twice',
    'Escaped *stars* end.',
  ]);
});
