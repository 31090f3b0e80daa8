import { TOPICS } from '@morsel/sdk/rules';

import { Choice, type Choices } from '../../../ui/fields/choice.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import type { BookFilter } from './book-filter.ts';

const STATES: Choices<BookFilter['state']> = [
  ['all', 'All'],
  ['waiting', 'Waiting'],
  ['hidden', 'Hidden'],
  ['empty', 'Without items'],
];

const TOPIC_CHOICES: Choices<BookFilter['topic']> = [
  ['all', 'All topics'],
  ...TOPICS.map(({ name }) => [name, name] as const),
];

const ORDERS: Choices<BookFilter['order']> = [
  ['title', 'By title'],
  ['author', 'By author'],
  ['newest', 'Newest first'],
  ['fewest', 'Fewest items first'],
];

interface BookFilterFieldsProps {
  readonly filter: BookFilter;
  readonly onChange: (filter: BookFilter) => void;
}

/** Which of the books to show, and in which order. */
export function BookFilterFields({ filter, onChange }: BookFilterFieldsProps) {
  return (
    <search className="book-filter">
      <Field
        label="Title or author"
        type="search"
        value={filter.words}
        onChange={({ currentTarget }) => onChange({ ...filter, words: currentTarget.value })}
      />
      <Choice
        label="State"
        choices={STATES}
        value={filter.state}
        onChoose={(state) => onChange({ ...filter, state })}
      />
      <Choice
        label="Topic"
        choices={TOPIC_CHOICES}
        value={filter.topic}
        onChoose={(topic) => onChange({ ...filter, topic })}
      />
      <Choice
        label="Order"
        choices={ORDERS}
        value={filter.order}
        onChoose={(order) => onChange({ ...filter, order })}
      />
    </search>
  );
}
