import { expect, test } from 'vitest';

import { passkeyErrorOf } from './passkey-error.ts';

const asked = { site: 'morsel.example', took: 2000, timeout: 300_000 };

const named = (name: string, code?: string) =>
  Object.assign(new Error('As the browser says it'), { name }, code === undefined ? {} : { code });

test.each([
  ['cancelled', named('NotAllowedError', 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY')],
  ['already-added', named('InvalidStateError', 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')],
  ['wrong-site', named('SecurityError', 'ERROR_INVALID_RP_ID')],
  ['wrong-site', named('SecurityError')],
  ['unlocked', named('ConstraintError', 'ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT')],
  ['unsupported', named('NotSupportedError')],
  ['replaced', named('AbortError', 'ERROR_CEREMONY_ABORTED')],
  ['failed', named('UnknownError', 'ERROR_AUTHENTICATOR_GENERAL_ERROR')],
  ['failed', new Error('constructor')],
  ['failed', 'no error at all'],
])('%s', (fault, error) => {
  expect(passkeyErrorOf(error, asked)).toMatchObject({ fault, site: 'morsel.example' });
});

test('who lets the time run out is told apart from who cancels', () => {
  const late = { ...asked, took: 300_000 };
  expect(passkeyErrorOf(named('NotAllowedError'), late).fault).toBe('timed-out');
});
