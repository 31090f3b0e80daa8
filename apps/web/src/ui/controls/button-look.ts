import './button.css';
import { clsx } from 'clsx';

type ButtonVariant = 'mustard' | 'tomato' | 'paper' | 'pop' | 'ink';

/** How a button or a link that looks like one is drawn. `pop` needs a card theme around it. */
export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  small?: boolean | undefined;
  wide?: boolean | undefined;
  className?: string | undefined;
};

export function buttonClass(look: ButtonLook, ...states: (string | false)[]): string {
  const { variant = 'mustard', small = false, wide = false, className } = look;
  return clsx('btn', variant, small && 'small', wide && 'wide', states, className);
}
