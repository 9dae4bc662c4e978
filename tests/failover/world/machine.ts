import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  processesIn,
  signalAllIn,
  startProgram,
  wordsOf,
  type Account,
} from './machine-processes.ts';

/** One of the three machines: everything that fails together. Its folder contains the files from `deploy/postgres`. */
export type Machine = {
  name: string;
  ports: MachinePorts;
  start(): void;
  /** Sends SIGKILL to all of its processes, like a power cut. */
  kill(): void;
  /** Stops all of its processes until `thaw`. */
  freeze(): void;
  thaw(): void;
  /**
   * PostgreSQL processes with this title: a standby's `walreceiver` receives WAL from the primary, and `startup`
   * replays it.
   */
  processCalled(name: string): number[];
};

export type MachinePorts = Record<'postgres' | 'patroni' | 'etcd' | 'etcdPeer', number>;

export function openMachine(
  folder: string,
  name: string,
  ports: MachinePorts,
  account: Account,
): Machine {
  const begin = (program: string, args: string[], env = {}) =>
    startProgram({ program, args, folder, log: join(folder, `${program}.log`), account, env });
  return {
    name,
    ports,
    start() {
      begin('etcd', [], readEnvFile(join(folder, 'etcd.env')));
      begin('patroni', ['patroni.yml']);
    },
    kill: () => signalAllIn(folder, 'SIGKILL'),
    freeze: () => signalAllIn(folder, 'SIGSTOP'),
    thaw: () => signalAllIn(folder, 'SIGCONT'),
    processCalled: (name) =>
      processesIn(folder).filter((pid) => wordsOf(pid).startsWith(`postgres: boats: ${name}`)),
  };
}

function readEnvFile(file: string): Record<string, string> {
  const lines = readFileSync(file, 'utf8').split('\n');
  return Object.fromEntries(
    lines
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}
