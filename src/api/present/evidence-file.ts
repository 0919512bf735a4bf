import type { EvidenceDocument } from '../../domain/disclosure/evidence/company-evidence.ts'
import { periodOfText } from '../../domain/disclosure/records/period-text.ts'
import { covers, type Engagement } from '../../domain/tenancy/engagement.ts'
import type { EvidenceFile } from '../../operations/evidence/files.ts'

type Engagements = readonly Engagement[] | undefined

/** Auditors see only the companies and periods of their engagements. */
const seen = <Place extends { readonly abn: string; readonly period: string }>(
  places: readonly Place[],
  engagements: Engagements,
): readonly Place[] =>
  engagements === undefined ? places : places.filter(({ abn, period }) => covers(engagements, abn, period))

/** Whether the file belongs to what someone is engaged for. */
export const isSeen = ({ purposes, named_by }: EvidenceFile, engagements: Engagements): boolean =>
  engagements === undefined || seen([...purposes, ...named_by], engagements).length > 0

export const presentEvidenceFile = (file: EvidenceFile, engagements: Engagements) => ({
  sha256: file.sha256,
  name: file.name,
  bytes: file.size,
  media_type: file.media_type,
  received_at: file.received_at,
  received_by: file.received_by,
  uploaded_for: seen(file.purposes, engagements).flatMap(({ abn, period: text }) => {
    const period = periodOfText(text)
    return period === null ? [] : [{ abn, period }]
  }),
  named_by: seen(file.named_by, engagements).map(({ abn, kind, period }) => ({
    abn,
    kind,
    period: periodOfText(period),
  })),
})

export const presentDocument = ({ sha256, status, file, uses, requirement_ids }: EvidenceDocument) => ({
  sha256,
  status,
  file: file === null ? null : { name: file.name, bytes: file.size, media_type: file.media_type },
  uses: uses.map(({ record, pointer, what, name }) => ({ record, pointer, what, name })),
  requirement_ids,
})
