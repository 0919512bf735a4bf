import { type Period, parsePeriod } from '../../period.ts'
import { reportingYear } from '../../reporting-year.ts'
import type { Read } from './days.ts'
import type { Drafts, ImportGround, ItemDraft, Members } from './draft.ts'
import type { ImportFault } from './meter-reading.ts'
import { idOf, withoutUnset } from './names.ts'
import { RowReader } from './row-reader.ts'
import type { ImportTable } from './table.ts'

/** Targets of a spreadsheet. What only the form asks for stays as it is. */
export function targetsTable({ rows, faults: found }: ImportTable, { document }: ImportGround): Drafts {
  const faults: ImportFault[] = [...found]
  const items: ItemDraft[] = []
  for (const row of rows) {
    const reader = new RowReader(row, faults)
    const name = reader.text('name')
    if (!reader.has('name')) reader.fail('name', 'is empty; give the target a name')
    const id = reader.text('id') ?? idOf(name ?? '')
    const given = givenOf(reader)
    if (name !== undefined && id === '') reader.fail('id', 'is empty; give the target a short id')
    if (!reader.isSound) continue
    items.push({
      at: row.at,
      key: id,
      name: name ?? id,
      given: { id, name, ...given },
      added: {
        status: 'draft',
        origin: { kind: 'voluntary' },
        category: 'mitigation',
        coverage: { entities: [], facilities: [] },
        milestones: [],
        levers: [],
        evidence_ids: [document],
      },
    })
  }
  return { items, faults, warnings: [], outside: 0 }
}

function givenOf(reader: RowReader): Members {
  const share = reader.amount('coverage')
  return withoutUnset({
    status: reader.choice('status', 'target_status'),
    origin: group({ kind: reader.choice('origin', 'origin'), reference: reader.text('reference') }),
    category: reader.choice('category', 'category'),
    objective: reader.text('objective'),
    metric: reader.text('metric'),
    unit: reader.text('unit'),
    type: reader.choice('type', 'target_type'),
    denominator: reader.text('denominator'),
    coverage: group({ share_percent: share }),
    scopes: reader.choiceList('scopes', 'scope'),
    scope3_categories: categoriesOf(reader),
    gases: reader.choiceList('gases', 'gas'),
    basis: reader.choice('basis', 'basis'),
    gross_target_id: reader.text('gross_target_id'),
    base: group({
      period: reader.take('base_year', readYear),
      value: reader.amount('base_value'),
      source: reader.text('base_source'),
      recalculation_policy: reader.text('recalculation_policy'),
    }),
    target_period: reader.take('target_year', readYear),
    target: group({ value: reader.number('target_value'), reduction_percent: reader.amount('reduction') }),
    owner: reader.text('owner'),
  })
}

/** Members of a part; undefined where the row gives none of them. */
function group(members: Members): Members | undefined {
  const set = withoutUnset(members)
  return Object.keys(set).length === 0 ? undefined : set
}

function categoriesOf(reader: RowReader): number[] | undefined {
  const numbers = reader.list('scope3_categories')?.map(Number)
  if (
    numbers === undefined ||
    numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= 15)
  )
    return numbers
  return reader.fail('scope3_categories', 'are not numbers from 1 to 15, separated by semicolons')
}

/** 2029-30, FY2030, FY30, 2030, or two days joined by a slash. FY is the year in which a July-June year ends. */
function readYear(cell: string | number | boolean): Read<Period> {
  const text = String(cell).trim().replaceAll(/[–—]/g, '-')
  const financial = /^FY ?(?:20)?(\d{2})$/i.exec(text)
  const long = /^(\d{4})[-/](?:20)?(\d{2})$/.exec(text)
  const written =
    financial !== null
      ? reportingYear(2000 + Number(financial[1]) - 1)
      : long !== null
        ? `${long[1]}-${long[2]}`
        : text
  const value = parsePeriod(written)
  return value === undefined
    ? { problem: 'is not a year; write it as 2029-30, FY2030, 2030, or 2029-07-01/2030-06-30' }
    : { value }
}
