import type * as z from 'zod/mini';
import type { AdminPermission } from '#domain/admin-permissions.ts';

type Schema = z.ZodMiniType;

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `{name}` marks a part of the path that is filled in. */
  path: string;
  /**
   * `operator`: needs the access token of an active operator, as `authorization: Bearer …`; else 401.
   * `admin`: needs the session cookie of an admin, else 401, whose role may do `act`, else 403.
   */
  caller: 'visitor' | 'operator' | 'admin';
  /** Of an admin's call: which act it is in the table of `domain/admin-permissions.ts`. */
  act?: AdminPermission;
  summary: string;
  payload?: Schema;
  /** The name of the one file that is sent, as multipart/form-data, in place of a payload. */
  file?: string;
  query?: z.ZodMiniType<object>;
  answers: Readonly<Record<number, Schema>>;
  /** Of the answers, when it is not JSON. */
  contentType?: string;
};
