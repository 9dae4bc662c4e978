import { queryOptions } from '@tanstack/react-query';
import type { StatusView } from '#contract/public/status-api.ts';
import { buildRequest } from '../../api.ts';
import { freshOnVisit } from './query-client.ts';

export const statusQuery = () =>
  queryOptions<StatusView>({ queryKey: [buildRequest('GET /api/status').path], ...freshOnVisit });
