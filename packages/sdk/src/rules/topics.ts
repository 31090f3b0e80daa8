import { TOPIC_NAMES, type TopicName } from '../domain/topics.ts';

/** CSS colours of the topics' badges. */
const COLORS: Readonly<Record<TopicName, string>> = {
  Psychology: '#6C3BDB',
  Startup: '#FF7F36',
  Business: '#1C5BE0',
  History: '#FFBE1A',
  Science: '#17804A',
};

/** The topics with the CSS colours of their badges. */
export const TOPICS = TOPIC_NAMES.map((name) => ({ name, color: COLORS[name] }));

const UNKNOWN_TOPIC_COLOR = '#46721A';

/** CSS colour of a topic; one and the same for all names that are no topic. */
export function topicColor(name: string): string {
  return TOPICS.find((topic) => topic.name === name)?.color ?? UNKNOWN_TOPIC_COLOR;
}
