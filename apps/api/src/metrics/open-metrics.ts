import type * as Prometheus from 'prom-client';

import { jobsWaiting } from '../background/run-in-background.ts';
import { measured } from '../measured.ts';
import { passwordsWaiting } from '../modules/accounts/password-hash.ts';
import { ActiveReaders } from './active-readers.ts';

const HISTOGRAMS = {
  requests: {
    name: 'morsel_http_request_duration_seconds',
    help: 'Requests that were answered, by the pattern of their address, until all was sent',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  },
  commits: {
    name: 'morsel_commit_duration_seconds',
    help: 'Commits of what readers do, with the work in them',
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5],
  },
  worksOfCommits: {
    name: 'morsel_commit_works',
    help: 'Of how many readers the writes were that shared a commit',
    buckets: [1, 2, 4, 8, 16, 32, 64],
  },
  backlogs: {
    name: 'morsel_backlog_operations',
    help: 'Operations in a backlog that a device sent',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
  },
};

/** A request that has been answered. */
export type Answered = {
  readonly method: string;
  /** The pattern of its address; undefined where none fits. */
  readonly route: string | undefined;
  readonly status: number;
  readonly ms: number;
  readonly readerId: number | undefined;
};

/** The figures of a process. */
export type Metrics = {
  readonly note: (answered: Answered) => void;
  /** In the text form of Prometheus, of this type. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
  /** Counts no more. */
  readonly close: () => void;
};

type Library = typeof Prometheus;
type Registry = Prometheus.Registry;

/** Counts from now on. What it takes is loaded here, so that it costs nothing where nobody counts. */
export async function openMetrics(now: () => number): Promise<Metrics> {
  const library: Library = await import('prom-client');
  const registry = new library.Registry();
  library.collectDefaultMetrics({ register: registry });
  const endings = [...hearWrites(library, registry), ...hearWork(library, registry)];
  showQueues(library, registry);
  const note = requestCounter(library, registry, now);
  return {
    note,
    text: () => registry.metrics(),
    contentType: registry.contentType,
    close: () => {
      for (const end of endings) end();
      registry.clear();
    },
  };
}

function requestCounter(library: Library, registry: Registry, now: () => number) {
  const registers = [registry];
  const readers = new ActiveReaders();
  const durations = new library.Histogram({ ...HISTOGRAMS.requests, registers });
  const active = new library.Gauge({
    name: 'morsel_readers_active',
    help: 'Readers who have made requests of this process in the last 5 minutes, and in the last day',
    labelNames: ['window'],
    registers: [],
    collect() {
      for (const [window, count] of Object.entries(readers.count(now()))) {
        this.set({ window }, count);
      }
    },
  });
  registry.registerMetric(active);
  return ({ method, route = 'none', status, ms, readerId }: Answered): void => {
    durations.observe({ method, route, status }, ms / 1000);
    if (readerId !== undefined) readers.note(readerId, now());
  };
}

function hearWrites(library: Library, registry: Registry) {
  const registers = [registry];
  const sizes = new library.Histogram({ ...HISTOGRAMS.worksOfCommits, registers });
  const durations = new library.Histogram({ ...HISTOGRAMS.commits, registers });
  const repeats = new library.Counter({
    name: 'morsel_database_repeats_total',
    help: 'What PostgreSQL has undone, for a deadlock or a lost connection, and was done again',
    labelNames: ['cause'],
    registers,
  });
  for (const cause of ['conflict', 'lost-connection']) repeats.inc({ cause }, 0);
  return [
    measured.commit.hear(({ works, ms }) => {
      sizes.observe(works);
      durations.observe(ms / 1000);
    }),
    measured.repeat.hear(({ cause }) => repeats.inc({ cause })),
  ];
}

function hearWork(library: Library, registry: Registry) {
  const registers = [registry];
  const backlogs = new library.Histogram({ ...HISTOGRAMS.backlogs, registers });
  const runs = new library.Counter({
    name: 'morsel_generation_runs_total',
    help: 'Runs of generation that this process began, and how they ended',
    labelNames: ['state'],
    registers,
  });
  for (const state of ['begun', 'done', 'failed', 'cancelled']) runs.inc({ state }, 0);
  return [
    measured.backlog.hear(({ operations }) => backlogs.observe(operations)),
    measured.run.hear(({ state }) => runs.inc({ state })),
  ];
}

function showQueues(library: Library, registry: Registry): void {
  const waiting = new library.Gauge({
    name: 'morsel_queue_waiting',
    help: 'What waits for its turn: passwords to be hashed, jobs in the background',
    labelNames: ['queue', 'line'],
    registers: [],
    collect() {
      for (const [queue, lines] of Object.entries({
        passwords: passwordsWaiting(),
        background: jobsWaiting(),
      })) {
        for (const [line, count] of Object.entries(lines)) this.set({ queue, line }, count);
      }
    },
  });
  registry.registerMetric(waiting);
}
