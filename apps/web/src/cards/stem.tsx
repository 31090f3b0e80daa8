import './stem.css';
import { clsx } from 'clsx';

import { stemSize } from './stem-size.ts';

/** The text that a card asks, in the display face, sized by its length. */
export function Stem({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <h2 id={id} dir="auto" className={clsx('stem', `stem-${stemSize(text)}`)}>
      {text}
    </h2>
  );
}
