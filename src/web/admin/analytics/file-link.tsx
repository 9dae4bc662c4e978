import { Download } from 'lucide-react';
import type { FigureTable } from '#contract/admin-analytics-query.ts';
import { buttonLook } from '../../ui/button.tsx';
import type { FigureWish } from './figure-wish.ts';
import { fileAddress } from './figures-query.ts';

type FileLinkProps = { wish: FigureWish; table: FigureTable; of: string };

/** A table as a file, all of it. The browser itself takes it, however long it is. */
export function FileLink({ wish, table, of }: FileLinkProps) {
  return (
    <a
      href={fileAddress(wish, table)}
      download
      aria-label={`Download CSV: ${of}`}
      className={buttonLook({ variant: 'secondary', size: 'small' })}
    >
      <Download aria-hidden="true" className="size-4" />
      Download CSV
    </a>
  );
}
