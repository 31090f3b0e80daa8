import { createClient } from '@hey-api/openapi-ts';

/** Makes a typed client of a description, as somebody does who has never heard of our SDK. */
export async function generateClient(description: string, folder: string): Promise<void> {
  await createClient({
    input: description,
    output: { path: folder, module: { extension: '.js' }, tsConfigPath: null },
    plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
    logs: { level: 'silent', file: false },
  });
}

/** The first program of the SDK's README, by such a client. */
export const FOREIGN_PROGRAM = `
import { answerQuestion, getCurrentUser, getFeed } from './foreign/sdk.gen.js';
import { client } from './foreign/client.gen.js';

const { MORSEL_URL = '', MORSEL_TOKEN: token } = process.env;
client.setConfig({ baseUrl: MORSEL_URL, auth: token ?? '', throwOnError: true });
const { data: user } = await getCurrentUser({ throwOnError: true });
const { data: items } = await getFeed({ query: { due: true }, throwOnError: true });
for (const item of items) {
  if (item.itemType !== 'question' || item.type !== 'mcq') continue;
  const body = { userId: user.id, questionId: item.id, answer: 0 };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const { data: result } = await answerQuestion({ body, headers, throwOnError: true });
  console.log(item.questionText + ': ' + (result.isCorrect ? 'right' : 'wrong'));
}
`;
