import type { Sampled } from '../../layout/mail-context.ts';
import { paths } from '#contract/pages/paths.ts';
import { Mail } from '../../layout/mail.tsx';
import { Action, Closing, Paragraph } from '../../layout/mail-parts.tsx';
import { english } from '../../parts/sample-trip.ts';

/** Sent to a visitor who asked for help with choosing a boat. */
export function GuestHelpAsked({ context = english }: Sampled<object>) {
  const { t, site, url } = context;
  return (
    <Mail context={context} subject={t.helpAsked} preview={t.helpAskedShort} greeting={t.helloYou}>
      <Paragraph>{t.helpAskedText}</Paragraph>
      <Paragraph>{t.helpTellUs(site.supportEmail)}</Paragraph>
      <Action label={t.seeBoats} url={url(paths.listing())} />
      <Closing>{t.whyThisMail(site.publicUrl)}</Closing>
    </Mail>
  );
}
