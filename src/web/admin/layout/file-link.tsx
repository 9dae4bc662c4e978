import { Download } from 'lucide-react';
import { buttonLook } from '../../ui/button.tsx';

type FileLinkProps = {
  href: string;
  /** The content of the file, for its accessible name. */
  of: string;
  /** For pages with several downloads. */
  label?: string;
};

/** Downloads a whole list; the browser streams it, so its length does not matter. */
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

/** The address of a CSV export with these filters. */
export function fileOf(path: string, filters: Readonly<Record<string, string>>): string {
  const set = Object.entries(filters).filter(([, value]) => value !== '');
  return set.length === 0 ? path : `${path}?${new URLSearchParams(set).toString()}`;
}
