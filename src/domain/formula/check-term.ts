import { Absent, isAbsent, NOT_FOUND, type Value } from './absent.ts'
import { EXACT, EXACT_TERMS } from './exact.ts'
import { PLAIN, TEXT, TRUTH } from './formula.ts'
import { FUNCTIONS } from './functions.ts'
import { ROW_TERMS } from './row-terms.ts'
import { ANY_UNIT, type Checked, commonUnit, mustBe, mustBeReadable, type Scope } from './scope.ts'
import type { Term, TermNode } from './terms.ts'

/** Numbers that may stand in a formula without a name. All others are constants with a source. */
const PLAIN_NUMBERS: ReadonlySet<number> = new Set([0, 1, 2])

/** Checks one term with all that is in it, and makes a function of it. Throws what is wrong, without the place. */
export function checkTerm(term: Term, scope: Scope): Checked {
  if (typeof term === 'string') return reference(term, scope)
  if (typeof term === 'number') {
    if (!PLAIN_NUMBERS.has(term))
      throw new TypeError(`the number ${term} has no source: make it a constant of the method`)
    // Zero goes with every unit: no tonnes are no A$ either.
    return { unit: term === 0 ? ANY_UNIT : PLAIN, run: () => term }
  }
  if (typeof term !== 'object' || term === null || Array.isArray(term))
    throw new TypeError(`${JSON.stringify(term)} is not a term`)
  const name = termName(term)
  if (scope.exact && !EXACT_TERMS.has(name)) throw new TypeError(`${name} cannot be computed exactly`)
  const special = own(SPECIAL, name) ?? own(ROW_TERMS, name)
  return special === undefined ? call(name, term, scope) : special.check(term, scope, checkTerm)
}

/** The one member of a term that names it: members of JSON have no order. */
export function termName(term: TermNode): string {
  const members = Object.keys(term)
  const [name, ...more] = members.filter((member) => besideOf(member) !== undefined)
  if (name === undefined) throw new TypeError(`the term ${members.join(', ')} is not known`)
  const beside = besideOf(name)!
  const extra = [...more, ...members.filter((member) => member !== name && !beside.includes(member))]
  if (extra.length > 0) throw new TypeError(`the term ${name} takes no ${extra.join(', ')}`)
  return name
}

const besideOf = (name: string): readonly string[] | undefined =>
  (own(SPECIAL, name) ?? own(ROW_TERMS, name))?.beside ?? (Object.hasOwn(FUNCTIONS, name) ? [] : undefined)

const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

function reference(name: string, scope: Scope): Checked {
  const { method, figures, table } = scope
  if (name.startsWith('^.')) {
    const above = table?.within ?? null
    const column = above?.columns.get(name.slice(2))
    if (above === null || column === undefined) throw unknown(name)
    mustBeReadable(column, name, scope)
    const [here, there, slot] = [table!.slot, above.slot, column.slot]
    return {
      unit: column.unit,
      run: ({ tables }, row) => tables[there]!.columns[slot]![tables[here]!.parents[row]!]!,
    }
  }
  if (name.startsWith('.')) {
    const column = table?.columns.get(name.slice(1))
    if (table === null || column === undefined) throw unknown(name)
    mustBeReadable(column, name, scope)
    const [at, slot] = [table.slot, column.slot]
    return { unit: column.unit, run: ({ tables }, row) => tables[at]!.columns[slot]![row]! }
  }
  const constant = own(method.constants, name)
  if (constant !== undefined) return { unit: constant.unit, run: () => constant.value }
  const figure = figures.get(name)
  if (figure === undefined) throw unknown(name)
  mustBeReadable(figure, name, scope)
  return { unit: figure.unit, run: (state) => state.figures[figure.slot]! }
}

const unknown = (name: string): TypeError =>
  new TypeError(`${name} is neither given, nor a constant, nor a step before this one`)

