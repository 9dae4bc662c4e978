import type * as z from 'zod/mini';
import type { AdminPermission } from '#domain/admin/admin-permissions.ts';
import type { ProblemKind } from '#domain/problems.ts';

type Schema = z.ZodMiniType;

/** How many calls one address may make within a time. Endpoints whose limits share a name are counted together. */
export type RateLimit = { name: string; most: number; withinSeconds: number };

/** Who may call: checked before anything else. */
type Caller =
  /** With `sameOrigin` a call from a page of another site is refused, as those of admins always are. */
  | { caller: 'visitor'; sameOrigin?: true }
  /** Needs the access token of an active operator, as `authorization: Bearer …`; else 401. */
  | { caller: 'operator' }
  /**
   * Needs the session cookie of an admin, else 401, whose role has the `permission` of `domain/admin/admin-permissions.ts`, else 403.
   * `beforeSecondStep`: open to whoever still has to set up a second step.
   */
  | { caller: 'admin'; permission: AdminPermission; beforeSecondStep?: true };

/** One endpoint: the server is mounted from it, and the guide, the web and the tests read it. */
export type Endpoint = Caller & {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `{name}` marks a part of the path that is filled in. */
  path: string;
  limit?: RateLimit;
  /** How many calls may be made with one `{token}`, from whatever address. */
  tokenLimit?: RateLimit;
  /** Where the body may be smaller than that of most endpoints, and the message for a larger one. */
  bodyLimit?: { bytes: number; message: string };
  summary: string;
  payload?: Schema;
  /** The name of the one file that is sent, as multipart/form-data, in place of a payload. */
  file?: string;
  query?: z.ZodMiniType<object>;
  /** With more than one status, the act says which. */
  answers: Readonly<Record<number, Schema>>;
  /** Of the answers, when it is not JSON: files, or the stream of an exchange by hand. */
  contentType?: string;
  /** For answers to visitors; those to operators and admins are always `no-store`. */
  cacheControl?: 'no-store' | 'no-cache';
  /** Whether whoever has the address may act: no cache may keep the answer, and no other site learn the address. */
  isSecret?: true;
  /** What the act may refuse with, besides what follows from the caller, the limit and the schemas. */
  problems?: readonly ProblemKind[];
  /**
   * `body`: the act reads the payload itself, as a stream or as another content type. `exchange`: it also writes
   * the answer itself.
   */
  byHand?: 'body' | 'exchange';
};

/** An endpoint as the web and the server's table of routes name it, such as `GET /api/boats`. */
export type CallTo<E extends Pick<Endpoint, 'method' | 'path'>> = `${E['method']} ${E['path']}`;
