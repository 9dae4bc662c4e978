import { setTimeout as sleep } from 'node:timers/promises';
import type { SummedMetrics } from '../../platform/telemetry/summed-metrics.ts';
import type { WorkerEvent } from './worker-messages.ts';
import type { WorkerProcess } from './worker-process.ts';

/** Time to wait for a worker's readings before its previous ones are used. */
const WAIT_MS = 1_000;

/** Answers a worker's request for aggregated metrics by reading those of all workers. */
export function answerMetrics(sum: SummedMetrics, serving: ReadonlyMap<WorkerProcess, unknown>) {
  const asked = new Map<number, () => void>();
  let questions = 0;

  async function readAll(): Promise<void> {
    const answers = [...serving.keys()].map((worker) => {
      questions += 1;
      const question = questions;
      const answered = new Promise<void>((resolve) => asked.set(question, resolve));
      worker.readMetrics(question);
      const given = Promise.race([
        answered,
        worker.exited,
        sleep(WAIT_MS, undefined, { ref: false }),
      ]);
      return given.finally(() => asked.delete(question));
    });
    await Promise.all(answers);
  }

  return (worker: WorkerProcess, event: WorkerEvent): void => {
    if (event.type === 'metrics') {
      if (serving.has(worker)) sum.take(worker.pid, event.readings);
      asked.get(event.question)?.();
    }
    if (event.type === 'ask-metrics') {
      void readAll()
        .then(() => sum.text())
        .then((text) => worker.takeMetrics(event.question, text));
    }
  };
}
