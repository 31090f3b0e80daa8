import { describe, expect, it } from 'vitest';

import { readConfig } from './config.ts';

const PROVIDER = {
  OPENID_ISSUER: 'https://id.example/application/o/morsel/',
  OPENID_CLIENT_ID: 'morsel',
  OPENID_CLIENT_SECRET: 'secret',
};

const read = (settings: Record<string, string>) => readConfig(settings).openId;

describe('an identity provider', () => {
  it('is not there unless it is named', () => {
    expect(readConfig({})).toMatchObject({ openId: undefined, hasPasswordForm: true });
  });

  it('needs an address, an id and a secret', () => {
    expect(read(PROVIDER)).toEqual({
      issuer: 'https://id.example/application/o/morsel/',
      clientId: 'morsel',
      clientSecret: 'secret',
      name: 'id.example',
      createsAccounts: true,
      adminGroup: undefined,
      groupsClaim: 'groups',
      linksByEmail: false,
      logsOutThere: false,
    });
  });

  it('takes what else is set', () => {
    const settings = {
      ...PROVIDER,
      OPENID_NAME: ' Crumb ID ',
      OPENID_CREATE_ACCOUNTS: 'no',
      OPENID_ADMIN_GROUP: 'the librarians',
      OPENID_GROUPS_CLAIM: 'roles',
      OPENID_LINK_BY_EMAIL: 'yes',
      OPENID_LOGOUT: 'yes',
      PASSWORD_FORM: 'no',
    };
    expect(readConfig(settings)).toMatchObject({
      hasPasswordForm: false,
      openId: {
        name: 'Crumb ID',
        createsAccounts: false,
        adminGroup: 'the librarians',
        groupsClaim: 'roles',
        linksByEmail: true,
        logsOutThere: true,
      },
    });
  });

  it.each([
    ['http://localhost:8080', 'http://localhost:8080/'],
    ['http://127.0.0.1:8080/realms/home', 'http://127.0.0.1:8080/realms/home'],
    ['https://ID.example', 'https://id.example/'],
  ])('may be at %s', (address, issuer) => {
    expect(read({ ...PROVIDER, OPENID_ISSUER: address })?.issuer).toBe(issuer);
  });

  it.each([
    'id.example',
    'http://id.example',
    'http://192.168.1.7:9000',
    'https://id.example/.well-known/openid-configuration',
    'https://id.example/?tenant=1',
    'https://ada:secret@id.example/',
  ])('may not be at %s', (address) => {
    expect(() => read({ ...PROVIDER, OPENID_ISSUER: address })).toThrow(/^OPENID_ISSUER must be/);
  });

  it.each([
    [{ OPENID_CREATE_ACCOUNTS: 'true' }, 'OPENID_CREATE_ACCOUNTS must be yes or no'],
    [{ OPENID_NAME: 'x'.repeat(41) }, 'OPENID_NAME must be 1 to 40 characters that can be shown'],
    [{ OPENID_CLIENT_SECRET: '' }, 'OPENID_CLIENT_SECRET must be set when OPENID_ISSUER is'],
    [
      { HOST: '0.0.0.0' },
      'PUBLIC_URL must be set when OPENID_ISSUER is and HOST is not this machine alone',
    ],
    [{ PASSWORD_FORM: 'off' }, 'PASSWORD_FORM must be yes or no'],
  ])('is refused with %o', (over, message) => {
    expect(() => read({ ...PROVIDER, ...over })).toThrow(message);
  });

  it.each(['127.0.0.1', '::1', 'localhost', ''])(
    'needs no PUBLIC_URL where HOST is "%s"',
    (HOST) => {
      expect(read({ ...PROVIDER, HOST })).toBeDefined();
    },
  );

  it('has to be there for what belongs to it', () => {
    expect(() => readConfig({ OPENID_ADMIN_GROUP: 'librarians' })).toThrow(
      'OPENID_ISSUER must be set when OPENID_ADMIN_GROUP is; OPENID_CLIENT_ID must be set',
    );
    expect(() => readConfig({ PASSWORD_FORM: 'no' })).toThrow(
      'PASSWORD_FORM can be no only when OPENID_ISSUER is set: nobody could sign in',
    );
  });
});
