import { type LookupTable, type MethodFormulas, TEXT } from '../../../domain/formula/formula.ts'
import { looking, type SheetDraft, typed } from '../draft/sheet-draft.ts'
import type { WorkbookDraft } from '../draft/workbook-draft.ts'
import type { FactorNames } from './print-term.ts'

/** Constants and tables of the methods on the sheet Factors, each written when a formula first needs it. */
export class MethodFactors implements FactorNames {
  readonly #draft: WorkbookDraft
  /** The name of the cells by what they hold, so that methods share what they have in common. */
  readonly #known = new Map<string, string>()

  constructor(draft: WorkbookDraft) {
    this.#draft = draft
  }

  constant(method: MethodFormulas, name: string): string {
    const { value, label, unit, source } = method.constants[name]!
    return this.#once(`${name} ${value} ${unit}`, () => {
      const row = this.#sheet.add([name, typed(value), looking('wrapped', `${label}, ${unit}`), source])
      return this.#draft.define(name, this.#sheet.reference(row, 1))
    })
  }

  levels(method: MethodFormulas, name: string): string {
    const table = method.tables[name]
    if (table === undefined || !('levels' in table)) throw new RangeError(`${name} is not a table of levels`)
    return this.#once(`levels ${table.levels.join()}`, () =>
      this.#list(
        table.label,
        'Levels',
        table.levels.map((level) => typed(level)),
      ),
    )
  }

  lookup(
    method: MethodFormulas,
    name: string,
    column: string,
  ): { readonly keys: string; readonly values: string } {
    const named = (part: string): string => `lookup ${method.method} ${name} ${part}`
    this.#once(named('keys'), () => this.#lookupTable(method, name, named))
    return { keys: this.#known.get(named('keys'))!, values: this.#known.get(named(column))! }
  }

  /** The whole table, a column each. Gives the name of its keys. */
  #lookupTable(method: MethodFormulas, name: string, named: (part: string) => string): string {
    const { label, source, columns, rows } = method.tables[name] as LookupTable
    const sheet = this.#sheet
    const parts = Object.keys(columns)
    const header = sheet.table(`${label} (${method.method}; ${source})`, [
      name,
      ...parts.map((part) => (columns[part] === TEXT ? part : `${part}, ${columns[part]}`)),
    ])
    for (const [key, row] of Object.entries(rows))
      sheet.add([typed(key), ...parts.map((part) => typed(row[part] ?? 'none'))])
    const cells = (column: number): string => sheet.column(column, header + 1, sheet.nextRow - 1)
    for (const [at, part] of parts.entries())
      this.#known.set(named(part), this.#draft.define(`${name}_${part}`, cells(at + 1)))
    return this.#draft.define(`${name}_keys`, cells(0))
  }

  #once(what: string, write: () => string): string {
    const known = this.#known.get(what)
    if (known !== undefined) return known
    const name = write()
    this.#known.set(what, name)
    return name
  }

  #list(title: string, name: string, cells: readonly ReturnType<typeof typed>[]): string {
    const sheet = this.#sheet
    sheet.skip()
    sheet.section(title)
    const first = sheet.nextRow
    for (const cell of cells) sheet.add([cell])
    return this.#draft.define(name, sheet.column(0, first, sheet.nextRow - 1))
  }

  get #sheet(): SheetDraft {
    return this.#draft.sheets.get('Factors')!
  }
}
