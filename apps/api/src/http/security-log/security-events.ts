import { type Endpoint, type EndpointName, endpoints as allEndpoints } from '@morsel/sdk/contract';
import type { FastifyRequest } from 'fastify';

import {
  ClonedPasskeyError,
  ForbiddenError,
  InsufficientScopeError,
  InvalidTokenError,
  LimitReachedError,
  NotForTokensError,
  RefusedPasskeyError,
  UnauthenticatedError,
  UnknownPasskeyError,
  VoidLinkError,
  WrongPasswordError,
} from '../../errors.ts';
import { isWrite } from '../is-write.ts';

/** What happened, in the words of those who look for an attack; they rely on them. */
export const SECURITY_EVENTS = [
  'guest-made',
  'signed-up',
  'signed-in',
  'signed-in-with-passkey',
  'signed-out',
  'signed-out-everywhere',
  'session-ended',
  'confirmed',
  'passkey-added',
  'passkey-removed',
  'passkey-cloned',
  'token-made',
  'token-revoked',
  'token-from-new-network',
  'token-refused',
  'webhook-added',
  'webhook-changed',
  'webhook-removed',
  'sync-server-named',
  'sync-server-removed',
  'role-changed',
  'open-id-linked',
  'open-id-unlinked',
  'password-changed',
  'password-reset',
  'reset-link-made',
  'data-exported',
  'account-deleted',
  'admin-write',
  'credentials-refused',
  'access-refused',
  'limit-reached',
  'request-failed',
] as const;

export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/** A line of the security log: ids and addresses, no secret and no text of a reader. */
export type SecurityLine = {
  readonly event: SecurityEvent;
  readonly reqId: string;
  /** Of the device, as far as the proxies in front tell. */
  readonly address: string;
  readonly method: string;
  /** The pattern of the address that was asked for. */
  readonly route: string | undefined;
  readonly readerId?: number;
  /** Of the access token that was used, made or revoked. */
  readonly tokenId?: number;
  /** The e-mail address in question, as a keyed hash. */
  readonly account?: string;
  /** Of a sign-in: whether the account has never signed in there before. */
  readonly isNewDevice?: boolean;
  /** Of what an admin has done: the name of the call, and to what by its id. */
  readonly call?: EndpointName;
  readonly target?: unknown;
  /** Of what has failed. */
  readonly status?: number;
};

const endpoints: Readonly<Record<string, Endpoint>> = allEndpoints;

/** Calls that matter when they go well; what admins write always does. */
const EVENTS: Partial<Record<EndpointName, SecurityEvent>> = {
  signUp: 'signed-up',
  signIn: 'signed-in',
  signInWithPasskey: 'signed-in-with-passkey',
  logoutEverywhere: 'signed-out-everywhere',
  endSession: 'session-ended',
  endOtherSessions: 'session-ended',
  confirm: 'confirmed',
  confirmWithPasskey: 'confirmed',
  addPasskey: 'passkey-added',
  removePasskey: 'passkey-removed',
  unlinkOpenId: 'open-id-unlinked',
  createWebhook: 'webhook-added',
  changeWebhook: 'webhook-changed',
  renewWebhookSecret: 'webhook-changed',
  removeWebhook: 'webhook-removed',
  setSyncServer: 'sync-server-named',
  removeSyncServer: 'sync-server-removed',
  changePassword: 'password-changed',
  resetPassword: 'password-reset',
  exportData: 'data-exported',
  deleteAccount: 'account-deleted',
};

/** Calls that carry a secret to be right or wrong. A visitor without any is refused all day long. */
const WITH_CREDENTIALS: readonly EndpointName[] = ['signIn', 'confirm', 'changePassword'];

const addressed = (method: string, path: string | undefined) => `${method} ${path ?? ''}`;
const addressOf = ({ method, path }: Endpoint) => addressed(method, path);

type Success = Pick<SecurityLine, 'event' | 'call'>;

const successesByAddress = new Map<string, Success>(
  Object.entries(endpoints).flatMap(([name, endpoint]): [string, Success][] => {
    const event = (EVENTS as Readonly<Record<string, SecurityEvent>>)[name];
    if (event !== undefined) return [[addressOf(endpoint), { event }]];
    const isAdminsWrite = endpoint.access === 'admin' && isWrite(endpoint);
    const call = name as EndpointName;
    return isAdminsWrite ? [[addressOf(endpoint), { event: 'admin-write', call }]] : [];
  }),
);

const addressesWithCredentials = new Set(
  WITH_CREDENTIALS.map((name) => addressOf(allEndpoints[name])),
);

const WRONG_CREDENTIALS = [
  WrongPasswordError,
  RefusedPasskeyError,
  UnknownPasskeyError,
  VoidLinkError,
];

type Requested = Pick<FastifyRequest, 'method' | 'routeOptions'>;

const addressOfRequest = ({ method, routeOptions }: Requested) =>
  addressed(method, routeOptions.url);

const REFUSED_TOKENS = [InvalidTokenError, InsufficientScopeError, NotForTokensError];

/** What a request that went well means; undefined for the many that mean nothing. */
export const meaningOfSuccess = (request: Requested): Success | undefined =>
  successesByAddress.get(addressOfRequest(request));

/** What a failed request means; undefined for those that are wrong or late, and no attempt. */
export function eventOfFailure(
  request: Requested,
  error: Error & { statusCode?: number },
): SecurityEvent | undefined {
  if (error instanceof LimitReachedError) return 'limit-reached';
  if (error instanceof ClonedPasskeyError) return 'passkey-cloned';
  if (WRONG_CREDENTIALS.some((kind) => error instanceof kind)) return 'credentials-refused';
  if (REFUSED_TOKENS.some((kind) => error instanceof kind)) return 'token-refused';
  if (error instanceof ForbiddenError) return 'access-refused';
  if (addressesWithCredentials.has(addressOfRequest(request))) {
    if (error instanceof UnauthenticatedError) return 'credentials-refused';
  }
  return undefined;
}
