import type { EventEmitter } from 'node:events';
import pg from 'pg';

/** The parts of the driver's connection that its types leave out. */
type Connection = EventEmitter & { sendCopyFromChunk(chunk: Buffer): void };

/** What a standby that keeps everything says to its primary: it has all of it, and nobody reads it there. */
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
    // Of the log, the end of what it holds; of a sign of life, where the primary is.
    const at =
      kind === 0x77
        ? chunk.readBigUInt64BE(1) + BigInt(chunk.length - 25)
        : chunk.readBigUInt64BE(1);
    connection.sendCopyFromChunk(hasAll(at));
  });
  client.query(`START_REPLICATION PHYSICAL ${rows[0]?.xlogpos}`).catch(() => {});
  await streaming;
  return { close: () => client.end() };
}

function hasAll(at: bigint): Buffer {
  const said = Buffer.alloc(34);
  said.write('r');
  for (const place of [1, 9, 17]) said.writeBigUInt64BE(at, place);
  return said;
}
