import { Fragment } from 'react';
import type { PhoneLinkView } from '#contract/fields/phone-link-view.ts';

type PhoneLinksProps = {
  /** The phone number as typed. */
  phone: string;
  links: readonly PhoneLinkView[];
  className: string;
};

/** Renders a phone number as a link that calls it, or as plain text if it contains no number to call. */
export function PhoneLinks({ phone, links, className }: PhoneLinksProps) {
  if (links.length === 0) return <span className="block wrap-anywhere">{phone}</span>;
  return links.map(({ number, call }) => (
    <Fragment key={call}>
      <a href={call} className={className} translate="no">
        {links.length === 1 ? phone : number}
      </a>{' '}
    </Fragment>
  ));
}
