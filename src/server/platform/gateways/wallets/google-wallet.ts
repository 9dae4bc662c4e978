import { SignJWT } from 'jose';
import * as z from 'zod/mini';
import { HOUR_SECONDS, MINUTE_MS } from '#domain/time/durations.ts';
import type { GoogleWalletConfig } from '../../settings/sections/wallet-settings.ts';
import { untilDeadline } from '../call-deadline.ts';
import { WalletUnavailable, type GoogleResource, type GoogleWallet } from './wallet-services.ts';

const SAVE_PAGE = 'https://pay.google.com/gp/v/save/';
const SCOPE = 'https://www.googleapis.com/auth/wallet_object.issuer';
const TIMEOUT_MS = 8_000;

/** Google Wallet's REST API, with event tickets. */
export function openGoogleWallet(config: GoogleWalletConfig, now: () => number): GoogleWallet {
  const { issuerId, clientEmail, key } = config;
  const call = openCalls(config, now);
  const knownClasses = new Set<string>();
  return {
    issuerId,
    async checkAccess() {
      await call('GET', `eventTicketClass?issuerId=${issuerId}&maxResults=1`);
    },
    async createClass(passClass) {
      if (knownClasses.has(passClass.id)) return;
      await call('POST', 'eventTicketClass', passClass, [EXISTS]);
      knownClasses.add(passClass.id);
    },
    async saveObject(object) {
      const status = await call('POST', 'eventTicketObject', object, [EXISTS]);
      const path = `eventTicketObject/${encodeURIComponent(object.id)}`;
      if (status === EXISTS) await call('PUT', path, object);
    },
    async signSaveUrl(object) {
      const claims = { typ: 'savetowallet', payload: { eventTicketObjects: [object] } };
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
        .setIssuer(clientEmail)
        .setAudience('google')
        .setIssuedAt(Math.floor(now() / 1000))
        .sign(key);
      return SAVE_PAGE + token;
    },
  };
}

const EXISTS = 409;

type Call = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: GoogleResource,
  alsoExpected?: readonly number[],
) => Promise<number>;

/** Calls the API and returns the status; throws unless the status means success or the caller expects it. */
function openCalls(config: GoogleWalletConfig, now: () => number): Call {
  const readToken = openTokens(config, now);
  return async (method, path, body, alsoExpected = []) => {
    const url = `${config.apiUrl}/walletobjects/v1/${path}`;
    try {
      const answer = await send(url, {
        method,
        headers: {
          authorization: `Bearer ${await readToken()}`,
          'content-type': 'application/json',
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (alsoExpected.includes(answer.status)) return answer.status;
      if (!answer.ok) throw new Error(`it answered ${answer.status}`);
      checkAnswer(answer.text, body);
      return answer.status;
    } catch (cause) {
      if (cause instanceof WalletUnavailable) throw cause;
      throw new WalletUnavailable(`${new URL(url).host}: ${(cause as Error).message}`, { cause });
    }
  };
}

const resource = z.object({ id: z.string() });

/** Throws unless the response contains the saved object, because a proxy may answer 200 in Google's place. */
function checkAnswer(text: string, sent: GoogleResource | undefined): void {
  const answer: unknown = JSON.parse(text);
  if (sent && resource.parse(answer).id !== sent.id) throw new Error('it saved something else');
}

const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() });

/** Exchanges a signed token for an access token, which is reused until shortly before it expires. */
function openTokens({ clientEmail, key, tokenUrl }: GoogleWalletConfig, now: () => number) {
  let current = { token: '', untilMs: 0 };
  return async function readToken(): Promise<string> {
    if (now() < current.untilMs) return current.token;
    const seconds = Math.floor(now() / 1000);
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(clientEmail)
      .setAudience(tokenUrl)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + HOUR_SECONDS)
      .sign(key);
    const grant = { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion };
    const { status, ok, text } = await send(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams(grant),
    });
    const host = new URL(tokenUrl).host;
    if (!ok) throw new WalletUnavailable(`${host}: it answered ${status}`);
    const { access_token: token, expires_in: lifetime } = tokenAnswer.parse(JSON.parse(text));
    current = { token, untilMs: now() + lifetime * 1000 - MINUTE_MS };
    return token;
  };
}

/** Reads the whole response, so that a broken connection counts as a failure. */
async function send(url: string, init: RequestInit) {
  const signal = untilDeadline(AbortSignal.timeout(TIMEOUT_MS));
  const answer = await fetch(url, { ...init, signal, redirect: 'error' });
  return { status: answer.status, ok: answer.ok, text: await answer.text() };
}
