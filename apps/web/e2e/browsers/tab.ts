import { setTimeout as sleep } from 'node:timers/promises';

import type { Part, Place, Scripted } from '../part.ts';
import type { Driver, Touched } from './engine.ts';
import { seek, type Step } from './seek.ts';

const PATIENCE_MS = 30_000;
const PAUSE_MS = 50;

/** The page of a browser, in the words of Playwright that the journeys speak. */
export interface Tab extends Place, Scripted {
  /** Opens a path of the product. */
  goto(path: string): Promise<void>;
  /** Types, or presses a key by its name, where the focus is. */
  press(key: string): Promise<void>;
}

/** Source of a call in the page; functions among the arguments go as their source. */
function call<Arguments extends unknown[]>(
  run: (...args: Arguments) => unknown,
  ...args: Arguments
): string {
  const sources = args.map((arg) =>
    typeof arg === 'function' ? `(${String(arg)})` : JSON.stringify(arg),
  );
  return `(${String(run)})(${sources.join(', ')})`;
}

/** The first that is found, brought into view, if a tap on its middle would reach it. */
function reach(find: typeof seek, steps: readonly Step[]): Element | null {
  const [element] = find(steps);
  if (!element || element.matches(':disabled')) return null;
  const isMoving = document
    .getAnimations()
    .some(
      ({ effect, playState }) =>
        playState === 'running' &&
        effect instanceof KeyframeEffect &&
        effect.getComputedTiming().endTime !== Infinity &&
        effect.target?.contains(element),
    );
  if (isMoving) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return element.contains(hit) ? element : null;
}

const countOf = (find: typeof seek, steps: readonly Step[]) => find(steps).length;
const textsOf = (find: typeof seek, steps: readonly Step[]) =>
  find(steps).map((element) => element.textContent ?? '');
const attributeOf = (find: typeof seek, steps: readonly Step[], name: string) =>
  find(steps)[0]?.getAttribute(name) ?? null;

/** Asks until there is an answer. */
async function until<Value>(
  what: string,
  ask: () => Promise<Value | undefined | null | false>,
): Promise<Value> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== null && answer !== false) return answer;
    if (performance.now() > end) throw new Error(`Waited in vain for ${what}`);
    await sleep(PAUSE_MS);
  }
}

function partOf(driver: Driver, steps: readonly Step[]): Part {
  const then = (step: Step) => partOf(driver, [...steps, step]);
  const what = steps.map((step) => JSON.stringify(step)).join(' ');
  const count = async () => Number(await driver.evaluate(call(countOf, seek, steps)));
  const allTextContents = async () =>
    (await driver.evaluate(call(textsOf, seek, steps))) as string[];
  const untilThere = () => until(what, async () => (await count()) > 0);

  async function touch(act: (element: Touched) => Promise<void>): Promise<void> {
    await until(`a way to touch ${what}`, async () => {
      const element = await driver.element(call(reach, seek, steps));
      if (!element) return false;
      await act(element);
      return true;
    });
  }

  return {
    getByRole: (role, options = {}) => then({ by: 'role', role, ...options }),
    getByText: (text, options = {}) => then({ by: 'text', text, ...options }),
    getByLabel: (text, options = {}) => then({ by: 'label', text, ...options }),
    filter: ({ hasText }) => then({ by: 'holding', text: hasText }),
    first: () => then({ by: 'place', index: 0 }),
    nth: (index) => then({ by: 'place', index }),
    count,
    allTextContents,
    async textContent() {
      await untilThere();
      return (await allTextContents())[0] ?? null;
    },
    async getAttribute(name) {
      await untilThere();
      return (await driver.evaluate(call(attributeOf, seek, steps, name))) as string | null;
    },
    click: () => touch((element) => element.click()),
    fill: (text) => touch((element) => element.type(text)),
    async waitFor({ state = 'visible' } = {}) {
      await until(`${what} ${state}`, async () => (await count()) > 0 === (state === 'visible'));
    },
  };
}

export function tabOf(driver: Driver, url: string): Tab {
  return {
    ...partOf(driver, []),
    goto: (path) => driver.goto(new URL(path, url).href),
    press: (key) => driver.press(key),
    evaluate: <Result, Argument>(
      run: (argument: Argument) => Result | Promise<Result>,
      argument: Argument,
    ) => driver.evaluate(call(run, argument)) as Promise<Result>,
  };
}
