/** A connection of server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export type EventStream = {
  body: ReadableStream<Uint8Array>;
  /** Nothing is sent to who has gone, or reads so slowly that it would pile up: that connection ends. */
  send(text: string): void;
  end(): void;
};

/** More waits for nobody: a reader who is so far behind asks anew. */
const MOST_WAITING_BYTES = 512 * 1024;

/** `onEnd` is called once, whoever ends it. */
export function openEventStream(onEnd: () => void): EventStream {
  const encoder = new TextEncoder();
  const waiting = new ByteLengthQueuingStrategy({ highWaterMark: MOST_WAITING_BYTES });
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const gone = () => {
    if (!controller) return;
    controller = undefined;
    onEnd();
  };
  const end = () => {
    controller?.close();
    gone();
  };
  const body = new ReadableStream<Uint8Array>(
    { start: (opened) => void (controller = opened), cancel: gone },
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

/** What keeps an answer from being kept or gathered on its way. The connection is of no more use once it ended. */
export const eventStreamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  connection: 'close',
};

type StreamEvent = { event: string; id?: string; data: unknown };

/** JSON has no line breaks of its own, so it is one line of data. */
export function eventText({ event, id, data }: StreamEvent): string {
  const named = id === undefined ? '' : `id: ${id}\n`;
  return `event: ${event}\n${named}data: ${JSON.stringify(data)}\n\n`;
}
