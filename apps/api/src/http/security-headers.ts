import helmet from '@fastify/helmet';
import { DAY_S } from '@morsel/sdk/domain';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { isForApi } from './api-path.ts';
import { atOnce } from './at-once.ts';

/** Pictures may come from any https address, since covers are typed in; all else is our own. */
const directives = {
  'default-src': ["'self'"],
  'img-src': ["'self'", 'https:'],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/** What a page may ask a browser for and ours never does; a script that got in could not either. */
const NEVER_USED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];
const PERMISSIONS = NEVER_USED.map((feature) => `${feature}=()`).join(', ');

/** A year, which lists of sites that are https alone ask for. */
const HTTPS_FROM_NOW_ON = `max-age=${365 * DAY_S}`;

type SecurityOptions = {
  readonly publicUrl: string | undefined;
  /** Whether what holds for this host holds for all below it too. */
  readonly hstsSubdomains: boolean;
};

export type SecurityHeaders = {
  /** Of any answer, also to what cannot be read as a request. */
  readonly ofAll: Readonly<Record<string, string>>;
  /** Gives an answer those that fit its request. */
  readonly set: (request: FastifyRequest, reply: FastifyReply) => void;
};

export async function securityHeaders({
  publicUrl,
  hstsSubdomains,
}: SecurityOptions): Promise<SecurityHeaders> {
  const isHttpsForAll = publicUrl?.startsWith('https:') === true;
  const stay = {
    'strict-transport-security': hstsSubdomains
      ? `${HTTPS_FROM_NOW_ON}; includeSubDomains`
      : HTTPS_FROM_NOW_ON,
  };
  const helmets = await (helmetsOnce ??= helmetsHeaders());
  const ofAll = { ...helmets, 'permissions-policy': PERMISSIONS, ...(isHttpsForAll && stay) };
  return {
    ofAll,
    set(request, reply) {
      reply.headers(ofAll);
      // Covers may be shown on other pages.
      if (isCover(request)) reply.header('cross-origin-resource-policy', 'cross-origin');
      // Browsers ignore it over plain http.
      if (request.protocol === 'https') reply.headers(stay);
      // Answers are a reader's own and change all the time: nothing on the way may keep them.
      if (isForApi(request)) reply.header('cache-control', 'no-store');
    },
  };
}

/** To be added before all calls. */
export function addSecurityHeaders(app: FastifyInstance, { set }: SecurityHeaders): void {
  app.addHook('onRequest', atOnce(set));
}

let helmetsOnce: Promise<Record<string, string>> | undefined;

/** They are the same for all answers, for each of which it would write them anew. */
async function helmetsHeaders(): Promise<Record<string, string>> {
  const app = fastify();
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives },
    referrerPolicy: { policy: 'same-origin' },
    // A window that another site opens, or that opens ours, has no hold of it.
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: false,
  });
  app.get('/', async (_request, reply) => reply.getHeaders());
  return (await app.inject('/')).json();
}

const isCover = ({ routeOptions }: FastifyRequest) =>
  routeOptions.url?.startsWith('/covers/') === true;
