// Precompresses every text file as .br and .gz.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(html|js|css|svg|json|txt|xml|webmanifest|ics)$/;
const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

export async function compressTextFiles(directory: string): Promise<void> {
  const files = await readdir(directory, { recursive: true });
  await Promise.all(
    files
      .filter((file) => TEXT.test(file))
      .map(async (file) => {
        const content = await readFile(join(directory, file));
        const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
        await writeFile(join(directory, `${file}.br`), await asBrotli(content, options));
        await writeFile(join(directory, `${file}.gz`), await asGzip(content, { level: 9 }));
      }),
  );
}
