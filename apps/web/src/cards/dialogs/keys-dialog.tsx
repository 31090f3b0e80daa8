import './keys-dialog.css';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { flashcardKind } from '../flashcard/flashcard-kind.ts';
import type { CardKey } from '../kinds/kind-definition.ts';
import { QUESTION_KIND } from '../kinds/kinds.ts';

/** Those of each kind once, and those that every question or card has. */
const KEYS: readonly CardKey[] = [
  ...new Set(Object.values(QUESTION_KIND).flatMap(({ keys }) => keys)),
  ['0', "Say that you don't know"],
  ...flashcardKind.keys,
  ['Enter', 'Send what you have put together'],
  ['M', 'Mark an answered question as mastered'],
  ['J, ↓', 'Go to the next card'],
  ['K, ↑', 'Go to the card before'],
  ['Z', 'Take the last answer or rating back, within a minute'],
  ['?', 'Show these keys'],
];

const KEYS_OF_BITES: readonly CardKey[] = [
  ['→, Enter', 'Keep the sentence'],
  ['←', 'Skip it'],
  ['Z', 'Take back what was said last'],
];

/** The keys of the card that has the focus, else of the one that is in view. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      title="Keys on a card"
      onClose={onClose}
      actions={
        <Button wide onClick={onClose}>
          Got it
        </Button>
      }
    >
      <Keys keys={KEYS} />
      <h3 className="keys-of">Where you pick your bites</h3>
      <Keys keys={KEYS_OF_BITES} />
    </Dialog>
  );
}

function Keys({ keys }: { readonly keys: readonly CardKey[] }) {
  return (
    <dl className="keys">
      {keys.map(([key, effect]) => (
        <div key={effect}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{effect}</dd>
        </div>
      ))}
    </dl>
  );
}
