import { randomUUID } from 'node:crypto';
import { addMonths, getMonth } from '#domain/time/days.ts';
import { dayAhead } from '../guests/paying-world.ts';

const month = addMonths(getMonth(dayAhead(0)), 20);
const aNightFarAhead = {
  port: 'sxm-cupecoy',
  from: { day: `${month}-01`, time: '22:00' },
  until: { day: `${month}-01`, time: '23:00' },
};

/** Calls with existing targets, so that only the caller can be the reason for a rejection. */
export const adminCallOffCalls = {
  adminCallOffs: () => ({}),
  adminCallOffPorts: () => ({}),
  adminCallOffPreview: () => ({ payload: aNightFarAhead }),
  adminCallOff: () => ({
    payload: { ...aNightFarAhead, reason: 'weather', note: '', requestKey: randomUUID() },
  }),
};
