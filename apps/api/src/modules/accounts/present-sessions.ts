import type { Session } from '@morsel/sdk/contract';

import type { findOpenSessions } from '../../database/open-sessions.ts';

type Row = Awaited<ReturnType<typeof findOpenSessions>>[number];

/** The present one first, the others as they come. */
export function presentSessions(rows: readonly Row[], presentId: string | undefined): Session[] {
  const sessions = rows.map(({ publicId, device, createdAt, seenAt }) => ({
    id: publicId,
    device,
    startedAt: createdAt,
    seenAt,
    isPresent: publicId === presentId,
  }));
  return sessions.toSorted((a, b) => Number(b.isPresent) - Number(a.isPresent));
}
