import { randomUUID } from 'node:crypto';

import { UNKNOWN } from '@morsel/sdk/domain';

import type { Answer, Call, Device } from './device.ts';
import type { Record } from './record.ts';

const PASSWORD = 'seven-cold-plums';
const BACKLOG = 5;

type Item = { readonly id: number; readonly itemType: string; readonly revision?: number };
type Named = { readonly id: number };

/** Somebody who uses a device: a guest at first, an account later. */
export class ChaosReader {
  readonly #device: Device;
  readonly #record: Record;
  #id = 0;
  #questions: Item[] = [];
  email: string | undefined;

  constructor(device: Device, record: Record) {
    this.#device = device;
    this.#record = record;
  }

  async arrive(): Promise<void> {
    this.#id = (await this.#get<Named>({ path: '/api/demo-user', method: 'POST' })).id;
    await this.#get({ path: '/api/users/add-default-books', method: 'POST' });
    await this.readFeed();
    this.#record.count('guests');
  }

  async readFeed(): Promise<void> {
    const path = `/api/quiz/feed?limit=20&userId=${this.#id}`;
    const items = await this.#get<Item[]>({ path, headers: { 'feed-id': randomUUID() } });
    const questions = items.filter(({ itemType }) => itemType === 'question');
    if (questions.length > 0) this.#questions = questions;
    this.#record.count('feed pages');
  }

  /** One answer, as the call of its own. */
  async answer(): Promise<void> {
    const opId = this.#opId();
    const body = { userId: this.#id, questionId: this.#question().id, answer: UNKNOWN };
    const answered = await this.#device.call({
      path: '/api/quiz/answer',
      body,
      headers: { 'idempotency-key': opId },
    });
    if (answered.status === 200) this.#acknowledge(opId);
  }

  /** As somebody without the app: nothing tells the server when it comes a second time. */
  async answerUnnamed(): Promise<void> {
    const { unnamed } = this.#record;
    const body = { userId: this.#id, questionId: this.#question().id, answer: UNKNOWN };
    unnamed.sent += 1;
    const answered = await this.#device.tryOnce({ path: '/api/quiz/answer', body });
    if (answered?.status === 200) unnamed.acknowledged += 1;
  }

  /** Several, as a backlog. */
  async sync(): Promise<void> {
    const operations = Array.from({ length: BACKLOG }, () => ({
      opId: this.#opId(),
      kind: 'answer',
      target: this.#question().id,
      answeredAt: Date.now(),
      timeZone: 'UTC',
      revision: this.#question().revision ?? 1,
      value: UNKNOWN,
    }));
    const body = { userId: this.#id, sentAt: Date.now(), operations };
    const answered = await this.#device.call({ path: '/api/sync', body });
    for (const { opId, status } of resultsIn(answered)) {
      if (status === 'applied') this.#acknowledge(opId);
      else this.#record.count(`operations ${status}`);
    }
    this.#record.count('backlogs');
  }

  /** The guest becomes an account; where the first answer was lost, it is one already, and signs in. */
  async signUp(): Promise<void> {
    if (this.email !== undefined) return;
    const email = `${randomUUID()}@example.org`;
    const body = { name: 'Rita', email, password: PASSWORD };
    const { status } = await this.#device.call({ path: '/api/signup', body });
    if (status === 409) await this.#signIn(email);
    this.email = email;
    this.#record.accounts.add(email);
    this.#record.count('sign-ups');
  }

  /** A guest signs in to an account that is there, and brings along what they have. */
  async bringInto(email: string): Promise<void> {
    if (this.email !== undefined) return;
    await this.#signIn(email);
    this.email = email;
    await this.#get({ path: '/api/users/guest-progress', method: 'POST' });
    this.#record.count('guest merges');
  }

  async #signIn(email: string): Promise<void> {
    const body = { email, password: PASSWORD };
    this.#id = (await this.#get<Named>({ path: '/api/signin', body })).id;
  }

  async #get<Value>(call: Call): Promise<Value> {
    const { status, body } = await this.#device.call(call);
    if (status !== 200) throw new Error(`${call.path}: ${status} ${JSON.stringify(body)}`);
    return body as Value;
  }

  #question(): Item {
    const question = this.#questions[Math.floor(Math.random() * this.#questions.length)];
    if (question === undefined) throw new Error('The feed has no questions');
    return question;
  }

  #opId(): string {
    const opId = randomUUID();
    this.#record.sent.add(opId);
    return opId;
  }

  #acknowledge(opId: string): void {
    this.#record.acknowledged.add(opId);
  }
}

function resultsIn({ body }: Answer): { opId: string; status: string }[] {
  return typeof body === 'object' && body !== null && 'results' in body
    ? (body.results as { opId: string; status: string }[])
    : [];
}
