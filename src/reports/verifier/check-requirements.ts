import { requirementsOf } from '../../frameworks/aasb-s2/registry.ts'
import { VERSIONS } from '../../frameworks/aasb-s2/requirement.ts'
import type { Documents } from './documents.ts'
import { canonical, differencesWithin, hash } from './json.ts'
import type { Finding, NotRecomputed } from './verification.ts'

/** What coverage-matrix.json says of the requirements themselves, against the list that this project publishes. */
export function checkRequirements({ report, coverage }: Documents): {
  readonly findings: readonly Finding[]
  readonly listed: readonly NotRecomputed[]
} {
  const version = VERSIONS.find((one) => one === report.standard.version)
  const published = version === undefined ? [] : requirementsOf(version)
  if (hash(canonical(published)) !== report.standard.requirements_sha256)
    return {
      findings: [],
      listed: [
        {
          where: 'coverage-matrix.json',
          reason: `The requirements were not compared: the bundle’s list ${report.standard.requirements_sha256} differs from the list in this copy of the project.`,
        },
      ],
    }
  const shown = coverage.requirements[0] ?? {}
  const facts = published.map((requirement) =>
    Object.fromEntries(Object.entries(requirement).filter(([name]) => name in shown)),
  )
  return {
    findings: differencesWithin(coverage.requirements, facts).map(({ pointer, stated, recomputed }) => ({
      kind: 'tie',
      where: `coverage-matrix.json/requirements${pointer}`,
      detail: 'this differs from the published list of requirements',
      stated: stated ?? null,
      recomputed: recomputed ?? null,
    })),
    listed: [],
  }
}
