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
import {
  conflictsQuery,
  connectionQuery,
  useCalendarMutation,
  useOptimisticSetting,
} from './calendar-requests.ts';
import {
  calendarHint,
  disconnectText,
  providerLabel,
  syncOutcomes,
  syncTime,
} from './calendar-texts.ts';
import { ConcernedBoats, type ChosenBoats } from './concerned-boats.tsx';

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

const startOutcomes = {
  failed: 'Connection Failed',
  fallback: 'Failed to start Nylas authentication',
};

function ConnectButton({ label }: { label: string }) {
  const { mutate, running } = useCalendarMutation();
  const connect = () =>
    mutate('connect', startOutcomes, async () => {
      const { authUrl } = await callEndpoint('GET /oauth/nylas/start');
      location.assign(authUrl);
    });
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
  const client = useQueryClient();
  const shownProblem = needsReconnect ? RECONNECT : problem;
  const saveBoats = async (payload: ChosenBoats) => {
    await callEndpoint('PUT /api/operator/calendar/boats', { payload });
    await client.invalidateQueries(connectionQuery());
  };
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
      {shownProblem && (
        <Notice role="status">
          <p>{shownProblem}</p>
        </Notice>
      )}
      {!needsReconnect && <CalendarChoice connection={connection} />}
      <ConcernedBoats boats={boats} chosen={connection.boats} save={saveBoats} />
      <ConnectionActions needsReconnect={needsReconnect} />
    </div>
  );
}

const RECONNECT =
  'Your calendar no longer lets us in. Please connect it again; until then what we last read still counts.';

function CalendarChoice({ connection }: { connection: CalendarConnectionView }) {
  const { mutate } = useCalendarMutation();
  const save = (calendarId: string) =>
    mutate('select', { done: 'Calendar Updated', answers: connectionQuery() }, () =>
      callEndpoint('POST /integrations/nylas/select-calendar', { payload: { calendarId } }),
    );
  const { shown, choose } = useOptimisticSetting(connection.selectedCalendarId ?? '', save);
  const isReadOnly = connection.calendars.find(({ id }) => id === shown)?.isReadOnly ?? false;
  return (
    <SelectField
      label="Calendar"
      hint={calendarHint(isReadOnly)}
      value={shown}
      onChange={(event) => choose(event.target.value)}
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

const OPEN_CONFLICTS =
  'Open questions about its busy times go away with it. Trips you decided to keep stay kept.';

function ConnectionActions({ needsReconnect }: { needsReconnect: boolean }) {
  const { mutate, running } = useCalendarMutation();
  const [isConfirming, setConfirming] = useState(false);
  const { data: conflicts = [] } = useQuery(conflictsQuery());
  const answers = connectionQuery();
  const sync = () =>
    mutate('sync', { ...syncOutcomes, answers }, () =>
      callEndpoint('POST /integrations/nylas/sync'),
    );
  const outcomes = { done: 'Disconnected', failed: 'Disconnect Failed', answers };
  const disconnect = () =>
    mutate('disconnect', outcomes, async () => {
      const connection = await callEndpoint('POST /integrations/nylas/disconnect');
      setConfirming(false);
      return connection;
    });
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
      <Button variant="ghost" onClick={() => setConfirming(true)}>
        Disconnect
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title="Disconnect your calendar?"
          confirmLabel="Disconnect"
          cancelLabel="Keep it connected"
          isPending={running === 'disconnect'}
          pendingLabel="Disconnecting..."
          onConfirm={() => void disconnect()}
          onCancel={() => setConfirming(false)}
        >
          <p>{disconnectText(needsReconnect)}</p>
          {conflicts.length > 0 && <p className="mt-2">{OPEN_CONFLICTS}</p>}
        </ConfirmDialog>
      )}
    </div>
  );
}
