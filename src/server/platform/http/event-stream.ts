/** Server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export type EventStream = {
  body: ReadableStream<Uint8Array>;
  /** Sends text to a connected client; disconnects a client that has fallen too far behind. */
  send(text: string): void;
  end(): void;
};

/** Clients that fall further behind are disconnected and reconnect. */
const MAX_WAITING_BYTES = 512 * 1024;

/** Calls `onEnd` once, whichever side ends the stream. */
export function openEventStream(onEnd: () => void): EventStream {
  const encoder = new TextEncoder();
  const waiting = new ByteLengthQueuingStrategy({ highWaterMark: MAX_WAITING_BYTES });
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const finish = () => {
    if (!controller) return;
    controller = undefined;
    onEnd();
  };
  const end = () => {
    controller?.close();
    finish();
  };
  const body = new ReadableStream<Uint8Array>(
    { start: (opened) => void (controller = opened), cancel: finish },
    waiting,
  );
  return {
    body,
    send(text) {
      controller?.enqueue(encoder.encode(text));
      if ((controller?.desiredSize ?? 1) <= 0) end();
    },
    end,
  };
}

/** Headers that keep proxies from caching or buffering the stream. */
export const eventStreamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  connection: 'close',
};

type StreamEvent = { event: string; id?: string; data: unknown };

/** JSON has no raw line breaks, so it fits one data line. */
export function eventText({ event, id, data }: StreamEvent): string {
  const named = id === undefined ? '' : `id: ${id}\n`;
  return `event: ${event}\n${named}data: ${JSON.stringify(data)}\n\n`;
}
