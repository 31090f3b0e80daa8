import type { JsonSchema, OpenApiDocument, Operation } from '@morsel/sdk/openapi';

import { type Direction, narrowings } from './narrowed-schemas.ts';

interface Versions {
  readonly before: OpenApiDocument;
  readonly after: OpenApiDocument;
}

/**
 * What programs that were written by the first description cannot do by the second: calls, parameters,
 * properties, statuses or values that are gone, what is demanded of them now, types that are narrower where they
 * send and wider where they read. What is only added breaks nothing, and new values and kinds in answers are
 * announced.
 */
export function breakingChanges(before: OpenApiDocument, after: OpenApiDocument): string[] {
  return Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const next = after.paths[path]?.[method];
      const where = `${method.toUpperCase()} ${path}`;
      if (next === undefined) return [`${where}: is gone`];
      return changesOf(operation, next, { before, after }, where);
    }),
  );
}

function changesOf(was: Operation, is: Operation, versions: Versions, where: string): string[] {
  return [
    ...changedName(was, is, where),
    ...changedCallers(was, is, where),
    ...changedParameters(was, is, versions, where),
    ...changedBody(was, is, versions, where),
    ...changedAnswers(was, is, versions, where),
  ];
}

/** Generators name their methods by it. */
const changedName = (was: Operation, is: Operation, where: string): string[] =>
  was.operationId === is.operationId ? [] : [`${where}: is named ${is.operationId}`];

function changedCallers(was: Operation, is: Operation, where: string): string[] {
  const ways = new Set(is.security?.map((way) => JSON.stringify(way)));
  const gone = was.security?.filter((way) => !ways.has(JSON.stringify(way))) ?? [];
  return gone.map((way) => `${where}: ${JSON.stringify(way)} does not let in any more`);
}

function changedParameters(
  was: Operation,
  is: Operation,
  versions: Versions,
  where: string,
): string[] {
  const known = was.parameters.flatMap((parameter) => {
    const next = is.parameters.find(
      (other) => other.name === parameter.name && other.in === parameter.in,
    );
    const place = `${where} ${parameter.name}`;
    if (next === undefined) return [`${place}: is gone`];
    return [
      ...(next.required && !parameter.required ? [`${place}: is required`] : []),
      ...compared(parameter.schema, next.schema, versions, 'sent', place),
    ];
  });
  const demanded = is.parameters.filter(
    ({ name, required }) => required && !was.parameters.some((other) => other.name === name),
  );
  return [...known, ...demanded.map(({ name }) => `${where} ${name}: is required`)];
}

function changedBody(was: Operation, is: Operation, versions: Versions, where: string): string[] {
  const [before, after] = [was.requestBody, is.requestBody];
  if (before === undefined) return after === undefined ? [] : [`${where}: a body is required`];
  if (after === undefined) return [`${where}: takes no body any more`];
  return changedContent(before.content, after.content, versions, 'sent', `${where} body`);
}

function changedAnswers(
  was: Operation,
  is: Operation,
  versions: Versions,
  where: string,
): string[] {
  return Object.entries(was.responses).flatMap(([status, { content }]) => {
    const next = is.responses[status];
    if (next === undefined) return [`${where} ${status}: is gone`];
    return changedContent(content, next.content, versions, 'read', `${where} ${status}`);
  });
}

type Content = Operation['responses'][string]['content'];

function changedContent(
  was: Content,
  is: Content,
  versions: Versions,
  direction: Direction,
  where: string,
): string[] {
  return Object.entries(was).flatMap(([type, { schema }]) => {
    const next = is[type];
    if (next === undefined) return [`${where}: ${type} is gone`];
    return compared(schema, next.schema, versions, direction, where);
  });
}

const compared = (
  was: JsonSchema,
  is: JsonSchema,
  { before, after }: Versions,
  direction: Direction,
  where: string,
) => [
  ...narrowings(
    { schema: was, document: before },
    { schema: is, document: after },
    direction,
    where,
  ),
];
