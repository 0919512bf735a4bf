import { isAbsent, type Value } from '../../../domain/formula/absent.ts'
import { termName } from '../../../domain/formula/check-term.ts'
import { type MethodFormulas, TEXT } from '../../../domain/formula/formula.ts'
import type { Term, TermNode } from '../../../domain/formula/terms.ts'
import type { FormulaCells, Position } from './cells.ts'

/** The names under which the sheet Factors holds the tables of a method. */
export interface FactorNames {
  levels(method: MethodFormulas, table: string): string
  lookup(
    method: MethodFormulas,
    table: string,
    column: string,
  ): { readonly keys: string; readonly values: string }
  constant(method: MethodFormulas, name: string): string
}

type Printed = string | null
type Print = (term: Term) => Printed

/** Prints terms as spreadsheet formulas. Null is a term without a value: its cell stays empty. */
export class TermPrinter {
  readonly #cells: FormulaCells
  readonly #names: FactorNames

  constructor(cells: FormulaCells, names: FactorNames) {
    this.#cells = cells
    this.#names = names
  }

  /** A step's formula, without the parentheses that a part of a formula has. */
  print(term: Term, position: Position): Printed {
    const printed = this.#part(term, position)
    return printed !== null && isWrapped(printed) ? printed.slice(1, -1) : printed
  }

