import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, CalendarX2, RefreshCw } from 'lucide-react';
import type { CalendarConnectionView } from '#contract/operator/calendar-api.ts';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import { Notice } from '../../shared/acts/notice.tsx';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../shared/acts/confirm-button.tsx';
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
import { CalendarBoats } from './calendar-boats.tsx';
import { TitledCard } from '../../shared/page/titled-card.tsx';

type ConnectionCardProps = { connection: CalendarConnectionView; boats: OperatorBoatView[] };

/** Shows the connection made through the calendar service (spec 4: calendar connection). */
export function ConnectionCard({ connection, boats }: ConnectionCardProps) {
  const t = useMessages('operator-calendars');
  return (
    <TitledCard title={t.connection} level={3}>
      {connection.connected || connection.needsReconnect ? (
        <Connected connection={connection} boats={boats} />
      ) : (
        <NotConnected />
      )}
    </TitledCard>
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
  const actionMessages = useMessages('portal-actions');
  const { send, isPending } = useCalendarMutation('GET /oauth/nylas/start', {
    failed: actionMessages.connectionFailed,
    fallback: t.connectFailedText,
    onDone: ({ authUrl }) => location.assign(authUrl),
  });
  return (
    <Button onClick={() => void send()} isPending={isPending} pendingLabel={t.connecting}>
      {label}
    </Button>
  );
}

function Connected({ connection, boats }: ConnectionCardProps) {
  const t = useMessages('operator-calendars');
  const formats = useFormats();
  const { provider, email, lastSyncAt, needsReconnect, problem } = connection;
  const shownProblem = needsReconnect ? t.reconnectText : problem;
  const boatsMutation = useCalendarMutation('PUT /api/operator/calendar/boats', {
    invalidates: [connectionQuery()],
  });
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
      <CalendarBoats boats={boats} chosen={connection.boats} save={boatsMutation.send} />
      <ConnectionActions needsReconnect={needsReconnect} />
    </div>
  );
}

function CalendarChoice({ connection }: { connection: CalendarConnectionView }) {
  const t = useMessages('operator-calendars');
  const actionMessages = useMessages('portal-actions');
  const { send } = useCalendarMutation('POST /integrations/nylas/select-calendar', {
    answers: connectionQuery(),
    done: { title: actionMessages.calendarUpdated },
  });
  const { shown, choose } = useOptimisticSetting(
    connection.selectedCalendarId ?? '',
    (calendarId: string) => send({ calendarId }),
  );
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
  const actionMessages = useMessages('portal-actions');
  const { data: conflicts = [] } = useQuery(conflictsQuery());
  const sync = useCalendarMutation('POST /integrations/nylas/sync', {
    ...syncOutcomes(t, actionMessages),
    answers: connectionQuery(),
  });
  const disconnect = useCalendarMutation('POST /integrations/nylas/disconnect', {
    answers: connectionQuery(),
    done: { title: t.disconnected },
    failed: t.disconnectFailed,
  });
  return (
    <div className="flex flex-wrap gap-3">
      {needsReconnect ? (
        <ConnectButton label={t.reconnect} />
      ) : (
        <Button
          variant="secondary"
          onClick={() => void sync.send()}
          isPending={sync.isPending}
          pendingLabel={t.syncing}
        >
          <RefreshCw aria-hidden="true" className="size-5" />
          {t.syncNow}
        </Button>
      )}
      <ConfirmButton
        variant="ghost"
        question={{
          title: t.disconnectTitle,
          description: (
            <>
              <p>{describeDisconnect(t, needsReconnect)}</p>
              {conflicts.length > 0 && <p className="mt-2">{t.openConflicts}</p>}
            </>
          ),
          submitLabel: t.disconnect,
          cancelLabel: t.keepConnected,
          pendingLabel: t.disconnecting,
        }}
        onConfirm={disconnect.send}
      >
        {t.disconnect}
      </ConfirmButton>
    </div>
  );
}
