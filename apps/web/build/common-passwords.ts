import { commonPasswords } from '@morsel/sdk/rules';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { Plugin } from 'vite';

const ID = 'virtual:common-passwords';
const RESOLVED = `\0${ID}`;

/** The passwords that are used most, in the order in which they take least room: one to a line. */
export function commonPasswordsList(): Plugin {
  return {
    name: 'morsel:common-passwords',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const lines = commonPasswords(dictionary['passwords-common']).toSorted().join('\n');
      return `export const lines = ${JSON.stringify(lines)};`;
    },
  };
}
