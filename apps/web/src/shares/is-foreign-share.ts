/** What a worker is told of where a form comes from. */
type Sender = Pick<Request, 'referrer' | 'destination'> & {
  readonly headers: Pick<Headers, 'get'>;
};

/** Apps open the page itself; pages of ours have no frames. */
const FRAMES: ReadonlySet<string> = new Set(['iframe', 'frame', 'embed', 'object', 'fencedframe']);

const SITE = /^https?:\/\//;

/**
 * Whether a form provably comes from another site. One that conceals where it comes from looks as what
 * an app shares: that names no site either.
 */
export function isForeignShare(
  { headers, referrer, destination }: Sender,
  ownOrigin: string,
): boolean {
  if (FRAMES.has(destination)) return true;
  return [headers.get('origin'), referrer].some((sender) => isOfAnother(sender, ownOrigin));
}

function isOfAnother(sender: string | null, ownOrigin: string): boolean {
  return sender !== null && SITE.test(sender) && new URL(sender).origin !== ownOrigin;
}
