import sharp from 'sharp';

/** A small PNG as a form would carry it; another `tone` is another picture. */
export async function aPicture({ tone = 120, width = 40, height = 30 } = {}): Promise<File> {
  const png = await sharp({ create: { width, height, channels: 3, background: { r: tone, g: 90, b: 60 } } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(png)], 'imagen.png', { type: 'image/png' });
}

export const pictureAddress = /^\/media\/[0-9a-f]{20}-\d+x\d+\.webp$/;
