import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { ADMIN_COOKIE } from '../identity/sessions/admin-context.ts';
import { listErrorCodes } from './list-error-codes.ts';
import { inlineHash } from '../platform/http/security-headers.ts';

/** Serves the API description for machines (`/api/openapi.json`) and for people (`/api`). */
export function apiGuideRoutes(publicUrl: string): Hono {
  const app = new Hono();
  app.get('/api/openapi.json', (context) => {
    context.header('cache-control', 'no-cache');
    return context.json(openApiDocument(publicUrl));
  });
  app.get('/api', async (context) => {
    context.header('cache-control', 'no-cache');
    context.header('content-security-policy', policy);
    return context.html(await guidePage());
  });
  return app;
}

async function guidePage() {
  const entries = Object.values(endpoints).map((endpoint: Endpoint) => entry(endpoint));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>The HTTP API</title>
        ${style}
      </head>
      <body>
        <main>
          <h1>The HTTP API</h1>
          <p>
            Days are strings <code>yyyy-MM-dd</code> of the island’s calendar, times
            <code>HH:mm</code> of its clocks (UTC-4). Amounts in cents are whole US cents. A refusal
            answers <code>{"code": "…", "message": "…"}</code>, a code for programs and a sentence
            for people, and changes nothing. For machines:
            <a href="/api/openapi.json">OpenAPI 3.1</a>.
          </p>
          ${entries}
        </main>
      </body>
    </html>`;
}

function entry(endpoint: Endpoint) {
  const answers = Object.entries(endpoint.answers).map(
    ([status, schema]) =>
      html`<details>
        <summary>Answer ${status}</summary>
        <pre>${JSON.stringify(toJsonSchema(schema, 'output'), null, 2)}</pre>
      </details>`,
  );
  const payload = endpoint.payload
    ? html`<details>
        <summary>Body</summary>
        <pre>${JSON.stringify(toJsonSchema(endpoint.payload, 'input'), null, 2)}</pre>
      </details>`
    : '';
  return html`<section>
    <h2><code>${endpoint.method} ${endpoint.path}</code></h2>
    <p>${endpoint.summary}.${callerInWords[endpoint.caller]}</p>
    ${payload} ${answers}
  </section>`;
}

const callerInWords = {
  public: '',
  operator: ' For signed-in captains.',
  admin: ' For signed-in admins.',
} as const satisfies Record<Endpoint['caller'], string>;

const css = `body{font:1rem/1.55 system-ui,sans-serif;margin:0;color:#10303a;background:#f6fbfb}
main{max-width:52rem;margin:0 auto;padding:2rem 1rem}
section{background:#fff;border-radius:.8rem;padding:.5rem 1.2rem 1rem;margin:1rem 0;box-shadow:0 1px 3px #0b3b4a26}
h2{font-size:1.1rem;overflow-wrap:anywhere}pre{overflow:auto;background:#eef6f6;padding:1rem;border-radius:.5rem}
summary{cursor:pointer;padding:.3rem 0}a{color:#0b6b7a}:focus-visible{outline:3px solid #0b7285;outline-offset:2px}`;

/** Kept in one piece: the hash covers every character between the tags. */
const style = raw(`<style>${css}</style>`);
const policy = `default-src 'none'; style-src '${inlineHash(css)}'; frame-ancestors 'none'`;

type Json = Record<string, unknown>;

/** Derives the OpenAPI 3.1 document from the contract. */
function openApiDocument(publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sint Maarten boat trips',
      version: '1',
      description:
        'Days are strings yyyy-MM-dd of the island’s calendar, times HH:mm of its clocks (UTC-4). Amounts in cents are whole US cents. Every failure answers {"code", "message"}: a code for programs, with its values, and a sentence for people; fields and fieldErrors name what to change.',
    },
    servers: [{ url: publicUrl }],
    components: {
      securitySchemes: {
        operator: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        admin: { type: 'apiKey', in: 'cookie', name: ADMIN_COOKIE },
      },
    },
    paths,
  };
}

function operation(name: string, endpoint: Endpoint): Json {
  const answers = Object.entries(endpoint.answers).map(([status, schema]) => [
    status,
    {
      description: endpoint.summary,
      content: {
        [endpoint.contentType ?? 'application/json']: { schema: toJsonSchema(schema, 'output') },
      },
    },
  ]);
  return {
    operationId: name,
    summary: endpoint.summary,
    // An empty list means no authentication; leaving it out would mean unspecified.
    security: endpoint.caller === 'public' ? [] : [{ [endpoint.caller]: [] }],
    parameters: describeParameters(endpoint),
    ...describeBody(endpoint),
    responses: { ...Object.fromEntries(answers), '4XX': describeProblem(endpoint) },
  };
}

function describeBody({ payload, file }: Endpoint): Json {
  if (payload) {
    const content = { 'application/json': { schema: toJsonSchema(payload, 'input') } };
    return { requestBody: { required: true, content } };
  }
  if (!file) return {};
  const properties = { [file]: { type: 'string', format: 'binary' } };
  const schema = { type: 'object', required: [file], properties };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}

function describeParameters({ path, query }: Endpoint): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => {
    return { name, in: 'path', required: true, schema: { type: 'string' } };
  });
  const { properties, required } = query ? (toJsonSchema(query, 'input') as QuerySchema) : noQuery;
  const inQuery = Object.entries(properties).map(([name, schema]) => {
    return { name, in: 'query', required: required?.includes(name) ?? false, schema };
  });
  return [...inPath, ...inQuery];
}

type QuerySchema = { properties: Record<string, Json>; required?: string[] };

const noQuery: QuerySchema = { properties: {} };

/** Converts to JSON Schema. Rules that it cannot express appear in error messages. */
function toJsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function describeProblem(endpoint: Endpoint): Json {
  const properties = {
    code: { enum: listErrorCodes(endpoint) },
    values: { type: 'object' },
    message: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    fieldErrors: { type: 'object', additionalProperties: codedError },
    facts: { type: 'object' },
  };
  const schema = { type: 'object', required: ['code', 'message'], properties };
  return {
    description: 'Refused, with a code for programs and a message for people; nothing has changed.',
    content: { 'application/json': { schema } },
  };
}

const codedError = {
  type: 'object',
  required: ['code'],
  properties: { code: { type: 'string' }, values: { type: 'object' } },
};
