import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type pg from 'pg';
import type { CallWatch } from '../../platform/gateways/watch-calls.ts';
import { memoizeFor } from './memoize-for.ts';
import type { HealthSnapshot } from './health-snapshot.ts';

/** Minimum interval between database reads, however often the metrics are scraped. */
const SAME_FACTS_MS = 5_000;

type Needs = {
  registry: Registry;
  readFacts: () => Promise<HealthSnapshot>;
  now: () => number;
};

/** Registers business metrics. All servers report the same values, so aggregate by maximum, not by sum. */
export function addShopMetrics({ registry, readFacts, now }: Needs): void {
  const openedAt = now();
  let known: { facts: HealthSnapshot; at: number } | null = null;
  const ask = memoizeFor(SAME_FACTS_MS, now, async () => {
    known = { facts: await readFacts(), at: now() };
  });
  for (const [name, { help, labels = [], values }] of Object.entries(shopGauges)) {
    const gauge = new Gauge({
      name,
      help,
      labelNames: labels,
      registers: [registry],
      aggregator: 'max',
      async collect() {
        // During an outage the last values remain, and shop_facts_age_seconds grows.
        await ask().catch(() => {});
        this.reset();
        for (const { value, ...labelled } of known === null ? [] : values(known.facts)) {
          if (value !== null) this.set(labelled as Record<string, string>, value);
        }
      },
    });
    gauge.reset();
  }
  const age = new Gauge({
    name: 'shop_facts_age_seconds',
    help: 'Age of the shop_… metrics.',
    registers: [registry],
    aggregator: 'max' as const,
    collect() {
      this.set((now() - (known?.at ?? openedAt)) / 1000);
    },
  });
  age.reset();
}

type Value = { value: number | null; [label: string]: string | number | null };
type ShopGauge = { help: string; labels?: string[]; values: (facts: HealthSnapshot) => Value[] };

const one = (help: string, read: (facts: HealthSnapshot) => number | null): ShopGauge => ({
  help,
  values: (facts) => [{ value: read(facts) }],
});

export const shopGauges: Readonly<Record<string, ShopGauge>> = {
  shop_holds_open: one('Unpaid bookings that hold their seats.', (facts) => facts.openHolds),
  shop_holds_last_hour: one('Bookings started within the hour.', (facts) => facts.holds),
  shop_sales_last_hour: one('Bookings paid within the hour.', (facts) => facts.sales),
  shop_sales_cents_last_hour: one(
    'Bookings paid within the hour, in cents.',
    (facts) => facts.salesCents,
  ),
  shop_refunds: {
    help: 'Refunds that guests still wait for, by state.',
    labels: ['state'],
    values: (facts) => [
      { state: 'due', value: facts.refundsDue },
      { state: 'failed', value: facts.refundsFailed },
    ],
  },
  shop_refunds_cents: {
    help: 'Refunds that guests still wait for, in cents.',
    labels: ['state'],
    values: (facts) => [
      { state: 'due', value: facts.refundsDueCents },
      { state: 'failed', value: facts.refundsFailedCents },
    ],
  },
  shop_refunds_sent_last_hour: one('Refunds sent within the hour.', (facts) => facts.refundsSent),
  shop_refunds_sent_cents_last_hour: one(
    'Refunds sent within the hour, in cents.',
    (facts) => facts.refundsSentCents,
  ),
  shop_disputes_open: one('Open disputes.', (facts) => facts.disputes),
  shop_mails_waiting: one('Mails that wait to be sent.', (facts) => facts.mailsWaiting),
  shop_mails_failing: one(
    'Waiting mails that were tried more than once.',
    (facts) => facts.mailsFailing,
  ),
  shop_mails_refused_last_day: one(
    'Mails permanently rejected within a day.',
    (facts) => facts.mailsRefused,
  ),
  shop_oldest_mail_seconds: one(
    'Age of the oldest waiting mail.',
    (facts) => facts.oldestMail ?? 0,
  ),
  shop_jobs_waiting: one('Jobs that are due.', (facts) => facts.jobsWaiting),
  shop_oldest_job_seconds: one(
    'Time since the oldest job was due.',
    (facts) => facts.oldestJob ?? 0,
  ),
  shop_calendars_unread: one(
    'Operators’ calendars that cannot be read.',
    (facts) => facts.calendarsUnread,
  ),
  shop_approvals_waiting: one(
    'Trips that wait for an operator’s approval.',
    (facts) => facts.approvals,
  ),
  shop_alerts_open: one('Open alerts.', (facts) => facts.alerts),
  shop_doctor_findings: one('Findings of the doctor’s last run.', (facts) => facts.doctorFindings),
  shop_doctor_visit_timestamp_seconds: one(
    'Time of the doctor’s last run.',
    (facts) => facts.doctorAt,
  ),
  shop_last_backup_timestamp_seconds: one('Time of the last backup.', (facts) => facts.backupAt),
  shop_service_works: {
    help: 'Whether a service that the shop needs works, as its servers saw it: 1 or 0.',
    labels: ['service'],
    values: ({ services }) =>
      services.map(({ service, works }) => ({ service, value: works ? 1 : 0 })),
  },
};

/** Registers metrics of this process, to be summed across servers. */
export function addProcessMetrics(
  registry: Registry,
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>,
) {
  const registers = [registry];
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections to the database, by state.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
    },
  });
  connections.reset();
  const waiting = new Gauge({
    name: 'database_connections_awaited',
    help: 'Requests that wait for a connection.',
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
  waiting.reset();
  const calls = new Counter({
    name: 'provider_calls_total',
    help: 'Calls to outside services, by outcome.',
    labelNames: ['service', 'outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'provider_call_seconds',
    help: 'Duration of calls to outside services.',
    labelNames: ['service'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const count: CallWatch = ({ service, outcome, seconds: took }) => {
    calls.inc({ service, outcome });
    seconds.observe({ service }, took);
  };
  return { count, countHit: openHits(registry) };
}

/** Counts clients of board streams, whose number is limited per process. */
export function addBoardMetric(registry: Registry, board: { listeners: () => number }): void {
  const listeners = new Gauge({
    name: 'board_listeners',
    help: 'Clients connected to a board.',
    registers: [registry],
    collect() {
      this.set(board.listeners());
    },
  });
  listeners.reset();
}

/** Counts in a plain variable, because incrementing the counter costs more than serving a cached response. */
function openHits(registry: Registry): () => void {
  let hits = 0;
  const counter = new Counter({
    name: 'response_cache_hits_total',
    help: 'Answers from the response cache.',
    registers: [registry],
    collect() {
      this.inc(hits);
      hits = 0;
    },
  });
  counter.reset();
  return () => void (hits += 1);
}
