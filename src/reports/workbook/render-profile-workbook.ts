import type { ExportedProfile } from '../exported-profile.ts'
import { WorkbookDraft } from './draft/workbook-draft.ts'
import { writeWorkbook } from './draft/write-workbook.ts'
import { aboutSheet, blocksSheet, evidenceSheet, figuresSheet, yearsSheet } from './profile-sheets.ts'
import { sourcesSheet } from './sheets/lists.ts'
import { signOffSheet } from './sheets/sign-off.ts'

const STEPS = [
  'Inputs agreed to the publishers’ files',
  'Figures agreed to the inputs',
  'Gaps looked at',
] as const

/** One climate profile as a workbook; for assurance with every input and cells to sign in. The same profile gives the same bytes. */
export function renderProfileWorkbook(
  answer: ExportedProfile,
  { assurance }: { readonly assurance: boolean },
): Promise<Uint8Array> {
  const { abn, profile, snapshot, sources } = answer
  const draft = new WorkbookDraft()
  aboutSheet(draft, answer)
  yearsSheet(draft, profile)
  blocksSheet(draft, profile)
  figuresSheet(draft, profile)
  sourcesSheet(draft, sources)
  if (assurance) {
    evidenceSheet(draft, profile)
    signOffSheet(draft, STEPS, snapshot.as_of)
  }
  const name = profile.blocks.entity.result?.name ?? `ABN ${abn}`
  return writeWorkbook(draft, [...draft.sheets.values()], {
    title: `Climate profile: ${name}`,
    description: 'Made only from published government data. Not assured.',
    day: snapshot.as_of,
    footer: `${name}, ABN ${abn}, snapshot ${snapshot.id}`,
  })
}
