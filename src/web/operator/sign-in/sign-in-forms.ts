import * as z from 'zod/mini';
import { registerPayload } from '#contract/operator-api.ts';

export const forgottenPasswordForm = z.pick(registerPayload, { email: true });
export const newPasswordForm = z.pick(registerPayload, { password: true });
