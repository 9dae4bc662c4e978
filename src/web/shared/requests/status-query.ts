import { queryOptions } from '@tanstack/react-query';
import type { StatusView } from '#contract/public/status-api.ts';
import { callOf } from '../../api.ts';
import { freshOnVisit } from './query-client.ts';

export const statusQuery = () =>
  queryOptions<StatusView>({ queryKey: [callOf('GET /api/status').path], ...freshOnVisit });
