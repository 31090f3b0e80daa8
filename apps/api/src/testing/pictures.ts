const text = (bytes: string) => Buffer.from(bytes, 'latin1');

/** The beginning of a file of each kind of picture that is kept. */
export const PICTURES = {
  'image/png': text('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'),
  'image/jpeg': text('\xff\xd8\xff\xe0\0\x10JFIF\0'),
  'image/gif': text('GIF89a\x01\0\x01\0'),
  'image/webp': text('RIFF\x24\0\0\0WEBPVP8 '),
  'image/avif': text('\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf'),
} as const;

export const PNG = PICTURES['image/png'];
