import { type Static, Type } from 'typebox';

export const Achievement = Type.Object({
  id: Type.String(),
  title: Type.String(),
  description: Type.String(),
});
export type Achievement = Static<typeof Achievement>;
