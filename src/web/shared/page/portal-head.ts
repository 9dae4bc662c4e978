import type { Messages } from '#i18n/catalogues/messages.ts';
import type { PageContext, PageHead } from './define-page.ts';

export type PortalTitle = keyof Messages['portal-shared']['titles'];

export function portalHead(title: PortalTitle) {
  return ({ messages }: Pick<PageContext, 'messages'>): PageHead => ({
    title: messages['portal-shared'].titles[title],
  });
}
