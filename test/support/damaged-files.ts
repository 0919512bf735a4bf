import { readFileSync } from 'node:fs'
import path from 'node:path'
import { flowFile } from '../../src/sources/abs-io/testing-tables.ts'
import { fileInMemory, fileOnDisk, type InputFile } from '../../src/sources/input-file.ts'
import { workbookFile } from '../../src/sources/testing/workbook.ts'

/** A file of a source as its publisher lays it out, and the same with one row damaged. */
export interface DamagedFile {
  readonly edition?: string
  readonly intact: () => Promise<InputFile>
  readonly damaged: () => Promise<InputFile>
  /** `taken`: the row stays, with the decision. `left_out`: it goes. */
  readonly outcome: 'taken' | 'left_out'
}

const ROOT = path.resolve(import.meta.dirname, '../..')

/** A fixture of a source in which one text stands for another, once. */
export function damagedText(
  fixture: string,
  [from, to]: readonly [from: string, to: string],
  outcome: DamagedFile['outcome'],
  edition?: string,
): DamagedFile {
  const location = path.join(ROOT, 'src/sources', fixture.replace('/', '/fixtures/'))
  return {
    ...(edition === undefined ? {} : { edition }),
    intact: () => fileOnDisk(location),
    damaged: async () => {
      const text = readFileSync(location, 'latin1')
      if (!text.includes(from)) throw new Error(`${fixture} does not hold ${from}`)
      return fileInMemory(
        path.basename(location),
        Buffer.from(
          text.replace(from, () => to),
          'latin1',
        ),
      )
    },
    outcome,
  }
}

/** The first rows of a table that we keep ourselves, one of them cut in half. */
export function damagedTable(source: string, slot = 'all'): DamagedFile {
  const lines = readFileSync(path.join(ROOT, 'data/starter', source, `${slot}.csv`), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(0, 12)
  const file = (rows: readonly string[]) => async () => fileInMemory(`${slot}.csv`, `${rows.join('\n')}\n`)
  const [at, row] = [lines.length - 1, lines.at(-1) ?? '']
  const cut = lines.with(at, row.slice(0, row.length / 2))
  return { intact: file(lines), damaged: file(cut), outcome: 'left_out' }
}

const TAX = [
  ['Name', 'ABN', 'Total income $', 'Taxable income $', 'Tax payable $', 'Income year'],
  ['1884 PTY LIMITED', 83_114_980_880, 337_911_962, 6_347_804, 1_904_341, '2023-24'],
  ['AGL ENERGY LIMITED', 74_115_061_375, 1000, 100, 30, '2023-24'],
]
const taxReport = (rows: typeof TAX): InputFile =>
  workbookFile('2023-24-corporate-report-of-entity-tax-information.xlsx', { 'Income tax details': rows })

/** A tax report with an amount that holds no number. */
export const damagedTax: DamagedFile = {
  intact: async () => taxReport(TAX),
  damaged: async () => taxReport(TAX.with(2, TAX[2]!.with(2, 'one thousand'))),
  outcome: 'left_out',
}

/** The flows between industries with one cell that holds no number. */
export const damagedFlows: DamagedFile = {
  intact: async () => flowFile(),
  damaged: async () =>
    flowFile((rows) => {
      rows[3]![2] = 'n.p.'
    }),
  outcome: 'taken',
}
