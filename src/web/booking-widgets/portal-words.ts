/** What the portals, which are English, say where a visitor's page has messages. */
export const portalWords = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  newDay: 'New day',
  newTime: 'New time',
  done: 'Done',
  goBack: 'Go back',
  noAnswer:
    'No answer came, so we do not know whether it was done. Please check your connection and press again: it is done only once.',
} as const;

export const weekdays = [
  { short: 'Sun', long: 'Sunday' },
  { short: 'Mon', long: 'Monday' },
  { short: 'Tue', long: 'Tuesday' },
  { short: 'Wed', long: 'Wednesday' },
  { short: 'Thu', long: 'Thursday' },
  { short: 'Fri', long: 'Friday' },
  { short: 'Sat', long: 'Saturday' },
] as const;
