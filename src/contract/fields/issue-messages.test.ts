import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import './issue-messages.ts';

const wrong = [undefined, null, '', 'x'.repeat(20_000), -1, 1.5, true, {}, [], [{}], [1]];

const schemas = Object.entries(endpoints).flatMap(([name, endpoint]) =>
  (['payload', 'query'] as const).flatMap((part) => {
    const schema = (endpoint as Partial<Record<typeof part, z.ZodMiniType>>)[part];
    return schema ? [[`${name} ${part}`, schema] as const] : [];
  }),
);

it.each(schemas)('%s is never refused with a message of the validation library', (_, schema) => {
  const fields = Object.keys('shape' in schema.def ? (schema.def.shape as object) : {});
  const inputs = [{}, ...fields.flatMap((field) => wrong.map((value) => ({ [field]: value })))];
  const messages = inputs.flatMap((input) => {
    const { error } = schema.safeParse(input);
    return error?.issues.map(({ message }) => message) ?? [];
  });
  expect(
    messages.filter((message) => /^(Invalid|Too|Expected|Unrecognized) /.test(message)),
  ).toEqual([]);
});
