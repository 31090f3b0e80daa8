import './back-link.css';
import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** The way back, on top of a screen. Shows its label as written. */
export function BackLink({ className, children, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={clsx('back-link', className)}>
      <ArrowLeft className="icon" />
      {children}
    </Link>
  );
}
