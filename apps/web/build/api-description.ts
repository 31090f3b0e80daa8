import { readFileSync } from 'node:fs';

import { endpoints, type Endpoint } from '@morsel/sdk/contract';
import { describeApi, type Operation } from '@morsel/sdk/openapi';
import type { Plugin } from 'vite';

import type { CallGroup, DescribedCall } from '../src/screens/developers/described-call.ts';

const ID = 'virtual:api-description';
const RESOLVED = `\0${ID}`;
const README = new URL('../../../packages/sdk/README.md', import.meta.url);

/** What the page for developers says of the API, and the first program of the SDK's README. */
export function apiDescription(): Plugin {
  return {
    name: 'morsel:api-description',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      return [
        `export const groups = ${JSON.stringify(callGroups())};`,
        `export const program = ${JSON.stringify(firstProgram())};`,
      ].join('\n');
    },
  };
}

function firstProgram(): string {
  const [, program] =
    /^```ts\n\/\/ answer-due\.ts\n(.*?)^```$/ms.exec(readFileSync(README, 'utf8')) ?? [];
  if (program === undefined) throw new Error('The README of the SDK has no first program');
  return program.trim();
}

function callGroups(): CallGroup[] {
  const document = describeApi({
    version: '',
    server: '/',
    securitySchemes: {},
    securityOf: () => ({}),
  });
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tag: operation.tags[0],
      call: callOf(`${method.toUpperCase()} ${path}`, operation),
    })),
  );
  return document.tags.map(({ name, description }) => ({
    name,
    description,
    calls: calls.flatMap(({ tag, call }) => (tag === name ? call : [])),
  }));
}

const named: Readonly<Record<string, Endpoint>> = endpoints;

function callOf(address: string, operation: Operation): DescribedCall {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const refusals = Object.entries(responses).filter(([status]) => status.startsWith('4'));
  return {
    name: operationId,
    address,
    summary,
    description: description.split('\n\n'),
    token: named[operationId]?.token ?? 'never',
    parameters: parameters.map(({ name, in: place, required, description: means = '' }) => ({
      name,
      place,
      required,
      means,
    })),
    body: exampleIn(requestBody?.content),
    answer: exampleIn(responses['200']?.content),
    refusals: refusals.map(([status, refusal]) => ({ status, means: refusal.description })),
  };
}

/** Of the export alone the beginning: it is as long as all others together. */
const LONGEST_EXAMPLE = 1500;

function exampleIn(content: Operation['responses'][string]['content'] = {}): string | undefined {
  const [type] = Object.keys(content);
  const example = content['application/json']?.example;
  if (example === undefined) return type;
  const text = JSON.stringify(example, undefined, 2);
  return text.length > LONGEST_EXAMPLE ? `${text.slice(0, LONGEST_EXAMPLE)}\n…` : text;
}
