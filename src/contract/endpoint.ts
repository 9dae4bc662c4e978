import type * as z from 'zod/mini';
import type { AdminPermission } from '#domain/admin/admin-permissions.ts';
import type { ErrorCode, ErrorMessage } from '#domain/errors/error-message.ts';
import type { ProblemKind } from '#domain/problems.ts';

type Schema = z.ZodMiniType;

/** Maximum calls per IP address within a period. Endpoints whose limits share a name share a counter. */
export type RateLimit = { name: string; max: number; withinSeconds: number };

/** Required caller, checked first. */
type Caller =
  /** `sameOrigin` rejects calls from other sites' pages; admin endpoints always do. */
  | { caller: 'public'; sameOrigin?: true }
  /** Requires the access token of an active operator, as `authorization: Bearer …`; else 401. */
  | { caller: 'operator' }
  /**
   * Requires an admin's session cookie, else 401, with a role that has the `permission` of
   * `domain/admin/admin-permissions.ts`, else 403. `beforeSecondStep`: allowed before two-factor sign-in is set up.
   */
  | { caller: 'admin'; permission: AdminPermission; beforeSecondStep?: true };

/** An endpoint: the server mounts it, and the API guide, the web and the tests read it. */
export type Endpoint = Caller & {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `{name}` is a path parameter. */
  path: string;
  limit?: RateLimit;
  /** Maximum calls with one `{token}`, from any IP address. */
  tokenLimit?: RateLimit;
  /** A body limit below the default, and the message for a larger body. */
  bodyLimit?: { bytes: number; message: ErrorMessage };
  summary: string;
  payload?: Schema;
  /** Field name of the only file, sent as multipart/form-data instead of a payload. */
  file?: string;
  query?: z.ZodMiniType<object>;
  /** Response schemas by status. If there are several, the act returns the status. */
  answers: Readonly<Record<number, Schema>>;
  /** Content type of responses other than JSON: files, or the stream of an `exchange`. */
  contentType?: string;
  /** Cache-Control header of responses to guests. Operators and admins always get `no-store`. */
  cacheControl?: 'no-store' | 'no-cache';
  /** Whether the URL itself grants access, so responses are never cached and no referrer is sent to other sites. */
  isSecret?: true;
  /** Problems that the act itself returns, beyond those implied by the caller, the limit and the schemas. */
  problems?: readonly ProblemKind[];
  /** Error codes for these problems and for checks across fields. */
  codes?: readonly ErrorCode[];
  /**
   * `body`: the act reads the payload itself, as a stream or as another content type. `exchange`: it also writes the
   * response itself.
   */
  raw?: 'body' | 'exchange';
};

/** Names an endpoint by method and path, such as `GET /api/boats`, for the web and the server's routes. */
export type CallTo<E extends Pick<Endpoint, 'method' | 'path'>> = `${E['method']} ${E['path']}`;
