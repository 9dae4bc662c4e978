import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarCheck, CalendarX2, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { CalendarConnectionView } from '#contract/calendar-api.ts';
import type { OperatorBoatView } from '#contract/operator-boat-api.ts';
import { callEndpoint } from '../../api.ts';
import { Notice } from '../../booking-widgets/notice.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/form-field.tsx';
import { conflictsQuery, connectionQuery } from './calendar-queries.ts';
import { calendarHint, disconnectWords, providerLabel, syncTime } from './calendar-words.ts';
import { ConcernedBoats } from './concerned-boats.tsx';
import { useCalendarMutation } from './use-calendar-mutation.ts';
import { useOptimisticSetting } from './use-optimistic-setting.ts';

type ConnectionCardProps = { connection: CalendarConnectionView; boats: OperatorBoatView[] };

/** The connection through the calendar service (spec 4: calendar connection). */
export function ConnectionCard({ connection, boats }: ConnectionCardProps) {
  return (
    <Card>
      <CardTitle level={3}>Calendar Connection</CardTitle>
      {connection.connected || connection.needsReconnect ? (
        <Connected connection={connection} boats={boats} />
      ) : (
        <NotConnected />
      )}
    </Card>
  );
}

function NotConnected() {
  return (
    <>
      <p className="mb-4 flex items-center gap-2 font-semibold">
        <CalendarX2 aria-hidden="true" className="size-5 text-ink-soft" />
        Not connected
      </p>
      <p className="mb-5 text-ink-soft">
        Connect Google Calendar, Microsoft Outlook or Apple iCloud. We read when you are busy and
        write your bookings into it.
      </p>
      <ConnectButton label="Connect Calendar" />
    </>
  );
}

const startFailed = {
  failed: 'Connection Failed',
  fallback: 'Failed to start Nylas authentication',
};

function ConnectButton({ label }: { label: string }) {
  const { act, running } = useCalendarMutation();
  const connect = () =>
    act(
      'connect',
      startFailed,
      () => callEndpoint('GET /oauth/nylas/start'),
      ({ authUrl }) => location.assign(authUrl),
    );
  return (
    <Button
      onClick={() => void connect()}
      isPending={running !== null}
      pendingLabel="Connecting..."
    >
      {label}
    </Button>
  );
}

function Connected({ connection, boats }: ConnectionCardProps) {
  const { provider, email, lastSyncAt, needsReconnect, problem } = connection;
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <CalendarCheck aria-hidden="true" className="size-5 text-sea" />
          {providerLabel(provider)}
          <Badge tone={needsReconnect ? 'danger' : 'plain'}>
            {needsReconnect ? 'Reconnect needed' : 'Connected'}
          </Badge>
        </p>
        <p className="mt-1 wrap-anywhere text-ink-soft">{email}</p>
        <p className="mt-1 text-sm text-ink-soft">
          Last sync: {lastSyncAt ? syncTime(lastSyncAt) : 'never'}
        </p>
      </div>
      {needsReconnect && (
        <Notice role="status">
          <p>
            Your calendar no longer lets us in. Please connect it again; until then what we last
            read still counts.
          </p>
        </Notice>
      )}
      {!needsReconnect && problem && (
        <Notice role="status">
          <p>{problem}</p>
        </Notice>
      )}
      {!needsReconnect && <CalendarChoice connection={connection} />}
      <ConcernedBoats
        boats={boats}
        chosen={connection.boats}
        call="PUT /api/operator/calendar/boats"
        queryKey={connectionQuery().queryKey}
      />
      <ConnectionActions needsReconnect={needsReconnect} />
    </div>
  );
}

const updateWords = {
  done: 'Calendar Updated',
  failed: 'Update Failed',
  fallback: 'Please try again.',
};

function CalendarChoice({ connection }: { connection: CalendarConnectionView }) {
  const client = useQueryClient();
  const { act } = useCalendarMutation();
  const choose = (calendarId: string) =>
    act(
      'select',
      updateWords,
      () => callEndpoint('POST /integrations/nylas/select-calendar', { payload: { calendarId } }),
      (changed) => client.setQueryData(connectionQuery().queryKey, changed),
    );
  const { shown, input } = useOptimisticSetting(connection.selectedCalendarId ?? '', choose);
  const isReadOnly = connection.calendars.find(({ id }) => id === shown)?.isReadOnly ?? false;
  return (
    <SelectField
      label="Calendar"
      hint={calendarHint(isReadOnly)}
      value={shown}
      onChange={(event) => input(event.target.value)}
    >
      {connection.selectedCalendarId === null && <option value="">Choose a calendar</option>}
      {connection.calendars.map(({ id, name, isPrimary }) => (
        <option key={id} value={id}>
          {name}
          {isPrimary ? ' (primary)' : ''}
        </option>
      ))}
    </SelectField>
  );
}

const syncWords = {
  done: 'Sync Successful',
  failed: 'Sync Failed',
  fallback: 'Please try again in a minute.',
};
const leaveWords = {
  done: 'Disconnected',
  failed: 'Disconnect Failed',
  fallback: 'Please try again.',
};

const openQuestionsNote =
  'Open questions about its busy times go away with it. Trips you decided to keep stay kept.';

function ConnectionActions({ needsReconnect }: { needsReconnect: boolean }) {
  const client = useQueryClient();
  const { act, running } = useCalendarMutation();
  const [isConfirming, setAsking] = useState(false);
  const { data: conflicts = [] } = useQuery(conflictsQuery());
  const keep = (changed: CalendarConnectionView) =>
    client.setQueryData(connectionQuery().queryKey, changed);
  const sync = () =>
    act('sync', syncWords, () => callEndpoint('POST /integrations/nylas/sync'), keep);
  const leave = async () => {
    const ask = () => callEndpoint('POST /integrations/nylas/disconnect');
    if (await act('leave', leaveWords, ask, keep)) setAsking(false);
  };
  return (
    <div className="flex flex-wrap gap-3">
      {needsReconnect ? (
        <ConnectButton label="Reconnect" />
      ) : (
        <Button
          variant="secondary"
          onClick={() => void sync()}
          isPending={running === 'sync'}
          pendingLabel="Syncing..."
        >
          <RefreshCw aria-hidden="true" className="size-5" />
          Sync now
        </Button>
      )}
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Disconnect
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title="Disconnect your calendar?"
          confirmLabel="Disconnect"
          cancelLabel="Keep it connected"
          isPending={running === 'leave'}
          pendingLabel="Disconnecting..."
          onConfirm={() => void leave()}
          onCancel={() => setAsking(false)}
        >
          <p>{disconnectWords(needsReconnect)}</p>
          {conflicts.length > 0 && <p className="mt-2">{openQuestionsNote}</p>}
        </ConfirmDialog>
      )}
    </div>
  );
}
