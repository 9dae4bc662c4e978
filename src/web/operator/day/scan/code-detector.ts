/** Part of the Shape Detection API: https://wicg.github.io/shape-detection-api */
export type CodeDetector = {
  detect: (video: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
};
type DetectorKind = {
  new (of: { formats: ['qr_code'] }): CodeDetector;
  getSupportedFormats: () => Promise<readonly string[]>;
};

/** Creates the browser's own detector if it supports QR codes, otherwise the detector of a library. */
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
    throw new CodeReaderUnavailable();
  }
}

/** Thrown if the library cannot be loaded: the device is offline, and the library was not stored with a day. */
export class CodeReaderUnavailable extends Error {}
