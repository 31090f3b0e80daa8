import { Route, Switch } from '../navigation/routes.ts';
import { BitesScreen } from '../screens/bites/bites-screen.tsx';
import { aBook } from './items.ts';
import { render } from './render.tsx';

/** The screen with the bites of a book, at an address of its own. */
export function renderBites(path = `/books/${aBook().slug}/bites`) {
  const { screen, queryClient } = render(
    <Switch>
      <Route path="/books/:slug/bites" component={BitesScreen} />
      <Route path="/book/:id/bites" component={BitesScreen} />
      <Route>
        <p>Elsewhere</p>
      </Route>
    </Switch>,
    { path },
  );
  const button = (name: string | RegExp) => screen.getByRole('button', { name, exact: true });
  return {
    screen,
    queryClient,
    button,
    keep: button('Keep'),
    skip: button('Skip'),
    undo: button('Undo'),
    /** What is hidden now. */
    hidden: () =>
      screen
        .getByRole('button', { pressed: true })
        .elements()
        .map(({ textContent }) => textContent),
  };
}
