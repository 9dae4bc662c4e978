import { useEffect, useRef } from 'react';

const PREVIEW_WIDTH = 480;

/** A small picture of a file that is not on the server yet, drawn once, so that twelve of them cost little. */
export function PhotoPreview({ file, label }: { file: File; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isWanted = true;
    createImageBitmap(file, { resizeWidth: PREVIEW_WIDTH })
      .then((bitmap) => {
        if (isWanted && canvas.current) draw(canvas.current, bitmap);
        bitmap.close();
      })
      // What cannot be drawn is refused by the server, with the reason.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [file]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      width={480}
      height={320}
      className="aspect-3/2 w-full bg-shallows object-cover"
    />
  );
}

function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
}
