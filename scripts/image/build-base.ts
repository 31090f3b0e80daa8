/**
 * A base to build the image on where none can be pulled: Debian by mmdebstrap, with the Node and npm of this
 * machine. What has been made once is used again.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { buildah, output } from './buildah.ts';

const NAME = 'localhost/morsel-build-base';
const POSTGRES_NAME = 'localhost/morsel-postgres-base';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

export function buildBase(): string {
  return unlessMade(NAME, ['ca-certificates'], addNode);
}

/** A base with PostgreSQL's client programs. */
export function postgresBase(): string {
  return unlessMade(POSTGRES_NAME, ['postgresql-client'], () => {});
}

function unlessMade(
  name: string,
  packages: readonly string[],
  add: (container: string) => void,
): string {
  if (output(['images', '--quiet', '--filter', `reference=${name}`]) !== '') return name;
  const folder = mkdtempSync(join(tmpdir(), 'morsel-base-'));
  const archive = join(folder, 'debian.tar');
  const made = spawnSync(
    'mmdebstrap',
    ['--variant=minbase', `--include=${packages.join()}`, 'bookworm', archive],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (made.status !== 0) throw new Error('mmdebstrap made no base');
  const container = output(['from', 'scratch']);
  buildah(['add', '--quiet', container, archive, '/']);
  add(container);
  buildah(['commit', '--quiet', '--rm', container, name]);
  rmSync(folder, { recursive: true });
  return name;
}

function addNode(container: string): void {
  buildah(['copy', '--quiet', container, node(), '/usr/local/bin/node']);
  buildah(['copy', '--quiet', container, npm(), '/usr/local/lib/node_modules/npm']);
  // Those that this machine trusts, which may have a proxy's among them.
  buildah(['copy', '--quiet', container, CERTIFICATES, CERTIFICATES]);
  buildah(['config', '--env', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`, container]);
  for (const program of ['npm', 'npx']) {
    const script = `../lib/node_modules/npm/bin/${program}-cli.js`;
    const link = ['ln', '-s', script, `/usr/local/bin/${program}`];
    buildah(['run', '--isolation', 'chroot', container, ...link]);
  }
}

/** Of the machine: what the lockfile pins is for the image, and is installed by this one. */
const node = () => which('node');
const npm = () => dirname(dirname(realpathSync(which('npm'))));

function which(program: string): string {
  const path = (process.env['PATH'] ?? '')
    .split(':')
    .filter((folder) => !folder.includes('node_modules'))
    .join(':');
  const { stdout } = spawnSync('which', [program], { encoding: 'utf8', env: { PATH: path } });
  return realpathSync(stdout.trim());
}
