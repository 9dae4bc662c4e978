import { ScanLine } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useIsHydrated } from '../../ui/hydrated.ts';

/** What browsers that read codes bring (not all do): https://wicg.github.io/shape-detection-api */
type BarcodeDetector = { detect: (video: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type ScanningWindow = { BarcodeDetector?: new (of: { formats: string[] }) => BarcodeDetector };

/** Whether this browser reads codes, and the page may ask for a camera. */
export function useCanScan(): boolean {
  return useIsHydrated() && 'BarcodeDetector' in window && 'mediaDevices' in navigator;
}

/** Reads a guest's QR code with the camera. */
export function ScanButton({ onText }: { onText: (text: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <ScanLine aria-hidden="true" className="size-5" />
        Scan
      </Button>
      {isOpen && (
        <Scanner
          onClose={() => setOpen(false)}
          onText={(text) => {
            setOpen(false);
            onText(text);
          }}
        />
      )}
    </>
  );
}

type ScannerProps = { onText: (text: string) => void; onClose: () => void };

function Scanner({ onText, onClose }: ScannerProps) {
  const [isRefused, setRefused] = useState(false);
  return (
    <Dialog title="Scan a guest’s code" onClose={onClose}>
      {isRefused ? (
        <p role="alert" className="mt-2 font-medium text-danger">
          The camera cannot be used. Please allow it for this page, or type the code.
        </p>
      ) : (
        <>
          <Camera onText={onText} onRefused={() => setRefused(true)} />
          <p className="mt-3 text-ink-soft">Hold the code in front of the camera.</p>
        </>
      )}
    </Dialog>
  );
}

type CameraProps = { onText: (text: string) => void; onRefused: () => void };

/** A component of its own: a dialog's content is there later than the dialog. */
function Camera(props: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const watching = new AbortController();
    watchCamera(video.current, watching.signal).then(
      (text) => text !== null && latest.current.onText(text),
      () => latest.current.onRefused(),
    );
    return () => watching.abort();
  }, []);
  return <video ref={video} muted playsInline className="mt-2 w-full rounded-field bg-deep" />;
}

/** The first text that the camera sees; null once nobody wants it any more. */
async function watchCamera(
  video: HTMLVideoElement | null,
  signal: AbortSignal,
): Promise<string | null> {
  const { BarcodeDetector: Detector } = window as ScanningWindow;
  if (!video || !Detector) return null;
  const detector = new Detector({ formats: ['qr_code'] });
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
  });
  try {
    video.srcObject = stream;
    await video.play();
    while (!signal.aborted) {
      const [code] = await detector.detect(video);
      if (code) return signal.aborted ? null : code.rawValue;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
    return null;
  } catch (error) {
    // Closed before the picture came.
    if (signal.aborted) return null;
    throw error;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

const LOOK_EVERY_MS = 200;
