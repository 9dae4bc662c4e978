import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { listErrorCodes } from '../../../src/server/pages/list-error-codes.ts';

const unlisted = new Set<string>();
const { fetch } = globalThis;

/** Checks each error response that tests receive by `fetch` for codes that the endpoint does not list. */
globalThis.fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (response.status < 400) return response;
  const [method, url] = input instanceof Request ? [input.method, input.url] : ['GET', input];
  await noteUnlistedCodes(init?.method ?? method, new URL(url).pathname, response);
  return response;
};

/** Returns the codes found since the last call, each with its endpoint. */
export function takeUnlistedCodes(): string[] {
  const found = [...unlisted];
  unlisted.clear();
  return found;
}

async function noteUnlistedCodes(
  method: string,
  pathname: string,
  response: Response,
): Promise<void> {
  const endpoint = findEndpoint(method, pathname);
  if (!endpoint) return;
  const listed: readonly string[] = listErrorCodes(endpoint);
  for (const code of await readCodes(response.clone()))
    if (!listed.includes(code)) unlisted.add(`${method} ${endpoint.path}: ${code}`);
}

/** Returns the endpoint of a path; if several match, the endpoint with the fewest parameters. */
function findEndpoint(method: string, pathname: string): Endpoint | undefined {
  return (Object.values(endpoints) as Endpoint[])
    .filter((endpoint) => endpoint.method === method && toPattern(endpoint.path).test(pathname))
    .toSorted((one, other) => countParameters(one) - countParameters(other))[0];
}

function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}

function countParameters({ path }: Endpoint): number {
  return path.split('{').length;
}

type Coded = { code?: unknown; fieldErrors?: Record<string, { code: string }> };

async function readCodes(response: Response): Promise<string[]> {
  const body = (await response.json().catch(() => ({}))) as Coded | null;
  if (typeof body?.code !== 'string') return [];
  return [body.code, ...Object.values(body.fieldErrors ?? {}).map(({ code }) => code)];
}
