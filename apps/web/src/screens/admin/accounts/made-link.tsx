import type { LinkForReader } from '../../../data/admin/reset-links.ts';
import { ShownOnce } from '../../../ui/fields/shown-once.tsx';

const times = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

interface MadeLinkProps extends LinkForReader {
  readonly onDone: () => void;
}

/** The link, this once: nothing keeps it. */
export function MadeLink({ url, expiresAt, email, onDone }: MadeLinkProps) {
  return (
    <ShownOnce
      label="The link"
      value={new URL(url, location.origin).href}
      hint={
        <>
          For <bdi>{email}</bdi>: it works once, until {times.format(expiresAt)}. It is shown this
          once only.
        </>
      }
      copied="Copied. Send it to the reader."
      onDone={onDone}
    />
  );
}
