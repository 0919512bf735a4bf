import { periodEnd, periodStart } from '../../domain/reporting-year.ts'
import { openWorkbook, type Workbook } from '../formats/workbook/workbook.ts'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import type { Findings } from '../reading/findings.ts'
import { type FlowTable, findFlowTable } from './flow-table.ts'
import { checkIdentities } from './identities.ts'
import { issueOf, textsOf } from './issue.ts'
import { knownComparison, knownEdition } from './known-edition.ts'
import { linkRows } from './link-rows.ts'
import type { InputOutputRow } from './row.ts'

/** Reads the industry-by-industry flow table, or the concordances of industry groups, whichever the workbook holds. */
export async function* readInputOutput(file: InputFile, log: ReadLog): AsyncGenerator<InputOutputRow> {
  const workbook = await openWorkbook(file)
  const issue = issueOf(file.name, workbook)
  const flow = workbook.sheets
    .map((sheet) => findFlowTable(file.name, sheet, log.findings))
    .find((table) => table !== undefined)
  const rows =
    flow === undefined
      ? linkRows(file.name, workbook, issue.edition, log)
      : flowRows(file.name, workbook, flow, issue.edition, log.findings)
  log.edition = {
    slot: `${issue.edition} ${flow === undefined ? 'concordance' : 'flows'}`,
    edition: issue.edition,
    observed_from: periodStart(issue.edition),
    observed_to: periodEnd(issue.edition),
    ...(issue.published_on === undefined ? {} : { published_on: issue.published_on }),
  }
  yield* rows
}

function flowRows(
  file: string,
  workbook: Workbook,
  table: FlowTable,
  edition: string,
  findings: Findings,
): InputOutputRow[] {
  const allocation =
    textsOf(workbook).find((text) => /\b(?:in)?direct allocation of imports\b/i.test(text)) ?? ''
  if (!/industry by industry.*\bdirect allocation of imports\b/is.test(allocation))
    throw new ReadError({
      file,
      value: allocation,
      problem: 'is not the table that is read here',
      expected: 'INDUSTRY BY INDUSTRY FLOW TABLE (DIRECT ALLOCATION OF IMPORTS)',
    })
  checkIdentities(file, table, findings)
  checkEdition(file, table, edition, findings)
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

function checkEdition(file: string, table: FlowTable, edition: string, findings: Findings): void {
  const known = knownEdition(edition)
  if (known === undefined) return
  const compare = knownComparison({ file, at: `${table.sheet.name.trim()}!A1` }, edition, findings)
  const amount = (from: string, to: string): number => {
    const row = table.rows.find(({ code }) => code === from)
    const column = table.columns.find(({ code }) => code === to)
    return row === undefined || column === undefined ? 0 : (table.value(row, column) ?? 0)
  }
  const industries = table.rows.filter(({ kind }) => kind === 'industry').length
  compare('industries', industries, known.industries)
  compare('Australian Production', amount('production', 'T4'), known.production_aud_m)
  compare('Gross Domestic Product', amount('GDP', 'T6'), known.gdp_aud_m)
}
