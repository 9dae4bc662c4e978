import { Download } from 'lucide-react';
import { buttonLook } from '../../ui/button.tsx';

type FileLinkProps = {
  href: string;
  /** What is in the file. */
  of: string;
  /** Where one page has several files. */
  label?: string;
};

/** A list as a file, all of it. The browser itself takes it, however long it is. */
export function FileLink({ href, of, label = 'Download CSV' }: FileLinkProps) {
  return (
    <a
      href={href}
      download
      aria-label={`${label}: ${of}`}
      className={buttonLook({ variant: 'secondary', size: 'small' })}
    >
      <Download aria-hidden="true" className="size-4" />
      {label}
    </a>
  );
}

/** The address of a file with what these filters match. */
export function fileOf(path: string, filters: Readonly<Record<string, string>>): string {
  const set = Object.entries(filters).filter(([, value]) => value !== '');
  return set.length === 0 ? path : `${path}?${new URLSearchParams(set).toString()}`;
}
