import * as z from 'zod/mini';
import { demoCompany, type Company } from '#contract/pages/company.ts';
import { extractAddress } from '#domain/fields/mail-addresses.ts';
import * as settings from './setting-kinds.ts';

/** Legal identity of the shop's owner. */
export const companyShape = {
  COMPANY_NAME: settings.shortText(120),
  COMPANY_ADDRESS: settings.shortText(240),
  COMPANY_REGISTRATION: settings.textOrOff(120),
  COMPANY_PHONE: settings.shortText(40),
  PRIVACY_EMAIL: z.optional(settings.mailAddress),
};

type Given = z.infer<z.ZodMiniObject<typeof companyShape>>;

/** Settings that production requires, with the reason for each. */
export const COMPANY_NEEDS = {
  COMPANY_NAME: 'guests must be able to see who runs the shop',
  COMPANY_ADDRESS: 'guests must be able to find your postal address',
  COMPANY_REGISTRATION:
    'guests must be able to find the register and number of your company, such as Chamber of Commerce Sint Maarten 12345. If the company has none, set it to `off`',
  PRIVACY_EMAIL: 'guests must be able to reach the person responsible for their personal data',
} as const;

/** Fills missing settings of a try-out with an obviously fictitious company. */
export function toCompany(given: Given): Company {
  const { COMPANY_REGISTRATION: registration } = given;
  return {
    name: given.COMPANY_NAME ?? demoCompany.name,
    address: given.COMPANY_ADDRESS ?? demoCompany.address,
    registration: registration === undefined ? demoCompany.registration : registration,
    phone: given.COMPANY_PHONE ?? null,
    privacyEmail: given.PRIVACY_EMAIL === undefined ? null : extractAddress(given.PRIVACY_EMAIL),
  };
}
