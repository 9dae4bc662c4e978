/** What reads codes from pictures: https://wicg.github.io/shape-detection-api */
export type CodeDetector = {
  detect: (video: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
};
type DetectorKind = {
  new (of: { formats: ['qr_code'] }): CodeDetector;
  getSupportedFormats: () => Promise<readonly string[]>;
};

/** The browser's own where it reads QR codes (having a detector does not mean that), else a library's. */
export async function openCodeDetector(): Promise<CodeDetector> {
  const { BarcodeDetector: Own } = window as { BarcodeDetector?: DetectorKind };
  const known = await Own?.getSupportedFormats().catch((): string[] => []);
  const Detector = Own && known?.includes('qr_code') ? Own : await loadLibrary();
  return new Detector({ formats: ['qr_code'] });
}

async function loadLibrary(): Promise<DetectorKind> {
  try {
    return (await import('./code-reader.ts')).CodeReader;
  } catch {
    throw new ReaderIsAway();
  }
}

/** The library could not be loaded: there is no network, and no day was kept yet. */
export class ReaderIsAway extends Error {}
