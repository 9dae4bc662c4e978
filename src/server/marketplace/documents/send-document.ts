import { lockOperator } from '../core/operators/lock-operator.ts';
import { updateRow } from '../../platform/database/update-row.ts';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErrorMessage } from '#domain/errors/error-message.ts';
import { toIslandNow } from '#domain/time/days.ts';
import {
  findExpiryProblem,
  MAX_DOCUMENT_BYTES,
  type DocumentKind,
} from '#domain/operators/documents.ts';
import { HEIC_ADVICE, tidyFileName } from '#domain/boats/photo-rules.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { detectImageKind, type Original } from '../core/uploads/store-photo.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { DOCUMENT_PRINT } from '../../platform/gateways/images/image-processor.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { getDocumentType, type DocumentEnding } from './document-files.ts';
import { findDocuments, selectDocuments } from '../core/documents/document-queries.ts';

/** File from an operator, in a temporary folder. */
export type SentFile = {
  operatorId: string;
  kind: DocumentKind;
  expiresOn: string;
  original: Original;
  folder: string;
};

type Problem = 'invalid' | 'too-large' | 'too-many';

/** Submits a document for checking. Stores the file first, so that the database never refers to missing files. */
export async function sendDocument(deps: Deps, sent: SentFile): Promise<Outcome<null, Problem>> {
  const unfit = findExpiryProblem(sent.expiresOn, toIslandNow(deps.now()).day);
  if (unfit !== null) return refused('invalid', unfit, { fields: { expiresOn: unfit } });
  const read = await readDocument(deps, sent);
  if (!read.ok) return read;
  const { bytes, ending } = read.value;
  const file = `${deps.newId()}.${ending}`;
  const contentType = getDocumentType(file) ?? 'application/octet-stream';
  await deps.documentFiles.put(file, { bytes, contentType });
  let isKept = false;
  try {
    await inTransaction(deps.database, (write) => writeDocument(deps, write, { ...sent, file }));
    isKept = true;
  } finally {
    if (!isKept) await dropFile(deps, file);
  }
  return done(null);
}

async function dropFile({ documentFiles, log }: Deps, file: string): Promise<void> {
  await documentFiles
    .remove(file)
    .catch((error: unknown) => log.warn('a document could not be removed:', error));
}

/** Inserts the document. Deletes a pending one, which no longer needs checking, and marks refused ones as replaced. */
async function writeDocument(
  { jobs, newId, now }: Deps,
  write: Transaction,
  { operatorId, kind, expiresOn, file }: SentFile & { file: string },
): Promise<void> {
  await lockOperator(write, operatorId);
  const at = new Date(now());
  const before = await findDocuments(write, operatorId);
  for (const { id, file: earlier } of selectDocuments(before, kind, 'awaiting')) {
    await write.deleteFrom('operatorDocuments').where('id', '=', id).execute();
    if (earlier !== null) await jobs.queue(write, 'remove-document', { file: earlier });
  }
  for (const { id } of selectDocuments(before, kind, 'refused')) {
    await updateRow(write, 'operatorDocuments', id, { replacedAt: at });
  }
  const id = newId();
  const document = { id, operatorId, kind, file, expiresOn, sentAt: at };
  await write.insertInto('operatorDocuments').values(document).execute();
  await queueMail(jobs, write, {
    kind: 'document-sent',
    recipient: 'platform',
    subjectId: id,
    at,
  });
}

type ReadDocument = { bytes: Uint8Array<ArrayBuffer>; ending: DocumentEnding };

/** Returns the bytes to store: a picture is re-encoded (docs/decisions/0014), a PDF kept unchanged. */
async function readDocument(
  deps: Deps,
  { operatorId, original, folder }: SentFile,
): Promise<Outcome<ReadDocument, Problem>> {
  const name = tidyFileName(original.name);
  if (original.size > MAX_DOCUMENT_BYTES) return tooLarge(name, original.size);
  if (await isPdf(original.file)) {
    return done({ bytes: await readFile(original.file), ending: 'pdf' });
  }
  const kind = await detectImageKind(original.file);
  if (kind === 'heic') return noDocument(name, HEIC_ADVICE);
  if (kind !== 'jpeg' && kind !== 'png') return noDocument(name, 'document.typeNotAllowed');
  const drawn = await deps.imageProcessor.processDocument(original.file, folder, operatorId);
  if (drawn === 'too many') return beingRead;
  if (drawn !== 'done') return noDocument(name, reasons[drawn]);
  return done({ bytes: await readFile(join(folder, DOCUMENT_PRINT)), ending: 'jpg' });
}

const PDF = '%PDF-';

/** Checks the magic bytes, not the name. */
async function isPdf(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(PDF.length), 0, PDF.length, 0);
    return bytesRead === PDF.length && buffer.toString('latin1') === PDF;
  } finally {
    await handle.close();
  }
}

const reasons = {
  unreadable: 'document.unreadable',
  'too narrow': 'document.unreadable',
  'too many pixels': 'picture.tooManyPixels',
  'too slow': 'picture.tooSlow',
} as const;

function noDocument(name: string, why: ErrorMessage) {
  const message: ErrorMessage = { code: 'document.unusable', values: { text: name, detail: why } };
  return refused('invalid', message, { fields: { document: message } });
}

function tooLarge(name: string, bytes: number) {
  const megabytes = (Math.ceil((bytes / 1024 / 1024) * 10) / 10).toFixed(1);
  const count = MAX_DOCUMENT_BYTES / 1024 / 1024;
  const values = { text: name, megabytes, count };
  const message: ErrorMessage = { code: 'document.tooLarge', values };
  return refused('too-large', message, { fields: { document: message } });
}

const beingRead = refused('too-many', 'pictures.busy');
