import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { demoCompany } from '#contract/pages/company.ts';
import type { MailRenderer } from '../../../../src/server/pages/built-pages.ts';
import { expect, test } from '../../../support/browser/journey.ts';

const NARROW = { width: 320, height: 700 };
const BUILT = join(process.cwd(), 'dist/mails/mail-renderer.js');
const site = {
  publicUrl: 'https://boats.example',
  supportEmail: 'help@boats.example',
  company: demoCompany,
};

test.use({ viewport: NARROW });

test('every mail fits a screen of 320 px in all of its languages', async ({ page }) => {
  const { listSamples, renderMail } = (await import(pathToFileURL(BUILT).href)) as MailRenderer;
  const mails = listSamples()
    .filter(({ sample }) => sample === null)
    .map((mail) => ({ name: `${mail.kind} ${mail.language}`, html: renderMail(mail, site).html }));
  await page.setContent(mails[0]?.html ?? '');
  expect(await page.evaluate(findTooWide, mails)).toEqual([]);
});

/** Runs in the page: loading each mail as a page of its own takes a minute. */
function findTooWide(mails: { name: string; html: string }[]): string[] {
  return mails.flatMap(({ name, html }) => {
    const { documentElement } = new DOMParser().parseFromString(html, 'text/html');
    document.documentElement.replaceWith(documentElement);
    const { scrollWidth, clientWidth } = documentElement;
    return scrollWidth > clientWidth ? [`${name}: ${scrollWidth} px`] : [];
  });
}
