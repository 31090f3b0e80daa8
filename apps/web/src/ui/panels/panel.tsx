import './panel.css';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A sheet of paper that carries a part of a screen. */
export function Panel({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={clsx('panel', className)} />;
}
