import { termName } from './check-term.ts'
import type { ColumnStep, FigureStep, Formula, Named, Step } from './formula.ts'
import { isTable, TEXT } from './formula.ts'
import type { Term, TermNode } from './terms.ts'

/** A step of a formula as people read it. */
export interface StepInWords {
  readonly name: string
  readonly label: string
  readonly unit: string
  readonly formula: string
}

/** Every step of a formula with its term in words: what pages, answers and agents show of it. */
export const stepsInWords = ({ steps }: Formula): StepInWords[] => steps.flatMap(stepInWords)

/** What a formula starts from: figures, and the columns of tables. */
export const givenInWords = ({ given }: Formula): (Named & { readonly name: string })[] =>
  Object.entries(given).flatMap(([name, one]) =>
    isTable(one)
      ? Object.entries(one.columns).map(([column, named]) => ({ name: `${name}.${column}`, ...named }))
      : [{ name, ...one }],
  )

function stepInWords(step: Step): StepInWords[] {
  if ('figure' in step) return [{ ...shown(step.figure, step), formula: computed(step) }]
  if ('column' in step) return [{ ...shown(step.column, step), formula: computed(step) }]
  if ('counts' in step) {
    const { column, from, to, ...named } = step.counts
    const each = step.within === undefined ? '' : `, for each row of ${step.within}`
    const formula = `${termInWords(from)} to ${termInWords(to)}, one row each${each}`
    return [{ ...shown(`${step.table}.${column}`, named), formula }]
  }
  if ('of' in step) {
    const each = step.within === undefined ? '' : `, for each row of ${step.within}`
    const formula = `rows of ${step.of} where ${termInWords(step.where)}${each}`
    return [{ ...shown(step.table, { label: step.label, unit: TEXT }), formula }]
  }
  return Object.entries(step.columns).map(([column, named]) => ({
    ...shown(`${step.table}.${column}`, named),
    formula: step.rows.map((row) => termInWords(row[column] ?? { absent: 'not_given' })).join('; '),
  }))
}

const computed = ({ is, exact }: FigureStep | ColumnStep): string =>
  `${termInWords(is)}${exact === true ? ', in exact fractions' : ''}`

const shown = (name: string, { label, unit }: Named) => ({ name, label, unit })

/** A term in words and signs. */
function termInWords(term: Term): string {
  const words = part(term)
  return words.startsWith('(') && closesAtEnd(words) ? words.slice(1, -1) : words
}

function part(term: Term): string {
  if (typeof term !== 'object') return String(term)
  const name = termName(term)
  const write = Object.hasOwn(WORDS, name) ? WORDS[name] : undefined
  if (write !== undefined) return write(term)
  const parts = (term[name] as readonly Term[]).map(part)
  const sign = Object.hasOwn(SIGNS, name) ? SIGNS[name] : undefined
  return sign === undefined ? `${name.replaceAll('_', ' ')}(${parts.join(', ')})` : `(${parts.join(sign)})`
}

const SIGNS: Readonly<Record<string, string>> = {
  add: ' + ',
  subtract: ' − ',
  product: ' × ',
  ratio: ' / ',
  power: ' ^ ',
  less: ' < ',
  at_most: ' ≤ ',
  greater: ' > ',
  at_least: ' ≥ ',
  equal: ' = ',
  all: ' and ',
  any: ' or ',
}

const of = (node: TermNode, member: string): string => part(node[member] as Term)
const overRows = (name: string, words: string) => (node: TermNode) =>
  `${words} ${node[name] as string}${node['known'] === true ? ' where known' : ''}${whereOf(node)}`
const whereOf = (node: TermNode): string =>
  node['where'] === undefined
    ? ''
    : ` where ${Object.entries(node['where'] as Readonly<Record<string, Term>>)
        .map(([column, term]) => `${column} = ${part(term)}`)
        .join(' and ')}`
const line = (name: string, words: string) => (node: TermNode) =>
  `${words} ${node[name] as string} over ${node['over'] as string}`

const WORDS: Readonly<Record<string, (node: TermNode) => string>> = {
  text: (node) => `"${node['text'] as string}"`,
  absent: (node) => `nothing (${node['absent'] as string})`,
  when: (node) => `(${of(node, 'give')} if ${of(node, 'when')}, else ${of(node, 'otherwise')})`,
  square: (node) => `${part((node['square'] as readonly Term[])[0]!)}²`,
  one_of: (node) => {
    const [word, list] = (node['one_of'] as readonly Term[]).map(part)
    return `${word} is one of ${list}`
  },
  is_missing: (node) => `${part((node['is_missing'] as readonly Term[])[0]!)} is not known`,
  first_known: (node) => `first known of (${(node['first_known'] as readonly Term[]).map(part).join(', ')})`,
  band: (node) => `band of ${of(node, 'band')} in the table ${node['in'] as string}`,
  lookup: (node) => `${node['give'] as string} of ${of(node, 'lookup')} in the table ${node['in'] as string}`,
  worst: (node) => `worst of (${(node['worst'] as readonly Term[]).map(part).join(', ')})`,
  level_number: (node) => `number of the level ${of(node, 'level_number')}`,
  level_at: (node) => `level number ${of(node, 'level_at')}`,
  raise: (node) => `${of(node, 'raise')} raised by ${of(node, 'by')} levels, at most ${of(node, 'ceiling')}`,
  sum: overRows('sum', 'sum of'),
  mean: overRows('mean', 'mean of'),
  lowest: overRows('lowest', 'lowest of'),
  highest: overRows('highest', 'highest of'),
  deviation: overRows('deviation', 'standard deviation (n − 1) of'),
  squares: overRows('squares', 'sum of squared distances from the mean of'),
  slope: line('slope', 'slope by least squares of'),
  r_squared: line('r_squared', 'share of variation explained by the line through'),
  line_error: line('line_error', 'standard error around the line through'),
  nth_highest: (node) => `highest of ${node['nth_highest'] as string}, number ${of(node, 'place')}`,
  count: (node) =>
    node['equal_to'] === undefined
      ? `number of ${node['count'] as string} that are known`
      : `number of ${node['count'] as string} that are ${of(node, 'equal_to')}`,
  quantile: (node) => `quantile ${of(node, 'at')} of ${node['quantile'] as string}`,
  percentile: (node) => `percentile of ${of(node, 'percentile')} among ${node['among'] as string}`,
  cell: (node) => `${node['cell'] as string}${whereOf(node)}`,
  interpolate: (node) =>
    `${node['to'] as string} between the points of ${node['from'] as string} at ${of(node, 'interpolate')}`,
}

function closesAtEnd(words: string): boolean {
  let depth = 0
  for (const [at, sign] of Array.from(words).entries()) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    if (depth === 0) return at === words.length - 1
  }
  return false
}
