import { strToU8, zipSync } from 'fflate'
import { canonicalJson, sha256 } from '../../src/domain/evidence.ts'
import type { MadeBundle, MakeBundle } from '../../src/operations/disclosure-report/perform-run.ts'

/** A bundle of two small files, for tests of what happens around the making. The same disclosure gives the same bytes. */
export const makeTinyBundle: MakeBundle = async (disclosure, onStage): Promise<MadeBundle> => {
  await onStage('composing')
  const report = canonicalJson({ company: disclosure.company, period: disclosure.period })
  await onStage('sealing')
  const manifest = canonicalJson({ evidence_hash: disclosure.evidence_hash, report: sha256(report) })
  const zip = zipSync(
    { 'report.json': strToU8(report), 'manifest.json': strToU8(manifest) },
    { mtime: new Date(1980, 0, 1) },
  )
  return {
    zip,
    manifest,
    bundleId: `bundle_${sha256(manifest).slice(0, 16)}`,
    evidenceHash: disclosure.evidence_hash,
    retainUntil: `${Number(disclosure.period.end.slice(0, 4)) + 7}${disclosure.period.end.slice(4)}`,
  }
}
