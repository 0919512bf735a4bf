import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { compileCheck } from '../../api/platform/request/check.ts'
import { LedgerLinesBody } from '../../api/schemas/ledger.ts'
import type { LedgerLine } from '../../domain/ledger/line.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import { requireBatchSize } from '../../operations/factors/factor-batch.ts'
import { defineCommand } from '../command.ts'
import { flag, option } from '../input.ts'
import { LEDGER_INPUT, ledgerAsked } from '../ledger-asked.ts'
import { takeAndTell } from '../ledger-taking.ts'
import { requireFile } from '../own-file.ts'

const MOST_LINES = 5000

/** What can be said of a line on the command line; a file can say all of it. */
const LINE = {
  id: option('id', 'Your own id of the line.'),
  activity: option('words', 'What was burnt, bought or lost: "diesel oil", "electricity", "R410A".'),
  use: option('use', 'What for: stationary, transport, or the equipment of a refrigerant.'),
  from: option('date', 'First day.'),
  to: option('date', 'Last day.'),
  quantity: option('number', 'How much; 0 with --corrects takes the line out.'),
  unit: option('unit', 'L, GJ, kWh, t, kg, AUD and others.'),
  region: option('region', 'State, territory or grid.'),
  facility: option('name', 'Facility or site, as the boundary names it.'),
  entity: option('abn', 'Entity of the group.'),
  category: option('category', 'Where another category than that of the factor is meant.'),
  factor: option('id', 'A factor by its id.'),
  corrects: option('id', 'Id of the line that this one replaces.'),
  document: option('name', 'Document that shows the quantity.'),
  sha256: option('hash', 'SHA-256 of the document.'),
  place: option('place', 'Page, sheet or row in the document.'),
  estimate: option('words', 'How an estimate was made.'),
  note: option('words', 'Note.'),
}

type Said = Readonly<Record<keyof typeof LINE, string | undefined>>

export const ledgerEnter = defineCommand({
  name: 'ledger enter',
  summary: 'enter or correct a line of the emissions ledger, or many from a JSON file',
  examples: [
    [
      'ledger enter --abn 74115061375 --period 2025-26 --activity "diesel oil" --use stationary --from 2025-07-01 --to 2025-07-31 --quantity 1000 --unit L',
      'one line',
    ],
    [
      'ledger enter --abn 74115061375 --period 2025-26 --corrects fuel-7 --activity "diesel oil" --use stationary --from 2025-07-01 --to 2025-07-31 --quantity 900 --unit L',
      'a correction of a line',
    ],
    [
      'ledger enter --abn 74115061375 --period 2025-26 --lines lines.json --dry-run',
      'a list of lines as POST ledger-lines takes them; save nothing',
    ],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    ...LEDGER_INPUT,
    lines: option('file', 'JSON file with a list of lines, as POST ledger-lines takes them.'),
    ...LINE,
    dryRun: flag('Save nothing; say what would be.'),
  },
  run: async ({ service, clock, output, workingDirectory }, values) => {
    const { key, days } = await ledgerAsked(service, values)
    const found =
      values.lines === undefined
        ? [lineOf(values)]
        : await linesIn(path.resolve(workingDirectory, values.lines))
    const lines = checked(found, values.lines ?? 'The line')
    await takeAndTell({ database: service.database, clock, output, key, days, dryRun: values.dryRun }, lines)
  },
})

function lineOf(said: Said): object {
  const { entity, factor, document: name, sha256, place, quantity } = said
  const same = SAME.map((member) => [member, said[member]] as const)
  const document = givenOf([
    ['name', name],
    ['sha256', sha256],
    ['place', place],
  ])
  return givenOf([
    ...same,
    ['entity_abn', entity],
    ['factor_id', factor],
    ['quantity', quantity === undefined ? undefined : Number(quantity)],
    ['document', Object.keys(document).length === 0 ? undefined : document],
  ])
}

/** What the line calls as the command line does. */
const SAME = [
  'id',
  'activity',
  'use',
  'from',
  'to',
  'unit',
  'region',
  'facility',
  'category',
  'corrects',
  'estimate',
  'note',
] as const

const givenOf = (members: readonly (readonly [string, unknown])[]): object =>
  Object.fromEntries(members.filter(([, value]) => value !== undefined))

async function linesIn(location: string): Promise<unknown> {
  await requireFile(location)
  try {
    return JSON.parse(await readFile(location, 'utf8')) as unknown
  } catch (error) {
    throw badInput(`${location} is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** The lines, each as the API takes it. */
function checked(found: unknown, what: string): LedgerLine[] {
  const check = compileCheck(LedgerLinesBody.properties.lines, 'body')
  const faults = check(found)
  if (faults.length > 0)
    throw badInput(
      `${what} cannot be read: ${faults.map(({ fault: { pointer = '', message } }) => `${pointer} ${message}`.trim()).join('; ')}`,
    )
  const lines = found as LedgerLine[]
  requireBatchSize(lines, 'lines', MOST_LINES)
  return lines
}

const badInput = (message: string): OperatorError =>
  new OperatorError(message, {
    hint: 'Nothing was saved. southerly ledger enter --help says what a line has; POST ledger-lines in the API reference lists all of it.',
    exitCode: EXIT.badInput,
  })
