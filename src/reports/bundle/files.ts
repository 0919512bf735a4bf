/** The files that a manifest lists, in the order in which they are in the ZIP; the manifest itself comes last. */
export const BUNDLE_FILES = [
  { name: 'report.json', media_type: 'application/json' },
  { name: 'report.pdf', media_type: 'application/pdf' },
  {
    name: 'working-papers.xlsx',
    media_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  { name: 'summary.md', media_type: 'text/markdown; charset=utf-8' },
  { name: 'coverage-matrix.json', media_type: 'application/json' },
  { name: 'provenance.json', media_type: 'application/json' },
  { name: 'ledger-lines.csv', media_type: 'text/csv; charset=utf-8' },
] as const

export type BundleFileName = (typeof BUNDLE_FILES)[number]['name']

export const MANIFEST_NAME = 'manifest.json'

/** Only where the period has an emissions ledger. */
export const LINES_NAME = 'ledger-lines.csv'

/** The bytes of every file but the manifest. */
export type BundleFiles = Readonly<Record<Exclude<BundleFileName, typeof LINES_NAME>, Uint8Array>> & {
  readonly [LINES_NAME]?: Uint8Array
}

/** JSON as a bundle holds it: indented for readers, and never with a number that JSON cannot say. */
export const jsonFile = (value: object): Uint8Array =>
  Buffer.from(`${JSON.stringify(value, refuseLostNumbers, 1)}\n`)

function refuseLostNumbers(name: string, value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new RangeError(
      `${name} is ${value}, which JSON would turn into null; the composer must say why instead`,
    )
  return value
}
