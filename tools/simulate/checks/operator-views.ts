import type { OperatorDayView } from '#contract/operator/operator-day-api.ts';
import type { StatementView } from '#contract/operator/payout-api.ts';
import { addDays } from '#domain/time/days.ts';
import { isSold } from '#domain/bookings/bookings.ts';
import { askAs, askAsAdmin } from '../world/asking.ts';
import { today } from '../world/choosing.ts';
import type { Operator, Turn } from '../world/world.ts';

const DAYS = 8;

/** Compares each operator's pages with the trips that their guests saw, and with the ledger. */
export async function wrongForCaptains(turn: Turn): Promise<string[]> {
  const wrong: string[] = [];
  for (const operator of turn.model.operators) {
    await letIn(turn, operator);
    wrong.push(...(await wrongStatement(turn, operator)));
    for (let ahead = 0; ahead < DAYS; ahead += 1) {
      wrong.push(...(await wrongDay(turn, operator, addDays(today(turn), ahead))));
    }
  }
  return wrong;
}

async function letIn(turn: Turn, operator: Operator): Promise<void> {
  operator.token = null;
  const question = { parts: { id: operator.id }, payload: { reason: 'All of it was a mistake.' } };
  // Fails without an effect if the operator is not suspended.
  await askAsAdmin(turn, 'adminReinstateOperator', question);
  operator.isSuspended = false;
}

async function wrongDay(turn: Turn, operator: Operator, date: string): Promise<string[]> {
  const reply = await askAs<OperatorDayView>(turn, operator, 'operatorDay', { parts: { date } });
  if (reply?.status !== 200) return [`${operator.name} cannot read their day: ${reply?.message}`];
  const shown = reply.body.departures
    .flatMap(({ guests }) => guests)
    .filter(({ status }) => isSold(status))
    .map(({ code, groupSize }) => `${code} (${groupSize})`)
    .toSorted();
  const own = new Set(operator.boats.map(({ id }) => id));
  const expected = turn.model.trips
    .filter((each) => isSold(each.expected.status) && own.has(each.expected.boatId))
    .filter((each) => each.expected.start <= date && date <= each.expected.end)
    .map(({ code, expected: { groupSize } }) => `${code} (${groupSize})`);
  // Ignores trips that the operator sees but whose guest never got the response.
  const missing = expected.filter((each) => !shown.includes(each));
  if (missing.length === 0) return [];
  return [
    `${operator.name} reads ${shown.join(', ') || 'nothing'} on ${date}, without ${missing.join(', ')}.`,
  ];
}

async function wrongStatement(turn: Turn, operator: Operator): Promise<string[]> {
  const reply = await askAs<StatementView>(turn, operator, 'statement');
  if (reply?.status !== 200)
    return [`${operator.name} cannot read their statement: ${reply?.message}`];
  const { owedCents, comingCents, paidOutCents } = reply.body;
  const { rows } = await turn.shop.database.query<{ cents: number }>(
    `select -coalesce(sum(cents), 0)::int as cents from ledger_lines
     where account = 'owed-to-captain' and operator_id = $1`,
    [operator.id],
  );
  const read = owedCents + comingCents - paidOutCents;
  const owed = rows[0]?.cents ?? 0;
  return read === owed
    ? []
    : [`${operator.name} reads that ${read} cents are theirs, and the books say ${owed}.`];
}
