import type { HidingTotals } from '@morsel/sdk/contract';
import { HELD_BY } from '@morsel/sdk/domain';

import { Choice, type Choices } from '../../../ui/fields/choice.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { numberText } from '../../../ui/text/number-text.ts';
import {
  beginOf,
  endOf,
  fieldTimeOf,
  type HidingFilter,
  type HidingTime,
  isBackwards,
  withTime,
} from './hiding-filter.ts';
import { reporterName, STATE_TEXTS } from './hidings-text.ts';

const STATES: Choices<HidingFilter['heldBy']> = [
  ['all', 'All'],
  ...HELD_BY.map((heldBy) => [heldBy, STATE_TEXTS[heldBy]] as const),
];

const TIMES: Choices<HidingTime> = [
  ['any', 'Any time'],
  ['hour', 'Last hour'],
  ['day', 'Last day'],
  ['week', 'Last week'],
  ['between', 'Between…'],
];

interface HidingFilterFieldsProps {
  readonly filter: HidingFilter;
  /** Of all hidings: what there is to choose. */
  readonly totals: Pick<HidingTotals, 'books' | 'reporters'>;
  readonly onChange: (filter: HidingFilter) => void;
}

/** Which of what reports have hidden to show: of which book, by whom, and when. */
export function HidingFilterFields({ filter, totals, onChange }: HidingFilterFieldsProps) {
  return (
    <search className="hiding-filter">
      <Choice
        label="State"
        choices={STATES}
        value={filter.heldBy}
        onChoose={(heldBy) => onChange({ ...filter, heldBy })}
      />
      <Choice
        label="Book"
        choices={booksOf(totals, filter)}
        value={String(filter.bookId ?? '')}
        onChoose={(id) => onChange({ ...filter, bookId: id === '' ? undefined : Number(id) })}
      />
      <Choice
        label="Reported by"
        choices={reportersOf(totals, filter)}
        value={filter.reporter ?? ''}
        onChoose={(key) => onChange({ ...filter, reporter: key === '' ? undefined : key })}
      />
      <Choice
        label="When"
        choices={TIMES}
        value={filter.time}
        onChoose={(time) => onChange(withTime(filter, time, Date.now()))}
      />
      {filter.time === 'between' && <BetweenFields filter={filter} onChange={onChange} />}
    </search>
  );
}

function BetweenFields({ filter, onChange }: Omit<HidingFilterFieldsProps, 'totals'>) {
  return (
    <>
      <Field
        label="From"
        className="wide"
        type="datetime-local"
        value={fieldTimeOf(filter.since)}
        onChange={({ currentTarget: { value } }) => onChange({ ...filter, since: beginOf(value) })}
      />
      <Field
        label="To"
        className="wide"
        type="datetime-local"
        value={fieldTimeOf(filter.until)}
        error={isBackwards(filter) ? 'This is before the time it begins.' : undefined}
        isErrorSpoken
        onChange={({ currentTarget: { value } }) => onChange({ ...filter, until: endOf(value) })}
      />
    </>
  );
}

function booksOf({ books }: Pick<HidingTotals, 'books'>, { bookId }: HidingFilter) {
  const choices = books.map(({ bookId: id, title, hidden, held }) =>
    choice(String(id), title, hidden + held),
  );
  return withChosen([['', 'All books'], ...choices], bookId, (id) => `Book ${id}`);
}

function reportersOf({ reporters }: Pick<HidingTotals, 'reporters'>, { reporter }: HidingFilter) {
  const choices = reporters.map(({ reporter: key, items }) =>
    choice(key, reporterName(key), items),
  );
  return withChosen([['', 'Anybody'], ...choices], reporter, (key) => reporterName(String(key)));
}

const choice = (value: string, name: string, items: number) =>
  [value, `${name} (${numberText(items)})`] as const;

/** With what was chosen elsewhere, or has nothing any more. */
function withChosen(
  choices: Choices<string>,
  chosen: string | number | undefined,
  nameOf: (chosen: string | number) => string,
): Choices<string> {
  if (chosen === undefined) return choices;
  const value = String(chosen);
  if (choices.some(([other]) => other === value)) return choices;
  return [...choices, [value, nameOf(chosen)]];
}
