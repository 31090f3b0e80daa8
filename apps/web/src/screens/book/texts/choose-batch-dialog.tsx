import type { Source } from '@morsel/sdk/contract';
import { BATCH_SIZES, ITEM_DIFFICULTIES, type Makeable, QUESTION_KINDS } from '@morsel/sdk/domain';
import { useState } from 'react';

import { QUESTION_KIND } from '../../../cards/kinds/kinds.ts';
import { Fold } from '../../../ui/controls/fold.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { CheckList } from '../../../ui/fields/check-list.tsx';
import { Choice } from '../../../ui/fields/choice.tsx';
import { useFocusOnFault } from '../../../ui/fields/use-focus-on-fault.ts';
import { numberText } from '../../../ui/text/number-text.ts';
import { type BatchChoice, chapterChoices, SIZES } from './batch-choice.ts';
import { EstimateLine } from './estimate-line.tsx';

interface ChooseBatchDialogProps {
  readonly bookId: number;
  readonly what: Makeable;
  readonly sources: readonly Source[];
  readonly choice: BatchChoice;
  /** None can be asked for now. */
  readonly isPending: boolean;
  readonly onChange: (choice: BatchChoice) => void;
  readonly onMake: () => void;
  readonly onClose: () => void;
}

/** What a batch is to be, with what that would take, before anything is asked or spent. */
export function ChooseBatchDialog(props: ChooseBatchDialogProps) {
  const { bookId, what, sources, choice, isPending, onChange, onMake, onClose } = props;
  const [fault, setFault] = useState<object>();
  const form = useFocusOnFault(fault);
  const change = (changed: Partial<BatchChoice>) => onChange({ ...choice, ...changed });
  const isEmpty = what === 'questions' && choice.kinds.length === 0;
  const source = sources.find(({ id }) => id === choice.sourceId);
  return (
    <FormDialog
      ref={form}
      title={`Choose your ${what}`}
      className="choose-batch"
      submitLabel={`Make ${numberText(choice.count)}`}
      isHeld={isPending}
      onSubmit={() => {
        if (isEmpty) setFault({});
        else onMake();
      }}
      onClose={onClose}
    >
      {sources.length > 1 && (
        <Choice
          label="Made from"
          choices={textChoices(sources)}
          value={`${choice.sourceId ?? ''}`}
          onChoose={(id) => change({ sourceId: id === '' ? undefined : Number(id), chapters: [] })}
        />
      )}
      <div className="choose-batch-pair">
        <Choice
          label="How many"
          choices={SIZES}
          value={`${choice.count}`}
          onChoose={(count) => change({ count: sizeOf(count, choice) })}
        />
        <Choice
          label="Difficulty"
          choices={DIFFICULTIES}
          value={`${choice.difficulty ?? ''}`}
          onChoose={(level) =>
            change({ difficulty: ITEM_DIFFICULTIES.find((known) => `${known}` === level) })
          }
        />
      </div>
      {what === 'questions' && (
        <CheckList
          legend="Kinds"
          choices={KINDS}
          chosen={choice.kinds}
          error={isEmpty ? 'Choose at least one kind.' : undefined}
          onChoose={(kinds) => change({ kinds })}
        />
      )}
      {source && source.chapters.length > 1 && (
        <Chapters source={source} {...choice} onChoose={(chapters) => change({ chapters })} />
      )}
      <Switch
        label="Look before they join my feed"
        isOn={choice.preview}
        onChange={(preview) => change({ preview })}
      />
      {!isEmpty && <EstimateLine bookId={bookId} what={what} choice={choice} />}
    </FormDialog>
  );
}

interface ChaptersProps extends Pick<BatchChoice, 'chapters'> {
  readonly source: Source;
  readonly onChoose: (chapters: number[]) => void;
}

function Chapters({ source, chapters, onChoose }: ChaptersProps) {
  const choices = chapterChoices(source);
  const note = chapters.length === 0 ? 'all' : `${chapters.length} of ${choices.length}`;
  return (
    <Fold label="Chapters" note={note}>
      <CheckList
        legend="From these alone"
        choices={choices}
        chosen={chapters}
        hint={
          choices.length < source.chapters.length
            ? 'Later chapters wait until you have read them.'
            : undefined
        }
        onChoose={onChoose}
      />
    </Fold>
  );
}

const KINDS = QUESTION_KINDS.map((kind) => [kind, QUESTION_KIND[kind].pill] as const);

const DIFFICULTIES = [
  ['', 'Mixed'],
  ['1', 'Easy'],
  ['2', 'Medium'],
  ['3', 'Hard'],
] as const;

const textChoices = (sources: readonly Source[]) => [
  ['', 'The text with most left to do'] as const,
  ...sources.map(({ id, name }) => [`${id}`, name] as const),
];

const sizeOf = (count: string, { count: before }: BatchChoice) =>
  BATCH_SIZES.find((size) => `${size}` === count) ?? before;
