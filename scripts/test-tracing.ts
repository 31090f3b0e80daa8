/**
 * Tries what docs/running.md says of OpenTelemetry: installs its package beside Morsel, starts the built Morsel
 * under it, and looks what a collector gets. Fetches the package from npm.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const PACKAGE = '@opentelemetry/auto-instrumentations-node';
const REGISTER = `node_modules/${PACKAGE}/build/src/register.js`;
const MAIN = resolve('apps/api/src/main.ts');

type Attribute = { readonly key: string; readonly value: { readonly stringValue?: string } };
type Traces = {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly {
      readonly spans: readonly { readonly attributes: readonly Attribute[] }[];
    }[];
  }[];
};

const folder = mkdtempSync(join(tmpdir(), 'morsel-tracing-'));
const paths: string[] = [];
const collector = createServer((request, response) => {
  void json(request).then((body) => {
    if (request.url === '/v1/traces') paths.push(...pathsIn(body as Traces));
    response.setHeader('content-type', 'application/json').end('{}');
  });
});
try {
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--silent'];
  execFileSync('npm', ['install', ...options, PACKAGE], { cwd: folder, stdio: 'inherit' });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  await callOnce();
  const isTraced = paths.includes('/api/topics');
  console.log(`${isTraced ? '✓' : '✗'} traced: ${paths.join(' ') || 'nothing'}`);
  process.exitCode = isTraced ? 0 : 1;
} finally {
  collector.close();
  rmSync(folder, { recursive: true });
}

/** Starts Morsel, makes a call, and stops it, which has it send what it has. */
async function callOnce(): Promise<void> {
  const { port } = collector.address() as AddressInfo;
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PORT: '0',
      DATABASE_URL: `file:${join(folder, 'morsel.db')}`,
      BACKUP_EVERY: 'off',
      NODE_OPTIONS: `--import ${pathToFileURL(join(folder, REGISTER)).href}`,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_METRICS_EXPORTER: 'none',
      OTEL_LOGS_EXPORTER: 'none',
      OTEL_NODE_ENABLED_INSTRUMENTATIONS: 'http,pg',
      OTEL_NODE_RESOURCE_DETECTORS: 'env,host,process',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let said = '';
  child.stdout.on('data', (part) => (said += String(part)));
  const address = () => /Morsel is open at (http:\S+)/.exec(said)?.[1];
  while (address() === undefined && child.exitCode === null) await once(child.stdout, 'data');
  await fetch(`${address()}/api/topics`);
  child.kill('SIGTERM');
  const [code] = await exited;
  if (code !== 0) throw new Error(`Morsel ended with ${code}`);
}

function pathsIn({ resourceSpans }: Traces): string[] {
  return resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)
    .flatMap(({ attributes }) => attributes)
    .flatMap(({ key, value }) => (key === 'url.path' ? (value.stringValue ?? []) : []));
}
