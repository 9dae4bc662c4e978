import type pg from 'pg';
import { SteadyClient } from './database-outage.ts';

export async function onConnection<T>(
  connectionString: string,
  act: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new SteadyClient({ connectionString });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end().catch(() => {});
  }
}
