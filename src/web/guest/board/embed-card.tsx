import { MonitorPlay } from 'lucide-react';
import type { BoardMessages } from '#i18n/catalogues/messages.ts';
import { useAddress } from '../../shared/language/use-address.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useSiteFacts } from '../../shared/site/site-settings.tsx';
import { Button, getButtonClasses } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useIsHydrated } from '../../ui/hydrated.ts';
import { showToast } from '../../ui/toasts.ts';
import { boardPath } from './describe-board.ts';

/** Shows hotels how to put the board on a screen or on their own pages. */
export function EmbedCard({ port, place }: { port: string; place: string }) {
  const t = useMessages('board');
  const localizeAddress = useAddress();
  const { publicUrl } = useSiteFacts();
  const canCopy = useIsHydrated();
  const address = localizeAddress(`${boardPath(port)}/embed`);
  const snippet = `<iframe src="${publicUrl}${address}" title="${t.frameTitle(place)}" width="100%" height="700" loading="lazy"></iframe>`;
  return (
    <Card className="mt-12 grid gap-x-10 gap-y-5 lg:grid-cols-2">
      <div>
        <h2 className="text-xl font-bold">{t.embed}</h2>
        <p className="mt-2 text-ink-soft">{t.embedText}</p>
        <a
          href={address}
          target="_blank"
          rel="noopener"
          className={`${getButtonClasses({ variant: 'secondary' })} mt-4`}
        >
          <MonitorPlay aria-hidden="true" className="size-5" /> {t.openAlone}
          <span className="sr-only">{t.newTab}</span>
        </a>
      </div>
      <div>
        <label htmlFor="embed-line" className="font-semibold">
          {t.forWebsite}
        </label>
        <textarea
          id="embed-line"
          readOnly
          rows={4}
          spellCheck={false}
          value={snippet}
          className="control mt-2 font-mono text-sm"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        {canCopy && (
          <Button variant="secondary" className="mt-3" onClick={() => copy(t, snippet)}>
            {t.copy}
          </Button>
        )}
      </div>
    </Card>
  );
}

function copy(t: BoardMessages, snippet: string): void {
  navigator.clipboard.writeText(snippet).then(
    () => showToast({ title: t.copied, description: t.paste }),
    () => showToast({ title: t.notCopied, description: t.selectIt }),
  );
}
