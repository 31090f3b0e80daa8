import { describe, expect, it, test } from 'vitest';

import { bookPageMeta } from './book-page-meta.ts';
import { type PageMeta, SITE_META } from './page-meta.ts';
import { pageTags } from './page-tags.ts';
import { SCREEN_METAS } from './screen-metas.ts';

const ORIGIN = 'https://morsel.example';

function valuesOf(meta: PageMeta, origin: string | undefined = ORIGIN) {
  return Object.fromEntries(pageTags(meta, origin).map(({ key, value }) => [key[1], value]));
}

const book = {
  id: 7,
  topic: { name: 'Science', color: '#17804A' },
  title: 'Emma',
  author: 'Jane Austen',
  slug: 'emma-by-jane-austen',
  description: 'A matchmaker is wrong about everyone.',
  imageUrl: null,
  coverUrl: '/covers/emma.svg',
};

test('the site’s own page has the picture of the house', () => {
  const text = 'Bite-sized questions and flashcards about the books on your shelf.';
  expect(valuesOf(SITE_META)).toEqual({
    canonical: `${ORIGIN}/`,
    description: text,
    'og:type': 'website',
    'og:site_name': 'Morsel',
    'og:title': 'Morsel: brains love snacks too',
    'og:description': text,
    'og:url': `${ORIGIN}/`,
    'og:image': `${ORIGIN}/preview.png`,
    'og:image:alt': SITE_META.imageAlt,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
    'twitter:title': 'Morsel: brains love snacks too',
    'twitter:description': text,
    'twitter:image': `${ORIGIN}/preview.png`,
    'twitter:image:alt': SITE_META.imageAlt,
  });
});

test('no two screens have the same title, description or address', () => {
  for (const what of ['title', 'description', 'path'] as const) {
    const told = SCREEN_METAS.map((meta) => meta[what]);
    expect(new Set(told).size).toBe(SCREEN_METAS.length);
  }
});

describe('the page of a book', () => {
  it('has its title, text, address and cover', () => {
    const meta = bookPageMeta(book);
    expect(meta.title).toBe('Emma by Jane Austen | Morsel');
    expect(valuesOf(meta)).toMatchObject({
      canonical: `${ORIGIN}/books/emma-by-jane-austen`,
      description:
        'A matchmaker is wrong about everyone. Questions and flashcards about Emma by Jane Austen.',
      'og:image': `${ORIGIN}/covers/emma.svg`,
      'og:image:alt': 'Cover: Emma',
      'og:image:width': null,
      'twitter:card': 'summary_large_image',
    });
  });

  it('shows the picture that was chosen for it', () => {
    const imageUrl = 'https://pictures.example/emma.jpg';
    expect(valuesOf(bookPageMeta({ ...book, imageUrl }))['og:image']).toBe(imageUrl);
  });

  it('shows its drawn card where it has no picture, under an address that follows the card', () => {
    const bare = { ...book, coverUrl: null };
    const card = valuesOf(bookPageMeta(bare));
    expect(card['og:image']).toMatch(
      /^https:\/\/morsel\.example\/covers\/7\/card\.png\?v=[0-9a-z]+$/,
    );
    expect(card).toMatchObject({
      'twitter:card': 'summary_large_image',
      'twitter:image': card['og:image'],
      'twitter:image:alt': 'Cover: Emma',
      'og:image:width': '1200',
      'og:image:height': '630',
    });
    const renamed = valuesOf(bookPageMeta({ ...bare, title: 'Emma.' }));
    expect(renamed['og:image']).not.toBe(card['og:image']);
  });

  it('takes 100 characters of the book’s text and 160 in all, ellipses included', () => {
    const meta = bookPageMeta({ ...book, description: 'snack '.repeat(40) });
    expect(meta.description.indexOf('…')).toBeLessThan(100);
    expect(meta.description).toMatch(/^(snack ){16}sna… Questions and flashcards about Emma/);
    const long = bookPageMeta({ ...book, title: 'T'.repeat(200), description: 'd'.repeat(300) });
    expect(Array.from(valuesOf(long)['description'] ?? '')).toHaveLength(160);
  });

  it('has an address whatever letters are in its slug', () => {
    const meta = bookPageMeta({ ...book, slug: 'ספר-by-\u05d0' });
    expect(valuesOf(meta)['canonical']).toBe(`${ORIGIN}/books/%D7%A1%D7%A4%D7%A8-by-%D7%90`);
  });
});

test('addresses are left out where they cannot be known', () => {
  expect(valuesOf({ ...SITE_META, path: undefined })).toMatchObject({
    canonical: null,
    'og:url': null,
  });
  const elsewhere = { ...SITE_META, image: 'https://' };
  expect(valuesOf(elsewhere)).toMatchObject({ 'og:image': null, 'twitter:card': 'summary' });
  expect(pageTags(SITE_META, undefined).find(({ key }) => key[1] === 'og:url')?.value).toBeNull();
});
