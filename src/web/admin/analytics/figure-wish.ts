import type { Day } from '#domain/days.ts';
import {
  figurePeriods,
  figureSteps,
  spanOf,
  spanProblem,
  usualStep,
  type FigurePeriod,
  type FigureStep,
  type Span,
} from '#domain/figure-periods.ts';

/** What the page shows: a time by its name, or from one day to another, in steps. */
export type FigureWish = Span & {
  period: FigurePeriod | 'custom';
  by: FigureStep;
  /** Why it cannot be shown, in words; null when it can. */
  problem: string | null;
};

/** The wish in the page's address; what is not said, or makes no sense, is the usual. */
export function wishIn(search: Readonly<Record<string, string>>, today: Day): FigureWish {
  const { from = '', to = '' } = search;
  const named = figurePeriods.find((period) => period === search['period']) ?? '30-days';
  const isCustom = search['period'] === 'custom';
  const span = isCustom ? { from, to } : spanOf(named, today);
  const isWhole = span.from !== '' && span.to !== '';
  const usual = isWhole ? usualStep(span) : 'day';
  const by = figureSteps.find((step) => step === search['by']) ?? usual;
  return {
    ...span,
    period: isCustom ? 'custom' : named,
    by,
    problem: spanProblem(span, by),
  };
}

/** What the server is asked. */
export function queryOf({ from, to, by }: FigureWish): { from: Day; to: Day; by: FigureStep } {
  return { from, to, by };
}
