import { evaluateFormula } from '../calculator/evaluate.ts'
import { type Expression, parseFormula } from '../calculator/syntax.ts'
import { SheetDraft, type SheetLayout } from './sheet-draft.ts'

/** A workbook in the making: sheets in the order in which they are filled, and the names of their cells. */
export class WorkbookDraft {
  readonly sheets = new Map<string, SheetDraft>()
  readonly names = new Map<
    string,
    { readonly name: string; readonly range: string; readonly target: Expression }
  >()

  readonly #mark: string | null

  /** `mark` is before the title of every sheet. */
  constructor(mark: string | null = null) {
    this.#mark = mark
  }

  sheet(layout: SheetLayout): SheetDraft {
    const title = this.#mark === null ? layout.title : `${this.#mark}. ${layout.title}`
    const sheet = new SheetDraft({ ...layout, title }, (formula, own) => this.#evaluate(formula, own))
    this.sheets.set(layout.name, sheet)
    return sheet
  }

  /** Names a cell or range, and gives the name: letters, digits and underscores, never twice the same. */
  define(wanted: string, range: string): string {
    const plain = wanted.replaceAll(/\W/g, '_')
    let name = plain
    // Spreadsheets do not tell capitals from small letters in names.
    for (let number = 2; this.names.has(name.toLowerCase()); number += 1) name = `${plain}_${number}`
    this.names.set(name.toLowerCase(), { name, range, target: parseFormula(range) })
    return name
  }

  #evaluate(formula: string, own: SheetDraft): number | string {
    return evaluateFormula(formula, {
      cell: (sheet, row, column) => (sheet === null ? own : this.#sheetCalled(sheet)).value(row, column),
      named: (name) => {
        const found = this.names.get(name.toLowerCase())
        if (found === undefined) throw new RangeError(`the name ${name} is not defined`)
        return found.target
      },
    })
  }

  #sheetCalled(name: string): SheetDraft {
    const found = this.sheets.get(name)
    if (found === undefined) throw new RangeError(`there is no sheet ${name}`)
    return found
  }
}
