import type pg from 'pg';
import { ResilientClient } from './database-outage.ts';

export async function onConnection<T>(
  connectionString: string,
  act: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new ResilientClient({ connectionString });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end().catch(() => {});
  }
}
