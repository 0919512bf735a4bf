import type { DisclosureReport } from '../../../domain/disclosure/report/report.ts'
import { capital, day, words } from '../../format.ts'
import type { Figures } from '../figures.ts'
import { cell, type DraftBlock, type DraftCell } from '../model.ts'

/** Columns of years; later days share the last. */
const MOST_YEARS = 5

interface Step {
  readonly name: string
  readonly small: string
  readonly pointer: string
  /** The day by which it is to be complete. */
  readonly by: string
  readonly isDone: boolean
}

/** Measures of the register and levels of the targets by the year in which they fall due: a picture made of cells. */
export function roadMapPlaced({ report }: Figures): DraftBlock[] {
  const steps = stepsOf(report).toSorted((a, b) => (a.by < b.by ? -1 : a.by > b.by ? 1 : 0))
  if (steps.length === 0) return []
  const years = [...new Set(steps.map(({ by }) => by.slice(0, 4)))]
  const shown = years.slice(0, MOST_YEARS)
  const last = shown.at(-1) ?? ''
  const hasLater = years.length > shown.length
  const columns = [...shown, ...(hasLater ? ['later'] : [])]
  return [
    {
      kind: 'table',
      caption: 'Measures and targets by the year in which they fall due',
      columns: [
        { title: 'Measure or target', share: 2.2, align: 'left' },
        ...columns.map((year) => ({
          title: year === 'later' ? `After ${last}` : year,
          share: 1,
          align: 'left' as const,
        })),
      ],
      rows: steps.map((step): DraftCell[] => {
        const year = step.by.slice(0, 4)
        const due = year > last ? columns.length - 1 : columns.indexOf(year)
        return [cell(step.name, step.small), ...columns.map((_year, at) => cellAt(step, at - due))]
      }),
    },
  ]
}

/** Coloured up to the year in which it is due, more strongly there. What is done is due no more. */
function cellAt({ pointer, by, isDone }: Step, after: number): DraftCell {
  if (after > 0 || (isDone && after < 0)) return cell('')
  if (after < 0) return { ...cell(''), tone: 'faint' }
  return { line: [{ kind: 'figure', pointer, text: day(by) }], tone: isDone ? 'faint' : 'medium' }
}

function stepsOf({ declared: { risks, targets } }: DisclosureReport): Step[] {
  const measures = (risks?.risks ?? []).flatMap(({ id, responses }, index) =>
    responses.flatMap(({ what, status, by }, at): Step[] =>
      by === undefined
        ? []
        : [
            {
              name: what,
              small: `For ${id}. ${capital(words(status))}`,
              pointer: `/declared/risks/risks/${index}/responses/${at}/by`,
              by,
              isDone: status === 'done',
            },
          ],
    ),
  )
  const levels = targets.flatMap(({ name, target_period, milestones }, index): Step[] => {
    const at = `/declared/targets/${index}`
    const step = { name, isDone: false }
    return [
      ...milestones.map(({ period }, turn) => ({
        ...step,
        small: 'Milestone of the target',
        pointer: `${at}/milestones/${turn}/period/end`,
        by: period.end,
      })),
      { ...step, small: 'Target', pointer: `${at}/target_period/end`, by: target_period.end },
    ]
  })
  return [...measures, ...levels]
}
