import { Agent, get } from 'node:http';

/** Answers per second over kept-alive connections, for a bounded time. */
export async function answersPerSecond(
  url: string,
  { connections = 16, seconds = 3 }: { connections?: number; seconds?: number } = {},
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + seconds * 1000;
  let answers = 0;
  const caller = async () => {
    while (performance.now() < until) {
      await drain(url, agent);
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, caller));
  agent.destroy();
  return answers / seconds;
}

/** Acts per second when so many callers act one after the other, for a bounded time. */
export async function actsPerSecond(
  act: () => Promise<unknown>,
  { callers = 16, seconds = 3 }: { callers?: number; seconds?: number } = {},
): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let acts = 0;
  const caller = async () => {
    while (performance.now() < until) {
      await act();
      acts += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return acts / seconds;
}

function drain(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', accept: 'text/html' };
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.on('end', resolve).resume();
    }).on('error', reject);
  });
}
