/** Sea forecast of a chosen day. */
export default {
  forecast: 'Forecast',
  noForecast: 'There is no forecast for this day yet.',
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
  forecastNote: 'By <source>Open-Meteo</source> for the sea around the island. It may change, and your captain decides.',
};
