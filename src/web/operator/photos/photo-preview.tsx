import { useEffect, useRef } from 'react';

const PREVIEW_WIDTH = 480;

/** Draws a thumbnail of a local file once, at a small size, to keep twelve thumbnails cheap. */
export function PhotoPreview({ file, label }: { file: File; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isMounted = true;
    createImageBitmap(file, { resizeWidth: PREVIEW_WIDTH })
      .then((bitmap) => {
        if (isMounted && canvas.current) draw(canvas.current, bitmap);
        bitmap.close();
      })
      // Ignores undecodable files, because the server rejects them and gives the reason.
      .catch(() => undefined);
    return () => {
      isMounted = false;
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
