import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `{name}` marks a part of the path that is filled in. */
  path: string;
  /** `operator`: needs the access token of an active captain, as `authorization: Bearer …`; else 401. */
  caller: 'visitor' | 'operator';
  summary: string;
  payload?: Schema;
  /** The name of the one file that is sent, as multipart/form-data, in place of a payload. */
  file?: string;
  query?: readonly string[];
  answers: Readonly<Record<number, Schema>>;
  /** Of the answers, when it is not JSON. */
  contentType?: string;
};
