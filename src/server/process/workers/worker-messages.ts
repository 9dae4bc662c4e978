import type { Config } from '../../platform/settings/config.ts';
import type { MetricReadings } from '../../platform/telemetry/summed-metrics.ts';

/** What a worker needs to open the application, beside the settings. */
export type WorkerSettings = {
  databaseUrl: string;
  /** Connections of its pool. */
  poolSize: number;
  /** Does what is done once at a start: the first accounts. */
  isFirst: boolean;
};

/** What the main process tells a worker to do. */
export type WorkerCommand =
  | { type: 'open'; config: Config; share: WorkerSettings }
  /** Takes connections from now on, and does jobs. */
  | { type: 'serve' }
  /** A visitor's connection comes with it. */
  | { type: 'take-connection'; connection: number }
  /** Says that it is not ready, and goes on answering. */
  | { type: 'stop-being-ready' }
  | { type: 'end'; gently: boolean }
  | { type: 'read-metrics'; question: number }
  /** The answer to its `ask-metrics`. */
  | { type: 'take-metrics'; question: number; text: string };

/** What a worker tells the main process. */
export type WorkerEvent =
  | { type: 'done'; command: WorkerCommand['type'] }
  /** It ends after that; the words are for the owner. */
  | { type: 'failed'; words: string; details: string | undefined; isOutage: boolean }
  | { type: 'connected'; connection: number }
  | { type: 'metrics'; question: number; readings: MetricReadings }
  | { type: 'ask-metrics'; question: number };
