import type { Server } from 'node:net';

/** Listens, or throws a readable error. */
export function listenOn(server: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(inWords(error, port, host))),
    );
    server.listen({ port, ...(host === undefined ? {} : { host }) }, resolve);
  });
}

function inWords(error: NodeJS.ErrnoException, port: number, host: string | undefined): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `This user may not open port ${port}. Choose a port above 1023: PORT=3000 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST is ${host}, which is not an address of this machine.`;
    default:
      return `The server cannot listen on port ${port}: ${error.message}`;
  }
}
