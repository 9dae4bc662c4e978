import { generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Fault } from './standin-faults.ts';
import { readToken } from './save-links.ts';

type Resource = { id: string } & Readonly<Record<string, unknown>>;
type Call = { method: string; path: string };

export type GoogleWalletStandIn = {
  /** Settings for a shop that uses this stand-in. */
  settings: Record<
    'GOOGLE_WALLET_ISSUER_ID' | 'GOOGLE_WALLET_ACCOUNT_KEY' | 'GOOGLE_WALLET_API_URL',
    string
  >;
  /** Stored tickets, by id. */
  objects: ReadonlyMap<string, Resource>;
  classes: ReadonlyMap<string, Resource>;
  /** Calls to the API, except token requests. */
  calls: Call[];
  fail(fault: Fault | null): void;
  /** Returns the tickets that a save link adds; null if the link's signature or audience is wrong. */
  readSaveLink(address: string): Resource[] | null;
  close(): Promise<void>;
};

const CLIENT_EMAIL = 'passes@boats.iam.gserviceaccount.com';
const SCOPE = 'https://www.googleapis.com/auth/wallet_object.issuer';
const SAVE_PAGE = 'https://pay.google.com/gp/v/save/';

/** Serves Google's token endpoint and Wallet API from memory. */
export async function createGoogleWallet({
  issuerId,
}: {
  issuerId: string;
}): Promise<GoogleWalletStandIn> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const stored = { eventTicketClass: new Map(), eventTicketObject: new Map() } satisfies Store;
  const calls: Call[] = [];
  const state: State = { issuerId, publicKey, stored, calls, tokens: new Set(), fault: null };
  const server = createServer((request, response) => void answer(state, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const account = {
    type: 'service_account',
    client_email: CLIENT_EMAIL,
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: `${base}/token`,
  };
  return {
    settings: {
      GOOGLE_WALLET_ISSUER_ID: issuerId,
      GOOGLE_WALLET_ACCOUNT_KEY: JSON.stringify(account),
      GOOGLE_WALLET_API_URL: base,
    },
    objects: stored.eventTicketObject,
    classes: stored.eventTicketClass,
    calls,
    fail(fault) {
      state.fault = fault;
    },
    readSaveLink: (address) => readSaveLink(address, publicKey),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Store = Record<'eventTicketClass' | 'eventTicketObject', Map<string, Resource>>;
type State = {
  issuerId: string;
  publicKey: KeyObject;
  stored: Store;
  calls: Call[];
  tokens: Set<string>;
  fault: Fault | null;
};

function readSaveLink(address: string, publicKey: KeyObject): Resource[] | null {
  if (!address.startsWith(SAVE_PAGE)) return null;
  const claims = readToken(address.slice(SAVE_PAGE.length), publicKey);
  if (claims?.['aud'] !== 'google' || claims['typ'] !== 'savetowallet') return null;
  return (claims['payload'] as { eventTicketObjects: Resource[] }).eventTicketObjects;
}

async function answer(state: State, request: IncomingMessage, response: ServerResponse) {
  const { method = 'GET', url = '/' } = request;
  const { pathname } = new URL(url, 'http://google');
  const body = await text(request);
  if (state.fault === 'cut') return void response.destroy();
  if (state.fault === 'slow') return;
  if (state.fault === 'wrong') return void response.writeHead(200).end('<html>');
  if (state.fault === 'down') return send(response, 503, { error: { status: 'UNAVAILABLE' } });
  if (pathname === '/token') return grantToken(state, request, response, body);
  state.calls.push({ method, path: pathname });
  const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (!state.tokens.has(token)) return refuse(response, 401, 'UNAUTHENTICATED');
  const [, kind, id] =
    /^\/walletobjects\/v1\/(eventTicketClass|eventTicketObject)(?:\/([^/]+))?$/.exec(pathname) ??
    [];
  if (kind === undefined) return refuse(response, 404, 'NOT_FOUND');
  const named = id === undefined ? null : decodeURIComponent(id);
  applyCall(state, response, { method, kind: kind as keyof Store, id: named, body });
}

/** Accepts a token that the service account has signed (RFC 7523). */
function grantToken(
  state: State,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
) {
  const form = new URLSearchParams(body);
  const claims = readToken(form.get('assertion') ?? '', state.publicKey);
  const audience = `http://${request.headers.host ?? ''}/token`;
  const isRight =
    form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer' &&
    claims?.['iss'] === CLIENT_EMAIL &&
    claims['aud'] === audience &&
    claims['scope'] === SCOPE &&
    Number(claims['exp']) - Number(claims['iat']) <= 3600;
  if (!isRight) return send(response, 400, { error: 'invalid_grant' });
  const token = randomUUID();
  state.tokens.add(token);
  send(response, 200, { access_token: token, expires_in: 3600, token_type: 'Bearer' });
}

type ResourceCall = { method: string; kind: keyof Store; id: string | null; body: string };

function applyCall({ issuerId, stored }: State, response: ServerResponse, call: ResourceCall) {
  const { method, kind, id, body } = call;
  const all = stored[kind];
  if (method === 'GET' && id === null) return send(response, 200, { resources: [...all.values()] });
  const known = id === null ? undefined : all.get(id);
  if (id !== null && !known) return refuse(response, 404, 'NOT_FOUND');
  if (method === 'GET') return send(response, 200, known ?? {});
  const sent = JSON.parse(body) as Resource;
  if (!sent.id.startsWith(`${issuerId}.`)) return refuse(response, 403, 'PERMISSION_DENIED');
  const fault = findFault(kind, sent, stored);
  if (fault !== null) return refuse(response, 400, fault);
  if (method === 'POST' && all.has(sent.id)) return refuse(response, 409, 'ALREADY_EXISTS');
  if (method !== 'POST' && method !== 'PUT') return refuse(response, 405, 'UNIMPLEMENTED');
  all.set(sent.id, sent);
  send(response, 200, sent);
}

/** Names the first missing property or class that Google requires; null if nothing is missing. */
function findFault(kind: keyof Store, sent: Resource, { eventTicketClass: classes }: Store) {
  const required =
    kind === 'eventTicketClass'
      ? ['issuerName', 'eventName', 'reviewStatus']
      : ['classId', 'state'];
  const missing = required.find((name) => sent[name] === undefined);
  if (missing !== undefined) return `INVALID_ARGUMENT: ${missing}`;
  if (kind === 'eventTicketObject' && !classes.has(String(sent['classId'])))
    return 'INVALID_ARGUMENT: class not found';
  return null;
}

function refuse(response: ServerResponse, status: number, reason: string) {
  send(response, status, { error: { code: status, status: reason } });
}

function send(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
