import { extractColorsFromImageData } from 'extract-colors';

/** A file that the browser cannot draw, or that has no color. */
export class NoPicture extends Error {}

/** Enough for the main colors: larger pictures are drawn smaller. */
const side = 160;
const most = 6;

/**
 * The main colors of a picture, the most striking first. It is drawn in the browser and sent nowhere.
 *
 * @throws NoPicture
 */
export async function pictureColors(file: Blob): Promise<readonly string[]> {
  const picture = await drawable(file);
  const scale = Math.min(1, side / Math.max(picture.width, picture.height, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new NoPicture('This browser draws no pictures here.');
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const data = context.getImageData(0, 0, canvas.width, canvas.height);
  const colors = [...extractColorsFromImageData(data, { pixels: side * side })]
    .sort((one, other) => weight(other) - weight(one))
    .map(({ hex }) => hex);
  if (colors.length === 0) throw new NoPicture('No color was found in this picture.');
  return colors.slice(0, most);
}

/** A logo is mostly its ground: what is colorful counts more than what is large. */
function weight({ area, saturation }: { readonly area: number; readonly saturation: number }) {
  return Math.sqrt(area) * (0.1 + saturation);
}

/** An image element draws vector graphics, too; their scripts do not run in it. */
async function drawable(file: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = await dataUrl(file);
  try {
    await image.decode();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    throw new NoPicture(
      'The browser cannot read this file as a picture: choose a PNG, JPEG, or SVG.',
    );
  }
  return image;
}

/** The policy of the site allows pictures as data, and no other way to show a file. */
function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string') resolve(reader.result);
    };
    reader.onerror = () => reject(new NoPicture('The file could not be read: choose it again.'));
    reader.readAsDataURL(file);
  });
}
