import { dayAhead } from './paying-world.ts';

/** A valid checkout form. */
export const validFields = {
  customerName: 'Ana Boat',
  customerEmail: 'ana@example.com',
  customerPhone: '',
  specialRequests: '',
  termsAccepted: 'on',
  amountCents: '19100',
};

/** A page in response to a form. */
export type ShownPage = { status: number; headers: Headers; html: string };

/** Returns the path of a checkout, by default for two seats on the morning departure at $95.50 each. */
export function bookAddress(boatId: string, asked: Record<string, string> = {}): string {
  const trip = { date: dayAhead(), time: '09:00', groupSize: '2', mode: 'perSeat', ...asked };
  return `/book/${boatId}?${new URLSearchParams({ boat: boatId, ...trip }).toString()}`;
}

/** Submits a form like a browser without JavaScript; does not follow redirects. */
export async function postForm(
  address: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<ShownPage> {
  const body = new URLSearchParams(fields);
  return read(await fetch(address, { method: 'POST', body, headers, redirect: 'manual' }));
}

export async function readPage(address: string): Promise<ShownPage> {
  return read(await fetch(address, { headers: { accept: 'text/html' }, redirect: 'manual' }));
}

async function read(answer: Response): Promise<ShownPage> {
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

/** Returns the tag of the field with this name. */
export function readField({ html }: ShownPage, name: string): string {
  const tag = [...html.matchAll(/<(?:input|textarea)\b(?:"[^"]*"|[^>])*>/g)].find(([found]) =>
    found.includes(` name="${name}"`),
  );
  if (!tag) throw new Error(`The page has no field called ${name}.`);
  return tag[0];
}

/** Returns the error message that a field refers to; null if the field is valid. */
export function errorAt(page: ShownPage, name: string): string | null {
  const field = readField(page, name);
  if (!field.includes('aria-invalid="true"')) return null;
  const id = /aria-describedby="(\S+-error)/.exec(field)?.[1] ?? 'none';
  return textAfter(page.html, `id="${id}"`);
}

export function readAlert({ html }: ShownPage): string {
  const alert = /role="alert"[^]*?<\/div><\/div>/.exec(html)?.[0] ?? '';
  return stripTags(alert.replace(/^[^>]*>/, ''));
}

function textAfter(html: string, mark: string): string {
  const rest = html.slice(html.indexOf(mark));
  return stripTags(rest.slice(rest.indexOf('>') + 1, rest.indexOf('</p>')));
}

function stripTags(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
