import type { Book, Source } from '@morsel/sdk/contract';
import { bookPath } from '@morsel/sdk/rules';
import { Map, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { FORMATS, languageText, lengthText } from '../../../features/texts/text-labels.ts';
import { Fold } from '../../../ui/controls/fold.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { WayLink } from '../../../ui/controls/way-link.tsx';
import { FigureRows } from '../../../ui/figures/figure-rows.tsx';
import { ProgressBar } from '../../../ui/figures/progress-bar.tsx';
import { counted, numberText } from '../../../ui/text/number-text.ts';
import { ReadingPosition } from './reading-position.tsx';
import { RemoveTextDialog } from './remove-text-dialog.tsx';

interface TextRowProps {
  readonly book: Book;
  readonly source: Source;
  readonly isAdmin: boolean;
  readonly isRemovable: boolean;
  /** Whether an AI provider writes the items, which knows all languages. */
  readonly hasModel: boolean;
}

/**
 * One text: what it is, how far it is worked through, its chapters, how far the reader has read
 * them, and a way to remove it.
 */
export function TextRow({ book, source, isAdmin, isRemovable, hasModel }: TextRowProps) {
  const [isAsking, setAsking] = useState(false);
  const lacking = hasModel ? undefined : languageText(source.language);
  return (
    <li className="text-row">
      <div className="text-row-head">
        <div>
          <h3 className="h3" dir="auto">
            {source.name}
          </h3>
          <p>
            {FORMATS[source.format]}, {lengthText(source.words)}
            {source.isShared && ', for all readers'}
          </p>
          {lacking !== undefined && <p>{lacking}</p>}
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
      {hasModel && (
        <WayLink to={`${bookPath(book.slug)}/ideas?text=${source.id}`} icon={Map}>
          Its main ideas
        </WayLink>
      )}
      {source.chapters.length > 1 && (
        <>
          <ReadingPosition bookId={book.id} source={source} />
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
          {numberText(done)} of {counted(parts, 'part')}
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
    <Fold label={counted(chapters.length, 'chapter')} className="text-row-chapters">
      <FigureRows
        rows={chapters.map(({ title, words }, index) => ({
          name: title || `Chapter ${index + 1}`,
          value: numberText(words),
          note: 'words',
        }))}
      />
    </Fold>
  );
}
