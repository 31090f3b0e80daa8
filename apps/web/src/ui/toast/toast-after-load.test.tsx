import { beforeEach, expect, test } from 'vitest';

import { holdPageLoads } from '../../testing/page-loads.ts';
import { render } from '../../testing/render.tsx';
import { loadWithToast, showToastLeftBehind } from './toast-after-load.ts';
import { clearToasts, currentToasts, toast } from './toast-store.ts';

beforeEach(() => sessionStorage.clear());

test('a toast waits for the next load of the page, and shows once', () => {
  const loads = holdPageLoads();
  loadWithToast('/', { title: 'Welcome back!', variant: 'good' });
  expect(loads).toEqual(['/']);
  expect(currentToasts()).toEqual([]);
  showToastLeftBehind();
  expect(currentToasts()).toMatchObject([{ title: 'Welcome back!', variant: 'good' }]);
  clearToasts();
  showToastLeftBehind();
  expect(currentToasts()).toEqual([]);
});

test('a page that Back brings up as it was left is loaded anew', () => {
  const loads = holdPageLoads();
  loadWithToast('/', { title: 'Welcome back!', variant: 'good' });
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(loads).toEqual(['/']);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(loads).toEqual(['/', location.pathname]);
});

test.each(['{', 'null', '"Hello"', '{"title":7}'])('what is no toast shows nothing: %s', (text) => {
  sessionStorage.setItem('toastAfterLoad', text);
  showToastLeftBehind();
  expect(currentToasts()).toEqual([]);
});

test('a region that comes up in the page that is left leaves the toast to the next one', async () => {
  holdPageLoads();
  loadWithToast('/', { title: 'Welcome back!', variant: 'good' });
  const { screen } = render(null);
  await expect.element(screen.getByRole('region', { name: /Notifications/ })).toBeInTheDocument();
  expect(currentToasts()).toEqual([]);
  showToastLeftBehind();
  expect(currentToasts()).toMatchObject([{ title: 'Welcome back!' }]);
});

test('what the page has told by then stays', () => {
  holdPageLoads();
  loadWithToast('/', { title: 'Welcome back!' });
  toast({ title: 'Guest progress is here!' });
  showToastLeftBehind();
  expect(currentToasts()).toMatchObject([{ title: 'Guest progress is here!' }]);
  clearToasts();
  showToastLeftBehind();
  expect(currentToasts()).toEqual([]);
});
