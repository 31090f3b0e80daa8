import type { Plugin } from 'vite';
import type { ManifestOptions } from 'vite-plugin-pwa';

import { SHARED_FILES } from '../src/shares/book-files.ts';
import { SHARE_ADDRESS, SHARED_FILES_FIELD } from '../src/shares/share-address.ts';

const png = (name: string, size: number, purpose: 'any' | 'maskable' | 'monochrome' = 'any') => ({
  src: `icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const shortcut = (name: string, url: string, description: string) => ({
  name,
  url,
  description,
  icons: [png(`shortcut-${name.toLowerCase()}`, 96)],
});

const screenshot = (
  name: string,
  sizes: string,
  form_factor: 'narrow' | 'wide',
  label: string,
) => ({
  src: `screenshots/${name}.webp`,
  sizes,
  type: 'image/webp',
  form_factor,
  label,
});

const PHONE = '780x1688';
const DESKTOP = '1280x800';

/**
 * What phones and desktops learn about Morsel before they install it. Addresses are seen from where it lies itself,
 * and so is the identity, which is that of the start when none is named. Colours: paper and page.
 */
const MANIFEST: Partial<ManifestOptions> = {
  name: 'Morsel',
  short_name: 'Morsel',
  description: 'Bite-sized questions and flashcards about the books on your shelf.',
  lang: 'en',
  dir: 'ltr',
  categories: ['education', 'books'],
  start_url: './',
  scope: './',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  launch_handler: { client_mode: 'navigate-existing' },
  theme_color: '#fffaee',
  background_color: '#ffedc6',
  icons: [
    png('icon', 192),
    png('icon', 512),
    png('maskable', 192, 'maskable'),
    png('maskable', 512, 'maskable'),
    png('monochrome', 512, 'monochrome'),
  ],
  shortcuts: [
    shortcut('Feed', './', 'Questions and flashcards about your books'),
    shortcut('Library', './library', 'Your shelf and all books'),
    shortcut('Progress', './progress', 'Your level, streak and what you remember'),
  ],
  screenshots: [
    screenshot('feed-phone', PHONE, 'narrow', 'A question in the feed'),
    screenshot('answered-phone', PHONE, 'narrow', 'A right answer takes a bite out of the card'),
    screenshot('library-phone', PHONE, 'narrow', 'The library with your shelf'),
    screenshot('feed-desktop', DESKTOP, 'wide', 'The feed on a desktop'),
    screenshot('library-desktop', DESKTOP, 'wide', 'The library on a desktop'),
  ],
  share_target: {
    action: `.${SHARE_ADDRESS}`,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      files: [{ name: SHARED_FILES_FIELD, accept: [...SHARED_FILES] }],
    },
  },
};

/** Writes the web manifest; the page links to it once its first screen stands. */
export function webManifest(): Plugin {
  return {
    name: 'morsel:web-manifest',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.webmanifest',
        source: JSON.stringify(MANIFEST),
      });
    },
  };
}
