import { isIP, isIPv6 } from 'node:net';
import { resolve } from 'node:path';

import { DAY_MS, HOUR_MS, MINUTE_MS } from '@morsel/sdk/domain';

import { type AddressKind, knownAddressKind } from '../database/database-address.ts';
import { type GenerationBudget, MICROS_OF_USD } from '../generation/budget/generation-budget.ts';
import { isBlank, isPrintable } from '../http/validation/shown-text.ts';
import { comparableEmail, isEmail, isPassword } from '../modules/accounts/account-rules.ts';
import { isSafeAddress } from '../modules/open-id/provider-address.ts';
import type { SettingName } from './settings.ts';

/** Each reads the text of a setting; undefined when it does not fit. */
type Parser<Value> = (text: string) => Value | undefined;

/** Reads a setting, and notes what was `expected` where its text does not fit. */
export type Read = <Value>(
  name: SettingName,
  parse: Parser<Value>,
  expected: string,
) => Value | undefined;

const HOST_NAME = /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/i;

const when = (fits: boolean, text: string) => (fits ? text : undefined);

export const portNumber: Parser<number> = (text) =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;

/** A port of this machine alone, or an address with its port: "9464", "0.0.0.0:9464", "[::]:9464". */
export const listeningAddress: Parser<{ host: string; port: number }> = (text) => {
  const [, bracketed, plain, digits = ''] = /^(?:(?:\[(.+)\]|([^:]+)):)?(\d+)$/.exec(text) ?? [];
  const port = portNumber(digits);
  const host = hostName(bracketed ?? plain ?? '127.0.0.1');
  return port === undefined || host === undefined ? undefined : { host, port };
};

/** So many, or none where it is off. */
export const megabytes: Parser<number> = (text) => {
  if (text === 'off') return 0;
  return /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65_536 ? Number(text) : undefined;
};

const UNIT_MS = { m: MINUTE_MS, h: HOUR_MS, d: DAY_MS };

/** "30m", "12h" or "1d" in milliseconds; 0 where it is off. */
export const interval: Parser<number> = (text) => {
  if (text === 'off') return 0;
  const [, count, unit] = /^([1-9]\d{0,3})([mhd])$/.exec(text) ?? [];
  return unit === undefined ? undefined : Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS];
};

/** A whole number from 1. */
export const count: Parser<number> = (text) =>
  /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;

export const folderPath: Parser<string> = (text) => when(!text.includes('\0'), resolve(text));

/** One alone would be waited for by what needs two at a time. */
export const connectionCount: Parser<number> = (text) =>
  /^\d{1,4}$/.test(text) && Number(text) >= 2 && Number(text) <= 1000 ? Number(text) : undefined;

export const hostName: Parser<string> = (text) =>
  when(isIP(text) !== 0 || HOST_NAME.test(text), text);

/** What is in memory is gone with the process: for tests. */
const IS_FIT: Readonly<Record<AddressKind, (text: string) => boolean>> = {
  file: () => true,
  memory: () => false,
  postgres: (text) => URL.canParse(text),
  pglite: () => true,
};

export const databaseAddress: Parser<string> = (text) =>
  when(IS_FIT[knownAddressKind(text) ?? 'memory'](text), text);

export const webAddress: Parser<string> = (text) =>
  when(/^https?:\/\//i.test(text) && URL.canParse(text), text);

/** Segments that stand in an address and in a page as they are. */
const PLAIN_PATH = /^(?:\/[\w.~-]+)*$/;

/** An http or https address, with or without a plain path, without the slash at its end. */
export const siteAddress: Parser<string> = (text) => {
  if (webAddress(text) === undefined) return undefined;
  const { origin, pathname, href } = new URL(text);
  const path = pathname.replace(/\/$/, '');
  return when(href === origin + pathname && PLAIN_PATH.test(path), origin + path);
};

/** Of an OpenID provider, as `URL.href` writes it. */
export const issuerAddress: Parser<string> = (text) => {
  if (webAddress(text) === undefined) return undefined;
  const url = new URL(text);
  const isBare = url.search === '' && url.hash === '' && url.username === '' && url.password === '';
  return when(isSafeAddress(url) && isBare && !url.pathname.includes('/.well-known/'), url.href);
};

/** What stands on a button. */
export const shownName: Parser<string> = (text) =>
  when(text.length <= 40 && !isBlank(text) && isPrintable(text), text.trim());

export const networks: Parser<string[]> = (text) => {
  const list = text.split(',').map((part) => part.trim());
  return list.every(isNetwork) ? list : undefined;
};

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (isIP(address) === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv6(address) ? 128 : 32))
  );
}

export const emailAddress: Parser<string> = (text) => {
  const email = comparableEmail(text);
  return when(isEmail(email), email);
};

export const password: Parser<string> = (text) => when(isPassword(text), text);

export const word: Parser<string> = (text) => when(/^\S+$/.test(text), text);

/** What nobody guesses. */
export const longWord: Parser<string> = (text) => when(/^\S{16,1000}$/.test(text), text);

/** USD per million tokens: "input/output". */
export const tokenPrices: Parser<{ input: number; output: number }> = (text) => {
  const [, input, output] = /^(\d{1,6}(?:\.\d{1,6})?)\/(\d{1,6}(?:\.\d{1,6})?)$/.exec(text) ?? [];
  return input === undefined || output === undefined
    ? undefined
    : { input: Number(input), output: Number(output) };
};

const BUDGET = /^(\d{1,9}(?:\.\d{1,6})?)([kM]?)\/(\d{1,9}(?:\.\d{1,6})?)([kM]?) ?(USD|tokens)$/i;

/** A day and a month: "2/30 USD", "500k/10M tokens"; the month is at least the day. */
export const generationBudget: Parser<GenerationBudget> = (text) => {
  const [, day, dayUnit = '', month, monthUnit = '', said] = BUDGET.exec(text) ?? [];
  const unit = said?.toLowerCase() === 'usd' ? 'USD' : 'tokens';
  const amount = (number: string | undefined, factor: string) =>
    Math.round(Number(number) * (unit === 'USD' ? MICROS_OF_USD : factorOf(factor)));
  const budget = { unit, day: amount(day, dayUnit), month: amount(month, monthUnit) } as const;
  const isCounted = unit === 'tokens' || `${dayUnit}${monthUnit}` === '';
  return isCounted && budget.day > 0 && budget.day <= budget.month ? budget : undefined;
};

const factorOf = (letter: string) => ({ k: 1000, m: 1_000_000 })[letter.toLowerCase()] ?? 1;

export const ofLength =
  (least: number, most: number): Parser<string> =>
  (text) =>
    when(text.length >= least && text.length <= most, text);

export const oneOf =
  <const Value extends string>(values: readonly Value[]): Parser<Value> =>
  (text) =>
    values.find((value) => value === text);
