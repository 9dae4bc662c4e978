export type Options = {
  /** For the database's files, its log and the port it had. It is made when it does not exist. */
  dataDir: string;
  /** Of the user `postgres`. It is set when the database is made, and must be the same from then on. */
  password: string;
  log: Log;
  /** Where root may put what the database's own user has to reach, when it cannot reach `dataDir`: the first that can be made. */
  sharedFolders?: readonly string[];
  /** Called when the server died and could not be brought back. */
  onLost?: (reason: Error) => void;
};

export type Log = { info(line: string): void; warn(line: string): void };
