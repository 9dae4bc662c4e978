import { afterEach, expect, it, vi } from 'vitest';
import { openCodeDetector } from './code-detector.ts';
import { CodeReader } from './code-reader.ts';

afterEach(() => vi.unstubAllGlobals());

const detectorOf = (formats: readonly string[]) =>
  class {
    static getSupportedFormats = () => Promise.resolve(formats);
    detect = () => Promise.resolve([]);
  };

it('a browser that supports QR codes needs no library', async () => {
  const BarcodeDetector = detectorOf(['ean_13', 'qr_code']);
  vi.stubGlobal('window', { BarcodeDetector });
  expect(await openCodeDetector()).toBeInstanceOf(BarcodeDetector);
});

it.each([
  ['has no detector, as on iPhones', {}],
  [
    'has a detector without support for QR codes, as on some desktops',
    { BarcodeDetector: detectorOf([]) },
  ],
])('a library reads QR codes if the browser %s', async (_, window) => {
  vi.stubGlobal('window', window);
  expect(await openCodeDetector()).toBeInstanceOf(CodeReader);
});
