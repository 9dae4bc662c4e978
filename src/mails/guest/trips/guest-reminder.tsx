import type { ForecastDay } from '#domain/island/forecasts.ts';
import { forecastMessages } from '#i18n/catalogues/forecast-messages.ts';
import { describeForecast } from '#i18n/formats/describe-forecast.ts';
import { AT_DOCK_MINUTES } from '#i18n/site/site-texts.ts';
import { GuestMail, SeeTrip, type TripProps } from '../../parts/guest-mail.tsx';
import type { Sampled } from '../../layout/mail-context.ts';
import { Closing, Fact, Paragraph } from '../../layout/mail-parts.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';
import {
  OperatorFacts,
  DayFacts,
  describePort,
  SmallestNumberNote,
  TripFacts,
} from '../../parts/trip-fact-list.tsx';

type Props = TripProps & {
  isToday: boolean;
  /** True if the departure may still be called off for too few guests. */
  isUndecided: boolean;
  forecast: ForecastDay | null;
};

const sampleForecast = {
  day: sampleTrip.start,
  windKnots: 14,
  gustKnots: 20,
  windFrom: 80,
  waveCm: 120,
  rainPercent: 40,
};

/** Sent the day before the trip, with the details of the day. */
export function GuestReminder({
  context = english,
  trip = sampleTrip,
  isToday = false,
  isUndecided = false,
  forecast = sampleForecast,
}: Sampled<Props>) {
  const { language, t, time } = context;
  const { boat, operator } = trip;
  const about = { context, trip };
  const title = trip.time === null ? boat.name : t.boatAtTime(boat.name, time(trip.time));
  const sea = forecast && describeForecast(language, forecast, forecastMessages[language]);
  return (
    <GuestMail
      {...about}
      subject={(isToday ? t.remindToday : t.remindTomorrow)(title)}
      preview={t.remindShort(describePort(about), trip.code)}
    >
      <Paragraph>
        {(isToday ? t.remindTodayText : t.remindTomorrowText)(boat.name, operator.name)}
      </Paragraph>
      {isUndecided && <SmallestNumberNote {...about} />}
      <TripFacts {...about}>
        <DayFacts {...about} />
        <Fact label={t.seaForecast} value={sea || null} />
        <OperatorFacts {...about} />
      </TripFacts>
      <SeeTrip {...about} />
      <Closing>{t.atDock(AT_DOCK_MINUTES)}</Closing>
    </GuestMail>
  );
}

GuestReminder.samples = { today: { isToday: true } };
