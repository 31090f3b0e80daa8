import { type Endpoint, type EndpointName, endpoints as allEndpoints } from '@morsel/sdk/contract';
import type { FastifyRequest } from 'fastify';

import {
  ClonedPasskeyError,
  ForbiddenError,
  LimitReachedError,
  RefusedPasskeyError,
  UnauthenticatedError,
  UnknownPasskeyError,
  VoidLinkError,
  WrongPasswordError,
} from '../../errors.ts';
import { isWrite } from '../is-write.ts';

/** What happened, in the words of those who look for an attack. */
export type SecurityEvent =
  | 'guest-made'
  | 'signed-up'
  | 'signed-in'
  | 'signed-in-with-passkey'
  | 'signed-out'
  | 'signed-out-everywhere'
  | 'session-ended'
  | 'confirmed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'passkey-cloned'
  | 'role-changed'
  | 'open-id-linked'
  | 'open-id-unlinked'
  | 'password-changed'
  | 'password-reset'
  | 'reset-link-made'
  | 'data-exported'
  | 'account-deleted'
  | 'admin-write'
  | 'credentials-refused'
  | 'access-refused'
  | 'limit-reached'
  | 'request-failed';

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
  changePassword: 'password-changed',
  resetPassword: 'password-reset',
  exportData: 'data-exported',
  deleteAccount: 'account-deleted',
};

/** Calls that carry a secret to be right or wrong. A visitor without any is refused all day long. */
const WITH_CREDENTIALS: readonly EndpointName[] = ['signIn', 'confirm', 'changePassword'];

const addressed = (method: string, path: string | undefined) => `${method} ${path ?? ''}`;
const addressOf = ({ method, path }: Endpoint) => addressed(method, path);

const eventsByAddress = new Map<string, SecurityEvent>(
  Object.entries(endpoints).flatMap(([name, endpoint]): [string, SecurityEvent][] => {
    const event = (EVENTS as Readonly<Record<string, SecurityEvent>>)[name];
    if (event !== undefined) return [[addressOf(endpoint), event]];
    const isAdminsWrite = endpoint.access === 'admin' && isWrite(endpoint);
    return isAdminsWrite ? [[addressOf(endpoint), 'admin-write']] : [];
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

/** What a request that went well means; undefined for the many that mean nothing. */
export const eventOfSuccess = (request: Requested): SecurityEvent | undefined =>
  eventsByAddress.get(addressOfRequest(request));

/** What a failed request means; undefined for those that are wrong or late, and no attempt. */
export function eventOfFailure(
  request: Requested,
  error: Error & { statusCode?: number },
): SecurityEvent | undefined {
  if (error instanceof LimitReachedError) return 'limit-reached';
  if (error instanceof ClonedPasskeyError) return 'passkey-cloned';
  if (WRONG_CREDENTIALS.some((kind) => error instanceof kind)) return 'credentials-refused';
  if (error instanceof ForbiddenError) return 'access-refused';
  if (addressesWithCredentials.has(addressOfRequest(request))) {
    if (error instanceof UnauthenticatedError) return 'credentials-refused';
  }
  return undefined;
}
