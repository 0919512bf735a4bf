import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { makeVariant, type Rendered, render } from '../platform/answer/rendered.ts'

/** Where `npm run setup` puts the built web app. */
const BUILT = path.resolve(import.meta.dirname, '../../../web/dist')

/** The browser itself holds the page to this. No exception: no inline script, no inline style, no other origin. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** Kept for good: a name holds the hash of its bytes, and there are few. */
const assets = new Map<string, Rendered>()

/** A built file with its codings made at build time; undefined when there is none of that name. */
export async function builtAsset(name: string): Promise<Rendered | undefined> {
  const kept = assets.get(name)
  const contentType = TYPES[path.extname(name)]
  if (kept !== undefined || contentType === undefined) return kept
  const file = path.join(BUILT, 'assets', name)
  const [bytes, br, gzip] = await Promise.all([file, `${file}.br`, `${file}.gz`].map(readIfThere))
  if (bytes === undefined) return undefined
  const rendered = render({ bytes, contentType, cache: 'immutable' })
  if (br !== undefined) rendered.compressed.br = makeVariant(rendered.commonHeaders, br, 'br')
  if (gzip !== undefined) rendered.compressed.gzip = makeVariant(rendered.commonHeaders, gzip, 'gzip')
  assets.set(name, rendered)
  return rendered
}

/** The one page of the app, read again each time: it is small, and names the assets of the latest build. */
export async function appPage(): Promise<Rendered | undefined> {
  const bytes = await readIfThere(path.join(BUILT, 'index.html'))
  if (bytes === undefined) return undefined
  return render({
    bytes,
    contentType: 'text/html; charset=utf-8',
    headers: { 'content-security-policy': CONTENT_SECURITY_POLICY },
  })
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
