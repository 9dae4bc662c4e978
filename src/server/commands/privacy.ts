import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import type { ErrorMessage } from '#domain/errors/error-message.ts';
import { readIssueMessage } from '#contract/fields/issue-messages.ts';
import { writeError } from '#i18n/errors/error-texts.ts';
import { dataSubjectPayload } from '#contract/admin/admin-privacy-api.ts';
import type { DataSubject } from '#domain/privacy/erasure.ts';
import { recordOwnersEvent } from '../identity/admins/record-audit-event.ts';
import type pg from 'pg';
import { openDatabase, withSnapshot, inTransaction } from '../platform/database/database.ts';
import { openJobs } from '../platform/jobs/jobs.ts';
import { openLog } from '../platform/telemetry/log.ts';
import {
  sumRows,
  erasePerson,
  lookUpPerson,
  type FoundPerson,
} from '../back-office/privacy/erase-person.ts';
import { exportPerson, type PrivacyDeps } from '../back-office/privacy/export-person.ts';
import { buildAuditSubject, type SubjectQuery } from '../back-office/privacy/find-person.ts';
import { openSignInAccounts } from '../process/composition/open-auth.ts';
import { runOwnerCommand } from './owner-command.ts';
import { withReadyDatabase } from './shop-database.ts';
import type { Config } from '../platform/settings/config.ts';
import { openShopCipher } from '../platform/settings/secrets.ts';
import { describeUsage } from './command-help.ts';
import { shopCommands } from './shop-commands.ts';

const log = openLog('warn');

export async function runPrivacy(args: string[]): Promise<void> {
  await runOwnerCommand('Nothing was done', async (config) => {
    const order = readOrder(args);
    if (!order) {
      process.exitCode = refuse(describeUsage('privacy'));
      return;
    }
    process.exitCode = await withReadyDatabase(config, log, (pool, url) =>
      withJobs(config, { pool, url }, (deps) => carryOut(deps, order)),
    );
  });
}

type Order = {
  act: 'show' | 'export' | 'erase';
  subject: SubjectQuery;
  to: string;
  isSure: boolean;
};

function readOrder(args: string[]): Order | null {
  const { options } = shopCommands.privacy;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [act] = positionals;
  const isKnown = act === 'show' || act === 'export' || act === 'erase';
  const isOne = (values.guest === undefined) !== (values.operator === undefined);
  if (!isKnown || !isOne || (act === 'export' && values.to === undefined)) return null;
  const kind: DataSubject = values.guest === undefined ? 'operator' : 'guest';
  const given = { kind, email: values.guest ?? values.operator };
  const read = z.safeParse(dataSubjectPayload, given);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Error(writeError('en', issue ? readIssueMessage(issue.message) : 'form.invalid'));
  }
  return { act, subject: read.data, to: values.to ?? '', isSure: values.yes ?? false };
}

async function withJobs(
  config: Config,
  { pool, url }: { pool: pg.Pool; url: string },
  act: (deps: PrivacyDeps) => Promise<number>,
): Promise<number> {
  const jobs = await openJobs(config.databaseSessionUrl ?? url, log);
  try {
    const gateways = {
      cipher: openShopCipher(config),
      signInAccounts: openSignInAccounts(config, pool),
    };
    return await act({ database: openDatabase(pool), jobs, now: Date.now, ...gateways });
  } finally {
    await jobs.close();
  }
}

async function carryOut(deps: PrivacyDeps, { act, subject, to, isSure }: Order): Promise<number> {
  if (act === 'export') return exportTo(deps, subject, to);
  const looked = await withSnapshot(deps.database, (reader) => lookUpPerson(deps, reader, subject));
  if (!looked.ok) return refuse(writeError('en', looked.problem.message));
  say(describe(looked.value));
  if (looked.value.reasonsToKeep.length > 0) return act === 'show' ? 0 : 1;
  if (act === 'show') return 0;
  if (!isSure && !(await ask())) return refuse('Nothing was erased.');
  const shown = sumRows(looked.value.found);
  const event = { act: 'erase-personal-data', subject: buildAuditSubject(subject.kind) } as const;
  const erased = await erasePerson(deps, {
    ...subject,
    shown,
    record: (write, entries) =>
      recordOwnersEvent(write, { ...event, facts: { entries }, at: new Date(deps.now()) }),
  });
  if (!erased.ok) return refuse(writeError('en', erased.problem.message));
  say('Erased. Photos, sign-in and calendars are erased in the background while the product runs.');
  return 0;
}

async function exportTo(deps: PrivacyDeps, subject: SubjectQuery, to: string): Promise<number> {
  const exported = await exportPerson(deps, subject);
  if (!exported.ok) return refuse(writeError('en', exported.problem.message));
  // Refuses to overwrite a file. Only the owner can read the new file.
  writeFileSync(to, `${JSON.stringify(exported.value, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
  const event = { act: 'export-personal-data', subject: buildAuditSubject(subject.kind) } as const;
  await inTransaction(deps.database, (write) =>
    recordOwnersEvent(write, { ...event, at: new Date(deps.now()) }),
  );
  say(`Exported all data about this person to ${to}.`);
  return 0;
}

function describe({ found, reasonsToKeep, outside }: FoundPerson): string {
  const list = (lines: readonly string[]) => lines.map((line) => `\n  ${line}`).join('');
  const write = (messages: readonly ErrorMessage[]) =>
    list(messages.map((message) => writeError('en', message)));
  const kept = found.map(({ table, rows }) => `${table}: ${rows}`);
  if (reasonsToKeep.length > 0)
    return `Stored about this person:${list(kept)}\nCannot be erased yet:${write(reasonsToKeep)}`;
  return `Stored about this person:${list(kept)}\nFor you to do elsewhere:${write(outside)}`;
}

async function ask(): Promise<boolean> {
  if (!process.stdin.isTTY)
    return (
      refuse('This needs confirmation, but there is no terminal. To confirm, add --yes.') === 0
    );
  const asked = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asked.question(
    'Permanently erase all data about this person? This cannot be undone. Type "erase": ',
  );
  asked.close();
  return answer.trim() === 'erase';
}

function refuse(message: string): number {
  say(message);
  return 1;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
