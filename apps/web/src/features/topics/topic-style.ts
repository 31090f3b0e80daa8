import { coverColors, type CoverTopic } from '@morsel/sdk/rules/cover/figure';
import type { CSSProperties } from 'react';

/** A topic's colour and that of the text on it, for `.topic-badge`. */
export function topicStyle(topic: CoverTopic): CSSProperties {
  const { ground, text } = coverColors(topic, false);
  const style: CSSProperties & Record<'--topic' | '--on-topic', string> = {
    '--topic': ground,
    '--on-topic': text,
  };
  return style;
}
