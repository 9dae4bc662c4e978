import { runWorker } from './process/workers/run-worker.ts';

// Keeps running when the reader of our output has exited (EPIPE).
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

runWorker();
