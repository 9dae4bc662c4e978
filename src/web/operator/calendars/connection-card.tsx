import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarCheck, CalendarX2, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { CalendarConnectionView } from '#contract/operator/calendar-api.ts';
import type { OperatorBoatView } from '#contract/operator/operator-boat-api.ts';
import { callEndpoint } from '../../api.ts';
import { Notice } from '../../shared/acts/notice.tsx';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useTranslateError } from '../../shared/language/use-translate-error.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../forms/form-field.tsx';
import {
  conflictsQuery,
  connectionQuery,
  useCalendarMutation,
  useOptimisticSetting,
} from './calendar-requests.ts';
import {
  calendarHint,
  describeDisconnect,
  providerLabel,
  syncOutcomes,
  syncTime,
} from './calendar-texts.ts';
import { ConcernedBoats, type ChosenBoats } from './concerned-boats.tsx';

type ConnectionCardProps = { connection: CalendarConnectionView; boats: OperatorBoatView[] };

/** Shows the connection through the calendar service (spec 4: calendar connection). */
export function ConnectionCard({ connection, boats }: ConnectionCardProps) {
  const t = useMessages('operator-calendars');
  return (
    <Card>
      <CardTitle level={3}>{t.connection}</CardTitle>
      {connection.connected || connection.needsReconnect ? (
        <Connected connection={connection} boats={boats} />
      ) : (
        <NotConnected />
      )}
    </Card>
  );
}

function NotConnected() {
  const t = useMessages('operator-calendars');
  return (
    <>
      <p className="mb-4 flex items-center gap-2 font-semibold">
        <CalendarX2 aria-hidden="true" className="size-5 text-ink-soft" />
        {t.notConnected}
      </p>
      <p className="mb-5 text-ink-soft">{t.connectText}</p>
      <ConnectButton label={t.connect} />
    </>
  );
}

function ConnectButton({ label }: { label: string }) {
  const t = useMessages('operator-calendars');
  const acts = useMessages('portal-acts');
  const { mutate, running } = useCalendarMutation();
  const outcomes = { failed: acts.connectionFailed, fallback: t.connectFailedText };
  const connect = () =>
    mutate('connect', outcomes, async () => {
      const { authUrl } = await callEndpoint('GET /oauth/nylas/start');
      location.assign(authUrl);
    });
  return (
    <Button onClick={() => void connect()} isPending={running !== null} pendingLabel={t.connecting}>
      {label}
    </Button>
  );
}

function Connected({ connection, boats }: ConnectionCardProps) {
  const t = useMessages('operator-calendars');
  const formats = useFormats();
  const translateError = useTranslateError();
  const { provider, email, lastSyncAt, needsReconnect, problem } = connection;
  const client = useQueryClient();
  const shownProblem = needsReconnect ? t.reconnectText : problem && translateError(problem);
  const saveBoats = async (payload: ChosenBoats) => {
    await callEndpoint('PUT /api/operator/calendar/boats', { payload });
    await client.invalidateQueries(connectionQuery());
  };
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <CalendarCheck aria-hidden="true" className="size-5 text-sea" />
          {providerLabel(t, provider)}
          <Badge tone={needsReconnect ? 'danger' : 'plain'}>
            {needsReconnect ? t.reconnectNeeded : t.connected}
          </Badge>
        </p>
        <p className="mt-1 wrap-anywhere text-ink-soft">{email}</p>
        <p className="mt-1 text-sm text-ink-soft">
          {t.lastSync(lastSyncAt ? syncTime(formats, lastSyncAt) : t.never)}
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

function CalendarChoice({ connection }: { connection: CalendarConnectionView }) {
  const t = useMessages('operator-calendars');
  const acts = useMessages('portal-acts');
  const { mutate } = useCalendarMutation();
  const save = (calendarId: string) =>
    mutate('select', { done: acts.calendarUpdated, answers: connectionQuery() }, () =>
      callEndpoint('POST /integrations/nylas/select-calendar', { payload: { calendarId } }),
    );
  const { shown, choose } = useOptimisticSetting(connection.selectedCalendarId ?? '', save);
  const isReadOnly = connection.calendars.find(({ id }) => id === shown)?.isReadOnly ?? false;
  return (
    <SelectField
      label={t.calendar}
      hint={calendarHint(t, isReadOnly)}
      value={shown}
      onChange={(event) => choose(event.target.value)}
    >
      {connection.selectedCalendarId === null && <option value="">{t.chooseCalendar}</option>}
      {connection.calendars.map(({ id, name, isPrimary }) => (
        <option key={id} value={id}>
          {isPrimary ? t.primary(name) : name}
        </option>
      ))}
    </SelectField>
  );
}

function ConnectionActions({ needsReconnect }: { needsReconnect: boolean }) {
  const t = useMessages('operator-calendars');
  const acts = useMessages('portal-acts');
  const { mutate, running } = useCalendarMutation();
  const [isConfirming, setConfirming] = useState(false);
  const { data: conflicts = [] } = useQuery(conflictsQuery());
  const answers = connectionQuery();
  const sync = () =>
    mutate('sync', { ...syncOutcomes(t, acts), answers }, () =>
      callEndpoint('POST /integrations/nylas/sync'),
    );
  const outcomes = { done: t.disconnected, failed: t.disconnectFailed, answers };
  const disconnect = () =>
    mutate('disconnect', outcomes, async () => {
      const connection = await callEndpoint('POST /integrations/nylas/disconnect');
      setConfirming(false);
      return connection;
    });
  return (
    <div className="flex flex-wrap gap-3">
      {needsReconnect ? (
        <ConnectButton label={t.reconnect} />
      ) : (
        <Button
          variant="secondary"
          onClick={() => void sync()}
          isPending={running === 'sync'}
          pendingLabel={t.syncing}
        >
          <RefreshCw aria-hidden="true" className="size-5" />
          {t.syncNow}
        </Button>
      )}
      <Button variant="ghost" onClick={() => setConfirming(true)}>
        {t.disconnect}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={t.disconnectTitle}
          confirmLabel={t.disconnect}
          cancelLabel={t.keepConnected}
          isPending={running === 'disconnect'}
          pendingLabel={t.disconnecting}
          onConfirm={() => void disconnect()}
          onCancel={() => setConfirming(false)}
        >
          <p>{describeDisconnect(t, needsReconnect)}</p>
          {conflicts.length > 0 && <p className="mt-2">{t.openConflicts}</p>}
        </ConfirmDialog>
      )}
    </div>
  );
}
