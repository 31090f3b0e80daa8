/** Within this (ms) after what was pressed was let go of, its click comes. */
const CLICK_MS = 100;

let isDown = false;
let ending: ReturnType<typeof setTimeout> | undefined;

function press({ button }: PointerEvent): void {
  clearTimeout(ending);
  isDown = button === 0;
}

function release(): void {
  clearTimeout(ending);
  ending = setTimeout(() => (isDown = false), CLICK_MS);
}

addEventListener('pointerdown', press, true);
addEventListener('pointerup', release, true);
addEventListener('pointercancel', release, true);

/** Whether somebody presses something, or has let go of it so shortly before that its click may be on its way. */
export const isPressing = (): boolean => isDown;
