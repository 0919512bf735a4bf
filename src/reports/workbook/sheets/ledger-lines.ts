import { toNumber } from '../../../domain/factors/rational.ts'
import { isOfTheYear, unitSize } from '../../../domain/ledger/activity.ts'
import { LEDGER_SCOPES, type LedgerScope } from '../../../domain/ledger/categories.ts'
import type { FactorUse } from '../../../domain/ledger/factor-use.ts'
import type { LinesOfLedger } from '../../../domain/ledger/lines-file.ts'
import { yearShareOf } from '../../../domain/ledger/months.ts'
import { LEDGER_KIND, type LedgerBody } from '../../../domain/ledger/record.ts'
import { at, type Content, live, looking, typed } from '../draft/sheet-draft.ts'
import type { WorkingPapers } from '../papers.ts'

/** A row of the sheet: what it is, and how much of which factor. */
interface Row {
  readonly words: readonly Content[]
  readonly factor: FactorUse
  /** How much of the factor: a number, or what the cells before it come to, given the number of the row. */
  readonly activity: Content | ((row: number) => Content)
  readonly percent: string
}

const WORDS = {
  lines: [
    ['Line', 8],
    ['Id', 20],
    ['From', 12],
    ['To', 12],
    ['What', 28],
    ['Entity', 14],
    ['Facility', 20],
    ['Document', 24],
    ['Quantity', 14],
    ['Unit', 10],
    ['Size of the unit', 14],
    ['Lost each year, %', 12],
    ['Share of a year', 12],
  ],
  months: [['Month', 10]],
} as const
/** Where the quantity is in a row of lines, with its unit, the size of that unit, the rate and the share of a year after it. */
const QUANTITY_AT = 8

const METRICS: Readonly<Record<LedgerScope, string>> = { '1': 'scope1', '2': 'scope2_lines', '3': 'scope3' }

/** Lines that count, each with its factor and live emissions; of more lines than a sheet can show, subtotals by factor and month. */
export function ledgerLinesSheet(papers: WorkingPapers, { listed }: LinesOfLedger): void {
  const found = papers.provenance.records.find(({ record }) => record === LEDGER_KIND)
  if (found === undefined) return
  const body = found.body as LedgerBody
  const [words, rows] =
    listed === null ? [WORDS.months, monthRows(body)] : [WORDS.lines, lineRows(body, listed)]
  const factorAt = words.length
  const countedAt = factorAt + 4
  const sheet = papers.draft.sheet({
    name: 'Ledger lines',
    title: listed === null ? 'Subtotals of the ledger by factor and month' : 'Lines of the ledger',
    explanation: `${listed === null ? 'Activity that counts, by factor and month; the lines are in ledger-lines.csv beside this workbook.' : 'Every line that counts; those that later lines correct are in ledger-lines.csv beside this workbook. Activity is the quantity, times the size of its unit in the unit of the factor (energy content or density included), times what is lost each year and the share of a year where the factor is for a year.'} Emissions are activity, times the share of the boundary, times the factor. The last row is the sum, and its difference from the report.`,
    widths: [...words.map(([, width]) => width), 44, 16, 14, 10, 16, 14, 14, 14, 14, 14, 14],
  })
  const header = sheet.header([
    ...words.map(([title]) => title),
    'Factor',
    'Activity',
    'Unit of the factor',
    'Share, %',
    'Counts',
    ...LEDGER_SCOPES.map((scope) => `kg per unit, scope ${scope}`),
    ...LEDGER_SCOPES.map((scope) => `t CO2-e, scope ${scope}`),
  ])
  for (const { words: cells, factor, activity, percent } of rows) {
    const row = sheet.add([
      ...cells,
      factor.parts.map(({ row_id }) => row_id).join(', '),
      null,
      factor.unit,
      typed(Number(percent)),
    ])
    sheet.set(row, factorAt + 1, typeof activity === 'function' ? activity(row) : activity)
    sheet.set(row, countedAt, live(`${at(row, factorAt + 1)}*${at(row, factorAt + 3)}/100`))
    for (const [place, scope] of LEDGER_SCOPES.entries()) {
      const parts = factor.parts.filter((part) => part.scope === scope)
      if (parts.length === 0) continue
      sheet.set(row, countedAt + 1 + place, typed(parts.reduce((sum, { total }) => sum + Number(total), 0)))
      sheet.set(
        row,
        countedAt + 4 + place,
        live(`${at(row, countedAt)}*${at(row, countedAt + 1 + place)}/1000`),
      )
    }
  }
  const last = sheet.nextRow - 1
  if (last === header) return
  sheet.filterFrom(header)
  const [sums, differences] = [sheet.nextRow, sheet.nextRow + 1]
  sheet.add([looking('strong', 'Sum')])
  sheet.add([looking('strong', 'Difference from the report')])
  for (const [place, scope] of LEDGER_SCOPES.entries()) {
    const result = papers.results.get(`ledger.${METRICS[scope]}`)
    if (result === undefined) continue
    const column = countedAt + 4 + place
    sheet.set(sums, column, live(`SUM(${sheet.column(column, header + 1, last)})`, 'result'))
    sheet.set(
      differences,
      column,
      live(`IF(ABS(${at(sums, column)}-${result})<0.000001,0,${at(sums, column)}-${result})`, 'result'),
    )
  }
}

/** Quantity, size of the unit, rate and share of a year multiplied; an empty cell leaves its part out. */
const product = (row: number): Content => {
  const [quantity, size, rate, share] = [0, 2, 3, 4].map((place) => at(row, QUANTITY_AT + place))
  return live(`${quantity}*${size}*IF(${rate}="",1,${rate}/100)*IF(${share}="",1,${share})`)
}

function lineRows(
  { period, factors, places }: LedgerBody,
  listed: NonNullable<LinesOfLedger['listed']>,
): Row[] {
  const shares = new Map(
    places.map(({ entity, facility, share_percent }) => [`${entity}\n${facility}`, share_percent]),
  )
  return listed
    .filter(({ counts, is_corrected }) => counts && !is_corrected)
    .map(({ ordinal, id, line, factor, entity, facility }) => {
      const use = factors[factor]!
      return {
        words: [
          ordinal,
          id,
          line.from,
          line.to,
          [line.activity, line.use].filter((word) => word !== undefined).join(', '),
          entity,
          facility,
          line.document?.name ?? null,
          typed(line.quantity),
          line.unit,
          typed(toNumber(unitSize(use, line.unit))),
          use.rate === null ? null : typed(Number(use.rate.percent)),
          isOfTheYear(use) ? typed(toNumber(yearShareOf({ start: line.from, end: line.to }, period))) : null,
        ],
        factor: use,
        activity: product,
        percent: shares.get(`${entity}\n${facility}`) ?? '100',
      }
    })
}

const monthRows = ({ factors, months }: LedgerBody): Row[] =>
  months.map(({ factor, month, activity }) => ({
    words: [month],
    factor: factors[factor]!,
    activity: typed(Number(activity)),
    percent: '100',
  }))
