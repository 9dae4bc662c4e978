import { decodeQR } from 'qr/decode.js';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import booking from '#locales/guest/checkout/booking.en.ts';
import type { Messages } from '#i18n/catalogues/messages.ts';
import trip from '#locales/guest/trip/trip.en.ts';
import { MessagesContext } from '../../shared/language/use-messages.ts';
import { BoardingCode } from './boarding-code.tsx';

it.each(['SXM-7K2QF', 'SXM-00000', 'SXM-ZZZZZ'])(
  'the scanning library reads %s from the code on the trip page',
  async (code) => {
    const card = (
      <MessagesContext value={{ trip, booking } as Messages}>
        <BoardingCode code={code} />
      </MessagesContext>
    );
    const [svg = ''] = /<svg.*?<\/svg>/s.exec(renderToStaticMarkup(card)) ?? [];
    const drawn = sharp(Buffer.from(svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')))
      .resize(240)
      .flatten({ background: '#ffffff' });
    const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
    expect(decodeQR({ ...info, data })).toBe(code);
  },
);
