import { Absent, isAbsent, NOT_FOUND, type Value } from './absent.ts'
import { PLAIN, TEXT, TRUTH } from './formula.ts'
import { FUNCTIONS } from './functions.ts'
import { levelsOf, ROW_TERMS } from './row-terms.ts'
import { ANY_UNIT, type Checked, type Scope } from './scope.ts'
import type { Term, TermNode } from './terms.ts'
import { isSameUnit, sameUnit } from './units.ts'

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
  const [name = ''] = Object.keys(term)
  const special = own(SPECIAL, name) ?? own(ROW_TERMS, name)
  if (special !== undefined) return special(term, scope, checkTerm)
  if (own(FUNCTIONS, name) === undefined) throw new TypeError(`the term ${name} is not known`)
  return call(name, term, scope)
}

const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

function reference(name: string, { method, figures, table }: Scope): Checked {
  if (name.startsWith('^.')) {
    const above = table?.within ?? null
    const column = above?.columns.get(name.slice(2))
    if (above === null || column === undefined) throw unknown(name)
    const [here, there, slot] = [table!.slot, above.slot, column.slot]
    return {
      unit: column.unit,
      run: ({ tables }, row) => tables[there]!.columns[slot]![tables[here]!.parents[row]!]!,
    }
  }
  if (name.startsWith('.')) {
    const column = table?.columns.get(name.slice(1))
    if (table === null || column === undefined) throw unknown(name)
    const [at, slot] = [table.slot, column.slot]
    return { unit: column.unit, run: ({ tables }, row) => tables[at]!.columns[slot]![row]! }
  }
  const constant = own(method.constants, name)
  if (constant !== undefined) return { unit: constant.unit, run: () => constant.value }
  const figure = figures.get(name)
  if (figure === undefined) throw unknown(name)
  return { unit: figure.unit, run: (state) => state.figures[figure.slot]! }
}

const unknown = (name: string): TypeError =>
  new TypeError(`${name} is neither given, nor a constant, nor a step before this one`)

function call(name: string, node: TermNode, scope: Scope): Checked {
  const { takes, unit, give } = FUNCTIONS[name]!
  const parts = listIn(node[name]).map((part) => checkTerm(part, scope))
  const [fewest, most] = takes
  if (parts.length < fewest || parts.length > most)
    throw new TypeError(
      `${name} takes ${takes[0] === takes[1] ? fewest : `at least ${fewest}`} terms, not ${parts.length}`,
    )
  const known = parts.map((part) => part.unit).find((one) => one !== ANY_UNIT) ?? PLAIN
  return {
    unit: unit(parts.map((part) => (part.unit === ANY_UNIT ? known : part.unit))),
    run: (state, row) => {
      const values: Value[] = []
      for (const part of parts) {
        const value = part.run(state, row)
        if (isAbsent(value)) return value
        values.push(value)
      }
      return give(values as never)
    },
  }
}

const listIn = (terms: unknown): readonly Term[] => {
  if (!Array.isArray(terms)) throw new TypeError('its terms are not a list')
  return terms as readonly Term[]
}

/** One unit for several terms of which some may be absent or zero. */
const commonUnit = (parts: readonly Checked[]): string =>
  parts.every(({ unit }) => unit === ANY_UNIT)
    ? ANY_UNIT
    : sameUnit(parts.map(({ unit }) => unit).filter((unit) => unit !== ANY_UNIT))

function mustBe(wanted: string, part: Checked, what: string): void {
  if (part.unit !== ANY_UNIT && !isSameUnit(wanted, part.unit))
    throw new TypeError(`${what} must be in ${wanted}, not in ${part.unit}`)
}

/** Terms that do not take all their values, or take a table of the method. */
const SPECIAL: Readonly<Record<string, (node: TermNode, scope: Scope) => Checked>> = {
  text: (node) => {
    const value = textIn(node, 'text')
    return { unit: TEXT, run: () => value }
  },
  absent: (node) => {
    const reason = new Absent(textIn(node, 'absent'))
    return { unit: ANY_UNIT, run: () => reason }
  },
  when: (node, scope) => {
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
  is_missing: (node, scope) => {
    const [part] = listIn(node['is_missing']).map((one) => checkTerm(one, scope))
    if (part === undefined) throw new TypeError('is_missing takes 1 term')
    return { unit: TRUTH, run: (state, row) => isAbsent(part.run(state, row)) }
  },
  first_known: (node, scope) => {
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
  band: (node, scope) => {
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
          ({ upper, upper_inclusive }) => upper === null || one < upper || (upper_inclusive && one === upper),
        )
        return found?.name ?? NOT_FOUND
      },
    }
  },
  lookup: (node, scope) => {
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
        return typeof one === 'string' ? (own(rows, one)?.[column] ?? NOT_FOUND) : one
      },
    }
  },
  worst: (node, scope) => {
    const parts = listIn(node['worst']).map((one) => checkTerm(one, scope))
    for (const part of parts) mustBe(TEXT, part, 'a level')
    const levels = levelsOf(textIn(node, 'in'), scope)
    const place = node['place'] === 2 ? 1 : 0
    return {
      unit: TEXT,
      run: (state, row) => {
        const found = parts.map((part) => part.run(state, row)).filter((value) => !isAbsent(value))
        const ranked = found.map((value) => rankOf(value, levels)).toSorted((a, b) => b - a)
        return levels[ranked[place] ?? -1] ?? NOT_FOUND
      },
    }
  },
  raise: (node, scope) => {
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
        const rank = Math.min(rankOf(from!, levels) + Number(steps), rankOf(top!, levels))
        return levels[rank] ?? NOT_FOUND
      },
    }
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
