import { useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import type { AdminSessionView } from '#contract/admin-account-api.ts';
import { callEndpoint } from '../../api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { showToast } from '../../ui/toasts.ts';
import { formatInstant } from '../layout/date-formatters.ts';
import { FormAlert } from '../layout/form-alert.tsx';
import { useAdminMutation } from '../session/use-admin-form.ts';
import { accountQuery } from './account-queries.ts';

/** The admin's sessions, and a button that ends all others. */
export function OwnSessions({ sessions }: { sessions: readonly AdminSessionView[] }) {
  const client = useQueryClient();
  const { isPending, problem, act } = useAdminMutation();
  const endOthers = async () => {
    const { ended } = await callEndpoint('POST /api/admin/account/sessions/end-others');
    await client.invalidateQueries(accountQuery());
    const description = ended === 1 ? '1 session was ended.' : `${ended} sessions were ended.`;
    showToast({ title: 'Signed out everywhere else', description });
  };
  return (
    <Card>
      <CardTitle>Where you are signed in</CardTitle>
      <ul className="-my-1 divide-y divide-line">
        {sessions.map((session) => (
          <Session key={`${session.begunAt} ${session.isThisOne}`} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="secondary"
          className="mt-5"
          isPending={isPending}
          pendingLabel="Signing out..."
          onClick={() => void act(endOthers)}
        >
          Sign out everywhere else
        </Button>
      )}
      <FormAlert>{problem}</FormAlert>
    </Card>
  );
}

function Session({ session }: { session: AdminSessionView }) {
  return (
    <li className="flex gap-3 py-3">
      <MonitorSmartphone
        aria-hidden="true"
        className="mt-0.5 size-5 shrink-0 text-sea"
        strokeWidth={1.75}
      />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {session.browser}
          {session.isThisOne && <Badge>This browser</Badge>}
        </p>
        <p className="text-sm text-ink-soft wrap-anywhere">
          Signed in {formatInstant(session.begunAt)}, last seen {formatInstant(session.lastSeenAt)},
          from {session.address}
        </p>
      </div>
    </li>
  );
}
