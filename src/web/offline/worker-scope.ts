/**
 * The part of `ServiceWorkerGlobalScope` used here: TypeScript's webworker lib conflicts with its dom lib.
 */
export type WorkerScope = {
  addEventListener<Kind extends keyof WorkerEvents>(
    kind: Kind,
    listener: (event: WorkerEvents[Kind]) => void,
  ): void;
  skipWaiting(): Promise<void>;
  registration: ServiceWorkerRegistration;
};

type WorkerEvents = {
  install: WorkerEvent;
  activate: WorkerEvent;
  message: WorkerEvent & { data: unknown };
  fetch: FetchEvent;
};

type WorkerEvent = { waitUntil(work: Promise<unknown>): void };

export type FetchEvent = WorkerEvent & {
  request: Request;
  /** Navigation preload: the request that the browser sent while the worker was starting. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
