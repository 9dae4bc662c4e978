import { Hono } from 'hono';
import {
  confirmSecondStepPayload,
  passwordAndCodePayload,
  startSecondStepPayload,
} from '#contract/admin-account-payloads.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Deps } from '../dependencies.ts';
import { presentAdmin } from './admin-access-routes.ts';
import type { AdminContext } from './admin-context.ts';
import * as own from './own-second-step.ts';
import { requireAdmin, type AdminEnv } from './require-admin.ts';
import { selfActs } from './own-account-route.ts';

const { startSecondStep, confirmSecondStep, renewRecoveryCodes, endSecondStep } = endpoints;

/** An admin's authenticator app, and the codes for the day it is lost. */
export function secondStepRoutes(deps: Deps, sessions: AdminContext): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();
  const { act } = selfActs(deps, sessions);
  app.post(
    startSecondStep.path,
    requireAdmin(deps, startSecondStep, { beforeSecondStep: true }),
    act(
      startSecondStepPayload,
      (self, { password }) => own.startSecondStep(deps, self, password),
      (started) => started,
    ),
  );
  app.post(
    confirmSecondStep.path,
    requireAdmin(deps, confirmSecondStep, { beforeSecondStep: true }),
    act(
      confirmSecondStepPayload,
      (self, { code }) => own.confirmSecondStep(deps, self, code),
      asCodes,
    ),
  );
  app.post(
    renewRecoveryCodes.path,
    requireAdmin(deps, renewRecoveryCodes),
    act(
      passwordAndCodePayload,
      (self, input) => own.renewRecoveryCodes(deps, self, input),
      asCodes,
    ),
  );
  app.post(
    endSecondStep.path,
    requireAdmin(deps, endSecondStep),
    act(
      passwordAndCodePayload,
      (self, input) => own.endSecondStep(deps, self, input),
      (admin) => presentAdmin(deps, admin),
    ),
  );
  return app;
}

const asCodes = (recoveryCodes: string[]) => ({ recoveryCodes });