function call(name: string, node: TermNode, scope: Scope): Checked {
  const { takes, unit, give, folds } = FUNCTIONS[name]!
  const parts = listIn(node[name]).map((part) => checkTerm(part, scope))
  const [fewest, most] = takes
  if (parts.length < fewest || parts.length > most)
    throw new TypeError(
      `${name} takes ${takes[0] === takes[1] ? fewest : `at least ${fewest}`} terms, not ${parts.length}`,
    )
  const known = parts.map((part) => part.unit).find((one) => one !== ANY_UNIT) ?? PLAIN
  return {
    unit: unit(parts.map((part) => (part.unit === ANY_UNIT ? known : part.unit))),
    run: applied(
      parts.map(({ run }) => run),
      (scope.exact ? (own(EXACT, name) ?? give) : give) as (...values: Value[]) => Value,
      folds === true,
    ),
  }
}

/** Most terms take one or two values; a list for them took half of the time of an evaluation. */
function applied(
  runs: readonly Checked['run'][],
  give: (...values: Value[]) => Value,
  folds: boolean,
): Checked['run'] {
  const [first, second] = runs
  if (runs.length === 1)
    return (state, row) => {
      const value = first!(state, row)
      return isAbsent(value) ? value : give(value)
    }
  if (runs.length === 2)
    return (state, row) => {
      const left = first!(state, row)
      if (isAbsent(left)) return left
      const right = second!(state, row)
      return isAbsent(right) ? right : give(left, right)
    }
  if (folds)
    return (state, row) => {
      let total = first!(state, row)
      for (let at = 1; at < runs.length; at += 1) {
        if (isAbsent(total)) return total
        const next = runs[at]!(state, row)
        if (isAbsent(next)) return next
        total = give(total, next)
      }
      return total
    }
  return (state, row) => {
    const values: Value[] = []
    for (const run of runs) {
      const value = run(state, row)
      if (isAbsent(value)) return value
      values.push(value)
    }
    return give(...values)
  }
}

const listIn = (terms: unknown): readonly Term[] => {
  if (!Array.isArray(terms)) throw new TypeError('its terms are not a list')
  return terms as readonly Term[]
}

interface SpecialTerm {
  /** Members beside the one that names the term. */
  readonly beside: readonly string[]
  readonly check: (node: TermNode, scope: Scope) => Checked
}

