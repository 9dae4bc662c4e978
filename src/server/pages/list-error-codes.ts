import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { readIssueMessage } from '#contract/fields/issue-messages.ts';
import { readError, type ErrorCode } from '#domain/errors/error-message.ts';

/** Lists an endpoint's error codes: from its rules, its schemas, and the checks and failures of every call. */
export function listErrorCodes(endpoint: Endpoint): ErrorCode[] {
  const { payload, query, file, limit, tokenLimit, bodyLimit, caller, codes = [] } = endpoint;
  const schemas = [payload, query].filter((schema) => schema !== undefined);
  const found = new Set<ErrorCode>([
    ...codes,
    ...callerCodes[caller],
    ...('sameOrigin' in endpoint ? (['request.crossSite'] as const) : []),
    ...(limit || tokenLimit ? (['rateLimit.network'] as const) : []),
    ...(bodyLimit ? [readError(bodyLimit.message).code] : []),
    ...(schemas.length > 0 ? defaultCodes : []),
    ...(payload || file ? payloadCodes : []),
    ...schemas.flatMap((schema) => [...listSchemaCodes(schema)]),
    ...failures,
  ]);
  return [...found].toSorted();
}

const callerCodes = {
  public: [],
  operator: [
    'signIn.needed',
    'signIn.codeNeeded',
    'signIn.sessionOver',
    'signIn.noOperator',
    'account.suspended',
    'signIn.away',
  ],
  admin: ['signIn.needed', 'secondStep.needed', 'permission.superAdmin', 'request.crossSite'],
} as const satisfies Record<Endpoint['caller'], readonly ErrorCode[]>;

/** Codes for schemas without a message of their own. */
const defaultCodes = ['field.missing', 'field.tooLong', 'form.invalid'] as const;

const payloadCodes = [
  'payload.notJson',
  'payload.unreadable',
  'payload.tooLarge',
  'payload.brokeOff',
] as const;

const failures = ['database.away', 'service.away', 'server.failed'] as const;

type AnySchema = z.ZodMiniType | z.core.$ZodType;
type Definition = Readonly<Record<string, unknown>> & {
  error?: (issue: object) => unknown;
  checks?: readonly { _zod: { def: Definition } }[];
};

/** Collects the codes that a schema and its nested schemas name. */
function listSchemaCodes(schema: AnySchema, seen = new Set<unknown>()): Set<ErrorCode> {
  if (seen.has(schema)) return new Set();
  seen.add(schema);
  const definition = schema._zod.def as unknown as Definition;
  const codes = new Set(
    [definition, ...(definition.checks ?? []).map(({ _zod }) => _zod.def)].flatMap(readOwnCode),
  );
  for (const part of listParts(definition)) {
    for (const code of listSchemaCodes(part, seen)) codes.add(code);
  }
  return codes;
}

function readOwnCode({ error }: Definition): ErrorCode[] {
  const message = error?.({ input: null });
  if (typeof message !== 'string') return [];
  return [readError(readIssueMessage(message)).code];
}

/** Lists nested schemas, such as an object's fields or an array's element. */
function listParts(definition: Definition): AnySchema[] {
  return Object.values(definition).flatMap((value) => {
    const values =
      typeof value === 'object' && value !== null && !isSchema(value)
        ? Object.values(value)
        : [value];
    return values.filter(isSchema);
  });
}

function isSchema(value: unknown): value is AnySchema {
  return typeof value === 'object' && value !== null && '_zod' in value && 'parse' in value;
}
