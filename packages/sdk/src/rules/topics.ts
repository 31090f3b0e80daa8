/** The five topics with the CSS colours of their badges. */
export const TOPICS = [
  { name: 'Psychology', color: '#6C3BDB' },
  { name: 'Startup', color: '#FF7F36' },
  { name: 'Business', color: '#1C5BE0' },
  { name: 'History', color: '#FFBE1A' },
  { name: 'Science', color: '#17804A' },
] as const;

export type TopicName = (typeof TOPICS)[number]['name'];

const UNKNOWN_TOPIC_COLOR = '#46721A';

/** CSS colour of a topic; one and the same for all names that are no topic. */
export function topicColor(name: string): string {
  return TOPICS.find((topic) => topic.name === name)?.color ?? UNKNOWN_TOPIC_COLOR;
}
