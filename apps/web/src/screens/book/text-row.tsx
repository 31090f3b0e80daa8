import type { Source } from '@morsel/sdk/contract';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';

import { Fold } from '../../ui/fold.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LeaderRows } from '../../ui/leader-rows.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { FORMATS, lengthWords } from '../../ui/text-picker/text-words.ts';
import { ReadingPosition } from './reading-position.tsx';
import { RemoveTextDialog } from './remove-text-dialog.tsx';

interface TextRowProps {
  readonly bookId: number;
  readonly source: Source;
  readonly isAdmin: boolean;
  readonly isRemovable: boolean;
}

/**
 * One text: what it is, how far it is worked through, its chapters, how far the reader has read
 * them, and a way to remove it.
 */
export function TextRow({ bookId, source, isAdmin, isRemovable }: TextRowProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <li className="text-row">
      <div className="text-row-head">
        <div>
          <h3 className="h3" dir="auto">
            {source.name}
          </h3>
          <p>
            {FORMATS[source.format]}, {lengthWords(source.words)}
            {source.isShared && ', for all readers'}
          </p>
        </div>
        {isRemovable && (
          <IconButton label={`Remove the text ${source.name}`} onClick={() => setAsking(true)}>
            <Trash2 className="icon" aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <div className="text-row-bars">
        <Worked name="Questions" done={source.questionParts} parts={source.parts} />
        <Worked name="Flashcards" done={source.flashcardParts} parts={source.parts} />
      </div>
      {source.chapters.length > 1 && (
        <>
          <ReadingPosition bookId={bookId} source={source} />
          <Chapters chapters={source.chapters} />
        </>
      )}
      {isAsking && (
        <RemoveTextDialog source={source} isAdmin={isAdmin} onClose={() => setAsking(false)} />
      )}
    </li>
  );
}

/** How many of the text's parts have been worked through. */
function Worked({ name, done, parts }: { name: string; done: number; parts: number }) {
  return (
    <div>
      <p>
        {name}{' '}
        <span className="figures">
          {done} of {parts} {parts === 1 ? 'part' : 'parts'}
        </span>
      </p>
      <ProgressBar
        value={parts === 0 ? 0 : done / parts}
        label={`Parts worked through for ${name.toLowerCase()}`}
      />
    </div>
  );
}

function Chapters({ chapters }: Pick<Source, 'chapters'>) {
  return (
    <Fold label={`${chapters.length} chapters`} className="text-row-chapters">
      <LeaderRows
        rows={chapters.map(({ title, words }, index) => ({
          name: title || `Chapter ${index + 1}`,
          value: words.toLocaleString('en'),
          note: 'words',
        }))}
      />
    </Fold>
  );
}
