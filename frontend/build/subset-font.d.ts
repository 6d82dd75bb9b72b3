declare module 'subset-font' {
  export type Axes = Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { readonly targetFormat: 'woff2'; readonly variationAxes: Axes; readonly keepFeatures: readonly string[] },
  ): Promise<Buffer>;
}
