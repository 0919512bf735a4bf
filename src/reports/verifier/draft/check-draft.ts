import { hash } from '../json.ts'
import { reads, type WrittenAs } from './reads.ts'
import { type RequiredChart, requiredCharts } from './required-charts.ts'
import { requiredFigures } from './required-figures.ts'
import { requiredStatements, requiredWords } from './required-words.ts'
import type { ShownReport } from './shown-report.ts'

/** What was read from a Word file of the disclosure. */
export interface ReadDraft {
  readonly properties: Readonly<Record<string, string>>
  readonly figures: readonly { readonly name: string; readonly text: string }[]
  readonly statements: readonly {
    readonly slug: string
    readonly exported: string | null
    readonly text: string
  }[]
  readonly charts: readonly (readonly string[])[]
  /** All paragraphs, those of tables too. */
  readonly texts: readonly string[]
}

export interface DraftFinding {
  /** The bookmark, the chart or the property at fault. */
  readonly place: string
  /** Place in report.json; null where there is none. */
  readonly pointer: string | null
  readonly problem: string
}

export interface CheckedDraft {
  /** How much of each the draft must show. */
  readonly figures: number
  readonly statements: number
  readonly charts: number
  readonly findings: readonly DraftFinding[]
}

/**
 * Holds a draft against report.json. What it must show follows from the report and the standard's table of places alone, not from the code
 * that writes drafts.
 */
export function checkDraft(draft: ReadDraft, report: ShownReport): CheckedDraft {
  const figures = requiredFigures(report)
  const charts = requiredCharts(report)
  return {
    figures: figures.length,
    statements: requiredStatements(report).length,
    charts: charts.length,
    findings: [
      ...checkProperties(draft, report),
      ...checkFigures(draft, report, figures),
      ...checkStatements(draft, report),
      ...checkWords(draft, report),
      ...checkCharts(draft, charts),
    ],
  }
}

/** Bookmarks of a figure are numbered from 1 in the order of the document. */
const markOf = (pointer: string, turn: number): string => `fg_${hash(pointer).slice(0, 16)}_${turn}`

function checkFigures(
  { figures }: ReadDraft,
  report: ShownReport,
  required: readonly string[],
): DraftFinding[] {
  const leaves = leavesOf(report)
  const found = Map.groupBy(figures, ({ name }) => name)
  const counts = Map.groupBy(required, (pointer) => pointer)
  return [
    ...[...counts].flatMap(([pointer, { length }]) =>
      Array.from({ length }, (_, index) => markOf(pointer, index + 1))
        .filter((mark) => !found.has(mark))
        .map((mark) => ({ place: mark, pointer, problem: 'this figure is missing, or its bookmark is' })),
    ),
    ...[...found].flatMap(([name, marks]): DraftFinding[] => {
      const leaf = leaves.get(name.slice(0, name.lastIndexOf('_')))
      const fault = (problem: string): DraftFinding[] => [
        { place: name, pointer: leaf?.pointer ?? null, problem },
      ]
      if (leaf === undefined) return fault('no figure of the report has this bookmark')
      if (marks.length > 1) return fault(`the bookmark appears ${marks.length} times`)
      const { text } = marks[0]!
      return reads(text, leaf.value, metricAt(report, leaf.pointer))
        ? []
        : fault(`reads ${text}, but the report has ${String(leaf.value)}`)
    }),
  ]
}

/** Years, and what is of a screening, are written in their own way. */
function metricAt({ metrics }: ShownReport, pointer: string): WrittenAs | undefined {
  const at = /^\/metrics\/(\d+)\/value$/.exec(pointer)?.[1]
  return at === undefined ? undefined : metrics[Number(at)]
}

interface Leaf {
  readonly pointer: string
  readonly value: string | number | boolean | null
}

