import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailRecipient } from '#domain/bookings/mail-kinds.ts';
import { languages, type Language } from '#i18n/languages/languages.ts';
import { portalLanguages } from '#i18n/languages/portal-languages.ts';
import { mails, type MailComponent, type Mails } from './all-mails.ts';
import { findParts } from './layout/find-parts.ts';
import { createMailContext, type MailSite } from './layout/mail-context.ts';
import type { MailProps } from './layout/mail.tsx';

/** Names a mail's component, the language to render it in, and the data to show. */
export type MailOrder = {
  kind: keyof Mails;
  recipient: MailRecipient;
  language: Language;
  /** Missing props fall back to sample values. */
  data: object;
};

/** Renderer that the server uses; in development it loads changed sources. */
export type RenderMail = (order: MailOrder, site: MailSite) => Promise<RenderedMail>;

export type RenderedMail = { subject: string; text: string; html: string };

/** Renders both forms of a mail from one tree of elements. */
export function renderMail({ language, data, ...name }: MailOrder, site: MailSite): RenderedMail {
  const component = findComponent(name) as FunctionComponent<object>;
  const props = { ...data, context: createMailContext(language, site) };
  const element = createElement(component, props);
  const [mail] = findParts(element);
  if (!mail) throw new Error(`The mail ${name.kind} is empty.`);
  return {
    subject: (mail.props as MailProps).subject,
    text: mail.type.toText(mail.props, language),
    html: `<!doctype html>${renderToStaticMarkup(element)}`,
  };
}

type MailName = Pick<MailOrder, 'kind' | 'recipient'>;

function findComponent({ kind, recipient }: MailName): MailComponent {
  const component = (mails[kind] as Partial<Record<MailRecipient, MailComponent>>)[recipient];
  if (!component) throw new Error(`No "${kind}" mail exists for recipient "${recipient}".`);
  return component;
}

/** A mail with its sample values, in one of its languages. */
export type SampleMail = MailOrder & {
  /** Null for the defaults of the component. */
  sample: string | null;
};

/** Lists every mail with each of its samples, in all of its languages. */
export function listSamples(): SampleMail[] {
  return Object.entries(mails).flatMap(([kind, byRecipient]) =>
    Object.entries(byRecipient).flatMap(([recipient, component]: [string, MailComponent]) => {
      const name = { kind, recipient } as MailName;
      return languagesOfMails[name.recipient].flatMap((language) => [
        { ...name, language, sample: null, data: {} },
        ...Object.entries(component.samples ?? {}).map(([sample, data]) => ({
          ...name,
          language,
          sample,
          data,
        })),
      ]);
    }),
  );
}

const languagesOfMails: Readonly<Record<MailRecipient, readonly Language[]>> = {
  visitor: languages,
  operator: portalLanguages,
  admin: ['en'],
  platform: ['en'],
};
