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
  COMPANY_NAME: 'guests have to be told who runs the shop',
  COMPANY_ADDRESS: 'guests have to be told where whoever runs the shop can be reached by post',
  COMPANY_REGISTRATION:
    'guests have to be told the register and number of the company, such as Chamber of Commerce Sint Maarten 12345 (off, if it has none)',
  PRIVACY_EMAIL: 'guests have to be told who answers for their personal data',
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
