declare module 'upng-js' {
  interface Upng {
    /** A PNG of RGBA frames, reduced to `colours` (0: all). */
    encode(frames: readonly ArrayBuffer[], width: number, height: number, colours: number): ArrayBuffer;
    decode(file: Uint8Array): { readonly width: number; readonly height: number };
    toRGBA8(image: ReturnType<Upng['decode']>): ArrayBuffer[];
  }
  const upng: Upng;
  export default upng;
}
