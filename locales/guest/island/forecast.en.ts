/** Sea forecast of a chosen day. */
export default {
  forecast: 'Forecast',
  noForecast: 'No forecast for this date yet.',
  windFrom: (knots: number, from: string, gusts: number) => `Wind ${knots} knots from the ${from}, gusts ${gusts}`,
  compass: {
    n: 'north',
    ne: 'northeast',
    e: 'east',
    se: 'southeast',
    s: 'south',
    sw: 'southwest',
    w: 'west',
    nw: 'northwest',
  },
  wavesUpTo: (height: string) => `Waves up to ${height}`,
  chanceOfRain: (percent: number) => `Chance of rain ${percent}%`,
  forecastNote: 'Sea forecast from <source>Open-Meteo</source>. Conditions can change, and your captain decides on the day.',
};
