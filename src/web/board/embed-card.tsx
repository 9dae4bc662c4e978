import { MonitorPlay } from 'lucide-react';
import { useSiteFacts } from '../layout/site-settings.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';
import { showToast } from '../ui/toasts.ts';
import { boardPath } from './board-words.ts';

/** For hotels: the board on a screen of theirs, or in their own pages. */
export function EmbedCard({ port, place }: { port: string; place: string }) {
  const { publicUrl } = useSiteFacts();
  const canCopy = useIsHydrated();
  const address = `${boardPath(port)}/embed`;
  const snippet = `<iframe src="${publicUrl}${address}" title="Boat departures from ${place}" width="100%" height="700" loading="lazy"></iframe>`;
  return (
    <Card className="mt-12 grid gap-x-10 gap-y-5 lg:grid-cols-2">
      <div>
        <h2 className="text-xl font-bold">Put this board on your screen or site</h2>
        <p className="mt-2 text-ink-soft">
          It keeps itself current, sets no cookies and costs nothing. For a screen in a lobby, open
          the board alone; for your website, copy this line into your page.
        </p>
        <a
          href={address}
          target="_blank"
          rel="noopener"
          className={`${buttonLook({ variant: 'secondary' })} mt-4`}
        >
          <MonitorPlay aria-hidden="true" className="size-5" /> Open the board alone
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </div>
      <div>
        <label htmlFor="embed-line" className="font-semibold">
          For your website
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
          <Button variant="secondary" className="mt-3" onClick={() => copy(snippet)}>
            Copy
          </Button>
        )}
      </div>
    </Card>
  );
}

function copy(snippet: string): void {
  navigator.clipboard.writeText(snippet).then(
    () => showToast({ title: 'Copied', description: 'Paste it into your page.' }),
    () => showToast({ title: 'Not copied', description: 'Please select the line and copy it.' }),
  );
}
