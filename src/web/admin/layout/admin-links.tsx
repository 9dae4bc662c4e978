import { Download } from 'lucide-react';
import { Link } from 'wouter';
import type { PhoneLinkView } from '#contract/fields/phone-link-view.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { getButtonClasses, type ButtonLook } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PhoneLinks } from '../../ui/phone-link-list.tsx';

type EntryLinkProps = {
  list: 'boats' | 'bookings' | 'operators';
  id: string;
  name: string;
  className?: string;
};

const pathOf = {
  boats: portalPaths.adminBoat,
  bookings: portalPaths.adminBooking,
  operators: portalPaths.adminOperator,
};

export function EntryLink({ list, id, name, className }: EntryLinkProps) {
  return (
    <Link href={pathOf[list]({ id })} className={classNames('text-link', className)}>
      <bdi>{name}</bdi>
    </Link>
  );
}

export function MailLink({ email, className }: { email: string; className?: string }) {
  return (
    <a href={`mailto:${email}`} className={classNames('text-link wrap-anywhere', className)}>
      {email}
    </a>
  );
}

export function ContactLinks({ email, phone, phoneLinks = [] }: Contact) {
  return (
    <>
      {email && <MailLink email={email} className="block" />}
      {phone && <PhoneLinks phone={phone} links={phoneLinks} className="text-link block" />}
    </>
  );
}

type Contact = {
  email: string;
  phone: string | null;
  phoneLinks?: readonly PhoneLinkView[];
};

type FileLinkProps = {
  href: string;
  /** Names the file's content in the accessible name. */
  content?: string;
  label?: string;
  size?: ButtonLook['size'];
};

/** Links to a file of any length: the browser streams it to disk. */
export function FileLink({ href, content, size = 'small', ...props }: FileLinkProps) {
  const t = useMessages('admin-layout');
  const actionMessages = useMessages('portal-actions');
  const { label = actionMessages.downloadCsv } = props;
  return (
    <a
      href={href}
      download
      aria-label={content && t.labelOf(label, content)}
      className={getButtonClasses({ variant: 'secondary', size })}
    >
      <Download aria-hidden="true" className="size-4" />
      {label}
    </a>
  );
}
