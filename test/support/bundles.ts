import { createPrivateKey } from 'node:crypto'
import { strToU8, zipSync } from 'fflate'
import type { Disclosure } from '../../src/domain/disclosure/disclosure.ts'
import {
  type BundleRenderers,
  type MadeBundle,
  makeBundle,
} from '../../src/operations/disclosure-report/make-bundle.ts'
import { signerOf } from '../../src/operations/disclosure-report/signing-key.ts'
import type { Signer } from '../../src/reports/bundle/manifest.ts'

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
  pdf: async (report) => strToU8(`%PDF-1.7\n% ${report.entity.abn}\n%%EOF\n`),
  workbook: async (report) =>
    zipSync({ 'abn.txt': strToU8(report.entity.abn) }, { mtime: new Date(1980, 0, 1) }),
}

export const plainBundle = (disclosure: Disclosure, signer = testSigner()): Promise<MadeBundle> =>
  makeBundle({ disclosure, signer, render: plainRenderers })
