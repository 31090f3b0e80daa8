import './way-link.css';
import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

import { Link } from '../../navigation/link.tsx';

type WayLinkProps = ComponentProps<typeof Link> & { readonly icon: LucideIcon };

/** A way on from the top of a screen. Shows its label as written. */
export function WayLink({ icon: Icon, className, children, ...rest }: WayLinkProps) {
  return (
    <Link {...rest} className={clsx('way-link', className)}>
      <Icon className="icon" aria-hidden="true" />
      {children}
    </Link>
  );
}
