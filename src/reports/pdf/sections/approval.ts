import type { DisclosureReport } from '../../../domain/disclosure/report/report.ts'
import { approverLines, changedFigures } from '../../approval.ts'
import type { Block, Section } from '../document.ts'

/** Who approved, how they became members, and which figures are not those that were approved; no section for a draft. */
export function approvalSection({ review }: DisclosureReport): Section {
  const changed = changedFigures(review)
  const blocks: Block[] =
    review.approvers.length === 0
      ? []
      : [
          { kind: 'paragraph', text: review.statement },
          { kind: 'list', items: approverLines(review) },
          ...(changed === null
            ? []
            : [
                {
                  kind: 'table' as const,
                  caption: changed.caption,
                  columns: changed.columns,
                  rows: changed.rows.map((row) => row.map((text) => ({ text }))),
                },
                ...(changed.rest === null ? [] : [{ kind: 'paragraph' as const, text: changed.rest }]),
              ]),
        ]
  return { title: 'Approval', starts_page: false, blocks }
}
