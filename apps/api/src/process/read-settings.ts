import { readFileSync } from 'node:fs';

import { SETTINGS, type SettingName, settingNames } from './settings.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The text of a setting, and where it comes from. */
export type Given = { readonly text: string; readonly file: string | undefined };

export type GivenSettings = {
  readonly given: ReadonlyMap<SettingName, Given>;
  /** What is wrong with settings that are to come from files, by their names. */
  readonly problems: ReadonlyMap<SettingName, string>;
};

/**
 * What is set, an empty text being as good as none: each by its name, a secret also by the file that its
 * name with `_FILE` names, without the line's end. No problem repeats a value.
 */
export function readSettings(environment: Environment): GivenSettings {
  const given = new Map<SettingName, Given>();
  const problems = new Map<SettingName, string>();
  for (const name of settingNames) {
    const text = environment[name] || undefined;
    const file = SETTINGS[name].isSecret && (environment[fileSettingOf(name)] || undefined);
    if (file === undefined) {
      if (text !== undefined) given.set(name, { text, file: undefined });
    } else if (text === undefined) {
      const found = secretIn(file);
      if ('text' in found) given.set(name, { text: found.text, file });
      else problems.set(name, `${fileSettingOf(name)} names a file that ${found.problem}`);
    } else problems.set(name, `only one of ${name} and ${fileSettingOf(name)} must be set`);
  }
  return { given, problems };
}

export const fileSettingOf = (name: string) => `${name}_FILE`;

function secretIn(file: string): { text: string } | { problem: string } {
  try {
    const text = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    return text === '' ? { problem: 'is empty' } : { text };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return { problem: `cannot be read (${code})` };
  }
}
