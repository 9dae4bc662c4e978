/** Where files of people's own making are kept: a folder or a bucket. Names are flat: letters, digits, `-` and `.`. */
export type FileStore = {
  /** Settles when the file is kept for good; until then nobody gets half of it. */
  put(name: string, file: StoredFile): Promise<void>;
  /** Null when there is no such file. */
  get(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>;
};

/** The store does not do its work now: it is away, or refuses us. */
export class FilesUnavailable extends Error {
  /** What a bucket answered, when it did. */
  readonly answer: { status: number; code: string } | null;
  constructor(message: string, why: { cause: unknown } | { status: number; code: string }) {
    super(message, 'cause' in why ? why : undefined);
    this.answer = 'cause' in why ? null : why;
  }
}

export type StoredFile = { bytes: Uint8Array<ArrayBuffer>; contentType: string };

/** Refuses every name that could lead anywhere else than to a file of the store. */
export function checkedName(name: string): string {
  if (!/^[a-z0-9][a-z0-9-]*\.[a-z0-9]+$/.test(name)) throw new Error('no name for a stored file');
  return name;
}
