import type { Operation } from '@morsel/sdk';
import { useState } from 'react';

import { newId } from './new-id.ts';

interface Attempt {
  readonly choice: string;
  readonly operation: Operation;
}

/** Names what a reader does to one item, so that it counts once however often it is sent. */
export interface Operations {
  /** The operation of a choice: the one before when the same choice has failed, else a new one. */
  readonly begin: (choice: unknown) => Operation;
  /** The operation has arrived; doing the same again is something new. */
  readonly end: (operation: Operation) => void;
}

export function createOperations(revision: number): Operations {
  let open: Attempt | undefined;
  return {
    begin(choice) {
      const text = JSON.stringify(choice);
      if (open?.choice !== text) open = { choice: text, operation: newOperation(revision) };
      return open.operation;
    },
    end({ opId }) {
      if (open?.operation.opId === opId) open = undefined;
    },
  };
}

/** Operations on one item, for as long as its card stands. */
export function useOperations(revision: number): Operations {
  const [operations] = useState(() => createOperations(revision));
  return operations;
}

/** Something that the reader does now; `revision` is that of the item, where there is one. */
export function newOperation(revision = 0): Operation {
  return {
    opId: newId(),
    answeredAt: Date.now(),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(revision > 0 && { revision }),
  };
}
