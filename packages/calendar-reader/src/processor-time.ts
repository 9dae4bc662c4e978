import { isMainThread, Worker, workerData } from 'node:worker_threads';

const CHECK_EVERY_MS = 100;

/** Kills this process once it has used this much CPU time, even if its main thread is blocked. */
export function limitProcessorTime(maxMs: number): void {
  new Worker(new URL(import.meta.url), { workerData: maxMs }).unref();
}

if (!isMainThread) {
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if ((user + system) / 1000 > workerData) process.kill(process.pid, 'SIGKILL');
  }, CHECK_EVERY_MS);
}
