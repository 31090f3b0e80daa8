declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    /** What is kept of the axes of a variable font. */
    readonly variationAxes: Readonly<
      Record<string, { readonly min: number; readonly max: number }>
    >;
  }

  /** The font with the glyphs alone that a text of these characters may take. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: Options,
  ): Promise<Buffer>;
}
