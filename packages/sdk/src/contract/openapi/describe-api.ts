import type { Endpoint, SchemaName } from '../endpoint.ts';
import { describeOperation, type Operation } from './describe-operation.ts';
import type { JsonSchema } from './json-schema.ts';
import { namedSchemas, schemaNamed } from './named-schemas.ts';
import { TAGS } from './tags.ts';

/** An OpenAPI 3.1 document, as far as this one goes. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: object;
  };
}

/** What of the document is the server's to say. */
export interface Described {
  /** Of the server. */
  readonly version: string;
  /** Its address, as browsers know it; `/` where it is not known. */
  readonly server: string;
  readonly securitySchemes: object;
  /** What else a call says of itself, such as by which credentials it may be made. */
  readonly securityOf: (endpoint: Endpoint) => Pick<Operation, 'security'> & {
    readonly description?: string;
  };
}

const DESCRIPTION = `Bite-sized questions and flashcards about books.

Times are milliseconds since 1970-01-01 UTC, days are \`YYYY-MM-DD\` by the reader's calendar. Answers are JSON; every
failure is a problem in the sense of RFC 9457, whose \`field\` names the part of the request at fault.

Writes of a reader take an \`Idempotency-Key\`: the same key never counts twice, so a write that got no answer may be sent
again. Lists that come in pages name the next one in the header \`Link\`. A page at \`/developers\` introduces all of this.`;

/** The whole API in OpenAPI's terms, from the list of endpoints and their schemas. */
export function describeApi({
  version,
  server,
  securitySchemes,
  securityOf,
}: Described): OpenApiDocument {
  const schemas = namedSchemas();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const { name: tag, endpoints } of TAGS) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const operation = describeOperation(name, endpoint, tag, schemas);
      const path = (paths[pathOf(endpoint)] ??= {});
      const { description, ...security } = securityOf(endpoint);
      path[endpoint.method.toLowerCase()] = {
        ...operation,
        ...security,
        description: [operation.description, description].filter(Boolean).join('\n\n'),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Morsel',
      version,
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: server }],
    tags: TAGS.map(({ name, description }) => ({ name, description })),
    paths,
    components: { schemas: referredIn(paths, schemas), securitySchemes },
  };
}

/** Without the schemas whose parts stand in the calls as parameters. */
function referredIn(paths: object, schemas: Readonly<Record<string, JsonSchema>>) {
  const text = JSON.stringify([paths, schemas]);
  const referred = Object.entries(schemas).filter(([name]) =>
    text.includes(JSON.stringify(schemaNamed(name as SchemaName))),
  );
  return Object.fromEntries(referred);
}

const pathOf = ({ path }: Endpoint): string => path.replaceAll(/:(\w+)/g, '{$1}');
