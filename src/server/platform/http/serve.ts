import type { Context, Next } from 'hono';
import type { Selectable } from 'kysely';
import type * as z from 'zod/mini';
import type { CallTo, Endpoint } from '#contract/endpoint.ts';
import type { Outcome, ProblemKind } from '#domain/problems.ts';
import type { Language } from '#i18n/languages/languages.ts';
import type { Tables } from '../../../../db/tables.ts';

/** Endpoint of the contract with its handler, mounted by `mountEndpoints`. */
export type Route<To extends string> = {
  to: To;
  endpoint: Endpoint;
  act: (call: never) => unknown;
};

/**
 * Implements an endpoint. Path, caller, limits, validation and statuses come from its entry of the contract: `act`
 * receives parsed input and returns a declared response or problem.
 */
export function serve<E extends Endpoint>(endpoint: E, act: Act<E>): Route<CallTo<E>> {
  return { to: `${endpoint.method} ${endpoint.path}` as CallTo<E>, endpoint, act };
}

export type Act<E extends Endpoint> = E extends { raw: 'exchange' }
  ? (call: Call<E> & { next: Next }) => Promise<Response | void>
  : (call: Call<E>) => MaybeLater<Outcome<AnswerOf<E>, ProblemOf<E>>>;

/** Input of `act`, limited to what its endpoint declares. */
export type Call<E extends Endpoint> = CallerOf[E['caller']] & {
  params: Record<ParamIn<E['path']>, string>;
  /** Network address of the client. */
  address: string;
  /** The caller's language (Accept-Language); English by default. */
  language: Language;
  /** Gives access to cookies and the raw request. */
  context: Context;
} & (E extends { query: infer Query extends z.ZodMiniType }
    ? { query: z.output<Query> }
    : unknown) &
  (E extends { raw: string }
    ? unknown
    : E extends { payload: infer Payload extends z.ZodMiniType }
      ? { payload: z.output<Payload> }
      : unknown);

/** Identity of each kind of caller after authorization. */
export type CallerOf = {
  public: unknown;
  operator: { operator: Selectable<Tables['operators']>; accessToken: string };
  /** `token`: the session token. */
  admin: { admin: Selectable<Tables['admins']>; token: string };
};

type ParamIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamIn<Rest>
  : never;

export type FileAnswer = { name: string; content: string | ReadableStream<Uint8Array> };

type AnswerOf<E extends Endpoint> = E extends { contentType: string }
  ? FileAnswer
  : IsUnion<keyof E['answers']> extends true
    ? Reply<E['answers']>
    : z.output<E['answers'][keyof E['answers']]>;

type Reply<Answers extends Endpoint['answers']> = {
  [Status in keyof Answers]: { status: Status; body: z.output<Answers[Status]> };
}[keyof Answers];

type ProblemOf<E extends Endpoint> =
  | (E extends { problems: readonly (infer Kind extends ProblemKind)[] } ? Kind : never)
  | (E extends { query: object } | { payload: object } | { file: string } ? 'invalid' : never)
  | (E extends { payload: object } | { file: string } ? 'too-large' : never)
  | (E extends { caller: 'operator' | 'admin' } ? 'unauthenticated' : never);

type IsUnion<T, All = T> = T extends All ? ([All] extends [T] ? false : true) : never;
type MaybeLater<T> = T | Promise<T>;
