import { InvalidTokenError } from '../../errors.ts';
import { type ThrownError, problemOf } from '../../http/problems/problem.ts';

/** What KOReader's server calls its failures; devices show the message. */
const CODES = { unauthorized: 2001, invalid: 2003, noDocument: 2004, closed: 2005, unknown: 2000 };

/** A failure in the words of the protocol. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
  readonly statusCode: number;
  readonly code: number;

  constructor(kind: keyof typeof CODES, statusCode: number, message: string) {
    super(message);
    this.code = CODES[kind];
    this.statusCode = statusCode;
  }
}

export const unauthorized = () =>
  new ProtocolError(
    'unauthorized',
    401,
    'Morsel does not know this password. Type an access token that may study: Settings, Access tokens.',
  );

/** Nobody registers by a device: it would be an account without e-mail, which nobody could get back into. */
export const registrationClosed = () =>
  new ProtocolError(
    'closed',
    402,
    'Accounts are not made here. Make an access token in Morsel’s settings, and log in with it as the password.',
  );

export const invalidRequest = () => new ProtocolError('invalid', 403, 'Invalid request');

export const noDocument = () =>
  new ProtocolError('noDocument', 403, "Field 'document' not provided.");

type ProtocolAnswer = { readonly status: number; readonly body: object };

/** Any failure as devices understand it: those of the protocol by their code, others by their message. */
export function protocolAnswer(error: ThrownError | ProtocolError): ProtocolAnswer {
  if (error instanceof InvalidTokenError) return protocolAnswer(unauthorized());
  if (error instanceof ProtocolError) {
    const { statusCode: status, code, message } = error;
    return { status, body: { code, message } };
  }
  const { status, detail } = problemOf(error);
  return { status, body: { code: CODES.unknown, message: detail } };
}
