/** Call-offs of a port or the island by admins, and the list of all call-offs. */
export default {
  intro: 'Cancel every trip from a port or the whole island. New bookings stop right away, and each guest chooses another day, another boat or a refund. Operators cancel their own trips themselves.',
  callOff: 'Cancel Trips by Port or Island',
  failed: 'We couldn’t load the canceled trips',
  noneText: 'Canceled trips appear here, with what guests have chosen.',
  table: 'Canceled trips',
  what: 'What',
  why: 'Cause',
  automatic: 'Automatic',
  calledOffAt: 'Canceled on',
  waiting: 'Waiting',
  chooseUntil: 'Guests choose by',
  settled: 'Everyone has chosen',

  scopeText: 'Next, you’ll see who is affected. Nothing is canceled yet. Enter times in Sint Maarten time.',
  island: 'The whole island',
  fromDay: 'From (date)',
  fromTime: 'From (time)',
  untilDay: 'Until (date)',
  untilTime: 'Until (time)',
};
