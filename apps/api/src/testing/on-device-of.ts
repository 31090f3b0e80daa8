import type { TestReader, TestServer } from './server.ts';

/** An account's requests from a device that has a guest too. */
export function onDeviceOf(
  { app }: TestServer,
  { account, guest }: { account: TestReader; guest: TestReader },
): TestReader {
  const headers = { cookie: `${account.headers.cookie}; ${guest.headers.cookie}` };
  return {
    id: account.id,
    headers,
    inject: (request) => app.inject({ ...request, headers: { ...request.headers, ...headers } }),
  };
}
