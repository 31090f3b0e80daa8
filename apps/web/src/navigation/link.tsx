import type { ComponentProps, MouseEvent } from 'react';

import { below } from '../base-path.ts';
import { useNavigate } from './use-location.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  /** A path of the app, with or without search and hash, or a hash of the same page. */
  readonly to: string;
};

/** A link within the app: a real one, which is followed without loading the page. */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || isBrowsersOwn(event)) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a {...rest} href={to.startsWith('/') ? below(to) : to} onClick={follow}>
      {children}
    </a>
  );
}

/** Whether it opens a tab or a window, or keeps what the link leads to. */
function isBrowsersOwn({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
}
