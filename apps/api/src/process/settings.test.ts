import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { readConfig } from './config.ts';
import { readSettings } from './read-settings.ts';
import { SETTINGS, settingNames, shownDefault } from './settings.ts';
import { shownSettings } from './show-settings.ts';

const README = join(import.meta.dirname, '../../../../README.md');
const SECRET = 'a secret of thirty-two characters';

const folder = mkdtempSync(join(tmpdir(), 'morsel-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(text: string): string {
  const path = join(folder, `${Math.random()}`);
  writeFileSync(path, text);
  return path;
}

describe('the table of the README', () => {
  const rows = [...readFileSync(README, 'utf8').matchAll(/^\| (`[A-Z_`, ]+`) +\| ([^|]+) \|/gm)];
  const stated = rows.flatMap(([, names = '', text = '']) =>
    names.split(', ').map((name) => [name.slice(1, -1), text.replaceAll('`', '').trim()]),
  );

  it('has all settings and their defaults', () => {
    const known = settingNames.map((name) => [name, shownDefault(SETTINGS[name])]);
    expect(stated).toEqual(known);
  });

  it.each(
    Object.entries(SETTINGS).flatMap(([name, setting]) =>
      typeof setting.default === 'string' ? [[name, setting.default]] : [],
    ),
  )('tells the default of %s as it is', (name = '', text = '') => {
    expect(readConfig({ [name]: text })).toEqual(readConfig({}));
  });
});

describe('a secret in a file', () => {
  const secrets = settingNames.filter((name) => SETTINGS[name].isSecret);

  it.each([SECRET, `${SECRET}\n`, `${SECRET}\r\n`])(
    'is its text without the line’s end: %j',
    (text) => {
      expect(readConfig({ SESSION_SECRET_FILE: file(text) }).sessionSecret).toBe(SECRET);
    },
  );

  it.each(secrets)('may be %s', (name) => {
    const path = file('postgres://db.example/morsel\n');
    const { given } = readSettings({ [`${name}_FILE`]: path });
    expect(given.get(name)).toEqual({ text: 'postgres://db.example/morsel', file: path });
  });

  it('is refused for what is wrong with it, by the name of the setting alone', () => {
    const settings = {
      DATABASE_URL: 'postgres://db.example/morsel',
      SESSION_SECRET_FILE: join(folder, 'nowhere'),
      ADMIN_EMAIL: 'ada@example.org',
      ADMIN_PASSWORD: 'lovelace',
      ADMIN_PASSWORD_FILE: file('lovelace'),
      OPENAI_API_KEY_FILE: file('\n'),
      METRICS_TOKEN_FILE: file('short'),
      PORT_FILE: file('80'),
    };
    const problems = [
      'SESSION_SECRET_FILE names a file that cannot be read \\(ENOENT\\)',
      'only one of ADMIN_PASSWORD and ADMIN_PASSWORD_FILE must be set',
      'OPENAI_API_KEY_FILE names a file that is empty',
      'METRICS_TOKEN must be 16 to 1000 characters without spaces',
    ];
    expect(() => readConfig(settings)).toThrow(new RegExp(`^${problems.join('; ')}$`));
  });
});

describe('settings that are shown', () => {
  it('tell where they come from, and no secret', () => {
    const path = file('tides-of-figures-and-more');
    const shown = shownSettings(
      readSettings({
        PORT: '8080',
        HOST: '',
        DATABASE_URL: 'postgres://morsel:tides@db.example/morsel?sslpassword=tides&lock_timeout=9',
        SESSION_SECRET: 'tides:tides',
        OPENAI_BASE_URL: 'https://ada:tides@models.example/v1?api-key=tides',
        OPENAI_MODEL: 'small\u001B[31m',
        METRICS_TOKEN_FILE: path,
        OPENAI_API_KEY: 'tides',
        OPENAI_API_KEY_FILE: path,
      }),
    );
    const lines = new Map(shown.split('\n').map((line) => [line.split(' ', 1)[0], line]));
    const of = (name: string) => lines.get(name)?.split(/ {2,}/).slice(1);
    expect([...lines.keys()]).toEqual(settingNames);
    expect(of('PORT')).toEqual(['environment', '8080']);
    expect(of('HOST')).toEqual(['default', '127.0.0.1']);
    expect(of('DATABASE_URL')).toEqual([
      'environment',
      'postgres://morsel:***@db.example/morsel?sslpassword=***&lock_timeout=9',
    ]);
    expect(of('SESSION_SECRET')).toEqual(['environment', '***']);
    expect(of('OPENAI_MODEL')).toEqual(['environment', 'small [31m']);
    expect(of('METRICS_TOKEN')).toEqual([`file ${path}`, '***']);
    expect(of('OPENAI_API_KEY')).toEqual(['unusable']);
    expect(shown).not.toContain('tides');
  });

  it('hide an address that is none', () => {
    const shown = shownSettings(readSettings({ DATABASE_URL: 'postgres//morsel:tides@' }));
    expect(shown).not.toContain('tides');
  });
});
