import { expect, it } from 'vitest';

import { generationWorld } from '../../testing/generation-world.ts';
import { writing } from '../../testing/model-server/scripted-model.ts';
import { addWebhook, deliverNow, receiver } from '../../testing/webhooks.ts';

it('items that were made are told to who had them made and to admins, and no preview of any', async () => {
  const world = await generationWorld({ behave: writing(), webhookReach: 'private' });
  const { book, reader, ask } = world;
  const hookOf = async (who: typeof reader) => {
    const to = await receiver();
    const { secret } = await addWebhook(who, { url: to.url, events: ['items.made'] });
    return { to, secret };
  };
  const own = await hookOf(reader);
  const admins = await hookOf(await world.account({ role: 'admin' }));
  const others = await hookOf(await world.account());

  const { count } = await world.generate('questions');
  const previewed = await ask(reader, 'questions', '?preview=true');
  await deliverNow(world);

  expect([count, previewed.json().count].every((each) => each > 0)).toBe(true);
  const { id, title, author, slug } = book;
  const told = { type: 'items.made', data: { book: { id, title, author, slug } } };
  const made = [{ ...told, data: { ...told.data, what: 'questions', count } }];
  expect(await own.to.verified(own.secret, world.clock.now)).toMatchObject(made);
  expect(admins.to.messages()).toMatchObject(made);
  expect(others.to.messages()).toEqual([]);
});
