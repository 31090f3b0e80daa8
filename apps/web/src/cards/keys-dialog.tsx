import './keys-dialog.css';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

const KEYS = [
  ['1 – 5', 'Answer, or pick that row'],
  ['0', "Say that you don't know"],
  ['Space', 'Turn a flashcard over'],
  ['1 – 3', 'Rate a flashcard: easy, medium, hard'],
  ['M', 'Mark an answered question as mastered'],
  ['?', 'Show these keys'],
] as const;

/** The keys that work while a card has the focus. */
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
      <dl className="keys">
        {KEYS.map(([key, deed]) => (
          <div key={deed}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{deed}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
