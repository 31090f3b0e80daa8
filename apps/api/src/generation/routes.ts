import { type GenerationResult, endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../deps.ts';
import { requireAdder } from '../items/adders.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { Reader } from '../reader.ts';
import { route } from '../routing.ts';
import { type Makeable, generateItems } from './generating.ts';

type BookCall = { readonly reader: Reader; readonly params: { readonly bookId: number } };

export function registerGenerationRoutes(
  app: FastifyInstance,
  { db }: Deps,
  limits: Limiter,
): void {
  const byAdder = ({ reader, params }: BookCall) => requireAdder(db, reader, params.bookId);

  const generate =
    (what: Makeable) =>
    async ({ reader }: { readonly reader: Reader }): Promise<GenerationResult> => {
      const use = await limits.generation(reader);
      const { result, hasCost } = await generateItems(what);
      if (!hasCost) await use.giveBack();
      return result;
    };

  route(app, endpoints.generateQuestions, generate('questions'), byAdder);
  route(app, endpoints.generateFlashcards, generate('flashcards'), byAdder);
}
