// Precompresses every text file as .br and .gz.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(html|js|css|svg|json|txt|xml|webmanifest|ics)$/;
/** How distances are coded: 0.1 kB less a page with a form than by default. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_NDIRECT]: 8 };
const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

export async function compressTextFiles(directory: string): Promise<void> {
  const files = await readdir(directory, { recursive: true });
  await Promise.all(
    files
      .filter((file) => TEXT.test(file))
      .map(async (file) => {
        const content = await readFile(join(directory, file));
        const params = { ...BROTLI, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        await writeFile(join(directory, `${file}.br`), await asBrotli(content, { params }));
        await writeFile(join(directory, `${file}.gz`), await asGzip(content, { level: 9 }));
      }),
  );
}
