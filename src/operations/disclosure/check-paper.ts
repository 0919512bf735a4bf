import { composeReport } from '../../domain/disclosure/report/compose.ts'
import type { EvidenceInput } from '../../domain/evidence.ts'
import { distinctInputs } from '../../domain/evidence.ts'
import type { NumberCheck } from '../../domain/prose/check.ts'
import { composeDraft } from '../../reports/disclosure-draft/compose-draft.ts'
import { draftText } from '../../reports/disclosure-draft/draft-text.ts'
import { pageOf } from '../../sources/filed-reports/report-text.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { challengeReport } from './challenge-report.ts'
import type { GatheredDisclosure } from './gather-disclosure.ts'
import { heldOfReport } from './held-of-report.ts'

/** A number of the readable disclosure, with the chapter and the words that it stands in. */
export interface PaperNumber {
  readonly chapter: string
  readonly words: string
  readonly check: NumberCheck
}

export interface CheckedPaper {
  readonly chapters: readonly string[]
  readonly numbers: readonly PaperNumber[]
  readonly inputs: readonly EvidenceInput[]
}

/**
 * Every number of the readable disclosure as it would be handed over, beside what is held: statements, message, register of risks,
 * targets, approval and the service's own tables alike.
 */
export async function checkPaperNumbers(
  database: ReadonlySql,
  found: GatheredDisclosure,
): Promise<CheckedPaper> {
  const chapters = draftText(composeDraft(composeReport(found).report))
  const pages = chapters.map(({ lines }, at) =>
    pageOf(
      at + 1,
      lines.map((text) => ({ text, box: null })),
    ),
  )
  const { numbers } = await challengeReport(await heldOfReport(database, found, null), {
    format: 'text',
    pages,
  })
  return {
    chapters: chapters.map(({ title }) => title),
    numbers: numbers.map(({ page, words, check }) => ({
      chapter: chapters[page! - 1]!.title,
      words: words.slice(0, 600),
      check,
    })),
    inputs: distinctInputs(
      numbers.flatMap(({ check }) => check.compared.flatMap(({ evidence }) => evidence)),
    ),
  }
}
