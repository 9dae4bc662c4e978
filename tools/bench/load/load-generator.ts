import { connect, type Socket } from 'node:net';

export type Load = {
  port: number;
  /** `{nth}` makes each request unique. */
  path: string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
};
export type LoadResult = { answers: number; seconds: number };

/**
 * Runs in a separate process. Each connection sends a request, reads the whole response and repeats. Parses only status
 * and length, so that the generator is never the bottleneck.
 */
process.on('message', (load: Load) => {
  void generate(load).then(
    (result) => process.send?.(result),
    (error: Error) => {
      console.error(error.message);
      process.exit(1);
    },
  );
});

async function generate({ connections, seconds, ...asked }: Load): Promise<LoadResult> {
  const began = performance.now();
  const until = began + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => askUntil(asked, until)),
  );
  const answers = counts.reduce((sum, count) => sum + count, 0);
  return { answers, seconds: (performance.now() - began) / 1000 };
}

const NTH = '{nth}';
let nth = Date.now();

function askUntil({ port, path, headers }: Omit<Load, 'connections' | 'seconds'>, until: number) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const ask = (each: string) =>
    Buffer.from(`GET ${each} HTTP/1.1\r\nhost: localhost:${port}\r\n${lines.join('')}\r\n`);
  const always = ask(path);
  const isEachAnother = path.includes(NTH);
  const question = () => (isEachAnother ? ask(path.replace(NTH, String((nth += 1)))) : always);
  return new Promise<number>((resolve, reject) => {
    let answers = 0;
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    onAnswer(socket, reject, () => {
      answers += 1;
      if (performance.now() < until) return socket.write(question());
      socket.destroy();
      return resolve(answers);
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`The server closed a connection of ${path}.`)));
    socket.write(question());
  });
}

/** Calls `onWhole` after each complete response. */
function onAnswer(socket: Socket, fail: (error: Error) => void, onWhole: () => void): void {
  let begun: Buffer = NOTHING;
  let missing = 0;
  socket.on('data', (chunk: Buffer) => {
    if (missing > 0) missing -= chunk.length;
    else {
      begun = begun.length > 0 ? Buffer.concat([begun, chunk]) : chunk;
      const end = begun.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = begun.toString('latin1', 0, end);
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
      if (!head.startsWith('HTTP/1.1 200') || length === undefined) {
        return fail(new Error(`This is no whole answer: ${head}`));
      }
      missing = end + 4 + Number(length) - begun.length;
      begun = NOTHING;
    }
    if (missing === 0) onWhole();
  });
}

const NOTHING = Buffer.alloc(0);
