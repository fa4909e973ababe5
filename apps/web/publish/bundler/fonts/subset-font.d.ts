/** The published types lack the options that version 2.9 added. */
declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'woff2';
    readonly variationAxes: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
  };
  export default function subsetFont(
    font: Buffer,
    signs: string,
    options: Options,
  ): Promise<Buffer>;
}
