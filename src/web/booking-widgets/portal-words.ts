/** What the portals, which are English, say where a visitor's page has messages. */
export const portalWords = {
  newDay: 'New day',
  newTime: 'New time',
  done: 'Done',
  goBack: 'Go back',
  noAnswer:
    'No answer came, so we do not know whether it was done. Please check your connection and press again: it is done only once.',
} as const;
