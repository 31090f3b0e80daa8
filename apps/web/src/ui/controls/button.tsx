import type { ComponentProps, MouseEvent } from 'react';

import { type ButtonLook, buttonClass } from './button-look.ts';

type ButtonProps = ButtonLook &
  Omit<ComponentProps<'button'>, keyof ButtonLook> & {
    /** At work: striped, deaf to clicks, and still holding the focus. */
    pending?: boolean;
    /** It is done for good, as in "✓ ADDED TO FEED". */
    done?: boolean;
  };

/** Shows its label as written; our own labels get `className="uppercase"`. */
export function Button({
  variant,
  small,
  wide,
  className,
  pending = false,
  done = false,
  disabled = false,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const ignoreWhilePending = (event: MouseEvent<HTMLButtonElement>): void => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(
        { variant, small, wide, className },
        pending && 'pending',
        done && 'done',
      )}
      disabled={disabled || done}
      aria-disabled={pending || rest['aria-disabled']}
      aria-busy={pending || undefined}
      onClick={ignoreWhilePending}
    />
  );
}
