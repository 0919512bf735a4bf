import { createPrivateKey } from 'node:crypto'
import { strToU8, zipSync } from 'fflate'
import type { Disclosure } from '../../src/domain/disclosure/disclosure.ts'
import { canonicalJson, sha256 } from '../../src/domain/evidence.ts'
import type { LinesOfLedger } from '../../src/domain/ledger/lines-file.ts'
import {
  type BundleRenderers,
  type BundleTools,
  composeBundle,
  sealBundle,
} from '../../src/operations/disclosure-report/make-bundle.ts'
import type { MadeBundle, MakeBundle } from '../../src/operations/disclosure-report/perform-run.ts'
import { signerOf } from '../../src/operations/disclosure-report/signing-key.ts'
import { jsonFile } from '../../src/reports/bundle/files.ts'
import type { Signer } from '../../src/reports/bundle/manifest.ts'
import { plainMark, plainWorkbook } from './plain-workbook.ts'

/** The seed of an Ed25519 key after the fixed head of its PKCS #8 form. */
const PKCS8_HEAD = '302e020100300506032b657004220420'

/** A signer whose key is always the same for a seed. */
export const testSigner = (seed = 'test'): Signer =>
  signerOf(
    createPrivateKey({
      key: Buffer.concat([Buffer.from(PKCS8_HEAD, 'hex'), Buffer.alloc(32, seed)]),
      format: 'der',
      type: 'pkcs8',
    }),
  )

/** Small files of the right kind, for tests in which PDF and workbook do not matter. */
export const plainRenderers: BundleRenderers = {
  pdf: async (report) =>
    strToU8(
      `%PDF-1.7\n% <dc:title><rdf:Alt><rdf:li>${plainMark(report)}${report.entity.abn}</rdf:li>\n%%EOF\n`,
    ),
  workbook: async (content) => plainWorkbook(content),
}

/** Makes a bundle in this thread alone. */
export const makeBundle = (
  tools: BundleTools,
  disclosure: Disclosure,
  lines: LinesOfLedger | null = null,
): Promise<MadeBundle> =>
  sealBundle({
    ...tools,
    content: composeBundle({ disclosure, previous: null, lines }),
    onStage: async () => {},
  })

export const plainBundle = (disclosure: Disclosure, signer = testSigner()): Promise<MadeBundle> =>
  makeBundle({ signer, render: plainRenderers }, disclosure)

/** The same as a run makes it. */
export const makePlainBundle: MakeBundle = async (subject, onStage) => {
  await onStage('composing')
  const content = composeBundle(subject)
  return await sealBundle({ signer: testSigner(), render: plainRenderers, content, onStage })
}

export type Files = Readonly<Record<string, Uint8Array>>

/** The JSON of a file. */
export const jsonIn = (files: Files, name: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(files[name] ?? []).toString()) as Record<string, unknown>

/** What a forger does who changed files: states their new hashes, and signs with a key of their own or not at all. */
export function reseal(files: Files, signer?: Signer): Uint8Array {
  const { signature: old, key, bundle_id: _, ...content } = jsonIn(files, 'manifest.json')
  const listed = (content['files'] as readonly { readonly name: string }[]).map((file) => ({
    ...file,
    size: files[file.name]?.length,
    sha256: sha256(files[file.name] ?? ''),
  }))
  const honest = { ...content, files: listed }
  const unsigned = {
    ...honest,
    bundle_id: `bundle_${sha256(canonicalJson(honest)).slice(0, 32)}`,
    key:
      signer === undefined ? key : { id: signer.key_id, algorithm: 'Ed25519', public_key: signer.public_key },
  }
  const signature = signer === undefined ? old : signer.sign(Buffer.from(canonicalJson(unsigned)))
  return pack({ ...files, 'manifest.json': jsonFile({ ...unsigned, signature }) })
}

/** A ZIP with times and order as a bundle has them. Not compressed: that would take longer than to verify it. */
export const pack = (files: Files): Uint8Array => zipSync(files, { mtime: new Date(1980, 0, 1), level: 0 })
