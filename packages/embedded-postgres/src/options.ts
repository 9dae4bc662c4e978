export type Options = {
  /** Folder for the database's files, log and last port. Created if missing. */
  dataDir: string;
  /** Password of the user `postgres`, set when the database is created; it cannot be changed later. */
  password: string;
  log: Log;
  /**
   * Folders where root may put files that the database's user has to reach if it cannot reach `dataDir`: the first that
   * can be created.
   */
  sharedFolders?: readonly string[];
  /** Called if a crashed server could not be restarted. */
  onLost?: (reason: Error) => void;
};

export type Log = { info(line: string): void; warn(line: string): void };
