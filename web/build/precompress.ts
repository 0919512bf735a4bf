import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Writes `.br` and `.gz` beside every asset, at the best quality: it is done once, and read for a year. */
export const precompress = (): Plugin => ({
  name: 'southerly-precompress',
  apply: 'build',
  async writeBundle({ dir }) {
    const assets = path.join(dir ?? '', 'assets')
    const names = (await readdir(assets)).filter((name) => /\.(js|css|svg|json)$/.test(name))
    await Promise.all(names.map((name) => compress(path.join(assets, name))))
  },
})

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const [br, gz] = await Promise.all([brotliAsync(bytes, { params }), gzipAsync(bytes, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
