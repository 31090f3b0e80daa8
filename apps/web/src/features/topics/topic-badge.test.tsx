import { expect, test } from 'vitest';

import { render } from '../../testing/render.tsx';
import { TopicBadge } from './topic-badge.tsx';

test.each([
  ['Science', '#000000', 'rgb(23, 128, 74)', 'rgb(255, 250, 238)'],
  ['Cooking', '#FFEECC', 'rgb(255, 238, 204)', 'rgb(33, 18, 11)'],
])('%s stands in upper case on its colour', async (name, color, ground, text) => {
  const { screen } = render(<TopicBadge topic={{ name, color }} />);
  await expect
    .element(screen.getByText(name.toUpperCase()))
    .toHaveStyle({ backgroundColor: ground, color: text });
});
