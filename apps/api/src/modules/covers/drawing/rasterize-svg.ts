import { HOUR_MS } from '@morsel/sdk/domain';
import type { FastifyBaseLogger } from 'fastify';
import type Sharp from 'sharp';

import { NotDrawnError } from './not-drawn-error.ts';

/** A palette: covers have a dozen colours, and as many bytes again would carry no more. */
const COLOURS = 64;
/** Only another start could help. */
const WAIT_MS = HOUR_MS;

/**
 * The picture as PNG, in the size that it names.
 *
 * @param svg one of our own: it is not checked for what it might fetch or how big it might grow.
 * @throws NotDrawnError where the machine cannot do it.
 */
export type Rasterize = (svg: string) => Promise<Buffer>;

type Log = Pick<FastifyBaseLogger, 'error'>;

/**
 * Draws with a library that is loaded for the first picture: its binary takes its time and memory,
 * and a machine that cannot load it still serves all else.
 */
export function rasterizer(log: Log, loadLibrary = () => import('sharp')): Rasterize {
  let loading: Promise<typeof Sharp | undefined> | undefined;
  const load = async () => {
    try {
      return (await loadLibrary()).default;
    } catch (error) {
      log.error({ err: error }, 'no cover can be drawn as PNG');
      return undefined;
    }
  };
  return async (svg) => {
    const sharp = await (loading ??= load());
    if (sharp === undefined) throw new NotDrawnError('This server draws no PNG pictures', WAIT_MS);
    return sharp(Buffer.from(svg)).png({ palette: true, colours: COLOURS, effort: 4 }).toBuffer();
  };
}
