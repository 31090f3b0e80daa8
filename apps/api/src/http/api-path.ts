import type { FastifyRequest } from 'fastify';

/**
 * Whether a request is meant for the API rather than for the web app. The route decides where there
 * is one: an address can be written in many ways (`/%61pi/topics`), all of which lead to it.
 */
export function isForApi({
  routeOptions,
  url,
}: Pick<FastifyRequest, 'routeOptions' | 'url'>): boolean {
  return isApiPath(routeOptions.url ?? '') || isApiPath(decodedPath(url));
}

const isApiPath = (path: string): boolean => path === '/api' || path.startsWith('/api/');

function decodedPath(url: string): string {
  const [path = ''] = url.split('?');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
