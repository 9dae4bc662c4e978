import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { ADMIN_COOKIE } from '../admins/admin-context.ts';

type Json = Record<string, unknown>;

/** The API as an OpenAPI 3.1 document, derived from the contract. */
export function openApiDocument(publicUrl: string): Json {
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
        'Days are strings yyyy-MM-dd of the island’s calendar, times HH:mm of its clocks (UTC-4). Amounts in cents are whole US cents. Every failure answers {"message"} with words for people; fields names what to change.',
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
        [endpoint.contentType ?? 'application/json']: { schema: schemaOf(schema, 'output') },
      },
    },
  ]);
  return {
    operationId: name,
    summary: endpoint.summary,
    ...(endpoint.caller === 'operator' ? { security: [{ operator: [] }] } : {}),
    ...(endpoint.caller === 'admin' ? { security: [{ admin: [] }] } : {}),
    parameters: parametersOf(endpoint),
    ...bodyOf(endpoint),
    responses: { ...Object.fromEntries(answers), '4XX': problemAnswer },
  };
}

function bodyOf({ payload, file }: Endpoint): Json {
  if (payload) {
    const content = { 'application/json': { schema: schemaOf(payload, 'input') } };
    return { requestBody: { required: true, content } };
  }
  if (!file) return {};
  const properties = { [file]: { type: 'string', format: 'binary' } };
  const schema = { type: 'object', required: [file], properties };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}

function parametersOf({ path, query }: Endpoint): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => {
    return { name, in: 'path', required: true, schema: { type: 'string' } };
  });
  const { properties, required } = query ? (schemaOf(query, 'input') as QuerySchema) : noQuery;
  const inQuery = Object.entries(properties).map(([name, schema]) => {
    return { name, in: 'query', required: required?.includes(name) ?? false, schema };
  });
  return [...inPath, ...inQuery];
}

type QuerySchema = { properties: Record<string, Json>; required?: string[] };

const noQuery: QuerySchema = { properties: {} };

/** The schema as JSON Schema. Rules that JSON Schema cannot say are told by the messages of a refusal. */
export function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const problemAnswer = {
  description: 'Refused, with a message for people; nothing has changed.',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['message'],
        properties: {
          message: { type: 'string' },
          fields: { type: 'object', additionalProperties: { type: 'string' } },
          facts: { type: 'object' },
        },
      },
    },
  },
};
