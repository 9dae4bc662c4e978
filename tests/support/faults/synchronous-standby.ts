import type { EventEmitter } from 'node:events';
import pg from 'pg';

/** Parts of the driver's connection that its types omit. */
type Connection = EventEmitter & { sendCopyFromChunk(chunk: Buffer): void };

/** Acknowledges all WAL to its primary like a standby, without storing it. */
export async function followAsStandby(url: string): Promise<{ close(): Promise<void> }> {
  const config = { connectionString: url, application_name: 'n2', replication: 'true' };
  const client = new pg.Client(config);
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ xlogpos: string }>('IDENTIFY_SYSTEM');
  const { connection } = client as unknown as { connection: Connection };
  const streaming = new Promise((resolve) => connection.once('replicationStart', resolve));
  connection.on('copyData', ({ chunk }: { chunk: Buffer }) => {
    const [kind] = chunk;
    // Reads the end of a WAL message, or the primary's position from a keepalive.
    const at =
      kind === 0x77
        ? chunk.readBigUInt64BE(1) + BigInt(chunk.length - 25)
        : chunk.readBigUInt64BE(1);
    connection.sendCopyFromChunk(buildStatusUpdate(at));
  });
  client.query(`START_REPLICATION PHYSICAL ${rows[0]?.xlogpos}`).catch(() => {});
  await streaming;
  return { close: () => client.end() };
}

function buildStatusUpdate(at: bigint): Buffer {
  const update = Buffer.alloc(34);
  update.write('r');
  for (const offset of [1, 9, 17]) update.writeBigUInt64BE(at, offset);
  return update;
}
