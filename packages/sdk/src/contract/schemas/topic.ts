import { type Static, Type } from 'typebox';

/** The names of the five topics; the rules have their colours. */
export const TOPIC_NAMES = ['Psychology', 'Startup', 'Business', 'History', 'Science'] as const;

/** `color` is a CSS hex colour such as `#6C3BDB`. */
export const Topic = Type.Object({
  name: Type.String(),
  color: Type.String(),
});
export type Topic = Static<typeof Topic>;

export const Topics = Type.Array(Topic);
export type Topics = Static<typeof Topics>;
