import type { Config } from '../../platform/settings/config.ts';
import type { MetricReadings } from '../../platform/telemetry/summed-metrics.ts';

/** Settings that differ between the workers of a server. */
export type WorkerSettings = {
  databaseUrl: string;
  /** Connections of the worker's pool. */
  poolSize: number;
  /** True for the one worker that does a start's one-time work, such as creating the first accounts. */
  isFirst: boolean;
};

/** Command from the main process to a worker. */
export type WorkerCommand =
  | { type: 'open'; config: Config; share: WorkerSettings }
  /** Starts to accept connections and jobs. */
  | { type: 'serve' }
  /** Sent with a client's socket. */
  | { type: 'take-connection'; connection: number }
  /** Fails readiness and keeps serving. */
  | { type: 'stop-being-ready' }
  | { type: 'end'; gently: boolean }
  | { type: 'read-metrics'; question: number }
  /** Reply to `ask-metrics`. */
  | { type: 'take-metrics'; question: number; text: string };

/** Message from a worker to the main process. */
export type WorkerEvent =
  | { type: 'done'; command: WorkerCommand['type'] }
  /** The worker exits afterwards; `message` is for the owner. */
  | { type: 'failed'; message: string; details: string | undefined; isOutage: boolean }
  | { type: 'connected'; connection: number }
  | { type: 'metrics'; question: number; readings: MetricReadings }
  | { type: 'ask-metrics'; question: number };
