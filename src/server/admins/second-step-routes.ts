import { Hono } from 'hono';
import {
  confirmSecondStepPayload,
  passwordAndCodePayload,
  startSecondStepPayload,
} from '#contract/admin-account-payloads.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Deps } from '../product-deps.ts';
import { presentAdmin } from './admin-access-routes.ts';
import type { AdminDoor } from './admin-door.ts';
import * as own from './own-second-step.ts';
import { requireAdmin, type AdminEnv } from './require-admin.ts';
import { selfActs } from './self-acts.ts';

const { startSecondStep, confirmSecondStep, renewRecoveryCodes, endSecondStep } = endpoints;

/** An admin's authenticator app, and the codes for the day it is lost. */
export function secondStepRoutes(deps: Deps, door: AdminDoor): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();
  const { act } = selfActs(deps, door);
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
    act(passwordAndCodePayload, (self, wish) => own.renewRecoveryCodes(deps, self, wish), asCodes),
  );
  app.post(
    endSecondStep.path,
    requireAdmin(deps, endSecondStep),
    act(
      passwordAndCodePayload,
      (self, wish) => own.endSecondStep(deps, self, wish),
      (admin) => presentAdmin(deps, admin),
    ),
  );
  return app;
}

const asCodes = (recoveryCodes: string[]) => ({ recoveryCodes });
