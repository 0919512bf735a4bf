import { DEFAULT_LEVELS, WARMING_LEVELS } from './warming-levels.ts'

/** A level of warming, or a pathway and a year that AR6's assessed years turn into one. */
export type ScenarioQuestion =
  | { readonly kind: 'level'; readonly id: string; readonly level_c: number }
  | { readonly kind: 'pathway'; readonly id: string; readonly pathway: string; readonly year: number }

const PATHWAY_NAMES: readonly string[] = ['SSP1-1.9', 'SSP1-2.6', 'SSP2-4.5', 'SSP3-7.0', 'SSP5-8.5']

const MOST_SCENARIOS = 8
const FIRST_YEAR = 2015
const LAST_YEAR = 2099

const levelQuestion = (level: number): ScenarioQuestion => ({
  kind: 'level',
  id: String(level),
  level_c: level,
})

export const DEFAULT_SCENARIOS: readonly ScenarioQuestion[] = DEFAULT_LEVELS.map(levelQuestion)

/** What cannot be read of a list of scenarios, with what may be there. */
export interface ScenarioFault {
  readonly value: string
  readonly problem: string
  readonly expected: string
}

const EXPECTED = `${WARMING_LEVELS.join(', ')}, or a pathway and a year such as SSP2-4.5:2050`

/** Reads `1.5,3` or `SSP2-4.5:2050`. One that is asked for twice is answered once. */
export function readScenarios(text: string): readonly ScenarioQuestion[] | ScenarioFault {
  const parts = text.split(',').map((part) => part.trim())
  const found = new Map<string, ScenarioQuestion>()
  for (const part of parts) {
    const question = readOne(part)
    if ('problem' in question) return question
    found.set(question.id, question)
  }
  if (found.size > MOST_SCENARIOS)
    return {
      value: text,
      problem: `names ${found.size} scenarios`,
      expected: `at most ${MOST_SCENARIOS}`,
    }
  return [...found.values()]
}

function readOne(part: string): ScenarioQuestion | ScenarioFault {
  const level = /^\d(?:\.\d+)?$/.test(part) ? Number(part) : undefined
  if (level !== undefined)
    return WARMING_LEVELS.includes(level)
      ? levelQuestion(level)
      : { value: part, problem: 'is not a level with known regional changes', expected: EXPECTED }
  const named = /^(?<pathway>SSP\d-\d\.\d):(?<year>\d{4})$/i.exec(part)?.groups
  const pathway = named?.['pathway']?.toUpperCase()
  const year = Number(named?.['year'])
  if (pathway === undefined || !PATHWAY_NAMES.includes(pathway))
    return {
      value: part,
      problem: 'is not a scenario',
      expected: `${EXPECTED}; pathways: ${PATHWAY_NAMES.join(', ')}`,
    }
  if (year < FIRST_YEAR || year > LAST_YEAR)
    return {
      value: part,
      problem: 'names a year outside the assessed warming',
      expected: `a year from ${FIRST_YEAR} to ${LAST_YEAR}`,
    }
  return { kind: 'pathway', id: `${pathway}:${year}`, pathway, year }
}
