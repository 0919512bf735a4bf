import {
  type CompanyEvidence,
  companyEvidence,
  type RequirementDocuments,
} from '../../domain/disclosure/evidence/company-evidence.ts'
import { namedDocuments } from '../../domain/disclosure/evidence/named-documents.ts'
import { periodText } from '../../domain/disclosure/records/period-text.ts'
import type { Period } from '../../domain/period.ts'
import { AASB_S2 } from '../../frameworks/aasb-s2/framework.ts'
import { requirementsOf } from '../../frameworks/aasb-s2/registry.ts'
import type { Database } from '../../store/database.ts'
import { heldEvidenceFiles, listEvidenceFiles } from '../../store/evidence-files.ts'
import { chooseStandard } from '../disclosure/standard-version.ts'
import { readReviewed } from '../review/reviewed-records.ts'
import type { EvidenceFile } from './files.ts'

/** More than anyone looks through on a page; GET /v1/evidence-files lists all of them. */
const MOST_UNLINKED = 200

export interface EvidenceOfCompany extends Omit<CompanyEvidence, 'requirements'> {
  readonly requirements: readonly (RequirementDocuments & { readonly title: string | null })[]
  /** Files that were uploaded for the company and period and that no record in force names, the newest first. */
  readonly supports_nothing: readonly EvidenceFile[]
  readonly has_more_unlinked: boolean
  /** Characters of JSON that the records have. */
  readonly size: number
}

/** Which requirement of a company and period rests on which file, what is named and not held, and what supports nothing. */
export async function readCompanyEvidence(
  database: Database,
  question: { readonly tenantId: string; readonly abn: string; readonly period: Period },
): Promise<EvidenceOfCompany> {
  const { tenantId, abn } = question
  const period = periodText(question.period)
  const requirements = requirementsOf(chooseStandard(question.period, {}).version)
  return await database.as({ kind: 'tenant', tenantId }, async (sql) => {
    const { records } = await readReviewed(sql, { tenantId, abn, period })
    const named = namedDocuments(records, AASB_S2.evidence)
    const hashes = [...new Set(named.map(({ sha256 }) => sha256))]
    const held = new Map((await heldEvidenceFiles(sql, tenantId, hashes)).map((file) => [file.sha256, file]))
    const unlinked = await listEvidenceFiles(sql, tenantId, {
      limit: MOST_UNLINKED + 1,
      abn,
      period,
      unlinked: true,
    })
    const evidence = companyEvidence(
      named,
      held,
      requirements.map(({ id }) => id),
    )
    const titles = new Map(requirements.map(({ id, title }) => [id, title]))
    return {
      documents: evidence.documents,
      requirements: evidence.requirements.map((row) => ({
        ...row,
        title: titles.get(row.requirement_id) ?? null,
      })),
      supports_nothing: unlinked.slice(0, MOST_UNLINKED),
      has_more_unlinked: unlinked.length > MOST_UNLINKED,
      size: Object.values(records).reduce(
        (sum, record) => sum + (record === null ? 0 : JSON.stringify(record.body).length),
        0,
      ),
    }
  })
}
