import { setupWorker } from 'msw/browser';

/** Answers the requests of a test: `worker.use(http.get('/api/…', …))`. */
export const worker = setupWorker();
