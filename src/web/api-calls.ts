import type { CallTo } from '#contract/endpoint.ts';
import type { ApiCall, endpoints, EndpointName } from '#contract/endpoints.ts';

/**
 * The contract's name of a call. The web names an endpoint by its method and path: the contract's own list
 * carries the schemas, whose code public pages do not need; the compiler holds the names to it.
 */
export type NameOfCall<Call extends ApiCall> = {
  [Name in EndpointName]: CallTo<(typeof endpoints)[Name]> extends Call ? Name : never;
}[EndpointName];

export type PathParts = Readonly<Record<string, string>>;

/** A call's method, and its path with the parts filled in. */
export function callOf(call: ApiCall, parts: PathParts = {}) {
  const [method = 'GET', pattern = '/'] = call.split(' ');
  const path = pattern.replace(/\{(\w+)\}/g, (_, part: string) =>
    encodeURIComponent(parts[part] ?? ''),
  );
  return { method, path };
}
