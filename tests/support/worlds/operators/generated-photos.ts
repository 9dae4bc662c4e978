import sharp, { type Sharp } from 'sharp';

/** Generates a picture of noise over colours, which compresses as badly as a real photo. */
export function noise(width: number, height: number, seed = 1): Sharp {
  const data = Buffer.alloc(width * height * 3);
  let state = seed;
  for (let at = 0; at < data.length; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    data[at] = ((at % 253) + ((state >> 16) % 60)) & 0xff;
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

export function plain(width: number, height: number, background = '#3366aa'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** EXIF data as a phone writes it: position, artist and device. */
export const position = {
  IFD0: { Make: 'SpyPhone', Artist: 'Rosa Secret', ImageDescription: 'at home' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '18/1 2/1 1234/100',
    GPSLongitudeRef: 'W',
    GPSLongitude: '63/1 4/1 4321/100',
  },
};

/** Generates a photo as an upright phone stores it: sideways, with its EXIF orientation. Upright, blue is on top. */
export async function lyingPhoto(format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  const side = { width: 1000, height: 1500, channels: 3, background: '#20a040' } as const;
  const sky = await sharp({ create: { ...side, width: 1000, height: 500, background: '#2040e0' } })
    .png()
    .toBuffer();
  const upright = sharp({ create: side }).composite([{ input: sky, left: 0, top: 0 }]);
  // Orientation 6: viewers rotate the stored picture clockwise.
  const lying = await sharp(await upright.png().toBuffer())
    .rotate(-90)
    .png()
    .toBuffer();
  return sharp(lying)
    .withExif(position)
    .withMetadata({ orientation: 6 })
    .withExifMerge(position)
    .withIccProfile('p3')
    .toFormat(format)
    .toBuffer();
}

/** Pads the start of a file with spaces to a size in bytes. */
export function filledTo(start: Buffer, bytes: number): Buffer {
  return Buffer.concat([start, Buffer.alloc(bytes - start.length, 0x20)]);
}
