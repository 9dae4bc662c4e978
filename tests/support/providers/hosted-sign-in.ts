import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { AuthMail } from 'gotrue';
import { freePort } from '../product/free-port.ts';

/** A sign-in service on another origin, in a separate process, that requires its API key. */
export type HostedSignIn = {
  url: string;
  anonKey: string;
  /** The product's settings for it. */
  env: Record<string, string>;
  /** Waits for the next unread mail of this kind to an address; returns its link. */
  linkTo: (email: string, kind: AuthMail['kind']) => Promise<string>;
  stop: () => Promise<void>;
};

const PROCESS = fileURLToPath(new URL('sign-in-process.ts', import.meta.url));

/** `site` is the origin that mailed links lead to. */
export async function startHostedSignIn(database: string, site: string): Promise<HostedSignIn> {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const anonKey = 'the-key-that-any-browser-has';
  const child = spawn(process.execPath, [PROCESS], {
    env: {
      SIGN_IN_PORT: new URL(origin).port,
      SIGN_IN_DATABASE: database,
      SIGN_IN_SITE: site,
      SIGN_IN_ANON_KEY: anonKey,
      SIGN_IN_SERVICE_KEY: 'the-key-of-the-office-only',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await Promise.race([once(child, 'message'), failedStart(child)]);
  const url = `${origin}/auth/v1`;
  const followed = new Set<string>();
  return {
    url,
    anonKey,
    env: { AUTH_URL: url, AUTH_ANON_KEY: anonKey },
    async linkTo(email, kind) {
      const link = await mailedLinkAt(origin, { email, kind, followed });
      followed.add(link);
      return link;
    },
    async stop() {
      const exited = once(child, 'exit');
      child.kill();
      await exited;
    },
  };
}

async function failedStart(child: ReturnType<typeof spawn>): Promise<never> {
  const [code] = await once(child, 'exit');
  throw new Error(`The sign-in service ended with ${String(code)} before it was ready.`);
}

const TIMEOUT_MS = 20_000;

type Sought = { email: string; kind: AuthMail['kind']; followed: ReadonlySet<string> };

async function mailedLinkAt(origin: string, { email, kind, followed }: Sought): Promise<string> {
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline;) {
    const mails = (await (await fetch(`${origin}/mails`)).json()) as AuthMail[];
    const links = mails.filter((each) => each.to === email && each.kind === kind);
    const fresh = links.find(({ link }) => link !== null && !followed.has(link));
    if (fresh?.link) return fresh.link;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No ${kind} mail came to ${email}.`);
}
