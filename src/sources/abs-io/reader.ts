import { periodEnd, periodStart } from '../../domain/reporting-year.ts'
import { openWorkbook, type Workbook } from '../formats/workbook/workbook.ts'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import { type FlowTable, findFlowTable } from './flow-table.ts'
import { checkIdentities } from './identities.ts'
import { issueOf, textsOf } from './issue.ts'
import { expectKnown, knownEdition } from './known-edition.ts'
import { linkRows } from './link-rows.ts'
import type { InputOutputRow } from './row.ts'

/** Reads the industry-by-industry flow table, or the concordances of industry groups, whichever the workbook holds. */
export async function* readInputOutput(file: InputFile, log: ReadLog): AsyncGenerator<InputOutputRow> {
  const workbook = await openWorkbook(file)
  const issue = issueOf(file.name, workbook)
  const flow = workbook.sheets
    .map((sheet) => findFlowTable(file.name, sheet))
    .find((table) => table !== undefined)
  const rows =
    flow === undefined
      ? linkRows(file.name, workbook, issue.edition, log)
      : flowRows(file.name, workbook, flow, issue.edition)
  log.edition = {
    slot: `${issue.edition} ${flow === undefined ? 'concordance' : 'flows'}`,
    edition: issue.edition,
    observed_from: periodStart(issue.edition),
    observed_to: periodEnd(issue.edition),
    ...(issue.published_on === undefined ? {} : { published_on: issue.published_on }),
  }
  yield* rows
}

function flowRows(file: string, workbook: Workbook, table: FlowTable, edition: string): InputOutputRow[] {
  const allocation =
    textsOf(workbook).find((text) => /\b(?:in)?direct allocation of imports\b/i.test(text)) ?? ''
  if (!/industry by industry.*\bdirect allocation of imports\b/is.test(allocation))
    throw new ReadError({
      file,
      value: allocation,
      problem: 'is not the table that is read here',
      expected: 'INDUSTRY BY INDUSTRY FLOW TABLE (DIRECT ALLOCATION OF IMPORTS)',
    })
  checkIdentities(file, table)
  checkEdition(file, table, edition)
  return table.rows.flatMap((from) =>
    table.columns
      .filter((to) => from.code !== 'GDP' || String(table.sheet.value(from.index, to.index) ?? '') !== '')
      .map((to) => ({
        edition,
        table: 'flow',
        from_code: from.code,
        from_name: from.name,
        from_kind: from.kind,
        to_code: to.code,
        to_name: to.name,
        to_kind: to.kind,
        value_aud_m: table.value(from, to),
        flags: [],
        row_ref: table.sheet.place(from.index, to.index),
      })),
  )
}

function checkEdition(file: string, table: FlowTable, edition: string): void {
  const known = knownEdition(edition)
  const at = (code: string) => table.rows.find((row) => row.code === code)
  const column = (code: string) => table.columns.find((entry) => entry.code === code)
  const amount = (row: string, to: string): number => table.value(at(row)!, column(to)!)
  if (known === undefined) return
  const industries = table.rows.filter(({ kind }) => kind === 'industry').length
  expectKnown(file, edition, 'industries', industries, known.industries)
  expectKnown(file, edition, 'Australian Production', amount('production', 'T4'), known.production_aud_m)
  expectKnown(
    file,
    edition,
    'Gross Domestic Product',
    at('GDP') === undefined ? 0 : amount('GDP', 'T6'),
    known.gdp_aud_m,
  )
}
