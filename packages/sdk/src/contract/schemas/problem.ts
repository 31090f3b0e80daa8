import { type Static, Type } from 'typebox';

export const Problem = Type.Object(
  {
    type: Type.String(),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String(),
    field: Type.Optional(Type.String()),
    requestId: Type.Optional(Type.String()),
  },
  {
    description:
      'RFC 9457 problem details; `field` names the part of the request that is at fault, ' +
      "`requestId` what is to be looked for in the server's log where the fault is the " +
      "server's.",
  },
);
export type Problem = Static<typeof Problem>;
