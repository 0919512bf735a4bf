import type { ListOutput, MethodFormulas, Named, Step } from '../../../src/domain/formula/formula.ts'
import type { Term } from '../../../src/domain/formula/terms.ts'
import * as of from '../../../src/domain/formula/terms.ts'
import { LEVELS, RANDOM_CONSTANTS, RANDOM_TABLES } from './random-tables.ts'

type Kind = 'number' | 'level' | 'truth' | 'year'
const UNITS: Readonly<Record<Kind, string>> = { number: '1', level: 'text', truth: 'truth', year: 'text' }
/** Days, of which one is none. */
const DAYS = ['2024-02-29', '2025-06-30', '1969-12-31', '2025-02-29'].map((day) => of.text(day))

type Names = Record<Kind, string[]>
interface KnownTable {
  readonly name: string
  readonly within: string | null
  readonly columns: Names
}

const names = (some: Partial<Names> = {}): Names => ({ number: [], level: [], truth: [], year: [], ...some })
const named = (kind: Kind): Named => ({ label: kind, unit: UNITS[kind] })
const described = (columns: Names): Record<string, Named> =>
  Object.fromEntries(
    (Object.keys(UNITS) as Kind[]).flatMap((kind) => columns[kind].map((name) => [name, named(kind)])),
  )

/** What every random formula is given. In the order of the alphabet each table comes before the one that holds it. */
export const FIGURES = names({ number: ['a', 'b', 'c'], level: ['grade'], truth: ['flag'], year: ['period'] })
export const TABLES: readonly KnownTable[] = [
  {
    name: 'years',
    within: null,
    columns: names({ number: ['x', 'y'], level: ['l'], truth: ['t'], year: ['p'] }),
  },
  { name: 'parts', within: 'years', columns: names({ number: ['x'], level: ['l'] }) },
  { name: 'bits', within: 'parts', columns: names({ number: ['x'], truth: ['t'] }) },
  { name: 'curve', within: null, columns: names({ number: ['at', 'y'] }) },
]

/** Builds a formula of all terms from a row of random numbers, which say at each turn what to take next. */
export function randomMethod(turns: readonly number[]): MethodFormulas {
  return new Builder(turns).method()
}

class Builder {
  readonly #turns: Iterator<number>
  readonly #figures: Names = structuredClone(FIGURES)
  readonly #tables: KnownTable[] = structuredClone([...TABLES])
  readonly #steps: Step[] = []
  /** Figures that differ in their last digits between two ways to find them: nothing is built on them. */
  readonly #last: string[] = []
  /** Figures that are exact. */
  readonly #fractions: string[] = []
  #here: KnownTable | null = null

  constructor(turns: readonly number[]) {
    this.#turns = turns[Symbol.iterator]()
  }

