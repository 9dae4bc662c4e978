import { runWorker } from './process/workers/run-worker.ts';

// Whoever read our output may be gone: no reason to stop.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

runWorker();
