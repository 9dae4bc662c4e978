import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';

type RecoveryCodesProps = { codes: readonly string[]; onSaved: () => void };

/** The codes, as long as this is open. Nobody can show them again. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const [isCopied, setCopied] = useState(false);
  const Icon = isCopied ? Check : Copy;
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className="flex flex-col gap-5">
      <p>
        The second step is on. If you lose your phone, one of these codes lets you in instead; each
        works once. <strong>They are shown only now:</strong> keep them on paper or in a password
        manager.
      </p>
      <ol
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-1 rounded-field bg-shallows p-4 font-mono text-sm sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onSaved}>I have saved them</Button>
        <Button variant="secondary" onClick={() => void copy()}>
          <Icon aria-hidden="true" className="size-4" />
          {isCopied ? 'Copied' : 'Copy all'}
        </Button>
      </div>
    </div>
  );
}
