import { isInside, isOrdered, overlaps, type Period, showPeriod } from '../../period.ts'
import { readMonth, readSpan } from './days.ts'
import type { Drafts, ImportGround, ItemDraft } from './draft.ts'
import { type Exemption, type Load, loadDraft } from './electricity-load.ts'
import type { ImportFault, ImportWarning } from './meter-reading.ts'
import { isMistypedNmi, meterName } from './nmi.ts'
import { choiceOf, RowReader } from './row-reader.ts'
import type { ImportCell, ImportRow, ImportTable } from './table.ts'

const TOTAL = /^(?:grand |sub-?)?totals?\b/i

/** Loads of a spreadsheet of bills. Rows that are outside the period are left out; one that crosses its border is refused. */
export function electricityTable(
  { rows, ignored, faults: found }: ImportTable,
  ground: ImportGround,
): Drafts {
  const period = ground.period!
  const faults: ImportFault[] = [...found]
  const warnings: ImportWarning[] = [...unusedQuantities(ignored), ...mixedDates(rows)]
  const items: ItemDraft[] = []
  const totals = new Totals()
  const unplaced: string[] = []
  let outside = 0
  for (const row of rows) {
    const reader = new RowReader(row, faults)
    if (isTotal(row)) {
      warnings.push(...totals.compare(row.at, reader.energy('usage', 'kwh')))
      continue
    }
    const load = loadOf(reader)
    if (load === undefined) continue
    if (load.meter !== undefined && isMistypedNmi(load.meter)) warnings.push(mistyped(load.at, load.meter))
    totals.add(load.kwh)
    if (!overlaps(load.period, period)) {
      outside += 1
      continue
    }
    if (!isInside(load.period, period)) {
      reader.fail(
        reader.has('start') ? 'start' : reader.has('month') ? 'month' : 'period',
        `the row covers ${showPeriod(load.period)}, which crosses the edge of the period (${showPeriod(period)}); put the days inside the period in their own row`,
      )
      continue
    }
    const { draft, fault, warning, unplaced: meter } = loadDraft(load, ground)
    if (fault !== undefined) faults.push(fault)
    if (warning !== undefined) warnings.push(warning)
    if (draft !== undefined) items.push(draft)
    if (meter !== undefined) unplaced.push(meter)
  }
  return { items, faults, warnings, outside, unplaced }
}

function loadOf(reader: RowReader): Load | undefined {
  const period = periodOf(reader)
  const kwh = reader.energy('usage', 'kwh')
  const exempt = exemptionOf(reader)
  const printed = reader.text('meter')
  if (printed !== undefined && /^\d(?:\.\d+)?e\+?\d+$/i.test(printed))
    reader.fail(
      'meter',
      'was shortened by a spreadsheet; format the column as text and enter the meters again',
    )
  if (!reader.has('usage')) reader.fail('usage', 'is empty; write 0 where nothing was used')
  const site = reader.text('site')
  const meter = printed === undefined ? site : meterName(printed)
  const [region, state] = [reader.choice('region', 'region'), stateOf(reader)]
  if (!reader.isSound || period === undefined || kwh === undefined) return undefined
  return {
    at: reader.at,
    period,
    kwh,
    exempt,
    meter,
    site,
    region: region ?? state.region,
    state: state.state,
  }
}

/** What the exempt part is exempt from is never assumed: the record asks for it where a row has a part and does not say. */
function exemptionOf(reader: RowReader): Exemption {
  const kwh = reader.energy('exempt', 'kwh', 'kwh')
  const from = reader.choice('exempt_from', 'exemption')
  const document = reader.text('exempt_document')?.toLowerCase()
  if (document !== undefined && !/^[0-9a-f]{64}$/.test(document))
    reader.fail('exempt_document', 'is not a SHA-256 of 64 digits; copy it from the file under Evidence')
  return { kwh, from, document }
}

