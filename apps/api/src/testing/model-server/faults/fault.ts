import type { ModelFailure } from '../../../generation/provider/model-failure.ts';
import type { Behaviour } from '../model-server.ts';
import type { ProviderReply } from '../replies.ts';
import { type CompletionRequest, purposeOf } from '../request.ts';

/** A provider that does not do as it should, and what comes of one call for four drafts. */
export type Fault = {
  /** Made anew for each server; `well` is a provider as it should be. */
  readonly behave: (well: Behaviour) => Behaviour;
  /** What the caller learns; undefined where the call succeeds nevertheless. */
  readonly failure?: ModelFailure;
  /** Where there are not four. */
  readonly drafts?: number;
  /** How many requests the call makes. */
  readonly requests: number;
  /** How many of them tell what they have used. */
  readonly counted: number;
  /** The others are taken up and tell nothing of it, so that it is estimated. */
  readonly isEstimated?: true;
  /** Tokens that arrived without being told as used; `some`, more than twenty. */
  readonly tokens?: number | 'some';
  /** The call succeeds, and nothing of what it brought passes the checks. */
  readonly isUseless?: true;
};

export const always = (reply: ProviderReply) => (): Behaviour => () => reply;

export const first =
  (reply: ProviderReply) =>
  (well: Behaviour): Behaviour =>
  (request) =>
    request.number === 1 ? reply : well(request);

/** Changes the text of the answer that a sound provider gives. */
export const rewriting = (rewrite: (text: string) => ProviderReply) =>
  changing((reply) => rewrite(textOf(reply)));

/** Changes the answer that a sound provider gives. */
export const changing =
  (change: (reply: ProviderReply) => ProviderReply) =>
  (well: Behaviour): Behaviour =>
  async (request) =>
    change(await well(request));

/** Changes the entries of drafts that a sound provider writes. */
export const rewritingDrafts = (rewrite: (text: string) => ProviderReply) => {
  const rewritten = rewriting(rewrite);
  return (well: Behaviour): Behaviour =>
    (request) =>
      isForDrafts(request) ? rewritten(well)(request) : well(request);
};

export const isForDrafts = (request: CompletionRequest) => purposeOf(request) === 'questions';

export const choicesOf = (reply: ProviderReply) =>
  reply.kind === 'answer' ? (reply.choices ?? []) : [];

const textOf = (reply: ProviderReply): string => choicesOf(reply)[0]?.message.content ?? '';
