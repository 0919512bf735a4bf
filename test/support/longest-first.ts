import { existsSync } from 'node:fs'
import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take longest, the longest first. Workers take one file after the other: a long one that begins last leaves the
 * others without work. Vitest knows times of earlier runs only, and a fresh clone has none.
 */
const LONGEST = [
  'test/store/bundle-workers.test.ts',
  'test/store/all-profiles.test.ts',
  'test/store/verify-attacks.test.ts',
  'test/api/desk-changes.test.ts',
  'test/store/report-pdf.test.ts',
  'test/api/desk.test.ts',
  'test/store/durability.test.ts',
  'test/api/attacks.test.ts',
  'test/api/approval.test.ts',
  'test/store/verify-review.test.ts',
  'test/store/golden-figures.test.ts',
  'test/api/loaded-hazards.test.ts',
  'test/api/first-start.test.ts',
  'test/store/disclosure-runs.test.ts',
  'test/store/paper-marks.test.ts',
  'test/store/working-papers.test.ts',
  'test/store/next-safeguard-year.test.ts',
  'test/store/bundle.test.ts',
  'test/store/verify-readiness.test.ts',
  'test/store/draft-files.test.ts',
  'test/api/climate-grids.test.ts',
  'test/api/disputed-places.test.ts',
  'test/store/addresses.test.ts',
  'test/store/ingest-files.test.ts',
  'test/store/bundles-of-many.test.ts',
  'test/store/verify-bundle.test.ts',
  'test/store/starter.test.ts',
  'test/store/update-faults.test.ts',
  'test/api/slow-clients.test.ts',
  'test/store/confirmed-links.test.ts',
  'test/api/disclosure-draft.test.ts',
  'test/store/change-in-force.test.ts',
  'test/store/overlapping-releases.test.ts',
  'test/api/disclosure-reports.test.ts',
  'test/e2e/serve.test.ts',
  'test/e2e/web-company.test.ts',
  'test/e2e/web-review.test.ts',
  'test/e2e/web-bundle.test.ts',
  'test/e2e/web-session.test.ts',
  'test/e2e/web-workspace.test.ts',
  'test/e2e/web-sign-in.test.ts',
  'test/e2e/web-statements.test.ts',
  'test/e2e/web-import.test.ts',
  'test/e2e/ledger-commands.test.ts',
  'test/e2e/web-challenge.test.ts',
  'test/e2e/web-saved-portfolio.test.ts',
  'test/e2e/web-ledger.test.ts',
  'test/e2e/kill.test.ts',
  'test/e2e/portfolio-commands.test.ts',
  'test/e2e/challenge.test.ts',
  'test/e2e/mcp.test.ts',
  'test/e2e/reading-commands.test.ts',
  'test/e2e/web-settings.test.ts',
  'test/e2e/hand-over.test.ts',
  'test/e2e/web-explore.test.ts',
  'test/e2e/web-monitoring.test.ts',
  'test/e2e/hostile-files.test.ts',
  'test/e2e/worker.test.ts',
  'test/e2e/update.test.ts',
  'test/e2e/sign-in.test.ts',
  'test/e2e/typescript-client.test.ts',
  'test/e2e/verify.test.ts',
  'test/e2e/fresh-data.test.ts',
  'test/e2e/web-map.test.ts',
]

const ROOT = path.join(import.meta.dirname, '..', '..')
const ranks = new Map(LONGEST.map((file, rank) => [path.join(ROOT, file), rank]))

/** Project after project as Vitest orders them, and in each the longest files first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const renamed = LONGEST.filter((file) => !existsSync(path.join(ROOT, file)))
    if (renamed.length > 0) throw new Error(`test/support/longest-first.ts lists ${renamed.join(', ')}`)
    const projectOf = ({ project }: TestSpecification): number => project.config.sequence.groupOrder
    const rankOf = ({ moduleId }: TestSpecification): number => ranks.get(moduleId) ?? LONGEST.length
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => projectOf(a) - projectOf(b) || rankOf(a) - rankOf(b))
  }
}
