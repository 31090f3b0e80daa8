import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  return () => {
    vi.unstubAllGlobals();
    // The files share their modules: the next one has to find a path of its own.
    vi.resetModules();
  };
});

const inPage = (basePath?: string) => {
  vi.stubGlobal('document', { documentElement: { dataset: basePath ? { basePath } : {} } });
  return import('./base-path.ts');
};

const inWorker = (scope: string) => {
  vi.stubGlobal('registration', { scope });
  return import('./base-path.ts');
};

test('with the host for itself, addresses and names are as they are written', async () => {
  const places = [await inPage(), await inWorker('https://host.example/')];
  for (const { below, isOwn, ownName, ownPath } of places) {
    expect([below(), below('/library'), ownPath('/library'), ownName('morsel')]).toEqual([
      '',
      '/library',
      '/library',
      'morsel',
    ]);
    expect(isOwn('/anything')).toBe(true);
  }
});

test.each([
  ['the page', () => inPage('/tools/a')],
  ['the worker', () => inWorker('https://host.example/tools/a/')],
])('below a path, %s puts it on and takes it off', async (_, place) => {
  const { below, ownName, ownPath } = await place();
  expect([below(), below('/library')]).toEqual(['/tools/a', '/tools/a/library']);
  expect([ownPath('/tools/a/'), ownPath('/tools/a/library')]).toEqual(['/', '/library']);
  expect(ownName('morsel')).toBe('morsel at /tools/a');
});

test.each([
  ['/tools/a/signin', true],
  ['/tools/ab/signin', false],
  ['/signin', false],
])('%s is ours: %s', async (pathname, is) => {
  const { isOwn, ownPath } = await inPage('/tools/a');
  expect(isOwn(pathname)).toBe(is);
  expect(ownPath(pathname)).toBe(is ? '/signin' : pathname);
});
