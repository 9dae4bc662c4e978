import type { endpoints, EndpointName } from '#contract/endpoints.ts';

type Endpoints = typeof endpoints;
type CallOfName<Name extends EndpointName> =
  `${Endpoints[Name]['method']} ${Endpoints[Name]['path']}`;

/**
 * An endpoint as the web names it: its method and path, such as `GET /api/boats`. The contract's own
 * list carries the schemas, whose code public pages do not need; the compiler holds the names to it.
 */
export type ApiCall = { [Name in EndpointName]: CallOfName<Name> }[EndpointName];

/** The contract's name of a call. */
export type NameOfCall<Call extends ApiCall> = {
  [Name in EndpointName]: CallOfName<Name> extends Call ? Name : never;
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
