import './passing-on.css';
import type { SyncServer, User } from '@morsel/sdk/contract';
import { TriangleAlert } from 'lucide-react';
import { type RefObject, useId, useRef, useState } from 'react';

import { useSyncServer } from '../../../data/reading-along/sync-server.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useOpening } from '../../../ui/dialogs/use-opening.ts';
import { PartFailure } from '../../../ui/failure/part-failure.tsx';
import { PassingOnDialog } from './passing-on-dialog.tsx';
import { PassingOnEnd } from './passing-on-end.tsx';
import { passedOnText, serverText, waitingText } from './passing-on-text.ts';

/** Where reading positions are passed on to: to name it, look after it, and to stop. */
export function PassingOn({ account }: { readonly account: User }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [told, setTold] = useState('');
  return (
    <div className="settings-part passing-on">
      <h3 ref={heading} tabIndex={-1} className="h3">
        Pass on to another server
      </h3>
      <ServerWhenThere {...{ account, heading }} onTold={setTold} />
      <p className="settings-told" aria-live="polite">
        {told}
      </p>
    </div>
  );
}

type PartProps = {
  readonly account: User;
  /** Has the focus once the server is gone. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Called with what to say. */
  readonly onTold: (told: string) => void;
};

function ServerWhenThere(props: PartProps) {
  const { data, isError, error, isFetching, refetch, dataUpdatedAt } = useSyncServer();
  if (data) return <Server {...props} server={data.server} now={dataUpdatedAt} />;
  if (!isError) return <p>Loading where to...</p>;
  return (
    <PartFailure
      what="Where it is passed on to"
      error={error}
      pending={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

type ServerProps = PartProps & {
  readonly server: SyncServer | null;
  /** Epoch ms. */
  readonly now: number;
};

function Server({ server, now, ...part }: ServerProps) {
  const words = useId();
  const { opened, open, close } = useOpening<Deed>();
  return (
    <>
      <div id={words}>{server ? <Standing {...{ server, now }} /> : <Offer />}</div>
      <div className="passing-on-verbs">
        <Button
          small
          variant={server ? 'paper' : 'mustard'}
          className="uppercase"
          aria-describedby={words}
          onClick={() => open('name')}
        >
          {server ? 'Change' : 'Name a server'}
        </Button>
        {server && (
          <Button
            small
            variant="paper"
            className="uppercase"
            aria-describedby={words}
            onClick={() => open('end')}
          >
            Stop passing on
          </Button>
        )}
      </div>
      <DeedDialog {...part} server={server} deed={opened} onDone={close} />
    </>
  );
}

type Deed = 'name' | 'end';

type DeedDialogProps = PartProps & {
  readonly server: SyncServer | null;
  readonly deed: Deed | undefined;
  /** It is done, or given up. */
  readonly onDone: () => void;
};

function DeedDialog({ account, heading, onTold, server, deed, onDone }: DeedDialogProps) {
  if (deed === 'name') {
    return (
      <PassingOnDialog
        {...{ account, server }}
        onClose={onDone}
        onNamed={({ server: named }) => {
          onDone();
          if (named) onTold(`Logged in. ${serverText(named.url)} gets what is read from now on.`);
        }}
      />
    );
  }
  if (deed === undefined || server === null) return null;
  return (
    <PassingOnEnd
      server={server}
      onClose={onDone}
      onEnded={({ url }) => {
        onDone();
        onTold(`${serverText(url)} gets nothing any more.`);
        // Its button, which had the focus, is gone.
        heading.current?.focus();
      }}
    />
  );
}

function Offer() {
  return (
    <p>
      Do you use another KOReader sync server, too? Morsel can tell it whatever your e-readers tell
      here.
    </p>
  );
}

function Standing({ server, now }: { readonly server: SyncServer; readonly now: number }) {
  const waiting = waitingText(server, now);
  return (
    <div className="settings-row-words passing-on-standing">
      <b>
        <bdi>{serverText(server.url)}</bdi>
      </b>
      <p>
        As <bdi>{server.userName}</bdi>. {passedOnText(server, now)}
      </p>
      <div aria-live="polite">
        {server.problem && (
          <p className="passing-on-problem">
            <TriangleAlert className="icon" aria-hidden="true" />
            {server.problem}
          </p>
        )}
      </div>
      {waiting && <p>{waiting}</p>}
    </div>
  );
}
