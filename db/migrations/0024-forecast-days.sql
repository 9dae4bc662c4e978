-- What a public forecast says of wind, waves and rain around the island, day by day.

create table forecast_days (
  day date primary key,
  wind_knots integer not null check (wind_knots between 0 and 250),
  gust_knots integer not null check (gust_knots between 0 and 250),
  wind_from integer not null check (wind_from between 0 and 359),
  wave_cm integer check (wave_cm between 0 and 3000),
  rain_percent integer check (rain_percent between 0 and 100),
  read_at timestamptz not null
);
comment on table forecast_days is 'forecasts: What the forecast says of the days to come, the strongest of each day.';
comment on column forecast_days.wind_from is 'Where the wind comes from most of the day, in degrees from north, clockwise.';
comment on column forecast_days.wave_cm is 'The highest waves, from trough to crest; null where the forecast says nothing of them.';
comment on column forecast_days.read_at is 'When the forecast service said so.';
