import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import { callAdmin, type AdminCall } from './admins.ts';
import { queryNames } from '../../assertions/query-names.ts';

/** All lists of the admin portal: the contract's paged admin endpoints. */
export const adminLists = (Object.entries(endpoints) as [EndpointName, Endpoint][])
  .filter(([, { caller, answers }]) => caller === 'admin' && isPage(answers[200]))
  .map(([name]) => name);

function isPage(answer: unknown): boolean {
  if (!(answer instanceof z.ZodMiniObject)) return false;
  return Object.keys(answer.shape).toSorted().join() === 'items,next';
}

/** Ids of the owners of nested lists, by the path segment before `{id}`. */
export type ListOwners = Readonly<Record<string, string>>;

export function listCall(name: EndpointName, owners: ListOwners, query = {}): AdminCall {
  const [, kind = '', part] = /\/(\w+)\/\{(\w+)\}/.exec(endpoints[name].path) ?? [];
  if (part === undefined) return { query };
  const owner = owners[kind];
  if (!owner) throw new Error(`The list ${name} needs an id for ${kind}.`);
  return { parts: { [part]: owner }, query };
}

export type Page = { items: Record<string, unknown>[]; next: string | null };

export async function readPage(
  baseUrl: string,
  name: EndpointName,
  call: AdminCall,
  after: string | null,
): Promise<Page> {
  const query = { ...call.query, ...(after !== null && { after }) };
  const { status, body, message } = await callAdmin<Page>(baseUrl, name, { ...call, query });
  if (status !== 200) throw new Error(`${name} was answered ${status}: ${message}`);
  return body;
}

export function canSearch(name: EndpointName): boolean {
  return queryNames(endpoints[name]).includes('search');
}
