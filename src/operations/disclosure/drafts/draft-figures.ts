import type { DraftFile } from '../../../domain/disclosure/drafts/draft-file.ts'
import { composeReport } from '../../../domain/disclosure/report/compose.ts'
import { composeDraft } from '../../../reports/disclosure-draft/compose-draft.ts'
import { figureList } from '../../../reports/disclosure-draft/figure-list.ts'
import type { GatheredDisclosure } from '../gather-disclosure.ts'

/** A figure that an editor changed or removed. It is reported and never imported: figures come from records and published data. */
export interface EditedFigure {
  readonly pointer: string
  readonly in_report: string
  /** Null where the figure is gone from the file. */
  readonly in_file: string | null
}

export interface EditedFigures {
  /** False where the data or the records moved since the draft was made, so that its figures may rightly differ. */
  readonly compared: boolean
  readonly edited: readonly EditedFigure[]
}

/** Holds the figures of a draft against those of the report now. */
export function editedFigures(
  { properties, figures }: Pick<DraftFile, 'properties' | 'figures'>,
  disclosure: GatheredDisclosure,
): EditedFigures {
  const { report } = composeReport(disclosure)
  if (properties['SoutherlyEvidenceHash'] !== report.evidence_hash) return { compared: false, edited: [] }
  const found = new Map(figures.map(({ name, text }) => [name, text]))
  return {
    compared: true,
    edited: figureList(composeDraft(report)).flatMap(({ mark, pointer, text }): EditedFigure[] => {
      const inFile = found.get(mark) ?? null
      return inFile === text ? [] : [{ pointer, in_report: text, in_file: inFile }]
    }),
  }
}
