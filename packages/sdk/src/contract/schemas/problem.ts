import { type Static, Type } from 'typebox';

/** RFC 9457 problem details; `field` names the part of the request that is at fault. */
export const Problem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String(),
  field: Type.Optional(Type.String()),
});
export type Problem = Static<typeof Problem>;
