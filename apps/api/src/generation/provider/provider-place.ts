import type { ProviderPlace } from '@morsel/sdk/domain';

const OPENAI_HOST = 'api.openai.com';
const OWN_NAME = /^localhost$|\.(localhost|local|lan|internal|home\.arpa)$/;
/** Loopback, link-local and private networks; a name without a dot is one of the own network. */
const OWN_IPV4 =
  /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)/;
const OWN_IPV6 = /^\[(::1|f[cd][0-9a-f]{2}:.*|fe[89ab][0-9a-f]:.*)\]$/;

/** By its address alone; undefined is OpenAI's own. */
export function placeOf(baseUrl: string | undefined): ProviderPlace {
  if (baseUrl === undefined) return 'openai';
  const { hostname } = new URL(baseUrl);
  if (hostname === OPENAI_HOST) return 'openai';
  return isOwnHost(hostname) ? 'local' : 'other';
}

function isOwnHost(hostname: string): boolean {
  if (/^[\d.]+$/.test(hostname)) return OWN_IPV4.test(hostname);
  if (hostname.startsWith('[')) return OWN_IPV6.test(hostname);
  return OWN_NAME.test(hostname) || !hostname.includes('.');
}
