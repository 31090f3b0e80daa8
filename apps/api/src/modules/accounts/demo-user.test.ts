import { beforeEach, describe, expect, it } from 'vitest';

import { aBook } from '../../testing/factories.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

const demoUser = { method: 'POST', url: '/api/demo-user' } as const;

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});

describe('the demo user', () => {
  it('is made once for each device', async () => {
    const first = await server.app.inject(demoUser);
    expect(first.statusCode).toBe(200);
    const [cookie] = first.cookies;
    expect(cookie).toMatchObject({ name: 'morsel_guest', httpOnly: true, sameSite: 'Lax' });

    const headers = { cookie: `morsel_guest=${cookie?.value}` };
    const again = await server.app.inject({ ...demoUser, headers });
    expect(again.json()).toEqual(first.json());
    expect(again.headers['set-cookie']).toBeUndefined();
    expect((await server.app.inject(demoUser)).json()).not.toEqual(first.json());
  });

  it('is made anew when the server does not know the device', async () => {
    const headers = { cookie: 'morsel_guest=from-another-database' };
    const answer = await server.app.inject({ ...demoUser, headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies).toHaveLength(1);
  });

  it('has a token that the database does not tell', async () => {
    const answer = await server.app.inject(demoUser);
    const [row] = await server.db.selectFrom('users').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(answer.cookies[0]?.value);
  });

  it('starts with the default books and nothing else', async () => {
    const second = await aBook(server.db);
    const first = await aBook(server.db);
    await aBook(server.db);
    for (const [place, { id }] of [first, second].entries()) {
      await server.db
        .updateTable('books')
        .set({ defaultPlace: place })
        .where('id', '=', id)
        .execute();
    }
    const { id } = (await server.app.inject(demoUser)).json();
    const shelf = await server.db.selectFrom('shelfBooks').selectAll().orderBy('id').execute();
    expect(shelf.map(({ bookId }) => bookId)).toEqual([first.id, second.id]);
    expect(shelf.every(({ userId }) => userId === id)).toBe(true);
    const row = await server.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ id, name: null, email: null, xp: 0, streak: 0, role: 'reader' });
  });

  it('gets a cookie for https alone where the public address is https', async () => {
    const { app } = await testServer({ publicUrl: 'https://morsel.example' });
    const [cookie] = (await app.inject(demoUser)).cookies;
    expect(cookie).toMatchObject({ name: '__Host-morsel_guest', secure: true, path: '/' });
  });
});