  #part(term: Term, position: Position): Printed {
    if (typeof term === 'number') return String(term)
    if (typeof term === 'string') return this.#reference(term, position)
    const name = termName(term)
    const print: Print = (part) => this.#part(part, position)
    const plain = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined
    if (plain !== undefined) {
      const parts = (term[name] as readonly Term[]).map(print)
      return parts.includes(null) ? null : plain(parts as readonly string[])
    }
    return this.#special(name, term, position, print)
  }

  #reference(name: string, position: Position): Printed {
    const { tables, method } = this.#cells.evaluation.compiled
    if (name.startsWith('^.')) {
      const holder = tables.get(position.table!)!.within!.name
      return this.#cells.cell(holder, name.slice(2), this.#holderOf(position), position)
    }
    if (name.startsWith('.')) return this.#cells.cell(position.table!, name.slice(1), position.row, position)
    return Object.hasOwn(method.constants, name) ? this.#constant(name) : this.#cells.figure(name, position)
  }

  /** A definition such as per cent is plainer as the number that everyone knows. */
  #constant(name: string): string {
    const { method } = this.#cells.evaluation.compiled
    const { source, value } = method.constants[name]!
    return source === 'definition' ? String(value) : this.#names.constant(method, name)
  }

  #holderOf({ table, row }: Position): number {
    const { evaluation } = this.#cells
    const holder = evaluation.compiled.tables.get(table!)!.within!.name
    for (let at = 0; at < evaluation.size(holder); at += 1)
      if (evaluation.span(table!, at)[1] > row) return at
    throw new RangeError(`row ${row} of ${table} is held by no row`)
  }

  /** The rows that a term over a table looks at, as the evaluator has them. */
  #span(table: string, { table: own, row }: Position): readonly [number, number] {
    const { evaluation } = this.#cells
    const isHeld = own !== null && evaluation.compiled.tables.get(table)?.within?.name === own
    return isHeld ? evaluation.span(table, row) : [0, evaluation.size(table)]
  }

  #range(reference: string, position: Position): Printed {
    const [table = '', column = ''] = reference.split('.')
    return this.#cells.column(table, column, this.#span(table, position))
  }

  #special(name: string, node: TermNode, position: Position, print: Print): Printed {
    const special = Object.hasOwn(this.#SPECIAL, name) ? this.#SPECIAL[name] : undefined
    if (special === undefined) throw new RangeError(`the workbook cannot print the term ${name}`)
    return special(node, position, print)
  }

  /** The value of a term, found from what the evaluator knows, where the structure of a formula depends on it. */
  #valueOf(term: Term, position: Position): Value {
    return this.#cells.evaluation.valueOf(term, position.table, position.row, position.isExact)
  }

  readonly #SPECIAL: Readonly<Record<string, (node: TermNode, position: Position, print: Print) => Printed>> =
    {
      text: (node) => quoted(node['text'] as string),
      absent: () => null,
      when: (node, position, print) => {
        const holds = this.#valueOf(node['when'] as Term, position)
        if (isAbsent(holds)) return null
        const taken = print(node[holds === true ? 'give' : 'otherwise'] as Term)
        const other = print(node[holds === true ? 'otherwise' : 'give'] as Term)
        const condition = print(node['when'] as Term)
        if (taken === null || other === null || condition === null) return taken
        return holds === true ? `IF(${condition},${taken},${other})` : `IF(${condition},${other},${taken})`
      },
      // What is missing is decided when the workbook is made: an empty cell has no formula that could change.
      is_missing: () => null,
      first_known: (node, _, print) => {
        for (const part of node['first_known'] as readonly Term[]) {
          const printed = print(part)
          if (printed !== null) return printed
        }
        return null
      },
      band: (node, _, print) => {
        const value = print(node['band'] as Term)
        const table = this.#cells.evaluation.compiled.method.tables[node['in'] as string]!
        if (value === null || !('bands' in table)) return null
        return table.bands.reduceRight(
          (otherwise, { name, upper, upper_inclusive }) =>
            upper === null
              ? quoted(name)
              : `IF(${value}${upper_inclusive ? '<=' : '<'}${upper},${quoted(name)},${otherwise})`,
          '',
        )
      },
      lookup: (node, position, print) => {
        const key = print(node['lookup'] as Term)
        if (key === null || isAbsent(this.#valueOf(node, position))) return null
        const { keys, values } = this.#names.lookup(
          this.#cells.evaluation.compiled.method,
          node['in'] as string,
          node['give'] as string,
        )
        return `INDEX(${values},MATCH(${key},${keys},0))`
      },
      worst: (node, _, print) => {
        const levels = this.#levels(node)
        const parts = (node['worst'] as readonly Term[]).map(print).filter((part) => part !== null)
        if (parts.length < 2) return parts[0] ?? null
        return `INDEX(${levels},MAX(${parts.map((part) => `MATCH(${part},${levels},0)`).join(',')}))`
      },
      level_number: (node, _, print) => {
        const level = print(node['level_number'] as Term)
        return level === null ? null : `MATCH(${level},${this.#levels(node)},0)`
      },
      level_at: (node, _, print) => {
        const place = print(node['level_at'] as Term)
        return place === null ? null : `INDEX(${this.#levels(node)},${place})`
      },
      raise: (node, _, print) => {
        const levels = this.#levels(node)
        const [level, by, ceiling] = ['raise', 'by', 'ceiling'].map((part) => print(node[part] as Term))
        if (level === null || by === null || ceiling === null) return null
        return `INDEX(${levels},MIN(MATCH(${ceiling},${levels},0),MATCH(${level},${levels},0)+${by}))`
      },
      ...Object.fromEntries(
        Object.entries(OVER).map(([term, name]) => [
          term,
          (node: TermNode, position: Position): Printed => {
            if (isAbsent(this.#valueOf(node, position))) return null
            const range = this.#range(node[term] as string, position)
            if (range === null) return '0'
            return node['where'] === undefined ? `${name}(${range})` : this.#sumWhere(node, range, position)
          },
        ]),
      ),
      ...Object.fromEntries(
        Object.entries(LINES).map(([term, name]) => [
          term,
          (node: TermNode, position: Position): Printed =>
            isAbsent(this.#valueOf(node, position))
              ? null
              : `${name}(${this.#range(node[term] as string, position)},${this.#range(node['over'] as string, position)})`,
        ]),
      ),
      count: (node, position, print) => {
        const range = this.#range(node['count'] as string, position)
        if (range === null) return '0'
        const wanted = node['equal_to']
        if (wanted === undefined)
          return this.#unitOf(node['count'] as string) === TEXT
            ? `SUMPRODUCT((${range}<>"")*1)`
            : `COUNT(${range})`
        const value = print(wanted as Term)
        return value === null ? null : `COUNTIFS(${range},${value})`
      },
      nth_highest: (node, position, print) => {
        const range = this.#range(node['nth_highest'] as string, position)
        const place = print(node['place'] as Term)
        if (range === null || place === null || isAbsent(this.#valueOf(node, position))) return null
        return `LARGE(${range},${place})`
      },
      quantile: (node, position, print) => {
        const range = this.#range(node['quantile'] as string, position)
        const share = print(node['at'] as Term)
        if (range === null || share === null || isAbsent(this.#valueOf(node, position))) return null
        return `PERCENTILE(${range},${share})`
      },
      percentile: (node, position, print) => {
        const range = this.#range(node['among'] as string, position)
        const value = print(node['percentile'] as Term)
        if (range === null || value === null) return null
        const counted = (sign: string): string => `SUMPRODUCT((${range}<>"")*(${range}${sign}${value}))`
        return `100*(${counted('<')}+${counted('=')}/2)/COUNT(${range})`
      },
      cell: (node, position) => {
        const [table = '', column = ''] = (node['cell'] as string).split('.')
        const row = this.#rowWhere(table, node['where'] as Readonly<Record<string, Term>>, position)
        return row === null ? null : this.#cells.cell(table, column, row, position)
      },
      interpolate: (node, position, print) => {
        const value = this.#valueOf(node['interpolate'] as Term, position)
        const printed = print(node['interpolate'] as Term)
        if (typeof value !== 'number' || printed === null || isAbsent(this.#valueOf(node, position)))
          return null
        const { evaluation } = this.#cells
        const [table = '', from = ''] = (node['from'] as string).split('.')
        const [, to = ''] = (node['to'] as string).split('.')
        const xs = evaluation.column(node['from'] as string) as readonly number[]
        const [below, above] = [xs.findLastIndex((x) => x <= value), xs.findIndex((x) => x >= value)]
        const cell = (column: string, row: number) => this.#cells.cell(table, column, row, position)
        if (below === above) return cell(to, below)
        const share = `(${printed}-${cell(from, below)})/(${cell(from, above)}-${cell(from, below)})`
        return `(${cell(to, below)}+${share}*(${cell(to, above)}-${cell(to, below)}))`
      },
    }

  #sumWhere(node: TermNode, range: string, position: Position): Printed {
    const [table = ''] = (node['sum'] as string).split('.')
    const conditions = Object.entries(node['where'] as Readonly<Record<string, Term>>).map(
      ([column, term]) => `${this.#range(`${table}.${column}`, position)},${this.#part(term, position)}`,
    )
    return `SUMIFS(${range},${conditions.join(',')})`
  }

  #levels(node: TermNode): string {
    return this.#names.levels(this.#cells.evaluation.compiled.method, node['in'] as string)
  }

  #unitOf(reference: string): string | undefined {
    const [table = '', column = ''] = reference.split('.')
    return this.#cells.evaluation.compiled.tables.get(table)?.columns.get(column)?.unit
  }

  #rowWhere(table: string, where: Readonly<Record<string, Term>>, position: Position): number | null {
    const { evaluation } = this.#cells
    const wanted = Object.entries(where).map(([column, term]) => ({
      cells: evaluation.column(`${table}.${column}`),
      value: this.#valueOf(term, position),
    }))
    const [from, to] = this.#span(table, position)
    for (let row = from; row < to; row += 1)
      if (wanted.every(({ cells, value }) => cells[row] === value)) return row
    return null
  }
}

/** Whether the first parenthesis closes at the very end. */
function isWrapped(formula: string): boolean {
  if (!formula.startsWith('(')) return false
  let depth = 0
  for (const [index, sign] of Array.from(formula).entries()) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    if (depth === 0) return index === formula.length - 1
  }
  return false
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

const infix =
  (sign: string) =>
  (parts: readonly string[]): string =>
    `(${parts.join(sign)})`
const named =
  (name: string) =>
  (parts: readonly string[]): string =>
    `${name}(${parts.join(',')})`

const daysFrom1970 = (day: string): string => `(DATE(${day})-DATE(1970,1,1))`

/** Terms that take values, as spreadsheets write them. */
const FUNCTIONS: Readonly<Record<string, (parts: readonly string[]) => string>> = {
  add: infix('+'),
  subtract: infix('-'),
  product: infix('*'),
  ratio: infix('/'),
  power: infix('^'),
  square: ([value]) => `(${value}^2)`,
  root: named('SQRT'),
  ln: named('LN'),
  exp: named('EXP'),
  hypotenuse: (parts) => `SQRT(${parts.map((part) => `${part}^2`).join('+')})`,
  absolute: named('ABS'),
  floor: named('INT'),
  smallest: named('MIN'),
  largest: named('MAX'),
  less: infix('<'),
  at_most: infix('<='),
  greater: infix('>'),
  at_least: infix('>='),
  equal: infix('='),
  all: named('AND'),
  any: named('OR'),
  not: named('NOT'),
  one_of: ([word, list]) => `ISNUMBER(FIND(" "&${word}&" "," "&${list}&" "))`,
  student_t: ([share, degrees]) => `TINV(2*(1-${share}),${degrees})`,
  year_ending: ([year]) => `(VALUE(LEFT(${year},4))+1)`,
  year_of: ([day]) => `VALUE(LEFT(${day},4))`,
  month_of: ([day]) => `VALUE(MID(${day},6,2))`,
  day_number: ([day]) => daysFrom1970(`VALUE(LEFT(${day},4)),VALUE(MID(${day},6,2)),VALUE(RIGHT(${day},2))`),
  first_day: ([year, month]) => daysFrom1970(`${year},${month},1`),
  reporting_year: ([year]) => `((${year}-1)&"-"&RIGHT("0"&MOD(${year},100),2))`,
}

/** Terms over a column, as spreadsheets call them; all pass over empty cells. */
const OVER: Readonly<Record<string, string>> = {
  sum: 'SUM',
  mean: 'AVERAGE',
  lowest: 'MIN',
  highest: 'MAX',
  deviation: 'STDEV',
  squares: 'DEVSQ',
}

/** Terms on the line through two columns, which have their values in the same rows. */
const LINES: Readonly<Record<string, string>> = { slope: 'SLOPE', r_squared: 'RSQ', line_error: 'STEYX' }
