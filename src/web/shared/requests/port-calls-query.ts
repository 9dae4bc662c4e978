import { queryOptions } from '@tanstack/react-query';
import type { PortCallsView } from '#contract/public/ship-api.ts';

export const portCallsQuery = (day: string) =>
  queryOptions<PortCallsView>({ queryKey: [`/api/ships/${day}/calls`] });
