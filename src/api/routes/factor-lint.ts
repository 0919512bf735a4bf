import { sha256 } from '../../domain/evidence.ts'
import type { Factor } from '../../domain/factors/factor.ts'
import type { Finding } from '../../domain/factors/lint/finding.ts'
import { requireBatchSize } from '../../operations/factors/factor-batch.ts'
import { loadFactors } from '../../operations/factors/factor-library.ts'
import { FACTOR_LINT, type LintResult as Linted, lintRows } from '../../operations/factors/factor-lint.ts'
import { answerFromSnapshot } from '../data-answer.ts'
import { countItems } from '../platform/items.ts'
import { keyedRoute } from '../platform/route.ts'
import { presentMeta, presentMethod, presentRelease } from '../present/data.ts'
import { presentEdition } from '../present/factor.ts'
import { dataQuery } from '../schemas/data.ts'
import { LintAnswer, LintBody } from '../schemas/factor-lint.ts'

export const lintFactors = keyedRoute({
  method: 'POST',
  path: '/v1/emission-factors/lint',
  operationId: 'lintFactors',
  heavy: true,
  summary: 'Check your own factor sheet against the edition for your period',
  description:
    'Finds values from another edition, a superseded issue, another state or method, or AR6; unit slips (kg/t, GJ/kWh, L/kL); two scopes added together; and values that are in no edition, with the nearest that is. A row is identified by `factor_id`, by `description` and `region`, or by its value alone. Name and value must both match: a name that the national factors do not know is `not_in_these_factors`, whatever its value. `note` says what a clean row is.',
  tag: 'Emission factors',
  since: '0.1.0',
  scope: 'reference:read',
  pack: 'au_climate_disclosure',
  query: dataQuery({}),
  body: LintBody,
  response: LintAnswer,
  handler: async (context) => {
    const { body, query, services } = context
    requireBatchSize(body.rows, 'rows')
    await countItems(context, body.rows.length)
    const { rows, ...question } = body
    return answerFromSnapshot(services, query, `lint ${sha256(JSON.stringify(body))}`, async (snapshot) => {
      const loaded = await loadFactors(services.database, snapshot)
      const linted = await lintRows(loaded, rows, question)
      const releases = [...usedReleases(linted)].toSorted().flatMap((id) => loaded.releases.get(id) ?? [])
      return {
        body: {
          ...presentLint(linted),
          meta: {
            ...presentMeta(snapshot, linted.evidence_hash, releases),
            edition: presentEdition(linted.choice, linted.issue.vintage, loaded.library),
            method: presentMethod(FACTOR_LINT),
            provenance: releases.map(presentRelease),
          },
        },
        evidenceHash: linted.evidence_hash,
      }
    })
  },
})

function presentLint({ rows, findings }: Linted) {
  const clean = rows.filter((row) => row.findings.length === 0).length
  return {
    results: rows.map((row, index) => ({
      index,
      id: row.id,
      status: row.findings.length === 0 ? ('clean' as const) : ('findings' as const),
      expected: summaryOf(row.expected),
      expected_value: row.expected_value,
      findings: row.findings.map(presentFinding),
      note: row.note,
    })),
    findings: findings.map(presentFinding),
    summary: { rows: rows.length, clean, with_findings: rows.length - clean },
  }
}

const presentFinding = ({ found, ...finding }: Finding) => ({ ...finding, found: summaryOf(found) })

const summaryOf = (factor: Factor | null) =>
  factor === null
    ? null
    : {
        factor_id: factor.factor_id,
        row_id: factor.row_id,
        edition: factor.edition,
        region: factor.region,
        value: factor.total?.value ?? null,
        unit: factor.unit,
      }

const usedReleases = ({ rows }: Linted): Set<string> =>
  new Set(
    rows
      .flatMap(({ expected, findings }) => [expected, ...findings.map(({ found }) => found)])
      .flatMap((factor) => factor?.release_id ?? []),
  )