  method(): MethodFormulas {
    for (let left = 2 + this.#turn(8); left > 0; left -= 1) this.#step()
    return {
      schema: 'southerly/formulas/1',
      method: 'random',
      version: '1.0.0',
      title: 'Random',
      constants: RANDOM_CONSTANTS,
      tables: RANDOM_TABLES,
      formulas: {
        random: {
          title: 'Random',
          given: {
            ...described(FIGURES),
            ...Object.fromEntries(
              TABLES.map(({ name, within, columns }) => [
                name,
                { label: name, ...(within === null ? {} : { within }), columns: described(columns) },
              ]),
            ),
          },
          steps: this.#steps,
          outputs: [...Object.values(this.#figures).flat(), ...this.#last, ...this.#fractions, 'ten'],
          lists: Object.fromEntries(this.#tables.map((table) => [`all_${table.name}`, this.#list(table)])),
        },
      },
    }
  }

  #turn(choices: number): number {
    return (this.#turns.next().value ?? 0) % choices
  }

  #pick<T>(from: readonly T[]): T {
    return from[this.#turn(from.length)]!
  }

  #step(): void {
    const name = `s${this.#steps.length}`
    const kind = this.#pick<Kind>(['number', 'number', 'level', 'truth', 'year'])
    const choice = this.#turn(9)
    this.#here = null
    if (choice === 0) {
      const share = of.ratio(this.#pick(['half', 1, 2]), this.#pick<Term>([2, of.add('ten', 1)]))
      const degrees = of.floor(of.smallest(of.absolute(this.#number(1)), 'ten'))
      this.#steps.push({ figure: name, ...named('number'), is: of.studentT(share, degrees) })
      this.#last.push(name)
    } else if (choice === 8) this.#exact(name)
    else if (choice === 1)
      this.#pick([() => this.#count(name), () => this.#listed(name), () => this.#taken(name)])()
    else if (choice < 5) {
      const table = this.#pick(this.#tables)
      this.#here = table
      this.#steps.push({ column: `${table.name}.${name}`, ...named(kind), is: this.#term(kind, 3) })
      table.columns[kind].push(name)
    } else {
      this.#steps.push({ figure: name, ...named(kind), is: this.#term(kind, 3) })
      this.#figures[kind].push(name)
    }
  }

  /** A figure or a column in fractions; other steps do not take it. */
  #exact(name: string): void {
    const table = this.#pick([null, ...this.#tables])
    this.#here = table
    const step = { ...named('number'), exact: true as const, is: this.#fraction(3) }
    this.#steps.push(
      table === null ? { figure: name, ...step } : { column: `${table.name}.${name}`, ...step },
    )
    if (table === null) this.#fractions.push(name)
  }

  #fraction(depth: number): Term {
    const one = (): Term => this.#fraction(depth - 1)
    const column = this.#column('number')!
    if (depth <= 0)
      return this.#pick<Term>([...this.#references('number'), ...this.#fractions, 'ten', 'half', 0, 1, 2])
    return this.#pick<() => Term>([
      one,
      () => of.add(one(), one(), one()),
      () => of.subtract(one(), one()),
      () => of.product(one(), one()),
      () => of.ratio(one(), one()),
      () => this.#pick([of.smallest, of.largest])(one(), one()),
      () => of.sum(column, this.#pick<of.Rows>(['all', 'known'])),
      () => of.firstKnown(one(), one()),
      () => of.lookup(this.#level(0), 'weights', 'weight'),
      () =>
        of.when(
          this.#pick([of.less, of.atMost, of.greater, of.atLeast, of.equal])(one(), one()),
          one(),
          one(),
        ),
    ])()
  }

  #count(name: string): void {
    const within = this.#pick([null, ...this.#tables])
    this.#here = within
    const from = of.floor(of.largest(0, of.smallest(this.#number(1), 'ten')))
    const to = of.smallest(this.#number(2), 'ten')
    this.#steps.push({
      table: name,
      label: name,
      ...(within === null ? {} : { within: within.name }),
      counts: { column: 'n', ...named('number'), from, to },
    })
    this.#tables.push({ name, within: within?.name ?? null, columns: names({ number: ['n'] }) })
  }

  /** A table whose rows the formula lists, one of them without its second cell. */
  #listed(name: string): void {
    this.#steps.push({
      table: name,
      label: name,
      columns: described(names({ number: ['n'], level: ['l'] })),
      rows: [
        { n: this.#number(2), l: this.#level(1) },
        { n: this.#number(1) },
        { n: this.#number(2), l: this.#level(2) },
      ],
    })
    this.#tables.push({ name, within: null, columns: names({ number: ['n'], level: ['l'] }) })
  }

  /** A table with some of the rows of another. */
  #taken(name: string): void {
    const from = this.#pick(this.#tables)
    const within = this.#pick([null, ...this.#tables.slice(0, 3)])
    const table = { name, within: within?.name ?? null, columns: structuredClone(from.columns) }
    this.#here = table
    this.#steps.push({
      table: name,
      label: name,
      ...(within === null ? {} : { within: within.name }),
      of: from.name,
      columns: Object.values(from.columns).flat(),
      where: this.#truth(2),
    })
    this.#tables.push(table)
  }

  #list({ name, columns }: KnownTable): ListOutput {
    const all = Object.values(columns).flat()
    const known = this.#pick([null, ...all])
    const inner = this.#tables.filter(({ within }) => within === name)
    return {
      table: name,
      columns: Object.fromEntries(all.map((column) => [`as_${column}`, column])),
      ...(known === null ? {} : { known, ...(this.#turn(2) === 0 ? {} : { order: [known] }) }),
      within: Object.fromEntries(inner.map((table) => [`in_${table.name}`, this.#list(table)])),
    }
  }

  #term(kind: Kind, depth: number): Term {
    if (kind === 'number') return this.#number(depth)
    if (kind === 'level') return this.#level(depth)
    return kind === 'truth' ? this.#truth(depth) : this.#year(depth)
  }

  /** What can be named here: figures, cells of this row, cells of the row that holds it. */
  #references(kind: Kind): string[] {
    const above = this.#tables.find(({ name }) => name === this.#here?.within)
    return [
      ...this.#figures[kind],
      ...(this.#here?.columns[kind] ?? []).map((name) => `.${name}`),
      ...(above?.columns[kind] ?? []).map((name) => `^.${name}`),
    ]
  }

  #column(kind: Kind): string | null {
    const all = this.#tables.flatMap(({ name, columns }) =>
      columns[kind].map((column) => `${name}.${column}`),
    )
    return all.length === 0 ? null : this.#pick(all)
  }

  /** In the unit of a plain number, which a bare zero is not. */
  #plain(depth: number): Term {
    return of.product(1, this.#number(depth))
  }

  #number(depth: number): Term {
    if (depth <= 0) return this.#pick<Term>([...this.#references('number'), 'ten', 'half', 0, 1, 2])
    const one = (): Term => this.#number(depth - 1)
    const column = this.#column('number')!
    const rows = this.#pick<of.Rows>(['all', 'known'])
    const [table = ''] = column.split('.')
    const { columns } = this.#tables.find(({ name }) => name === table)!
    return this.#pick<() => Term>([
      () => this.#number(0),
      () => of.add(one(), one(), one()),
      () => of.subtract(one(), one()),
      () => of.product(one(), one()),
      () => of.ratio(one(), one()),
      () => of.power(one(), one()),
      () => of.square(one()),
      () => of.root(one()),
      () => of.ln(this.#plain(depth - 1)),
      () => of.exp(this.#plain(depth - 1)),
      () => of.hypotenuse(one(), one()),
      () => of.absolute(one()),
      () => of.floor(one()),
      () => of.smallest(one(), one()),
      () => of.largest(one(), one(), one()),
      () => of.when(this.#truth(depth - 1), one(), this.#pick([one(), of.absent('because')])),
      () => of.firstKnown(one(), one()),
      () => of.lookup(this.#level(depth - 1), 'weights', 'weight'),
      () => of.levelNumber(this.#level(depth - 1), 'levels'),
      () => of.ratio(of.yearEnding(this.#year(depth - 1)), 'one_year'),
      () => this.#ofDays(),
      () => of.sum(column, rows),
      () => of.sumWhere(column, { [this.#pick(columns.number)]: this.#plain(0) }),
      () => of.mean(column, rows),
      () => this.#pick([of.lowest, of.highest, of.deviation, of.squares])(column, rows),
      () => of.sumWhere(column, { [this.#pick(columns.number)]: this.#plain(0) }, rows),
      () =>
        this.#pick([of.slope, of.rSquared, of.lineError])(column, `${table}.${this.#pick(columns.number)}`),
      () => of.nthHighest(column, this.#plain(0)),
      () => of.count(column),
      () => of.countOf(column, this.#plain(0)),
      () => of.countOf(this.#column('level')!, of.text(this.#pick(LEVELS))),
      () => of.quantile(column, this.#plain(depth - 1)),
      () => of.quantile(column, 'half'),
      () => of.ratio(of.percentile(this.#plain(depth - 1), column), 'per_cent'),
      () => of.cell(column, { [this.#pick(columns.number)]: this.#plain(0) }),
      () => of.interpolate(this.#plain(depth - 1), 'curve.at', `curve.${this.#pick(this.#curve.number)}`),
    ])()
  }

  #ofDays(): Term {
    const [year, month] = [of.yearOf(this.#pick(DAYS)), of.monthOf(this.#pick(DAYS))]
    const place = this.#pick<Term>([of.dayNumber(this.#pick(DAYS)), of.firstDay(year, month)])
    return this.#pick([of.ratio(year, 'one_year'), of.ratio(place, 'one_day')])
  }

  get #curve(): Names {
    return this.#tables.find(({ name }) => name === 'curve')!.columns
  }

  #level(depth: number): Term {
    const leaf = (): Term => this.#pick<Term>([...this.#references('level'), ...LEVELS.map(of.text)])
    if (depth <= 0) return leaf()
    const one = (): Term => this.#level(depth - 1)
    return this.#pick<() => Term>([
      leaf,
      () => of.band(this.#number(depth - 1), 'sizes'),
      () => of.worst([one(), one(), of.text('no_level')], 'levels'),
      () => of.levelAt(this.#plain(depth - 1), 'levels'),
      () => of.raise(one(), this.#number(depth - 1), one(), 'levels'),
      () => of.lookup(one(), 'weights', 'next'),
      () => of.when(this.#truth(depth - 1), of.absent('because'), one()),
      () => of.firstKnown(one(), one()),
    ])()
  }

  #truth(depth: number): Term {
    if (depth <= 0) return this.#pick<Term>(this.#references('truth'))
    const number = (): Term => this.#number(depth - 1)
    const truth = (): Term => this.#truth(depth - 1)
    return this.#pick<() => Term>([
      () => this.#truth(0),
      () => of.less(number(), number()),
      () => of.atMost(number(), number()),
      () => of.greater(number(), number()),
      () => of.atLeast(number(), number()),
      () => of.equal(number(), number()),
      () => of.equal(this.#level(depth - 1), this.#level(depth - 1)),
      () => of.less(this.#level(0), this.#level(0)),
      () => of.all(truth(), truth()),
      () => of.any(truth(), truth()),
      () => of.not(truth()),
      () => of.oneOf(this.#level(depth - 1), of.text('low extreme')),
      () => of.oneOf(this.#level(depth - 1), this.#level(0)),
      () => of.isMissing(this.#term(this.#pick<Kind>(['number', 'level', 'year']), depth - 1)),
    ])()
  }

  #year(depth: number): Term {
    if (depth <= 0) return this.#pick<Term>([...this.#references('year'), of.text('2029-30')])
    return this.#pick<() => Term>([
      () => this.#year(0),
      () => of.reportingYear(of.add(of.yearEnding(this.#year(depth - 1)), 'one_year')),
      () => of.firstKnown(this.#year(depth - 1), this.#year(0)),
    ])()
  }
}
