/** What the key of a move does: so many cards on. */
const MOVES: Readonly<Record<string, number>> = { J: 1, ArrowDown: 1, K: -1, ArrowUp: -1 };

/** The keys that press a control of the card which names them in its `aria-keyshortcuts`. */
const PRESSES = /^(?:\d|M|Z|Space|Enter)$/;

/** Where keys are for something else. */
const ELSEWHERE = 'input, textarea, select, dialog, [contenteditable]';

/**
 * Makes the keys work on the card that has the focus, else on the one that fills most of the screen.
 *
 * @returns a function that ends it.
 */
export function listenToCardKeys(showKeys: () => void): () => void {
  const listening = new AbortController();
  document.addEventListener('keydown', (event) => heed(event, showKeys), listening);
  return () => listening.abort();
}

function heed(event: KeyboardEvent, showKeys: () => void): void {
  const { target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || !(target instanceof Element)) return;
  if (target.closest(ELSEWHERE)) return;
  const key = nameOf(event);
  const isDone = key in MOVES ? move(key) : !event.repeat && act(key, target, showKeys);
  if (isDone) event.preventDefault();
}

function nameOf({ key }: KeyboardEvent): string {
  if (key === ' ') return 'Space';
  return key.length === 1 ? key.toUpperCase() : key;
}

function act(key: string, target: Element, showKeys: () => void): boolean {
  if (key === '?') {
    showKeys();
    return true;
  }
  return PRESSES.test(key) && !isForControl(key, target) && press(key);
}

/** Space and Enter belong to the button that has the focus, Enter to the link as well. */
function isForControl(key: string, target: Element): boolean {
  if (key === 'Enter') return target.closest('a, button, summary') !== null;
  return key === 'Space' && target.closest('button, summary') !== null;
}

function press(key: string): boolean {
  const card = key === 'Z' ? cardToUndo() : currentCard();
  const control = card?.querySelector<HTMLElement>(`[aria-keyshortcuts~="${key}"]:enabled`);
  if (!card || !control) return false;
  // The card itself, so that Space and Enter go on with it.
  card.focus({ preventScroll: true });
  if (visibleHeight(card) <= 0) card.scrollIntoView({ block: 'start' });
  control.click();
  return true;
}

/** Goes to another card; arrows first scroll to the end of one that is cut off there. */
function move(key: string): boolean {
  const cards = allCards();
  const current = currentCard();
  const next = current && cards[cards.indexOf(current) + (MOVES[key] ?? 0)];
  if (!current || !next) return false;
  if (key === 'ArrowDown' && boxOf(current).bottom > innerHeight + CUT_OFF_PX) return false;
  if (key === 'ArrowUp' && boxOf(current).top < -CUT_OFF_PX) return false;
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'start' });
  return true;
}

/** A card that reaches so far out of the screen, in px, has something to be read there. */
const CUT_OFF_PX = 40;

function allCards(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('article.card')];
}

function currentCard(): HTMLElement | undefined {
  const focused = document.activeElement?.closest<HTMLElement>('article.card');
  if (focused && visibleHeight(focused) > 0) return focused;
  const heights = allCards().map((card) => ({ card, height: visibleHeight(card) }));
  return heights.toSorted((one, other) => other.height - one.height)[0]?.card;
}

/** What was done last was not always done on the card that is in view. */
function cardToUndo(): HTMLElement | undefined {
  return allCards().find((card) => card.querySelector('[aria-keyshortcuts="Z"]'));
}

function visibleHeight(card: HTMLElement): number {
  const { top, bottom } = boxOf(card);
  return Math.min(bottom, innerHeight) - Math.max(top, 0);
}

/** Of its place in the list, which is known though the card itself is not laid out. */
const boxOf = (card: HTMLElement): DOMRect => (card.closest('li') ?? card).getBoundingClientRect();
