import * as z from 'zod/mini';
import { operatorStatuses } from '#domain/listing-status.ts';
import { searchQuery } from './admin-search-query.ts';

/** GET /api/admin/operators: what narrows the list. */
export const adminOperatorsQuery = z.extend(searchQuery, {
  status: z.optional(z.enum(operatorStatuses, 'There is no such status')),
});
export type AdminOperatorsQuery = z.infer<typeof adminOperatorsQuery>;
