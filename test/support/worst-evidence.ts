import { itemsOfReading } from '../../src/api/platform/items.ts'
import { worstBoundary, worstEvidence, worstStatements, worstTargets } from './worst-bodies.ts'
import { validAbns } from './worst-text.ts'

const BYTES = 'application/octet-stream'
const NOWHERE = '0'.repeat(64)

type Worst = (ground: { readonly turn: number; readonly requirements: readonly string[] }) => readonly {
  readonly url: string
  readonly body?: unknown
  readonly type?: string
  readonly items?: number
}[]

/** Of the company that the largest records of a round are written about. */
const ofCompany =
  (path: string): Worst =>
  ({ turn, requirements }) => {
    const abn = validAbns(1, 5_000_000 + turn)[0]!
    const bodies = [worstTargets(), worstBoundary(abn), worstEvidence(), worstStatements(requirements)]
    return [
      {
        url: `/v1/companies/${abn}/${path}?period=2025-26`,
        items: itemsOfReading(JSON.stringify(bodies).length),
      },
    ]
  }

/** The worst requests of the routes of evidence files. */
export const WORST_OF_EVIDENCE: Readonly<Record<string, Worst>> = {
  addEvidenceFile: ({ turn }) => [
    {
      url: `/v1/evidence-files?name=${'x'.repeat(190)}${turn}.pdf`,
      type: BYTES,
      body: `%PDF-1.7\n${turn}${' /Encrypt'.repeat(900_000)}\n%%EOF`,
      items: 8,
      isSpent: true,
    },
    {
      url: '/v1/evidence-files?name=a.csv',
      type: BYTES,
      body: `${turn}${'a,'.repeat(4_000_000)}`,
      items: 8,
      isSpent: true,
    },
    { url: '/v1/evidence-files?name=..%2F..%2Fa.pdf', type: BYTES, body: 'PK\u0003\u0004'.repeat(100_000) },
  ],
  getCompanyEvidence: ofCompany('evidence'),
  downloadCompanyEvidence: ofCompany('evidence/download'),
  listEvidenceFiles: () => [{ url: '/v1/evidence-files?limit=200&unlinked=true' }],
  requestChallenge: ({ turn }) => [
    {
      url: '/v1/challenges',
      body: { file: NOWHERE, abn: validAbns(1, 5_000_000 + turn)[0]!, period: '2025-26' },
    },
  ],
  listChallenges: () => [{ url: '/v1/challenges?limit=200' }],
  getChallenge: () => [{ url: `/v1/challenges/chl_${'0'.repeat(16)}` }],
  listChallengeReadings: () => [{ url: `/v1/challenges/chl_${'0'.repeat(16)}/readings?limit=200` }],
  listChallengePages: () => [{ url: `/v1/challenges/chl_${'0'.repeat(16)}/pages?limit=20` }],
  exportChallenge: () =>
    ['json', 'xlsx', 'pdf', 'bundle'].map((format) => ({
      url: `/v1/challenges/chl_${'0'.repeat(16)}/export?format=${format}`,
    })),
  removeChallenge: () => [{ url: `/v1/challenges/chl_${'0'.repeat(16)}` }],
  getEvidenceFile: () => [{ url: `/v1/evidence-files/${NOWHERE}` }],
  downloadEvidenceFile: () => [{ url: `/v1/evidence-files/${NOWHERE}/content` }],
  getImportTemplate: () => [{ url: '/v1/imports/targets/template?format=xlsx' }],
  removeEvidenceFile: () => [{ url: `/v1/evidence-files/${NOWHERE}` }],
}
