import type { Source, User } from '@morsel/sdk/contract';
import type { Page } from 'playwright';
import { onTestFinished } from 'vitest';

import { explainingText } from '../../api/src/testing/explaining-text.ts';
import { modelServer } from '../../api/src/testing/model-server/model-server.ts';
import { planning } from '../../api/src/testing/model-server/scripted-model.ts';
import { type Product, startProduct } from './product.ts';

/** The first of the built-in books. */
const BOOK = 1;

const IDEAS = [
  'Rivers carry salt to the seas',
  'Tides that answer the moon',
  'How glaciers carve valleys',
  'Volcanoes build new islands',
  'Why deserts cool overnight',
  'Reefs grow where light falls',
];

/** Names an idea of each chapter that it is shown. */
const namingIdeas = planning((prompt) =>
  [...prompt.matchAll(/^Chapter (\d+): .*\n(.{20,140}?[.])/gm)].map(([, chapter, about = '']) => ({
    idea: IDEAS[Number(chapter) - 1] ?? '',
    about,
    chapter: Number(chapter),
  })),
);

/** A product with a provider that names ideas and writes sound items; it ends with the test. */
export async function startWithModel(): Promise<Product> {
  const { openAi } = await modelServer({ behave: namingIdeas });
  const product = await startProduct({
    OPENAI_API_KEY: openAi.apiKey ?? '',
    OPENAI_BASE_URL: openAi.baseUrl ?? '',
    OPENAI_MODEL: openAi.model,
  });
  onTestFinished(() => product.dispose());
  return product;
}

/**
 * Adds a text to a book for whoever is signed in, has its main ideas found, and questions made for
 * a look; the address of the book's page.
 */
export async function makePreview({ request }: Page): Promise<string> {
  const post = async (path: string, data?: Buffer) => {
    const file = data && { data, headers: { 'content-type': 'application/octet-stream' } };
    const answer = await request.post(path, { ...file, failOnStatusCode: true });
    return answer.json();
  };
  const user: User = await (await request.get('/api/users')).json();
  const chapters = explainingText({ chapters: IDEAS.length });
  const text = chapters.map((chapter) => `# ${chapter.title}\n\n${chapter.text}`).join('\n\n');
  const name = 'name=measured-world.md';
  const source: Source = await post(`/api/books/${BOOK}/sources?${name}`, Buffer.from(text));
  await post(`/api/users/${user.id}/sources/${source.id}/plan`);
  await post(`/api/books/${BOOK}/generate-questions?count=5&preview=true`);
  return `/book/${BOOK}`;
}
