import type { Hold, ReportReason, ReportState } from '@morsel/sdk/domain';
import type { ColumnType, Generated } from 'kysely';

export interface ItemReportsTable {
  id: Generated<number>;
  itemId: number;
  userId: number;
  revision: number;
  reason: ReportReason;
  note: string | null;
  /** Key of the network it came from; forgotten once it is decided, or old. */
  network: ColumnType<string | null, string | null | undefined, string | null>;
  state: Generated<ReportState>;
  createdAt: number;
  decidedAt: number | null;
}

/** An item that enough readers had reported: hidden until an admin decides, or held. */
export interface ItemHidingsTable {
  id: Generated<number>;
  itemId: number;
  /** Why it is not hidden; null where it is. */
  heldBy: Hold | null;
  state: Generated<ReportState>;
  createdAt: number;
  decidedAt: ColumnType<number | null, undefined, number>;
}

/** A report behind a hiding: it outlives the reporter. */
export interface HidingReasonsTable {
  hidingId: number;
  /** By `AnonymousKeys`: of one reader always the same. */
  reporter: string;
  reason: ReportReason;
  /** In hundredths, by `weightOf`. */
  weight: number;
}
