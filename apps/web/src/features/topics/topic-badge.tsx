import './topic-badge.css';
import type { CoverTopic } from '@morsel/sdk/rules/cover/figure';

import { topicStyle } from './topic-style.ts';

/** A topic's name in upper case on its colour. */
export function TopicBadge({ topic }: { topic: CoverTopic }) {
  return (
    <span className="topic-badge" style={topicStyle(topic)}>
      {topic.name.toUpperCase()}
    </span>
  );
}
