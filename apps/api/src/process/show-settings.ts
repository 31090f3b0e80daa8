import { type GivenSettings } from './read-settings.ts';
import { SETTINGS, type SettingName, settingNames, shownDefault } from './settings.ts';

const MASK = '***';

/** Parts of an address that let somebody in. */
const SECRET_PART = /key|token|secret|password/i;

/** A line for each setting: its name, where it comes from, and what it is, without secrets. */
export function shownSettings({ given, problems }: GivenSettings): string {
  const rows = settingNames.map((name): [string, string, string] => {
    const found = given.get(name);
    if (problems.has(name)) return [name, 'unusable', ''];
    if (found === undefined) return [name, 'default', shownDefault(SETTINGS[name])];
    const origin = found.file === undefined ? 'environment' : `file ${found.file}`;
    return [name, origin, shownText(name, found.text)];
  });
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map(([name, origin, text]) =>
      [name.padEnd(widths[0] ?? 0), origin.padEnd(widths[1] ?? 0), text].join('  ').trimEnd(),
    )
    .join('\n');
}

function shownText(name: SettingName, text: string): string {
  const { isSecret, isAddress } = SETTINGS[name];
  if (isAddress && URL.canParse(text)) return withoutSecrets(text);
  return isSecret || isAddress ? MASK : text.replaceAll(/\p{Cc}/gu, ' ');
}

/** An address as it is, but for what lets somebody in. */
function withoutSecrets(text: string): string {
  const url = new URL(text);
  const parts = [...url.searchParams.keys()].filter((part) => SECRET_PART.test(part));
  if (url.password === '' && parts.length === 0) return text;
  if (url.password !== '') url.password = MASK;
  for (const part of parts) url.searchParams.set(part, MASK);
  return url.href;
}
