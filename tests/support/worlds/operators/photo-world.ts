import sharp, { type Metadata } from 'sharp';
import type { OperatorBoatView, OwnImageView } from '#contract/operator/boats/operator-boat-api.ts';
import { boatForm, call, newOperator, type OperatorWorld } from './operators.ts';
import type { Answer } from '../guests/visitors.ts';

export type Operator = { token: string; boat: OperatorBoatView };

/** Creates an operator with one boat: a draft without photos. */
export async function operatorWithBoat(world: OperatorWorld): Promise<Operator> {
  const { token } = await newOperator(world);
  const { body } = await call<OperatorBoatView>(world.baseUrl, 'createBoat', {
    token,
    payload: boatForm(),
  });
  return { token, boat: body };
}

export type Upload = { name?: string; type?: string; field?: string };

/** Uploads a file like the portal, with any name and content type. */
export async function upload(
  world: { baseUrl: string },
  { token, boat }: Operator,
  bytes: Uint8Array,
  { name = 'Reef.jpg', type = 'image/jpeg', field = 'photo' }: Upload = {},
): Promise<Answer<OwnImageView[]> & { title: unknown }> {
  const form = new FormData();
  form.append(field, new File([new Uint8Array(bytes)], name, { type }));
  const answer = await fetch(`${world.baseUrl}/api/operator/boats/${boat.id}/photos`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const body = (await answer.json()) as OwnImageView[] & {
    message?: string;
    facts?: { title: unknown };
  };
  const { status, headers } = answer;
  return { status, headers, body, message: body.message ?? '', title: body.facts?.title };
}

/** Reads the boat's photos as its operator. */
export async function listPhotos(
  world: { baseUrl: string },
  operator: Operator,
): Promise<OwnImageView[]> {
  const { token, boat } = operator;
  const { body } = await call<OperatorBoatView>(world.baseUrl, 'operatorBoat', {
    token,
    parts: { id: boat.id },
  });
  return body.images;
}

export const suffixes = ['-480.avif', '-960.avif', '-1600.avif', '-960.webp', '-960.jpg'] as const;

export type Served = { suffix: string; bytes: Buffer; metadata: Metadata; headers: Headers };

export async function servedVariants(
  world: { baseUrl: string },
  photo: { path: string },
): Promise<Served[]> {
  const served: Served[] = [];
  for (const suffix of suffixes) {
    const answer = await fetch(`${world.baseUrl}${photo.path}${suffix}`);
    if (!answer.ok) throw new Error(`${photo.path}${suffix} was answered ${answer.status}.`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const metadata = await sharp(bytes).metadata();
    served.push({ suffix, bytes, metadata, headers: answer.headers });
  }
  return served;
}

/** Reads the red, green and blue values of a pixel. */
export async function colourAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const area = sharp(bytes).removeAlpha().extract({ left, top, width: 1, height: 1 });
  return [...(await area.raw().toBuffer())];
}
