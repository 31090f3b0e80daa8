/** Within this (ms) after what was pressed was let go of, its click comes. */
const CLICK_MS = 100;

let isDown = false;
let ending: ReturnType<typeof setTimeout> | undefined;

/** With Ctrl, a Mac opens a menu. */
function press({ button, ctrlKey }: PointerEvent): void {
  clearTimeout(ending);
  ending = undefined;
  isDown = button === 0 && !ctrlKey;
}

function release(): void {
  clearTimeout(ending);
  ending = setTimeout(() => (isDown = false), CLICK_MS);
}

/** What the browser opens over the page, such as the list of a select, may keep the end of the press. */
function releaseUnseen({ buttons }: PointerEvent): void {
  if (isDown && buttons === 0 && ending === undefined) release();
}

function releaseChosen({ target }: Event): void {
  if (target instanceof HTMLSelectElement) release();
}

addEventListener('pointerdown', press, true);
addEventListener('pointerup', release, true);
addEventListener('pointercancel', release, true);
addEventListener('pointermove', releaseUnseen, true);
addEventListener('change', releaseChosen, true);

/** Whether somebody presses something, or has let go of it so shortly before that its click may be on its way. */
export const isPressing = (): boolean => isDown;
