import { zipSync } from 'fflate'
import { BUNDLE_FILES, type BundleFiles, MANIFEST_NAME } from './files.ts'

/** ZIP keeps local time without a zone, and this is the first it can say: the same bytes wherever it is made. */
const EPOCH = new Date(1980, 0, 1)

/** Compressed already: a second time costs more than it spares. */
const STORED = new Set<string>(['report.pdf', 'working-papers.xlsx'])

/** The seven files as one ZIP, in fixed order and with fixed times. */
export function zipBundle(files: BundleFiles, manifest: Uint8Array): Uint8Array {
  const entries = [
    ...BUNDLE_FILES.map(({ name }) => [name, files[name]] as const),
    [MANIFEST_NAME, manifest] as const,
  ]
  return zipSync(
    Object.fromEntries(entries.map(([name, bytes]) => [name, [bytes, { level: STORED.has(name) ? 0 : 6 }]])),
    { mtime: EPOCH },
  )
}
