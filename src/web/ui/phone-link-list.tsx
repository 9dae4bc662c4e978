import { Fragment } from 'react';
import type { PhoneLinkView } from '#contract/fields/phone-link-view.ts';

type PhoneLinksProps = {
  /** As it was typed. */
  phone: string;
  links: readonly PhoneLinkView[];
  className: string;
};

/** A phone as text that calls it; as plain text where it holds no number that can be called. */
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
