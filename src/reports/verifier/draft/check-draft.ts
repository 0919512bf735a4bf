import { createHash } from 'node:crypto'

/** What was read from a Word file of the disclosure. */
export interface ReadDraft {
  readonly properties: Readonly<Record<string, string>>
  readonly figures: readonly { readonly name: string; readonly text: string }[]
  readonly charts: readonly (readonly string[])[]
}

/** What a draft of the bundle must hold. */
export interface ExpectedDraft {
  readonly figures: readonly { readonly mark: string; readonly pointer: string; readonly text: string }[]
  readonly charts: readonly (readonly number[])[]
}

export interface DraftFinding {
  /** The bookmark, the chart or the property at fault. */
  readonly place: string
  /** Place in report.json; null where there is none. */
  readonly pointer: string | null
  readonly problem: string
}

/** Ties every figure of a draft to report.json: each stands once, where it belongs, and says what the report says. */
export function checkDraft(draft: ReadDraft, report: unknown, expected: ExpectedDraft): DraftFinding[] {
  return [
    ...checkProperties(draft, report),
    ...checkFigures(draft, leavesOf(report), expected),
    ...checkCharts(draft, expected),
  ]
}

function checkFigures(
  { figures }: ReadDraft,
  leaves: ReadonlyMap<string, Leaf>,
  expected: ExpectedDraft,
): DraftFinding[] {
  const wanted = new Map(expected.figures.map((one) => [one.mark, one]))
  const found = Map.groupBy(figures, ({ name }) => name)
  return [
    ...expected.figures
      .filter(({ mark }) => !found.has(mark))
      .map(({ mark, pointer, text }) => ({
        place: mark,
        pointer,
        problem: `the figure ${text} is missing, or its bookmark is`,
      })),
    ...[...found].flatMap(([name, marks]): DraftFinding[] => {
      const leaf = leaves.get(name.slice(0, -(name.split('_').at(-1)!.length + 1)))
      const pointer = leaf?.pointer ?? null
      const one = wanted.get(name)
      const fault = (problem: string): DraftFinding[] => [{ place: name, pointer, problem }]
      if (leaf === undefined || one === undefined) return fault('no figure of the draft has this bookmark')
      if (marks.length > 1) return fault(`the bookmark stands ${marks.length} times`)
      const { text } = marks[0]!
      if (text !== one.text || !says(text, leaf.value))
        return fault(`reads ${text}, and the report has ${String(leaf.value)}`)
      return []
    }),
  ]
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
    const hash = createHash('sha256').update(pointer).digest('hex').slice(0, 16)
    leaves.set(`fg_${hash}`, { pointer, value: value as Leaf['value'] })
  }
  walk(report, '')
  return leaves
}

/** Whether a text is the value, rounded to the digits that the text has; words by their letters. */
function says(text: string, value: Leaf['value']): boolean {
  if (typeof value !== 'number')
    return text.toLowerCase().replaceAll(/\s/g, '') === String(value).toLowerCase().replaceAll(/[_\s]/g, '')
  const plain = text.replaceAll(',', '').replace('−', '-')
  if (!/^-?\d+(?:\.\d+)?$/.test(plain)) return false
  const decimals = plain.split('.')[1]?.length ?? 0
  return Math.abs(Number(plain) - value) <= 0.5 * 10 ** -decimals * (1 + 1e-9)
}

function checkCharts({ charts }: ReadDraft, expected: ExpectedDraft): DraftFinding[] {
  const count = Math.max(charts.length, expected.charts.length)
  return Array.from({ length: count }, (_, index) => index).flatMap((index): DraftFinding[] => {
    const [has, wants] = [charts[index], expected.charts[index]]
    const place = `chart ${index + 1}`
    if (has === undefined) return [{ place, pointer: null, problem: 'is missing' }]
    if (wants === undefined) return [{ place, pointer: null, problem: 'is not of the draft' }]
    const same = has.length === wants.length && has.every((text, at) => isNear(Number(text), wants[at]!))
    return same ? [] : [{ place, pointer: null, problem: 'is drawn from other numbers than the report has' }]
  })
}

/** Word processors write a number with fifteen digits. */
const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(other))

function checkProperties({ properties }: ReadDraft, report: unknown): DraftFinding[] {
  const { entity, period, snapshot, evidence_hash } = report as {
    readonly entity: { readonly abn: string }
    readonly period: { readonly start: string; readonly end: string }
    readonly snapshot: { readonly id: string }
    readonly evidence_hash: string
  }
  const wanted = {
    SoutherlyAbn: entity.abn,
    SoutherlyPeriod: `${period.start}/${period.end}`,
    SoutherlySnapshot: snapshot.id,
    SoutherlyEvidenceHash: evidence_hash,
  }
  return Object.entries(wanted).flatMap(([name, value]): DraftFinding[] => {
    const found = properties[name]
    if (found === value) return []
    const problem =
      found === undefined ? 'is missing from the file' : `is ${found}; that of the bundle is ${value}`
    return [{ place: name, pointer: null, problem }]
  })
}
