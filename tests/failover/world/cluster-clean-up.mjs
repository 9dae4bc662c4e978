// Waits for the parent process to end, even by SIGKILL. Then kills the folder's processes and removes the folder.
import { readdirSync, readlinkSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const [, , folder] = process.argv;

process.stdin.resume();
process.stdin.once('close', () => void endAll());

async function endAll() {
  for (let left = runningIn(folder); left.length > 0; left = runningIn(folder)) {
    for (const pid of left) kill(pid);
    await sleep(50);
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Finds the processes, including PostgreSQL's, whose working directory is the folder or inside it. */
function runningIn(folder) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      const cwd = workingFolderOf(pid).replace(/ \(deleted\)$/, '');
      return cwd === folder || cwd.startsWith(`${folder}/`);
    })
    .map(Number);
}

function workingFolderOf(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has ended already.
  }
}
