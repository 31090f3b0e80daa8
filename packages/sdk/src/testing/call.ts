import type { Client } from '../client/create-client.ts';
import type { EndpointName } from '../contract/endpoints.ts';
import type { PasskeyAssertion, PasskeyAttestation } from '../contract/types.ts';

/** Whom and what a call is about. */
export interface Subject {
  readonly userId: number;
  readonly bookId: number;
  readonly slug: string;
  /** Of a question with options. */
  readonly questionId: number;
  readonly flashcardId: number;
  /** A question or flashcard that was made from a text. */
  readonly itemId: number;
  /** The operation by which the reader has just answered or rated it. */
  readonly opId: string;
  /** A question that the reader has just answered in writing, and wrong, by an operation. */
  readonly written: { readonly questionId: number; readonly opId: string };
  /** A bite that is offered to the reader. */
  readonly biteId: number;
  /** A flashcard that is the reader's own. */
  readonly ownItemId: number;
  /** A text of the reader. */
  readonly sourceId: number;
  /** A document whose reading the reader's device tells. */
  readonly documentId: number;
  /** Highlights of the reader that an app has sent. */
  readonly highlightedBookId: number;
  /** An account with its password, for the calls that begin and end sessions. */
  readonly login: { readonly email: string; readonly password: string };
  /** A session of the caller's own, beside the present one. */
  readonly sessionId: string;
  readonly resetToken: string;
  /** A passkey of the caller's own. */
  readonly passkeyId: number;
  /** An access token of the caller's own. */
  readonly tokenId: number;
  /** What passkeys have signed for the caller: to sign in, to confirm, to be added. */
  readonly signed: {
    readonly signIn: PasskeyAssertion;
    readonly confirmation: PasskeyAssertion;
    readonly attestation: PasskeyAttestation;
  };
  /** A webhook of the caller's own, and a delivery of it that is over. */
  readonly webhookId: number;
  readonly deliveryId: number;
  /** What the reader types to be deleted. */
  readonly confirmation: string;
  readonly newEmail: string;
}

/** A call that is in order, of whoever makes it. */
export type Call = (client: Client, subject: Subject) => Promise<unknown>;

export type Calls = Partial<Record<EndpointName, Call>>;
