import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { render } from '../../testing/render.tsx';
import { InstallButton } from './install-button.tsx';
import { InstallPlace } from './install-offer.tsx';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

beforeEach(() => {
  localStorage.clear();
  // What a test before left is taken back.
  dispatchEvent(new Event('appinstalled'));
});

function browserOffers() {
  const prompt = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const event = new Event('beforeinstallprompt', { cancelable: true });
  dispatchEvent(Object.assign(event, { prompt }));
  return { prompt, event };
}

function onIphone({ installed }: { installed: boolean }): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
  Object.defineProperty(navigator, 'standalone', { value: installed, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'standalone'));
}

function renderAt(path: string) {
  const { screen, unmount } = render(
    <>
      <InstallPlace />
      <InstallButton />
      <p>Ready</p>
    </>,
    { path },
  );
  const offer = screen.getByRole('complementary', { name: 'Install' });
  const menuButton = screen.getByRole('button', { name: 'Install Morsel' }).last();
  return { screen, unmount, offer, menuButton };
}

describe('where the browser offers it', () => {
  test('the button asks with the browser’s own question', async () => {
    const { prompt, event } = browserOffers();
    expect(event.defaultPrevented).toBe(true);
    const { offer, menuButton } = renderAt('/library');
    await expect.element(menuButton).toBeVisible();
    await offer.getByRole('button', { name: 'Install Morsel' }).click();
    expect(prompt).toHaveBeenCalledTimes(1);
    await expect.element(menuButton).not.toBeInTheDocument();
  });

  test('an offer that comes while the page is open shows', async () => {
    const { offer } = renderAt('/progress');
    browserOffers();
    await expect.element(offer).toBeVisible();
  });

  test('declined once, it comes no more, but in the settings and the menu it can be found', async () => {
    browserOffers();
    const first = renderAt('/library');
    await first.offer.getByRole('button', { name: 'Not now' }).click();
    await expect.element(first.offer).not.toBeInTheDocument();
    await expect.element(first.menuButton).toBeVisible();
    first.unmount();

    const later = renderAt('/progress');
    await expect.element(later.menuButton).toBeVisible();
    await expect.element(later.offer).not.toBeInTheDocument();
    later.unmount();

    const settings = renderAt('/settings');
    await expect.element(settings.offer).toBeVisible();
    await expect.element(settings.screen.getByText('Not now')).not.toBeInTheDocument();
  });

  test('once installed, nothing is offered', async () => {
    browserOffers();
    const { offer, menuButton } = renderAt('/library');
    await expect.element(offer).toBeVisible();
    dispatchEvent(new Event('appinstalled'));
    await expect.element(offer).not.toBeInTheDocument();
    await expect.element(menuButton).not.toBeInTheDocument();
  });

  test.each(['/', '/feed', '/books/meditations'])('%s asks questions of its own', async (path) => {
    browserOffers();
    const { offer, menuButton } = renderAt(path);
    await expect.element(menuButton).toBeVisible();
    await expect.element(offer).not.toBeInTheDocument();
  });
});

describe('on an iPhone', () => {
  test('the steps of the share sheet are told', async () => {
    await page.viewport(390, 844);
    onIphone({ installed: false });
    const { screen, offer } = renderAt('/library');
    await offer.getByRole('button', { name: 'Install Morsel' }).click();
    const steps = screen.getByRole('dialog', { name: 'Add Morsel to your home screen' });
    await expect.element(steps.getByText('Share', { exact: true })).toBeVisible();
    await expect.element(steps.getByText('Add to Home Screen')).toBeVisible();
    await steps.getByRole('button', { name: 'Got it' }).click();
    await expect.element(steps).not.toBeInTheDocument();
  });

  test('on the home screen, nothing is offered', async () => {
    onIphone({ installed: true });
    const { screen, offer, menuButton } = renderAt('/library');
    await expect.element(screen.getByText('Ready')).toBeVisible();
    browserOffers();
    await expect.element(offer).toBeVisible();
    dispatchEvent(new Event('appinstalled'));
    await expect.element(offer).not.toBeInTheDocument();
    await expect.element(menuButton).not.toBeInTheDocument();
  });
});
