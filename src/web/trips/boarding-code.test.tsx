import { decodeQR } from 'qr/decode.js';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { BoardingCode } from './boarding-code.tsx';

it.each(['SXM-7K2QF', 'SXM-00000', 'SXM-ZZZZZ'])(
  'the library of the dock reads %s from the code on the trip’s page',
  async (code) => {
    const [svg = ''] =
      /<svg.*?<\/svg>/s.exec(renderToStaticMarkup(<BoardingCode code={code} />)) ?? [];
    const drawn = sharp(Buffer.from(svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')))
      .resize(240)
      .flatten({ background: '#ffffff' });
    const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
    expect(decodeQR({ ...info, data })).toBe(code);
  },
);
