import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { render } from '../testing/render.tsx';
import { browserHistory } from './browser-history.ts';
import { Link } from './link.tsx';
import { Navigation } from './navigation.tsx';
import { Redirect } from './redirect.tsx';
import { Route, Switch, useParams } from './routes.ts';
import { useLocation } from './use-location.ts';
import { useSearchParams } from './use-search-params.ts';

const Slug = () => <p>book {useParams()['slug']}</p>;

function Where() {
  const { pathname, search, hash, visit } = useLocation();
  return <output>{`${pathname}${search}${hash} by ${visit}`}</output>;
}

function Sorting() {
  const [params, setParams] = useSearchParams();
  return (
    <button type="button" onClick={() => setParams({ by: 'title & author' })}>
      Sort {params.get('by') ?? 'not at all'}
    </button>
  );
}

/** In the address line of the page that the tests are on. */
function open(address: string) {
  history.replaceState(null, '', location.origin + address);
  const { screen } = render(
    <Navigation history={browserHistory()}>
      <Where />
      <Sorting />
      <Link to="/shelf">Shelf</Link>
      <Link to="/books/%D0%BC%D1%8B?due#text">Us</Link>
      <Link to="#text">Text</Link>
      <Switch>
        <Route path="/shelf">
          <p>the shelf</p>
        </Route>
        <Route path="/books/:slug" component={Slug} />
        <Route path="/old">
          <Redirect to="/shelf?new#here" />
        </Route>
        <Route>
          <p>not found</p>
        </Route>
      </Switch>
    </Navigation>,
  );
  const link = (name: string) => screen.getByRole('link', { name, exact: true });
  return {
    screen,
    link,
    follow: (name: string) => userEvent.click(link(name)),
    shows: (text: string) => expect.element(screen.getByText(text, { exact: true })).toBeVisible(),
    is: (text: string) => expect.element(screen.getByRole('status')).toHaveTextContent(text),
  };
}

let before = '';
beforeEach(() => {
  before = location.href;
});
afterEach(() => history.replaceState(null, '', before));

test.each([
  ['/shelf', 'the shelf'],
  ['/shelf/', 'the shelf'],
  ['/Shelf', 'not found'],
  ['/shelf/deeper', 'not found'],
  ['/books', 'not found'],
  ['/books/%D0%BC%D1%8B', 'book мы'],
  ['/books/Us', 'book Us'],
  ['/books/%E0%A4%A', 'book %E0%A4%A'],
  ['//shelf', 'not found'],
])('%s shows "%s"', async (address, text) => {
  const { screen } = open(address);
  await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
});

describe('the history of the tab', () => {
  test('a link adds an entry, and Back leads to the one before, which is no visit', async () => {
    const { follow, shows, is } = open('/old-shelf?q=50%2525#top');
    await is('/old-shelf?q=50%2525#top by 0');
    const entries = history.length;
    await follow('Us');
    await shows('book мы');
    await is('/books/%D0%BC%D1%8B?due#text by 1');
    expect(history.length).toBe(entries + 1);
    expect(location.pathname + location.search + location.hash).toBe(
      '/books/%D0%BC%D1%8B?due#text',
    );
    history.back();
    await is('/old-shelf?q=50%2525#top by 1');
    history.forward();
    await is('/books/%D0%BC%D1%8B?due#text by 1');
  });

  test('a link to where the reader is adds none, and is a visit each time', async () => {
    const { follow, is } = open('/books/us');
    const entries = history.length;
    await follow('Text');
    await is('/books/us#text by 1');
    await follow('Text');
    await is('/books/us#text by 2');
    expect(history.length).toBe(entries + 1);
  });

  test('other search parameters take the place of the former ones, and are no visit', async () => {
    const { screen, is } = open('/shelf?by=age#row');
    const entries = history.length;
    await userEvent.click(screen.getByRole('button', { name: 'Sort age' }));
    await is('/shelf?by=title+%26+author by 0');
    await expect.element(screen.getByRole('button')).toHaveTextContent('Sort title & author');
    expect(history.length).toBe(entries);
  });

  test('a redirect takes the place of the address that it leads away from', async () => {
    const entries = history.length;
    const { shows } = open('/old');
    await shows('the shelf');
    expect(location.pathname + location.search + location.hash).toBe('/shelf?new#here');
    expect(history.length).toBe(entries);
  });
});

describe('a link', () => {
  test('is a real one', () => {
    const { link } = open('/shelf');
    expect(link('Us').element()).toHaveProperty(
      'href',
      `${location.origin}/books/%D0%BC%D1%8B?due#text`,
    );
    expect(link('Text').element()).toHaveProperty('href', `${location.origin}/shelf#text`);
  });

  test.each([
    ['a plain click', {}, false],
    ['a click with Ctrl', { ctrlKey: true }, true],
    ['a click with the command key', { metaKey: true }, true],
    ['a click with Shift', { shiftKey: true }, true],
    ['a click with Alt', { altKey: true }, true],
    ['the middle button', { button: 1 }, true],
  ])('leaves to the browser what is its own: %s', async (_, how, isBrowsers) => {
    const { link, is } = open('/books/us');
    const left: boolean[] = [];
    addEventListener(
      'click',
      (event) => {
        left.push(!event.defaultPrevented);
        event.preventDefault();
      },
      { once: true },
    );
    link('Shelf')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
    expect(left).toEqual([isBrowsers]);
    await is(isBrowsers ? '/books/us by 0' : '/shelf by 1');
  });
});
