/** The names of the five topics; the rules have their colours. */
export const TOPIC_NAMES = ['Psychology', 'Startup', 'Business', 'History', 'Science'] as const;
export type TopicName = (typeof TOPIC_NAMES)[number];
