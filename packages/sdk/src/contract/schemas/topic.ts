import { type Static, Type } from 'typebox';

export const Topic = Type.Object(
  {
    name: Type.String(),
    color: Type.String(),
  },
  { description: '`color` is a CSS hex colour such as `#6C3BDB`.' },
);
export type Topic = Static<typeof Topic>;

export const Topics = Type.Array(Topic);
export type Topics = Static<typeof Topics>;
