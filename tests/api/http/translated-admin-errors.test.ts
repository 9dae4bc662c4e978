import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminBookingView } from '#contract/admin/admin-booking-api.ts';
import type { EndpointName } from '#contract/endpoints.ts';
import {
  callAdmin,
  newAdmin,
  PASSWORD,
  signInAdmin,
  type AdminCall,
} from '../../support/worlds/admins/admins.ts';
import { bookPaidTrip } from '../../support/worlds/money/money-world.ts';
import {
  addBoat,
  dayAhead,
  createPayingWorld,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';

let world: PayingWorld;
let cookie: string;
beforeAll(async () => {
  world = await createPayingWorld({ LANGUAGES: 'fr,es' });
  const { email } = await newAdmin(world, 'super_admin');
  cookie = await signInAdmin(world, email, PASSWORD);
});
afterAll(() => world.close());

type Refusal = { message: string; fields?: Record<string, string> };

/** Returns the refusal in the language asked for, or in English. */
async function told(name: EndpointName, call: AdminCall, language?: string): Promise<Refusal> {
  const headers = language === undefined ? {} : { 'accept-language': language };
  const { status, body } = await callAdmin<Refusal>(world.baseUrl, name, {
    cookie,
    ...call,
    headers,
  });
  expect(status).toBeGreaterThanOrEqual(400);
  return body;
}

test('admins read refusals in English when no language is asked for', async () => {
  const { message } = await told('adminTakeBackPayout', takeBack('Paid by mistake.'));
  expect(message).toBe('We couldn’t find this payout.');
});

test('admins read refusals in the language asked for', async () => {
  const refusal = takeBack('Paid by mistake.');
  const french = await told('adminTakeBackPayout', refusal, 'fr');
  const spanish = await told('adminTakeBackPayout', refusal, 'es');
  expect(french.message).toBe('Versement introuvable.');
  expect(spanish.message).toBe('No encontramos este pago.');
});

test('admins read the error of each field in the language asked for', async () => {
  const { fields } = await told('adminTakeBackPayout', takeBack(''), 'fr');
  expect(fields).toEqual({ reason: 'Veuillez saisir un motif' });
  const short = { parts: { id: randomUUID() }, payload: { reason: 'No' } };
  const spanish = await told('adminSuspendOperator', short, 'es');
  expect(spanish.fields).toEqual({ reason: 'Escriba un motivo de al menos 5 caracteres' });
  // A field's own message takes precedence over the generic one.
  const long = await told('adminTakeBackPayout', takeBack('x'.repeat(501)), 'fr');
  expect(long.fields).toEqual({ reason: 'Le motif compte au plus 500 caractères' });
});

test('admins read the error of each line of a file in the language asked for', async () => {
  const day = dayAhead(9);
  const csv = `day,ship,arrival,all aboard\n${day},Wind Star,08:00,17:00\n${day},Wind Star,09:00,07:00\n`;
  const { fields } = await told('adminImportPortCalls', { payload: { csv } }, 'fr');
  expect(fields).toEqual({
    csv: 'Rien n’a été importé.\nLigne 3\u00a0: L’heure limite de retour à bord doit être après l’arrivée.',
  });
});

test('admins read a booking’s history, and why a mail is not sent again, in the language asked for', async () => {
  const { bookingId: id } = await bookPaidTrip(world, await addBoat(world));
  const { body } = await callAdmin<AdminBookingView>(world.baseUrl, 'adminBooking', {
    cookie,
    parts: { id },
    headers: { 'accept-language': 'es' },
  });
  expect(body.history.map(({ what, by }) => [what, by])).toEqual(
    expect.arrayContaining([
      ['Plazas guardadas durante el pago', 'Pasajero'],
      ['Pagado: 191,00\u00a0USD', 'Proveedor de pagos'],
    ]),
  );
  const payload = { kind: 'cancelled', recipient: 'visitor' };
  const { message } = await told('adminSendMailAgain', { parts: { id }, payload }, 'es');
  expect(message).toBe('El correo «Cancelación» al pasajero ya no corresponde a esta reserva.');
});

test('a refusal for a missing sign-in is in the admin’s language', async () => {
  const { message } = await told('adminPayouts', { cookie: null }, 'fr');
  expect(message).toBe('Veuillez vous connecter.');
});

function takeBack(reason: string): AdminCall {
  return { parts: { id: randomUUID() }, payload: { reason } };
}
