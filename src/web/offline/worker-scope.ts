/**
 * What a service worker sees of its browser, as far as it is used here. The compiler's own list
 * cannot stand beside that of pages.
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
  /** The browser's own request for a page, sent while the worker was still waking up. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
