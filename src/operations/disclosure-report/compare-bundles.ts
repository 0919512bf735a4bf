import { strFromU8, unzipSync } from 'fflate'
import type { Compared } from '../../domain/disclosure/report/change-causes.ts'
import { compareReports, type ReportComparison } from '../../domain/disclosure/report/compare.ts'

export type { ReportComparison } from '../../domain/disclosure/report/compare.ts'

const READ = new Set(['report.json', 'provenance.json'])

/** Two bundles of this service number by number, each difference with its cause. */
export const compareBundles = (before: Uint8Array, after: Uint8Array): ReportComparison =>
  compareReports(contentOf(before), contentOf(after))

/** What is about to become a bundle against the bundle before it. */
export const changesSince = (before: Uint8Array, after: Compared): ReportComparison =>
  compareReports(contentOf(before), after)

/** Only what is compared is unpacked: a PDF says nothing that the report does not. */
function contentOf(zip: Uint8Array): Compared {
  const files = unzipSync(zip, { filter: ({ name }) => READ.has(name) })
  const read = (name: string): unknown => JSON.parse(strFromU8(files[name] ?? new Uint8Array()))
  return {
    report: read('report.json') as Compared['report'],
    provenance: read('provenance.json') as Compared['provenance'],
  }
}
