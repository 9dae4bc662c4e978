import { access } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 250;
const MOST_LOOKS = 80;

/** On a first start pictures are drawn while the server already answers: a missing one is waited for. */
export async function untilDrawn(file: string): Promise<void> {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const isDrawing = await isThere(join(dirname(file), '.drawing'));
    if (!isDrawing || (await isThere(file))) return;
    await sleep(LOOK_MS);
  }
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
