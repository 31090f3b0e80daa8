/**
 * Writes the types of the contract out plainly, in the place of those that the compiler has made from
 * `src/contract/types.ts`: so that the client's types need no schema library.
 */
import { writeFileSync } from 'node:fs';

import { type JsonSchema, nameReferred, namedSchemas } from '../dist/contract/openapi/index.js';

const FILE = new URL('../dist/contract/types.d.ts', import.meta.url);

function typeOf(schema: JsonSchema, indent = ''): string {
  const name = nameReferred(schema);
  if (name !== undefined) return name;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map((part) => typeOf(part, indent)).join(' | ');
  if (schema.type === 'array') return arrayType(schema, indent);
  if (schema.type === 'object') return objectType(schema, indent);
  if (schema.type === 'integer') return 'number';
  return schema.type ?? 'unknown';
}

function arrayType({ items, prefixItems }: JsonSchema, indent: string): string {
  if (prefixItems) return `[${prefixItems.map((part) => typeOf(part, indent)).join(', ')}]`;
  if (!items) throw new Error('An array says what is in it');
  const type = typeOf(items, indent);
  return items.anyOf || items.enum ? `(${type})[]` : `${type}[]`;
}

function objectType(schema: JsonSchema, indent: string): string {
  const { properties = {}, required = [], additionalProperties } = schema;
  if (typeof additionalProperties === 'object') {
    return `{ [key: string]: ${typeOf(additionalProperties, indent)} }`;
  }
  const deeper = `${indent}  `;
  const lines = Object.entries(properties).map(([key, part]) => {
    const name = /^\w+$/.test(key) ? key : `'${key}'`;
    const mark = required.includes(key) ? '' : '?';
    return `${comment(part, deeper)}${deeper}${name}${mark}: ${typeOf(part, deeper)};\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

const comment = ({ description }: JsonSchema, indent = ''): string =>
  description === undefined ? '' : `${indent}/** ${description.replaceAll('*/', '*\\/')} */\n`;

const named = Object.entries(namedSchemas());
const types = named.map(
  ([name, schema]) => `${comment(schema)}export type ${name} = ${typeOf(schema)};\n`,
);
const byName = `export interface SchemaTypes {\n${named
  .map(([name]) => `  readonly ${name}: ${name};\n`)
  .join('')}}\nexport type SchemaName = keyof SchemaTypes;\n`;

writeFileSync(FILE, [...types, byName].join('\n'));
