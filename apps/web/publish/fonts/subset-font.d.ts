/** Version 2.9 has options that the published types do not know yet. */
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
