import { expect, it } from 'vitest';
import { createQueryClient } from '../shared/requests/query-client.ts';
import { demoCompany } from '#contract/pages/company.ts';
import { dropFailures, writePageState } from './page-state.ts';

const site = {
  publicUrl: 'https://boats.test',
  whatsappNumber: null,
  supportEmail: 'help@boats.test',
  company: demoCompany,
};

const clientFor = (status: number, body: unknown) =>
  createQueryClient(() => Promise.resolve({ status, text: async () => JSON.stringify(body) }));

it('the page state cannot end the script element it is written into', async () => {
  const client = clientFor(200, [{ name: '</script><script>alert(1)</script>' }]);
  await client.prefetchQuery({ queryKey: ['/api/boats'] });
  const state = writePageState({ nowMs: 0, site }, client);
  expect(state).not.toContain('<');
  expect(JSON.parse(state).queries[0].state.data[0].name).toContain('</script>');
});

it('the page state includes a 404, so that server and browser render the same', async () => {
  const client = clientFor(404, { message: 'We couldn’t find this boat.' });
  await client.prefetchQuery({ queryKey: ['/boats/x'] });
  expect(dropFailures(client)).toEqual({ missing: true, failed: null });
  const [query] = JSON.parse(writePageState({ nowMs: 0, site }, client)).queries;
  expect(query.state.error).toMatchObject({ status: 404, message: 'We couldn’t find this boat.' });
});

it('the page state omits other failures, so that the browser retries', async () => {
  const client = clientFor(503, { message: 'Later, please.' });
  await client.prefetchQuery({ queryKey: ['/api/boats'] });
  expect(dropFailures(client)).toEqual({ missing: false, failed: 503 });
  expect(JSON.parse(writePageState({ nowMs: 0, site }, client)).queries).toEqual([]);
});

it('the page state does not depend on when its data was read', async () => {
  const states = [];
  for (const updatedAt of [1000, 2000]) {
    const client = clientFor(200, []);
    client.setQueryData(['/api/boats'], [{ name: 'Blue Heron' }], { updatedAt });
    states.push(writePageState({ nowMs: 0, site }, client));
  }
  expect(states[0]).toBe(states[1]);
});
