import { isRecord, type Json, listOf, own, recordOf, textOf, type Value } from './shape.ts'
import type { Place, TermRule } from './term-rule.ts'

/** Terms that choose: among terms, of which some may not be known, or in a table of the method. */
export const CHOICE_TERMS: Readonly<Record<string, TermRule>> = {
  text: { beside: [], value: (node) => textOf(node['text'], 'text') },
  absent: {
    beside: [],
    value: (node) => {
      textOf(node['absent'], 'the reason')
      return null
    },
  },
  when: {
    beside: ['give', 'otherwise'],
    value: (node, here) => {
      const holds = here.value(node['when'])
      if (holds === null) return null
      if (typeof holds !== 'boolean') throw new Error('the condition of when is neither true nor false')
      return here.value(own(node, holds ? 'give' : 'otherwise'))
    },
  },
  is_missing: {
    beside: [],
    value: (node, here) => {
      const [term, ...more] = listOf(node['is_missing'], 'what is_missing takes')
      if (more.length > 0) throw new Error('is_missing takes one term')
      return here.value(term) === null
    },
  },
  first_known: {
    beside: [],
    value: (node, here) => {
      for (const term of listOf(node['first_known'], 'what first_known takes')) {
        const value = here.value(term)
        if (value !== null) return value
      }
      return null
    },
  },
  band: { beside: ['in'], value: bandOf },
  lookup: { beside: ['in', 'give'], value: lookUp },
  worst: { beside: ['in'], value: worstOf },
  level_number: { beside: ['in'], value: numberOf },
  level_at: { beside: ['in'], value: levelAt },
  raise: { beside: ['in', 'by', 'ceiling'], value: raised },
}

function bandOf(node: Json, here: Place): Value {
  const bands = listOf(here.methodTable(own(node, 'in'), 'bands').part, 'the bands')
  const measured = here.value(node['band'])
  if (measured === null) return null
  if (typeof measured !== 'number') throw new Error('band takes a number')
  here.work.take(bands.length)
  for (const one of bands) {
    const band = recordOf(one, 'a band')
    const upper = own(band, 'upper')
    if (upper !== null && typeof upper !== 'number')
      throw new Error('the upper bound of a band is not a number')
    if (upper === null || measured < upper || (measured === upper && own(band, 'upper_inclusive') === true))
      return textOf(own(band, 'name'), 'the name of a band')
  }
  return null
}

function lookUp(node: Json, here: Place): Value {
  const { table, part } = here.methodTable(own(node, 'in'), 'rows')
  const column = textOf(own(node, 'give'), 'the column of lookup')
  if (!Object.hasOwn(recordOf(own(table, 'columns'), 'the columns of a table'), column))
    throw new Error(`the table ${String(own(node, 'in'))} has no column ${column}`)
  const key = here.value(node['lookup'])
  if (key === null) return null
  const row = own(recordOf(part, 'the rows of a table'), textOf(key, 'the key of lookup'))
  const found = isRecord(row) ? own(row, column) : undefined
  return typeof found === 'string' || (typeof found === 'number' && Number.isFinite(found)) ? found : null
}

function worstOf(node: Json, here: Place): Value {
  const levels = levelsOf(node, here)
  const ranks = listOf(node['worst'], 'what worst takes')
    .map((term) => here.value(term))
    .filter((level) => level !== null)
    .map((level) => rankOf(level, levels))
  return levels[Math.max(...ranks)] ?? null
}

function numberOf(node: Json, here: Place): Value {
  const levels = levelsOf(node, here)
  const level = here.value(node['level_number'])
  if (level === null) return null
  const rank = rankOf(level, levels)
  return rank < 0 ? null : rank + 1
}

function levelAt(node: Json, here: Place): Value {
  const levels = levelsOf(node, here)
  const place = here.value(node['level_at'])
  if (place === null) return null
  if (typeof place !== 'number') throw new Error('level_at takes a number')
  return levels[place - 1] ?? null
}

function raised(node: Json, here: Place): Value {
  const levels = levelsOf(node, here)
  const [level, by, ceiling] = [
    here.value(node['raise']),
    here.value(own(node, 'by')),
    here.value(own(node, 'ceiling')),
  ]
  if (level === null || by === null || ceiling === null) return null
  if (typeof by !== 'number') throw new Error('raise takes a number of steps')
  const [from, top] = [rankOf(level, levels), rankOf(ceiling, levels)]
  return from < 0 || top < 0 ? null : (levels[Math.min(from + by, top)] ?? null)
}

/** Minus one for a text that is no level. */
const rankOf = (level: Value, levels: readonly string[]): number => levels.indexOf(textOf(level, 'a level'))

/** The levels of the table that a term names, the lightest first. */
function levelsOf(node: Json, here: Place): readonly string[] {
  const levels = listOf(here.methodTable(own(node, 'in'), 'levels').part, 'the levels')
  here.work.take(levels.length)
  return levels.map((level) => textOf(level, 'a level'))
}
