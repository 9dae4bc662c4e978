import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * A third-party server that answers each path as configured and records its requests. Tests in other processes
 * configure it over HTTP: PUT sets a path's calendar, DELETE removes it.
 */
export type FeedServer = {
  host: string;
  url: (path: string) => string;
  answer: (path: string, answer: Answer) => void;
  asked: () => { path: string; headers: IncomingMessage['headers'] }[];
  close: () => Promise<void>;
};

let ofWorker: Promise<FeedServer & { forget: () => void }> | undefined;

/** Returns the worker's feed server without calendars. The shared product trusts its host. */
export async function sharedFeeds(): Promise<FeedServer> {
  ofWorker ??= createFeedServer();
  const feeds = await ofWorker;
  feeds.forget();
  return { ...feeds, close: async () => feeds.forget() };
}

export async function createFeedServer(): Promise<FeedServer & { forget: () => void }> {
  const answers = new Map<string, Answer>();
  const asked: ReturnType<FeedServer['asked']> = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (request.method === 'PUT') {
      void text(request).then((calendar) => {
        answers.set(path, calendarAnswer(calendar));
        response.writeHead(204).end();
      });
      return;
    }
    if (request.method === 'DELETE') {
      answers.delete(path);
      response.writeHead(204).end();
      return;
    }
    asked.push({ path, headers: request.headers });
    const answer = answers.get(path);
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: (path) => `http://${host}${path}`,
    answer: (path, answer) => void answers.set(path, answer),
    asked: () => asked,
    forget() {
      answers.clear();
      asked.length = 0;
      server.closeAllConnections();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((settle) => server.close(settle));
    },
  };
}

/** Answers with a calendar; supports conditional requests (304). */
export function calendarAnswer(text: string): Answer {
  const etag = `"${createHash('sha256').update(text).digest('hex')}"`;
  return (request, response) => {
    if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.writeHead(200, { 'content-type': 'text/calendar', etag }).end(text);
  };
}

/** Builds a calendar of events, each given as lines. */
export function buildCalendar(...events: string[][]): string {
  const parts = events.flatMap((lines, index) => [
    'BEGIN:VEVENT',
    ...(lines.some((line) => line.startsWith('UID')) ? [] : [`UID:event-${index}`]),
    'DTSTAMP:20260101T000000Z',
    ...lines,
    'END:VEVENT',
  ]);
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//tests//EN'];
  return [...head, ...parts, 'END:VCALENDAR', ''].join('\r\n');
}
