import { expect, test } from 'vitest';

import { addedPasskey, passkeysOf, post, signInRequest } from '../../testing/passkeys.ts';
import { postgresDatabase } from '../../testing/postgres.ts';
import { testServer } from '../../testing/server.ts';
import { softwarePasskey } from '../../testing/software-passkey.ts';

/** Two servers on one database; the reader's session is known to both. */
async function twoServers() {
  const db = await postgresDatabase();
  const here = await testServer({ db });
  const there = await testServer({ db });
  const reader = await here.account({ passwordHash: null });
  const readerThere = {
    ...reader,
    inject: (request: object) => there.app.inject({ ...request, headers: reader.headers }),
  };
  return { db, here, there, reader, readerThere };
}

const statuses = (answers: readonly { readonly statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);

test('a signature that comes to two servers at once lets somebody in once', async () => {
  const { here, there, reader } = await twoServers();
  const passkey = await addedPasskey(reader);
  for (let round = 0; round < 5; round += 1) {
    // Of a challenge that the other server has made.
    const assertion = passkey.sign(await signInRequest(there.app));
    const answers = await Promise.all(
      [here, there, here, there].map(({ app }) => post(app, '/api/signin/passkey', assertion)),
    );
    expect(statuses(answers)).toEqual([200, 400, 400, 400]);
  }
});

test('of two copies that sign at once with the same count one is taken for a copy', async () => {
  const { here, there, reader } = await twoServers();
  const passkey = await addedPasskey(reader, softwarePasskey({ counts: true }));
  const [one, other] = [await signInRequest(here.app), await signInRequest(there.app)];
  const answers = await Promise.all([
    post(here.app, '/api/signin/passkey', passkey.sign(one, { count: 7 })),
    post(there.app, '/api/signin/passkey', passkey.sign(other, { count: 7 })),
  ]);
  expect(statuses(answers)).toEqual([200, 400]);
});

test('of the last two ways to sign in, removed at once, one stays', async () => {
  const { reader, readerThere } = await twoServers();
  await addedPasskey(reader);
  for (let round = 0; round < 5; round += 1) {
    await addedPasskey(reader);
    const [newest, oldest] = await passkeysOf(reader);
    const answers = await Promise.all([
      reader.inject({ method: 'DELETE', url: `/api/passkeys/${newest?.id}` }),
      readerThere.inject({ method: 'DELETE', url: `/api/passkeys/${oldest?.id}` }),
    ]);
    expect(statuses(answers)).toEqual([200, 409]);
    expect(await passkeysOf(reader)).toHaveLength(1);
  }
});
