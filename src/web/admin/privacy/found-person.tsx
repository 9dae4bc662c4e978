import { Download, Eraser } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FoundPersonView } from '#contract/admin/admin-privacy-api.ts';
import type { AdminPrivacyMessages } from '#i18n/catalogues/messages.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { useAdminFormats } from '../layout/admin-formatters.ts';
import { ErasePersonDialog, ExportPersonDialog, type LookedUp } from './person-dialogs.tsx';
import { TitledCard } from '../../shared/page/titled-card.tsx';

type FoundPersonProps = { looked: LookedUp; onErased: (left: FoundPersonView) => void };

export function FoundPerson({ looked, onErased }: FoundPersonProps) {
  const t = useMessages('admin-privacy');
  const { number } = useAdminFormats();
  const [asked, setAsked] = useState<'export' | 'erase' | null>(null);
  const { found, reasonsToKeep, outside } = looked.found;
  const mayErase = reasonsToKeep.length === 0;
  return (
    <div className="grid items-start gap-5 sm:gap-6 xl:grid-cols-2" aria-live="polite">
      <TitledCard title={t.keptOf(looked.email)}>
        <ul className="divide-y divide-line">
          {found.map(({ table, rows }) => (
            <li key={table} className="flex justify-between gap-4 py-2">
              <span>{formatTableName(t, table)}</span>
              <span className="font-semibold tabular-nums">{number(rows)}</span>
            </li>
          ))}
        </ul>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setAsked('export')}>
            <Download aria-hidden="true" className="size-4" />
            {t.export}
          </Button>
          {mayErase && (
            <Button variant="danger" onClick={() => setAsked('erase')}>
              <Eraser aria-hidden="true" className="size-4" />
              {t.erase}
            </Button>
          )}
        </div>
      </TitledCard>
      {mayErase ? (
        <Tasks title={t.elsewhere} tasks={outside} />
      ) : (
        <Tasks title={t.notYet} tasks={reasonsToKeep} />
      )}
      {asked === 'export' && <ExportPersonDialog looked={looked} onClose={() => setAsked(null)} />}
      {asked === 'erase' && (
        <ErasePersonDialog looked={looked} onErased={onErased} onClose={() => setAsked(null)} />
      )}
    </div>
  );
}

/** Lists the manual tasks that remain after an erasure. */
export function ErasedPerson({ left }: { left: FoundPersonView }) {
  const t = useMessages('admin-privacy');
  const box = useRef<HTMLDivElement>(null);
  // Moves the focus, because the pressed button has been removed.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="status" tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <p className="max-w-prose">{t.erasedText}</p>
      <Tasks title={t.stillElsewhere} tasks={left.outside} />
    </div>
  );
}

function Tasks({ title, tasks }: { title: string; tasks: readonly string[] }) {
  return (
    <TitledCard title={title}>
      <ul className="flex list-disc flex-col gap-3 pl-5">
        {tasks.map((task) => (
          <li key={task} className="wrap-anywhere">
            {task}
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

/** Names a kind of entry. Unknown tables appear under their own name. */
function formatTableName(t: AdminPrivacyMessages, table: string): string {
  const names: Readonly<Record<string, string>> = t.tables;
  const plain = table.replaceAll('_', ' ');
  return names[table] ?? `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`;
}
