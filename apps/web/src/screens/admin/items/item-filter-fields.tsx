import { ITEM_KINDS } from '@morsel/sdk/domain';

import { ITEM_KIND } from '../../../cards/kinds/kinds.ts';
import { Choice, type Choices } from '../../../ui/fields/choice.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { WHAT_LOOK } from './figures-text.ts';
import type { ItemFilter } from './item-filter.ts';

const KINDS: Choices<ItemFilter['kind']> = [
  ['all', 'All kinds'],
  ...ITEM_KINDS.map((kind) => [kind, ITEM_KIND[kind].pill] as const),
];

const STATES: Choices<ItemFilter['state']> = [
  ['all', 'All'],
  ['active', 'Shown'],
  ['hidden', 'Hidden'],
  ['reported', 'Reported'],
  ['claimed', 'Claimed'],
  ['doubtful', WHAT_LOOK],
  ['flawed', 'With flaws'],
];

interface ItemFilterFieldsProps {
  readonly filter: ItemFilter;
  readonly onChange: (filter: ItemFilter) => void;
}

/** Which of a book's items to show. */
export function ItemFilterFields({ filter, onChange }: ItemFilterFieldsProps) {
  return (
    <search className="item-filter">
      <Choice
        label="Kind"
        choices={KINDS}
        value={filter.kind}
        onChoose={(kind) => onChange({ ...filter, kind })}
      />
      <Choice
        label="State"
        choices={STATES}
        value={filter.state}
        onChoose={(state) => onChange({ ...filter, state })}
      />
      <Field
        label="Words"
        type="search"
        value={filter.words}
        onChange={({ currentTarget }) => onChange({ ...filter, words: currentTarget.value })}
      />
    </search>
  );
}
