/** One side of a published rule, with names in braces. */
interface Side {
  readonly what: string
  readonly value: string
  readonly unit?: string
  readonly record?: string
  readonly pointer?: string
  readonly source?: string
}

interface Rule {
  readonly pairs: string
  readonly measures?: readonly string[]
  readonly when?: readonly (readonly string[])[]
  readonly tolerance?: string
  readonly declared: Side
  readonly other: Side
  readonly requirements?: readonly string[]
  readonly settle?: string
}

/** Where records hold days and periods. */
export interface Place {
  readonly of: string
  readonly record: string
  readonly pointer: string
  readonly what: string
}

/** The rows of docs/methods/contradictions.md as they were published. */
export interface Rules {
  readonly constants: Readonly<Record<string, { readonly value: number }>>
  readonly rules: {
    readonly measures: Readonly<Record<string, { readonly words: string; readonly unit: string }>>
    readonly places: readonly Place[]
    readonly kinds: readonly {
      readonly kind: string
      readonly settle: string
      readonly rules: readonly Rule[]
    }[]
  }
}

/** Two values that the bundle holds, under the names that rules call them by. */
export type Pair = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Both sides of a contradiction, as far as a verifier repeats them. */
export interface Repeated {
  readonly kind: string
  readonly declared: RepeatedSide & { readonly record: string }
  readonly other: RepeatedSide & { readonly source: string | null }
  readonly requirement_ids: readonly string[]
  /** Checked where it is repeated. */
  readonly settle?: string
}

interface RepeatedSide {
  readonly what: string
  readonly value: number | string
  readonly unit: string | null
  readonly record: string | null
  readonly pointer: string | null
}

/** Every contradiction that the rules see in the pairs. */
export const repeatRules = (rules: Rules, pairs: Readonly<Record<string, readonly Pair[]>>): Repeated[] =>
  rules.rules.kinds.flatMap(({ kind, settle, rules: rows }) =>
    rows.flatMap((row) => {
      const list = pairs[row.pairs]
      if (list === undefined) throw new Error(`${kind}: there are no pairs ${row.pairs}`)
      return list.flatMap((pair) => {
        const found = repeatRule(row, pair, rules)
        return found === null ? [] : [{ kind, ...found, settle: found.settle ?? settle }]
      })
    }),
  )

function repeatRule(rule: Rule, pair: Pair, { constants, rules }: Rules): Omit<Repeated, 'kind'> | null {
  const measure = String(pair['measure'])
  if (rule.measures !== undefined && !rule.measures.includes(measure)) return null
  const values: Pair = {
    ...Object.fromEntries(Object.entries(constants).map(([name, { value }]) => [name, value])),
    ...rules.measures[measure],
    ...pair,
  }
  const [declared, other] = [sideIn(rule.declared, values), sideIn(rule.other, values)]
  const judge = new Judge(declared.value, other.value, values, rule.tolerance)
  if (rule.when?.some((tests) => tests.every((test) => judge.holds(test))) === false) return null
  return {
    declared: { ...declared, record: String(declared.record) },
    other: { ...other, source: rule.other.source === undefined ? null : say(rule.other.source, values) },
    requirement_ids: (rule.requirements ?? [])
      .filter((words) => isKnown(words, values))
      .map((words) => say(words, values)),
    ...(rule.settle === undefined ? {} : { settle: say(rule.settle, values) }),
  }
}

const sideIn = (side: Side, values: Pair): RepeatedSide => {
  const said = (words: string | undefined): string | null => (words === undefined ? null : say(words, values))
  const only = /^\{([^}]+)\}$/.exec(side.value)?.[1]
  const value = only === undefined ? undefined : values[only]
  return {
    what: say(side.what, values),
    value: typeof value === 'number' ? value : say(side.value, values),
    unit: said(side.unit),
    record: said(side.record),
    pointer: said(side.pointer),
  }
}

const isKnown = (words: string, values: Pair): boolean =>
  [...words.matchAll(/\{([^}]+)\}/g)].every(([, name]) => values[name!] !== undefined)

/** Words with each name in braces replaced by its value. */
export const say = (words: string, values: Pair): string =>
  words
    .split(/[{}]/)
    .map((part, index) => {
      if (index % 2 === 0) return part
      if (values[part] === undefined) throw new Error(`no value is named ${part}`)
      return String(values[part])
    })
    .join('')

/** The tests that a published rule may name. */
class Judge {
  readonly #declared: number | string
  readonly #other: number | string
  readonly #values: Pair
  readonly #tolerance: number

  constructor(declared: number | string, other: number | string, values: Pair, tolerance = '') {
    this.#declared = declared
    this.#other = other
    this.#values = values
    this.#tolerance =
      tolerance === ''
        ? 0
        : this.#number(tolerance) + Number(values['days_apart'] ?? 0) / this.#number('days_of_year')
  }

  holds(test: string): boolean {
    const [a, b] = [Number(this.#declared), Number(this.#other)]
    switch (test) {
      case 'apart':
        return this.#isApart(a, b)
      case 'apart_of_declared':
        return this.#isApart(b, a)
      case 'apart_by_year': {
        if (this.#values['is_same'] === true) return this.#isApart(a, b)
        if (this.#values['is_across'] === true)
          return (
            Math.abs(a - b) >
            Math.max(this.#number('one_unit'), this.#number('across_years_share') * Math.abs(b))
          )
        const factor = this.#number('near_year_factor')
        return b >= this.#number('least_compared') && !(a > b / factor && a < b * factor)
      }
      case 'above_share':
        return a > this.#tolerance * b
      case 'below':
        return inOrder(this.#declared, this.#other)
      case 'above':
        return inOrder(this.#other, this.#declared)
      case 'later':
        return (
          Date.parse(String(this.#declared)) > Date.parse(String(this.#other)) + this.#tolerance * 86_400_000
        )
      case 'unequal':
        return this.#declared !== this.#other
      default:
        if (!test.startsWith('is_')) throw new Error(`no test is named ${test}`)
        return this.#values[test] === true
    }
  }

  #isApart(value: number, from: number): boolean {
    return Math.abs(value - from) > Math.max(this.#number('one_unit'), this.#tolerance * Math.abs(from))
  }

  #number(name: string): number {
    const value = this.#values[name]
    if (typeof value !== 'number') throw new Error(`no constant is named ${name}`)
    return value
  }
}

/** Numbers by size; days, and a year beside a day, by their letters. */
const inOrder = (first: number | string, second: number | string): boolean =>
  typeof first === 'number' && typeof second === 'number' ? first < second : String(first) < String(second)
