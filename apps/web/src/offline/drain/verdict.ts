import type { Kind, ResultOf } from '../pending-operation.ts';
import type { Refusal } from './failures.ts';

/** The server's last word on an operation. */
export type Verdict =
  | { readonly opId: string; readonly status: 'applied'; readonly reply: ResultOf<Kind> }
  | { readonly opId: string; readonly status: 'refused'; readonly refusal: Refusal };
