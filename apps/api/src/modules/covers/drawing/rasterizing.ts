import sharp from 'sharp';

/** A palette: covers have a dozen colours, and as many bytes again would carry no more. */
const COLOURS = 64;

/**
 * The picture as PNG, in the size that it names.
 *
 * @param svg one of our own: it is not checked for what it might fetch or how big it might grow.
 */
export function rasterize(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ palette: true, colours: COLOURS, effort: 4 }).toBuffer();
}
