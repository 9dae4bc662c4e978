import type {
  DetailedAnalyticsView,
  FigureLinesView,
  FiguresSumView,
} from '#contract/admin-analytics-api.ts';
import { conversionsOf, type Conversion } from '#domain/conversions.ts';
import { groupFigures, type FigureGroup, type FigureLine } from '#domain/figure-groups.ts';
import { figuresBySteps, type FigureStep, type Span } from '#domain/figure-periods.ts';
import { revenueCents, sumOfFigures, type Figures } from '#domain/platform-figures.ts';
import { atOneMoment, type Database, type Reader } from '../database/database.ts';
import { readBegun, readBoats, readDays } from './figure-queries.ts';

/** So many lines of a table are on the screen; its file has them all. */
export const MOST_LINES = 50;

/** All figures of a time. */
export async function readFigures(
  database: Database,
  { from, to, by }: Span & { by: FigureStep },
): Promise<DetailedAnalyticsView> {
  const span = { from, to };
  const { days, boats, begun } = await atOneMoment(database, async (reader) => ({
    days: await readDays(reader, span),
    boats: await readBoats(reader, span),
    begun: await readBegun(reader, span),
  }));
  const linesOf = (group: FigureGroup) => presentLines(groupFigures(boats, group));
  return {
    from,
    to,
    by,
    totals: presentFigures(sumOfFigures(days)),
    steps: figuresBySteps(span, by, days).map(presentStep),
    boats: linesOf('boats'),
    ports: linesOf('ports'),
    operators: linesOf('operators'),
    conversions: conversionsOf(begun),
  };
}

export async function readSteps(reader: Reader, { from, to, by }: Span & { by: FigureStep }) {
  const span = { from, to };
  return figuresBySteps(span, by, await readDays(reader, span));
}

/** Every line of a table, however many. */
export async function readLines(
  reader: Reader,
  span: Span,
  group: FigureGroup,
): Promise<FigureLine[]> {
  return groupFigures(await readBoats(reader, span), group);
}

export async function readConversions(reader: Reader, span: Span): Promise<Conversion[]> {
  return conversionsOf(await readBegun(reader, span));
}

function presentLines(lines: readonly FigureLine[]): FigureLinesView {
  return {
    count: lines.length,
    lines: lines.slice(0, MOST_LINES).map((line) => ({
      id: line.id,
      name: line.name,
      operatorName: line.operatorName,
      ...presentFigures(line),
    })),
  };
}

function presentStep(step: Figures & Span): DetailedAnalyticsView['steps'][number] {
  return { from: step.from, to: step.to, ...presentFigures(step) };
}

function presentFigures(figures: Figures): FiguresSumView {
  const { bookings, guests, paidCents, refundedCents, feeCents } = figures;
  return {
    bookings,
    guests,
    paidCents,
    refundedCents,
    revenueCents: revenueCents(figures),
    feeCents,
  };
}
