export type CoverTopic = { readonly name: string; readonly color: string };

/** What a cover is drawn from; a topic's colour has six hex digits. */
export type CoverSubject = {
  readonly title: string;
  readonly author: string;
  readonly topic: CoverTopic | null;
};
