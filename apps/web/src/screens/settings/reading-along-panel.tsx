import './reading-along.css';
import type { FollowedDocument, User } from '@morsel/sdk/contract';
import { KOREADER_PATH } from '@morsel/sdk/domain';
import { X } from 'lucide-react';
import { useState } from 'react';

import { below } from '../../base-path.ts';
import {
  useDocumentLink,
  useDocuments,
  useForgottenDocument,
} from '../../data/reading-along/documents.ts';
import { progressText } from '../../features/texts/progress-text.ts';
import { FirstFew } from '../../ui/controls/first-few.tsx';
import { Fold } from '../../ui/controls/fold.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { failureText } from '../../ui/failure/failure-text.ts';
import { PartFailure } from '../../ui/failure/part-failure.tsx';
import { FieldError } from '../../ui/fields/field-error.tsx';
import { BookChoice } from './book-choice.tsx';
import { PassingOn } from './passing-on/passing-on.tsx';
import { documentName, linkText } from './reading-along-text.ts';
import { ToldPanel } from './told-panel.tsx';

/** How many documents show before more are asked for. */
const FEW = 5;

/** How e-readers tell what is read, what they have told, and which books that is. */
export function ReadingAlongPanel({ account }: { readonly account: User }) {
  return (
    <ToldPanel id="reading-along" heading="Reading along">
      {({ tellGone }) => (
        <>
          <p>
            Read on in KOReader or Readest: later chapters open here when you get to them, and not
            before.
          </p>
          <HowTo />
          <DocumentsWhenThere onForgotten={(name) => tellGone(`${name} is forgotten.`)} />
          <PassingOn account={account} />
        </>
      )}
    </ToldPanel>
  );
}

function HowTo() {
  return (
    <Fold label="Set up your e-reader">
      <ol className="reading-along-steps">
        <li>Make an access token here that may study.</li>
        <li>
          In KOReader, open Tools, Progress sync, Custom sync server, and enter
          <code className="reading-along-address">{location.origin + below(KOREADER_PATH)}</code>
        </li>
        <li>
          Choose Login, not Register. The user name is up to you; the password is the access token.
        </li>
        <li>
          Turn on “Automatically keep documents in sync”, and “Send document metadata” so that
          Morsel knows your books by their titles.
        </li>
      </ol>
    </Fold>
  );
}

/** Called with the name of what is forgotten. */
type Forgetting = { readonly onForgotten: (name: string) => void };

function DocumentsWhenThere({ onForgotten }: Forgetting) {
  const { data: documents, isError, error, isFetching, refetch } = useDocuments();
  const [now] = useState(() => Date.now());
  if (documents) {
    if (documents.length === 0) return <p>No e-reader has told anything yet.</p>;
    return (
      <FirstFew items={documents} few={FEW}>
        {(shown) => (
          <ul>
            {shown.map((document) => (
              <DocumentRow key={document.id} {...{ document, now, onForgotten }} />
            ))}
          </ul>
        )}
      </FirstFew>
    );
  }
  if (!isError) return <p>Loading what you read...</p>;
  return (
    <PartFailure
      what="What your e-readers tell"
      error={error}
      pending={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

type DocumentRowProps = Forgetting & {
  readonly document: FollowedDocument;
  /** Epoch ms. */
  readonly now: number;
};

function DocumentRow({ document, now, onForgotten }: DocumentRowProps) {
  const name = documentName(document);
  const { mutate, error } = useForgottenDocument({ onSuccess: () => onForgotten(name) });
  return (
    <li className="settings-row">
      <div className="settings-row-words">
        <b dir="auto">{name}</b>
        <p>{progressText(document.progress, now)}</p>
      </div>
      <IconButton label={`Forget ${name}`} onClick={() => mutate(document)}>
        <X className="icon" aria-hidden="true" />
      </IconButton>
      <DocumentBook document={document} />
      {error && <FieldError role="alert">{failureText(error, 'settings')}</FieldError>}
    </li>
  );
}

function DocumentBook({ document }: Pick<DocumentRowProps, 'document'>) {
  const { mutate, variables, isPending, error } = useDocumentLink(document);
  return (
    <BookChoice
      label="Which book is it?"
      hint={linkText(document)}
      isUnknown={document.link === null && !isPending}
      error={error ? `That was not kept. ${failureText(error, 'settings')}` : undefined}
      book={document.book}
      saving={isPending ? variables : undefined}
      onChoose={(book) => mutate(book?.id ?? null)}
    />
  );
}
