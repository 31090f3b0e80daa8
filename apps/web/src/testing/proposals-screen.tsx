import type { Proposal } from '@morsel/sdk/contract';

import { Route, Switch } from '../navigation/routes.ts';
import { ProposalsScreen } from '../screens/proposals/proposals-screen.tsx';
import { serveBook } from './book.ts';
import { someProposals } from './generation.ts';
import { aBook } from './items.ts';
import { serveProposals } from './proposals.ts';
import { render } from './render.tsx';

const screens = (
  <Switch>
    <Route path="/books/:slug/proposals" component={ProposalsScreen} />
  </Switch>
);

/** The screen with the proposals of a book, three of them unless told otherwise. */
export function openProposals(
  proposals: readonly Proposal[] = someProposals(1, 2, 3),
  atATime?: number,
) {
  serveBook();
  const served = serveProposals(proposals, atATime);
  const { screen, queryClient, rerender } = render(screens, {
    path: `/books/${aBook().slug}/proposals`,
  });
  return {
    screen,
    ...served,
    readAgain: () => queryClient.invalidateQueries(),
    /** Leaves the screen and comes back to it. */
    comeAgain: () => {
      rerender(<p>Elsewhere</p>);
      rerender(screens);
    },
    item: (id: number) => screen.getByRole('listitem').filter({ hasText: `source ${id}.` }),
    button: (name: string | RegExp) => screen.getByRole('button', { name }),
    /** What is read out. */
    said: (text: string | RegExp) => screen.getByRole('status').filter({ hasText: text }),
    heading: (name: string) => screen.getByRole('heading', { name }),
  };
}
