import { LEDGER_SCOPES, type LedgerScope } from '../../../domain/ledger/categories.ts'
import type { FactorUse } from '../../../domain/ledger/factor-use.ts'
import type { LinesOfLedger } from '../../../domain/ledger/lines-file.ts'
import { LEDGER_KIND, type LedgerBody } from '../../../domain/ledger/record.ts'
import { at, type Content, live, looking, typed } from '../draft/sheet-draft.ts'
import type { WorkingPapers } from '../papers.ts'

/** A row of the sheet: what it is, and how much of which factor. */
interface Row {
  readonly words: readonly Content[]
  readonly factor: FactorUse
  readonly activity: string
  readonly percent: string
}

const WORDS = {
  lines: [
    ['Line', 8],
    ['Id', 20],
    ['From', 12],
    ['To', 12],
    ['What', 28],
    ['Quantity', 14],
    ['Unit', 10],
    ['Entity', 14],
    ['Facility', 20],
    ['Document', 24],
  ],
  months: [['Month', 10]],
} as const
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
    explanation: `${listed === null ? 'Activity that counts, by factor and month; the lines are in ledger-lines.csv beside this workbook.' : 'Every line that counts; those that later lines correct are in ledger-lines.csv beside this workbook.'} Emissions are activity, times the share of the boundary, times the factor. The last row is the sum, and its difference from the report.`,
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
      typed(Number(activity)),
      factor.unit,
      typed(Number(percent)),
    ])
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

function lineRows({ factors, places }: LedgerBody, listed: NonNullable<LinesOfLedger['listed']>): Row[] {
  const shares = new Map(
    places.map(({ entity, facility, share_percent }) => [`${entity}\n${facility}`, share_percent]),
  )
  return listed
    .filter(({ counts, is_corrected }) => counts && !is_corrected)
    .map(({ ordinal, id, line, factor, activity, entity, facility }) => ({
      words: [
        ordinal,
        id,
        line.from,
        line.to,
        [line.activity, line.use].filter((word) => word !== undefined).join(', '),
        typed(line.quantity),
        line.unit,
        entity,
        facility,
        line.document?.name ?? null,
      ],
      factor: factors[factor]!,
      activity,
      percent: shares.get(`${entity}\n${facility}`) ?? '100',
    }))
}

const monthRows = ({ factors, months }: LedgerBody): Row[] =>
  months.map(({ factor, month, activity }) => ({
    words: [month],
    factor: factors[factor]!,
    activity,
    percent: '100',
  }))
