import { ScanLine } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { OperatorDayMessages } from '#i18n/catalogues/messages.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useIsHydrated } from '../../../ui/hydrated.ts';
import { openCodeDetector, CodeReaderUnavailable } from './code-detector.ts';

/** True if the page may ask for a camera. */
export function useCanScan(): boolean {
  return useIsHydrated() && 'mediaDevices' in navigator;
}

export function ScanButton({ onText }: { onText: (text: string) => void }) {
  const t = useMessages('operator-day');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <ScanLine aria-hidden="true" className="size-5" />
        {t.scan}
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
  const t = useMessages('operator-day');
  const [fault, setFault] = useState<string | null>(null);
  return (
    <Dialog title={t.scanTitle} onClose={onClose}>
      {fault !== null ? (
        <p role="alert" className="mt-2 font-medium text-danger">
          {fault}
        </p>
      ) : (
        <>
          <Camera onText={onText} onFault={(error) => setFault(describeFault(t, error))} />
          <p className="mt-3 text-ink-soft">{t.scanText}</p>
        </>
      )}
    </Dialog>
  );
}

function describeFault(t: OperatorDayMessages, error: unknown): string {
  return error instanceof CodeReaderUnavailable ? t.readerIsAway : t.noCamera;
}

type CameraProps = { onText: (text: string) => void; onFault: (error: unknown) => void };

/** A separate component, because a dialog's content mounts after the dialog. */
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
      (error: unknown) => latest.current.onFault(error),
    );
    return () => watching.abort();
  }, []);
  return <video ref={video} muted playsInline className="mt-2 w-full rounded-field bg-deep" />;
}

/** Resolves to the first text that the camera reads; null after an abort. */
async function watchCamera(
  video: HTMLVideoElement | null,
  signal: AbortSignal,
): Promise<string | null> {
  if (!video) return null;
  const detector = await openCodeDetector();
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
    // Ignores the error: the dialog was closed before the camera delivered a picture.
    if (signal.aborted) return null;
    throw error;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

const LOOK_EVERY_MS = 200;