/** Eleven characters may also be a number of someone else's making, so that it is no fault. */
const mistyped = (at: string, meter: string): ImportWarning => ({
  code: 'nmi_check_digit',
  at,
  message: `${meter} looks like an NMI with a check digit, but the digit is wrong. Was a character mistyped? For now it counts as a separate meter.`,
})

/** WA and the NT have more than one grid, so that a state alone does not tell the region. */
function stateOf(reader: RowReader): { readonly region?: string; readonly state?: string } {
  const state = reader.choice('state', 'state')
  if (state === undefined) return {}
  const region = choiceOf('region', state)
  return region === undefined ? { state } : { state, region }
}

function periodOf(reader: RowReader): Period | undefined {
  if (reader.has('start') || reader.has('end')) {
    const [start, end] = [reader.day('start'), reader.day('end')]
    if (!reader.has('start')) reader.fail('start', 'is empty; enter the first day')
    if (!reader.has('end')) reader.fail('end', 'is empty; enter the last day')
    if (start === undefined || end === undefined) return undefined
    if (isOrdered({ start, end })) return { start, end }
    return reader.fail('end', `is before the first day, ${start}; swap the two`)
  }
  if (reader.has('month')) return reader.take('month', readMonth)
  const span = reader.take('period', readSpan)
  if (span === undefined)
    return reader.has('period') ? undefined : reader.fail('start', 'is empty; enter the first and last day')
  return isOrdered(span) ? span : reader.fail('period', 'ends before it begins; swap the days')
}

/** A total has no days. A site that is called Total has. */
function isTotal({ cells }: ImportRow): boolean {
  const isNamed = (cell: ImportCell | undefined): boolean =>
    typeof cell?.value === 'string' && TOTAL.test(cell.value.trim())
  const days = cells['start'] ?? cells['month'] ?? cells['period']
  return (days === undefined || isNamed(days)) && Object.values(cells).some(isNamed)
}

/** Sums of rows against the totals that a table prints; a total is never a load. */
class Totals {
  #all = 0
  #since = 0

  add(kwh: number): void {
    this.#all += kwh
    this.#since += kwh
  }

  compare(at: string, printed: number | undefined): ImportWarning[] {
    const [all, since] = [this.#all, this.#since]
    this.#since = 0
    if (printed === undefined || isNear(printed, all) || isNear(printed, since)) return []
    return [
      {
        code: 'total_differs',
        at,
        message: `The table shows a total of ${printed} kWh here, but the rows above add up to ${Math.round(all * 1000) / 1000} kWh. Is a row missing?`,
      },
    ]
  }
}

/** Totals are printed rounded. */
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(1, Math.abs(b) * 1e-6)

const unusedQuantities = (ignored: readonly string[]): ImportWarning[] =>
  ignored
    .filter((heading) => /\b[kmg]?wh\b|\bgj\b/i.test(heading))
    .map((heading) => ({
      code: 'column_not_read',
      at: null,
      message: `The column “${heading.slice(0, 80)}” is not read. Does it contain purchased electricity that the other columns leave out?`,
    }))

/** Dates that a spreadsheet took for dates beside those it left as text: the sign that it read some with the month first. */
function mixedDates(rows: readonly ImportRow[]): ImportWarning[] {
  for (const field of ['start', 'end'] as const) {
    const cells = rows.flatMap(({ cells: { [field]: cell } }) => (cell === undefined ? [] : [cell]))
    const printed = cells.find(
      ({ value }) => typeof value === 'string' && /^\d{1,2}\/\d{1,2}\/\d{4}$/.test(value.trim()),
    )
    const kept = cells.find(({ value }) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value))
    if (printed !== undefined && kept !== undefined)
      return [
        {
          code: 'dates_mixed',
          at: printed.at,
          message: `The column “${printed.heading}” contains dates as text (${String(printed.value)}) and as dates (${String(kept.value)}). A spreadsheet set to American dates does this and swaps day and month in some of them: check a few.`,
        },
      ]
  }
  return []
}
