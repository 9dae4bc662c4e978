import * as z from 'zod/mini';
import { adminRoles } from '#domain/admin-permissions.ts';

/** The signed-in admin, as the screen keeps it: nothing here opens anything. */
export const adminView = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(adminRoles),
  /** Whether signing in takes a code of an authenticator app, too. */
  hasSecondStep: z.boolean(),
  /** Whether nothing else may be done before it does. */
  mustSetUpSecondStep: z.boolean(),
});
export type AdminView = z.infer<typeof adminView>;
