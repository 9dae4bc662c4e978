import { runWorker } from './process/run-worker.ts';

// Whoever read our output may be gone: no reason to stop.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

runWorker();
