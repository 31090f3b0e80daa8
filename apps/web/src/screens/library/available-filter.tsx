import type { Book } from '@morsel/sdk/contract';
import type { TopicName } from '@morsel/sdk/domain';
import { TOPICS } from '@morsel/sdk/rules';

import { Choice, type Choices } from '../../ui/fields/choice.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { hasWords } from '../../ui/text/has-words.ts';

/** Which of the available books a reader wants to see. */
export interface AvailableFilter {
  /** Stand in title, author or description. */
  readonly words: string;
  readonly topic: TopicName | 'all';
}

export const ALL_AVAILABLE: AvailableFilter = { words: '', topic: 'all' };

/** Whether a book is one of those that the filter lets through. */
export function passes(
  { title, author, description, topic }: Book,
  filter: AvailableFilter,
): boolean {
  if (filter.topic !== 'all' && topic.name !== filter.topic) return false;
  return hasWords(filter.words, [title, author, description]);
}

const TOPIC_CHOICES: Choices<AvailableFilter['topic']> = [
  ['all', 'All topics'],
  ...TOPICS.map(({ name }) => [name, name] as const),
];

interface AvailableFilterFieldsProps {
  readonly filter: AvailableFilter;
  readonly onChange: (filter: AvailableFilter) => void;
  /** What was found, as it is said. */
  readonly found: string;
}

/** Where readers look for a book, with what that finds. */
export function AvailableFilterFields(props: AvailableFilterFieldsProps) {
  const { filter, onChange, found } = props;
  return (
    <search className="available-filter">
      <Field
        label="Search"
        type="search"
        placeholder="Title, author or word"
        autoComplete="off"
        value={filter.words}
        onChange={({ currentTarget }) => onChange({ ...filter, words: currentTarget.value })}
      />
      <Choice
        label="Topic"
        choices={TOPIC_CHOICES}
        value={filter.topic}
        onChoose={(topic) => onChange({ ...filter, topic })}
      />
      <output className="figures">{found}</output>
    </search>
  );
}
