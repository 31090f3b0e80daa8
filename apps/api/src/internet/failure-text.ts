import { UnreachableHostError } from './checked-addresses.ts';

/** Of a name that does not exist, and of one nearby: nobody is to learn which of those there are. */
const NO_ADDRESS = 'The name leads to no address on the internet';

const BY_CODE: Readonly<Record<string, string>> = {
  ENOTFOUND: NO_ADDRESS,
  ENODATA: NO_ADDRESS,
  EAI_AGAIN: 'The name could not be looked up',
  ESERVFAIL: 'The name could not be looked up',
  ECONNREFUSED: 'Nothing is listening at this address',
  ECONNRESET: 'The connection was broken off',
  EPROTO: 'No secure connection could be made',
  ETIMEDOUT: 'The address did not answer in time',
  EHOSTUNREACH: 'The address cannot be reached',
  ENETUNREACH: 'The address cannot be reached',
};

/** Why a try has failed, in words for whoever gave the address; nothing of the network behind is told. */
export function describeFailure(error: unknown, { isLate }: { isLate: boolean }): string {
  if (error instanceof UnreachableHostError) return NO_ADDRESS;
  if (isLate) return 'The address did not answer in time';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/CERT|SIGNATURE|ALTNAME|ERR_TLS|ERR_SSL/.test(code)) {
    return 'The certificate of the address is not valid';
  }
  return BY_CODE[code] ?? 'The message could not be sent';
}
