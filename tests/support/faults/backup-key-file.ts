import { writeFileSync } from 'node:fs';
import { generateX25519Identity } from 'age-encryption';

/** Writes a backup key in the format of age-keygen. */
export async function writeBackupKey(file: string): Promise<string> {
  writeFileSync(file, `# of the tests\n${await generateX25519Identity()}\n`);
  return file;
}
