import type { MetricsAddress } from '../metrics/serve-metrics.ts';
import { listeningAddress, type Read, longWord } from './setting-parsers.ts';

const ADDRESS_EXPECTED = 'a port such as 9464, or an address with a port such as 0.0.0.0:9464';

/** Where figures are to be had; in neither place: nothing is counted. */
export type MetricsSettings = {
  /** An address of their own, for whoever reaches it. */
  readonly address: MetricsAddress | undefined;
  /** At the server's own address, for whoever has this. */
  readonly token: string | undefined;
};

export const readMetrics = (read: Read): MetricsSettings => ({
  address: read('METRICS', listeningAddress, ADDRESS_EXPECTED),
  token: read('METRICS_TOKEN', longWord, '16 to 1000 characters without spaces'),
});
