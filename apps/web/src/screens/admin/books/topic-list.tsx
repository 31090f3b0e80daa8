import { TOPICS } from '@morsel/sdk/rules';

import { topicStyle } from '../../../features/topics/topic-style.ts';
import { Panel } from '../../../ui/panels/panel.tsx';

/** The five topics that a book can have. */
export function TopicList() {
  return (
    <Panel aria-labelledby="admin-topics">
      <h2 id="admin-topics" className="h2">
        Topics
      </h2>
      <ul className="admin-topics">
        {TOPICS.map((topic) => (
          <li key={topic.name} className="topic-badge" style={topicStyle(topic)}>
            {topic.name}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