/** Every value of the report by the beginning of the bookmark that a figure of it has. */
function leavesOf(report: unknown): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>()
  const walk = (value: unknown, pointer: string): void => {
    if (typeof value === 'object' && value !== null) {
      for (const [name, member] of Object.entries(value))
        walk(member, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`)
      return
    }
    leaves.set(`fg_${hash(pointer).slice(0, 16)}`, { pointer, value: value as Leaf['value'] })
  }
  walk(report, '')
  return leaves
}

function checkStatements({ statements }: ReadDraft, report: ShownReport): DraftFinding[] {
  const found = Map.groupBy(statements, ({ slug }) => slug)
  return requiredStatements(report).flatMap(({ pointer, requirement_id, slug, hash: own, text }) => {
    const fault = (problem: string): DraftFinding[] => [
      { place: `statement on ${requirement_id}`, pointer, problem },
    ]
    const marks = found.get(slug) ?? []
    const [one] = marks
    if (one === undefined) return fault('is missing')
    if (marks.length > 1) return fault(`appears ${marks.length} times`)
    if (one.exported !== null && one.exported !== own) return fault('was exported with a different text')
    return plain(one.text) === plain(text) ? [] : fault('differs from the report')
  })
}

/** Signs that XML cannot hold are left out of a file, and word processors put spaces, quotation marks and dashes of their own. */
const HABITS: readonly (readonly [RegExp, string])[] = [
  [/[\u00AD\uFEFF\uFFFE\uFFFF]/g, ''],
  [/(?!\s)\p{Cc}/gu, ''],
  [/[‘’‚′]/g, "'"],
  [/[“”„″]/g, '"'],
  [/[‐-―−]/g, '-'],
  [/\s+/g, ' '],
]

const plain = (text: string): string =>
  HABITS.reduce((kept, [sign, instead]) => kept.replaceAll(sign, instead), text.normalize('NFC')).trim()

/** A reason may be within a longer sentence, so the words are looked for and not the paragraph. */
function checkWords({ texts }: ReadDraft, report: ShownReport): DraftFinding[] {
  const all = plain(texts.join('\n'))
  return requiredWords(report)
    .filter(([, words]) => !all.includes(plain(words)))
    .map(([pointer, words]) => ({
      place: 'text',
      pointer,
      problem: `“${words.slice(0, 80)}” is missing from the draft`,
    }))
}

/** Each chart is drawn from one series of the report, and each series that must be drawn is. */
function checkCharts({ charts }: ReadDraft, required: readonly RequiredChart[]): DraftFinding[] {
  const left = [...required]
  const strange = charts.flatMap((has, index): DraftFinding[] => {
    const at = left.findIndex(({ numbers }) => isSame(has, numbers))
    if (at >= 0) {
      left.splice(at, 1)
      return []
    }
    return [
      {
        place: `chart ${index + 1}`,
        pointer: null,
        problem: 'is drawn from numbers that differ from the report',
      },
    ]
  })
  return [
    ...strange,
    ...left.map(({ pointer }) => ({ place: 'chart', pointer, problem: 'no chart shows these numbers' })),
  ]
}

/** Word processors write a number with fifteen digits. */
const isSame = (has: readonly string[], wants: readonly number[]): boolean =>
  has.length === wants.length &&
  has.every((text, at) => Math.abs(Number(text) - wants[at]!) <= 1e-9 * Math.max(1, Math.abs(wants[at]!)))

function checkProperties({ properties }: ReadDraft, report: ShownReport): DraftFinding[] {
  const { entity, period, snapshot, evidence_hash } = report
  const wanted = {
    SoutherlyAbn: entity.abn,
    SoutherlyPeriod: `${period.start}/${period.end}`,
    SoutherlySnapshot: snapshot.id,
    SoutherlyEvidenceHash: evidence_hash,
  }
  return Object.entries(wanted).flatMap(([name, value]): DraftFinding[] => {
    const found = properties[name]
    if (found === value) return []
    const problem = found === undefined ? 'is missing from the file' : `is ${found}; the bundle has ${value}`
    return [{ place: name, pointer: null, problem }]
  })
}
