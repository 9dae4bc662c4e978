export type Options = {
  /** Folder for the database's files, log and last port. Created if missing. */
  dataDir: string;
  /** Password of the user `postgres`, set when the database is created; it cannot be changed later. */
  password: string;
  log: Log;
  /**
   * Candidate folders for files that the database's user must reach, if this process is root and that user cannot reach
   * `dataDir`. Uses the first that can be created.
   */
  sharedFolders?: readonly string[];
  /** Called if a crashed server could not be restarted. */
  onLost?: (reason: Error) => void;
};

export type Log = { info(line: string): void; warn(line: string): void };
