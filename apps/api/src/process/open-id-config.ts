import type { OpenIdSettings } from '../modules/open-id/identity-provider.ts';
import { isLocalHost } from '../modules/open-id/provider-address.ts';
import { type Read, issuerAddress, oneOf, shownName, word } from './setting-parsers.ts';
import type { SettingName } from './settings.ts';

/** What an identity provider needs, all of it. */
const TOGETHER = ['OPENID_ISSUER', 'OPENID_CLIENT_ID', 'OPENID_CLIENT_SECRET'] as const;

const YES_OR_NO = ['yes', 'no'] as const;

/** The identity provider of the settings; undefined where there is none, or not all of it. */
export function readOpenId(read: Read): OpenIdSettings | undefined {
  const yesOrNo = (name: SettingName) => read(name, oneOf(YES_OR_NO), 'yes or no');
  const issuer = read(
    'OPENID_ISSUER',
    issuerAddress,
    'the https address by which the provider names itself, without /.well-known/… (http on this machine alone)',
  );
  const clientId = read('OPENID_CLIENT_ID', word, 'one word');
  const clientSecret = read('OPENID_CLIENT_SECRET', word, 'one word');
  const name = read('OPENID_NAME', shownName, '1 to 40 characters that can be shown');
  const rest = {
    createsAccounts: yesOrNo('OPENID_CREATE_ACCOUNTS') !== 'no',
    adminGroup: read('OPENID_ADMIN_GROUP', shownName, '1 to 40 characters that can be shown'),
    groupsClaim: read('OPENID_GROUPS_CLAIM', word, 'one word') ?? 'groups',
    linksByEmail: yesOrNo('OPENID_LINK_BY_EMAIL') === 'yes',
    logsOutThere: yesOrNo('OPENID_LOGOUT') === 'yes',
  };
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) {
    return undefined;
  }
  return { issuer, clientId, clientSecret, name: name ?? new URL(issuer).host, ...rest };
}

/** Settings that must come with those of an identity provider, or cannot be without one. */
export function* missingForOpenId(settings: Readonly<Record<string, string | undefined>>) {
  const first = Object.keys(settings).find((key) => key.startsWith('OPENID_') && settings[key]);
  for (const name of TOGETHER) {
    if (first !== undefined && !settings[name]) yield `${name} must be set when ${first} is`;
  }
  if (settings['OPENID_ISSUER'] && !settings['PUBLIC_URL'] && isOpen(settings['HOST'])) {
    yield 'PUBLIC_URL must be set when OPENID_ISSUER is and HOST is not this machine alone';
  }
  if (settings['PASSWORD_FORM'] === 'no' && !settings['OPENID_ISSUER']) {
    yield 'PASSWORD_FORM can be no only when OPENID_ISSUER is set: nobody could sign in';
  }
}

const isOpen = (host: string | undefined) =>
  host !== undefined && host !== '' && !isLocalHost(host);
