import type { PageMeta } from '@morsel/sdk/rules';
import { useEffect } from 'react';

import { firstScreen } from './first-screen.ts';

/**
 * Sets title, description, canonical address and social tags, in place of those that the server
 * sent or the page before left. Readers see the title alone: what sets the rest is fetched meanwhile.
 */
export function usePageMeta(meta: PageMeta): void {
  const { title, description, path, image, imageAlt, imageSize } = meta;
  useEffect(() => {
    document.title = title;
    const shown = { title, description, path, image, imageAlt, imageSize };
    void setTags(shown).catch(() => undefined);
  }, [title, description, path, image, imageAlt, imageSize]);
}

/** The tags stay as they were where their code does not come. */
async function setTags(meta: PageMeta): Promise<void> {
  await firstScreen();
  const { setPageTags } = await import('./page-tags.ts');
  setPageTags(meta);
}
