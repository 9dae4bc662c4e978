/** Call-offs of a port or the island by admins, and the list of all call-offs. */
export default {
  intro: 'When a port or the island cannot sail, nothing more is sold at once, and each guest chooses another day, another boat, or the money. Captains call off their own trips themselves.',
  callOff: 'Call off a port or the island',
  failed: 'The call-offs could not be loaded',
  noneText: 'What captains or admins call off is listed here, with what guests have chosen.',
  table: 'Call-offs',
  what: 'What',
  why: 'Why',
  automatic: 'Automatic',
  calledOffAt: 'Called off',
  waiting: 'Waiting',
  chooseUntil: 'They choose until',
  settled: 'All is settled',

  scopeText: 'First you see whom it concerns. Nothing happens yet. Times are those of the island.',
  island: 'The whole island',
  fromDay: 'From, day',
  fromTime: 'From, time',
  untilDay: 'Until, day',
  untilTime: 'Until, time',
};