/** Terms that do not take all their values, or take a table of the method. */
const SPECIAL: Readonly<Record<string, SpecialTerm>> = {
  text: {
    beside: [],
    check: (node) => {
      const value = textIn(node, 'text')
      return { unit: TEXT, run: () => value }
    },
  },
  absent: {
    beside: [],
    check: (node) => {
      const reason = new Absent(textIn(node, 'absent'))
      return { unit: ANY_UNIT, run: () => reason }
    },
  },
  when: {
    beside: ['give', 'otherwise'],
    check: (node, scope) => {
      const condition = checkTerm(node['when'] as Term, scope)
      const [given, otherwise] = [
        checkTerm(node['give'] as Term, scope),
        checkTerm(node['otherwise'] as Term, scope),
      ]
      mustBe(TRUTH, condition, 'the condition')
      return {
        unit: commonUnit([given, otherwise]),
        run: (state, row) => {
          const holds = condition.run(state, row)
          return isAbsent(holds) ? holds : (holds === true ? given : otherwise).run(state, row)
        },
      }
    },
  },
  is_missing: {
    beside: [],
    check: (node, scope) => {
      const [part, ...more] = listIn(node['is_missing']).map((one) => checkTerm(one, scope))
      if (part === undefined || more.length > 0) throw new TypeError('is_missing takes 1 term')
      return { unit: TRUTH, run: (state, row) => isAbsent(part.run(state, row)) }
    },
  },
  first_known: {
    beside: [],
    check: (node, scope) => {
      const parts = listIn(node['first_known']).map((one) => checkTerm(one, scope))
      return {
        unit: commonUnit(parts),
        run: (state, row) => {
          let value: Value = NOT_FOUND
          for (const part of parts) {
            value = part.run(state, row)
            if (!isAbsent(value)) return value
          }
          return value
        },
      }
    },
  },
  band: {
    beside: ['in'],
    check: (node, scope) => {
      const value = checkTerm(node['band'] as Term, scope)
      const name = textIn(node, 'in')
      const table = tableOf(name, scope)
      if (!('bands' in table)) throw new TypeError(`${name} is not a table of bands`)
      mustBe(table.unit, value, `what ${name} measures`)
      const { bands } = table
      return {
        unit: TEXT,
        run: (state, row) => {
          const one = value.run(state, row)
          if (typeof one !== 'number') return one
          const found = bands.find(
            ({ upper, upper_inclusive }) =>
              upper === null || one < upper || (upper_inclusive && one === upper),
          )
          return found?.name ?? NOT_FOUND
        },
      }
    },
  },
  lookup: {
    beside: ['in', 'give'],
    check: (node, scope) => {
      const key = checkTerm(node['lookup'] as Term, scope)
      const [name, column] = [textIn(node, 'in'), textIn(node, 'give')]
      const table = tableOf(name, scope)
      if (!('rows' in table) || !Object.hasOwn(table.columns, column))
        throw new TypeError(`${name} is not a table with a column ${column}`)
      mustBe(TEXT, key, 'the key')
      const { rows } = table
      return {
        unit: table.columns[column]!,
        run: (state, row) => {
          const one = key.run(state, row)
          if (isAbsent(one)) return one
          return (typeof one === 'string' ? own(rows, one)?.[column] : undefined) ?? NOT_FOUND
        },
      }
    },
  },
  worst: {
    beside: ['in'],
    check: (node, scope) => {
      const parts = listIn(node['worst']).map((one) => checkTerm(one, scope))
      for (const part of parts) mustBe(TEXT, part, 'a level')
      const levels = levelsOf(textIn(node, 'in'), scope)
      return {
        unit: TEXT,
        run: (state, row) => {
          const ranks = parts.map((part) => rankOf(part.run(state, row), levels))
          return levels[Math.max(...ranks)] ?? NOT_FOUND
        },
      }
    },
  },
  level_number: {
    beside: ['in'],
    check: (node, scope) => {
      const level = checkTerm(node['level_number'] as Term, scope)
      const levels = levelsOf(textIn(node, 'in'), scope)
      mustBe(TEXT, level, 'the level')
      return {
        unit: PLAIN,
        run: (state, row) => {
          const one = level.run(state, row)
          if (isAbsent(one)) return one
          const rank = rankOf(one, levels)
          return rank < 0 ? NOT_FOUND : rank + 1
        },
      }
    },
  },
  level_at: {
    beside: ['in'],
    check: (node, scope) => {
      const place = checkTerm(node['level_at'] as Term, scope)
      const levels = levelsOf(textIn(node, 'in'), scope)
      mustBe(PLAIN, place, 'the place')
      return {
        unit: TEXT,
        run: (state, row) => {
          const at = place.run(state, row)
          return typeof at === 'number' ? (levels[at - 1] ?? NOT_FOUND) : at
        },
      }
    },
  },
  raise: {
    beside: ['by', 'ceiling', 'in'],
    check: (node, scope) => {
      const [level, by, ceiling] = ['raise', 'by', 'ceiling'].map((name) =>
        checkTerm(node[name] as Term, scope),
      ) as [Checked, Checked, Checked]
      const levels = levelsOf(textIn(node, 'in'), scope)
      mustBe(TEXT, level, 'the level')
      mustBe(PLAIN, by, 'the steps')
      mustBe(TEXT, ceiling, 'the ceiling')
      return {
        unit: TEXT,
        run: (state, row) => {
          const values = [level, by, ceiling].map((part) => part.run(state, row))
          const missing = values.find(isAbsent)
          if (missing !== undefined) return missing
          const [from, steps, top] = values
          const [rank, highest] = [rankOf(from!, levels), rankOf(top!, levels)]
          if (rank < 0 || highest < 0) return NOT_FOUND
          return levels[Math.min(rank + Number(steps), highest)] ?? NOT_FOUND
        },
      }
    },
  },
}

const rankOf = (level: Value, levels: readonly string[]): number =>
  typeof level === 'string' ? levels.indexOf(level) : -1

function textIn(node: TermNode, member: string): string {
  const value = node[member]
  if (typeof value !== 'string') throw new TypeError(`its member ${member} is not a text`)
  return value
}

function tableOf(name: string, { method }: Scope) {
  const table = own(method.tables, name)
  if (table === undefined) throw new TypeError(`the method has no table ${name}`)
  return table
}

/** The levels of a table of the method. */
function levelsOf(name: string, scope: Scope): readonly string[] {
  const table = tableOf(name, scope)
  if (!('levels' in table)) throw new TypeError(`${name} is not a table of levels`)
  return table.levels
}
