import type { ComponentProps } from 'react';

import { Link } from '../../navigation/link.tsx';
import { type ButtonLook, buttonClass } from './button-look.ts';

type ButtonLinkProps = ButtonLook & Omit<ComponentProps<typeof Link>, keyof ButtonLook>;

/** A link to another screen that looks like a button. */
export function ButtonLink({ variant, small, wide, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ variant, small, wide, className })} />;
}
