import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { lineOf, type Row, type TableRecord, text } from './records.ts'

const YEAR = '2023-24'
const ANZSIC = path.join(import.meta.dirname, '../../data/starter/anzsic/all.csv')

/**
 * Employers that report emissions under their own ABN, then `others`: the remaining employers of the groups that report.
 * A group's parent often employs few people itself, so its head count is that of all its employers.
 */
export function employers(records: readonly TableRecord[], others: readonly TableRecord[]): Row[] {
  const own = records.flatMap((record, index) =>
    record['match'] === 'abn' ? [{ row_ref: lineOf(index), ...employer(record) }] : [],
  )
  const known = new Set<unknown>(own.map((row: Row) => row['abn']))
  const titles = titlesByCode()
  const rest = others.flatMap((record, index) => {
    const { employer_abn: abn = '', anzsic_class: code = '' } = record
    if (known.has(abn)) return []
    known.add(abn)
    const [group, subdivision] = [code.slice(0, 3), code.slice(0, 2)]
    return [
      {
        row_ref: `group_links_wgea.csv ${lineOf(index)}`,
        ...employer({
          ...record,
          year: YEAR,
          abn,
          corporate_group_name: record['wgea_group_name'] ?? '',
          anzsic_group: group,
          anzsic_group_title: titles(group),
          anzsic_subdivision: subdivision,
          anzsic_subdivision_title: titles(subdivision),
          anzsic_division_title: titles(record['anzsic_division'] ?? ''),
        }),
      },
    ]
  })
  return [...own, ...rest]
}

const employer = (record: TableRecord): Row => ({
  year: record['year'],
  abn: record['abn'],
  employer_name: record['employer_name'],
  corporate_group_name: text(record['corporate_group_name']),
  is_relevant_employer: null,
  employer_size: record['employer_size'],
  anzsic_class: record['anzsic_class'],
  anzsic_class_title: record['anzsic_class_title'],
  anzsic_group: record['anzsic_group'],
  anzsic_group_title: record['anzsic_group_title'],
  anzsic_subdivision: record['anzsic_subdivision'],
  anzsic_subdivision_title: record['anzsic_subdivision_title'],
  anzsic_division: record['anzsic_division'],
  anzsic_division_title: record['anzsic_division_title'],
  flags: [],
})

/** The table of groups prints the class alone; the titles above it are those of the classification. */
function titlesByCode(): (code: string) => string {
  const rows = parse<TableRecord>(readFileSync(ANZSIC), { columns: true })
  const titles = new Map(rows.map((row) => [row['code'], row['title']]))
  return (code) => {
    const title = titles.get(code)
    if (title === undefined) throw new Error(`the classification has no code ${code}`)
    return title
  }
}
