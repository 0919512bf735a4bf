import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import type { Measure } from '../../src/domain/disclosure/records/s2-statements.ts'
import { type Period, parsePeriod } from '../../src/domain/period.ts'
import { checkNumbers } from '../../src/domain/prose/check-numbers.ts'
import type { Basis, Held, HeldFigure, HeldTarget } from '../../src/domain/prose/held.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const SETS = path.join(ROOT, 'src/domain/prose/fixtures')

/** A text with what a person expects of its numbers. */
interface Case {
  readonly file: string
  readonly line: number
  readonly held: Held
  readonly text: string
  readonly expected: readonly Expected[]
}

interface Expected {
  readonly quote: string
  readonly verdict: string
  readonly measure: string
}

/** One expected number beside what the engine made of it; one of the two may be missing. */
export interface Judged {
  readonly where: string
  readonly text: string
  readonly held: Held
  readonly expected: Expected | null
  readonly found: Expected | null
  readonly why: string
}

interface RegistryRow {
  readonly abn: string
  readonly reporting_year: string
  readonly organisation: string
  readonly scope1_t: string
  readonly scope2_t: string
  readonly net_energy_gj: string
}

interface SafeguardRow {
  readonly reporting_year: string
  readonly responsible_emitter: string
  readonly facility_name: string
  readonly covered_emissions_t: string
  readonly baseline_t: string
}

interface PriceRow {
  readonly measure_code: string
  readonly index_code: string
  readonly region_code: string
  readonly freq: string
  readonly time_period: string
  readonly obs_value: string
}

const rowsOf = <Row extends object>(source: string): Row[] =>
  readdirSync(path.join(ROOT, 'data/starter', source))
    .filter((name) => name.endsWith('.csv'))
    .toSorted()
    .flatMap((name) =>
      parse<Row>(readFileSync(path.join(ROOT, 'data/starter', source, name), 'utf8'), { columns: true }),
    )

const REGISTRY = Map.groupBy(rowsOf<RegistryRow>('nger-corporate'), ({ abn }) => abn)
const SAFEGUARD = rowsOf<SafeguardRow>('safeguard')

const LAST_MONTH: Readonly<Record<string, string>> = { Q1: '03', Q2: '06', Q3: '09', Q4: '12' }

const PRICE_CHANGES = rowsOf<PriceRow>('abs-cpi')
  .filter(
    ({ measure_code, index_code, region_code, freq }) =>
      measure_code === '3' && index_code === '10001' && region_code === '50' && freq === 'Q',
  )
  .map(({ time_period, obs_value }) => ({
    ending: `${time_period.slice(0, 4)}-${LAST_MONTH[time_period.slice(5)]}`,
    percent: Number(obs_value),
    source: `the consumer price index for ${time_period}`,
    evidence: [],
  }))

const figure = (
  measure: Measure,
  value: number,
  period: Period,
  basis: Basis,
  source: string,
): HeldFigure => ({
  measure,
  value,
  period,
  basis,
  facility: null,
  source,
  pointer: null,
  evidence: [],
})

function registryFigures(abn: string): HeldFigure[] {
  return (REGISTRY.get(abn) ?? []).flatMap((row) => {
    const [scope1, scope2, energy] = [row.scope1_t, row.scope2_t, row.net_energy_gj].map(Number) as [
      number,
      number,
      number,
    ]
    const of = (measure: Measure, value: number) =>
      figure(
        measure,
        value,
        parsePeriod(row.reporting_year)!,
        'published',
        `the registry for ${row.reporting_year}`,
      )
    return [
      of('scope1_t', scope1),
      of('scope2_location_t', scope2),
      of('scope1_and_2_t', scope1 + scope2),
      of('net_energy_gj', energy),
    ]
  })
}

const safeguardFigures = (emitter: string): HeldFigure[] =>
  SAFEGUARD.filter((row) => row.responsible_emitter === emitter).flatMap((row) => {
    const of = (measure: Measure, value: string): HeldFigure[] =>
      value === ''
        ? []
        : [
            {
              ...figure(
                measure,
                Number(value),
                parsePeriod(row.reporting_year)!,
                'published',
                `the Safeguard table for ${row.reporting_year}`,
              ),
              facility: row.facility_name,
            },
          ]
    return [
      ...of('safeguard_covered_t', row.covered_emissions_t),
      ...of('safeguard_baseline_t', row.baseline_t),
    ]
  })

/** `@ ABN period | declared measure=value | measures m1 m2 | edition measure year=value | target measure year=percent | facilities NAME`. */
export function heldOf(header: string): Held {
  const [company = '', ...parts] = header.slice(2).split(' | ')
  const [abn = '', named = ''] = company.trim().split(' ')
  const period = named.endsWith('-12') ? parsePeriod(named.slice(0, 4))! : parsePeriod(named)!
  const words = parts.map((part) => part.trim().split(/[ =]/))
  const of = (kind: string) => words.filter(([first]) => first === kind)
  const figures = [
    ...of('declared').map(([, measure, value]) =>
      figure(measure as Measure, Number(value), period, 'declared', 'the statement'),
    ),
    ...registryFigures(abn),
    ...of('edition').map(([, measure, year, value]) =>
      figure(
        measure as Measure,
        Number(value),
        parsePeriod(year!)!,
        'earlier_edition',
        `the registry for ${year} as first published`,
      ),
    ),
    ...parts
      .filter((part) => part.startsWith('facilities '))
      .flatMap((part) => safeguardFigures(part.slice('facilities '.length).trim())),
  ]
  return {
    period,
    names: [...new Set((REGISTRY.get(abn) ?? []).map((row) => row.organisation))],
    measures: of('measures').flatMap(([, ...measures]) => measures as Measure[]),
    figures,
    factors: [],
    price_changes: PRICE_CHANGES,
    targets: of('target').map(
      ([, measure, by, percent]): HeldTarget => ({
        name: `${measure} ${by}`,
        measures: [measure as Measure],
        by: Number(by),
        reduction_percent: Number(percent),
        value_t: null,
        source: 'the record of targets',
        pointer: '/targets/0',
      }),
    ),
  }
}

/** Cases are parted by empty lines; a line with @ holds for all that follow; lines with = are what is expected. */
function casesOf(file: string): Case[] {
  let held: Held | undefined
  let line = 1
  return readFileSync(path.join(SETS, file), 'utf8')
    .split('\n\n')
    .flatMap((block) => {
      const at = line
      line += block.split('\n').length + 1
      const lines = block.split('\n')
      const header = lines.find((one) => one.startsWith('@ '))
      if (header !== undefined) held = heldOf(header)
      const text = lines
        .filter((one) => !one.startsWith('@ ') && !one.startsWith('= '))
        .join('\n')
        .trimEnd()
      const expected = lines
        .filter((one) => one.startsWith('= '))
        .map((one) => {
          const [quote = '', verdict = '', measure = ''] = one
            .slice(2)
            .split('|')
            .map((part) => part.trim())
          return { quote, verdict, measure }
        })
      return held === undefined || text.trim() === '' ? [] : [{ file, line: at, held, text, expected }]
    })
}

/** Every expected number of the judged sets, in order, beside what the engine reads and says. */
export function judgeAll(only?: readonly string[]): Judged[] {
  const files = readdirSync(SETS).filter(
    (name) => name.endsWith('.txt') && (only === undefined || only.includes(name)),
  )
  return files.toSorted().flatMap(casesOf).flatMap(judgeCase)
}

function judgeCase({ file, line, held, text, expected }: Case): Judged[] {
  const found = checkNumbers(text, held).map(({ reading, verdict, measure, why }) => ({
    quote: reading.quote,
    verdict,
    measure: measure ?? (reading.subject.kind === 'measure' ? (reading.subject.measures[0] ?? '') : ''),
    why,
    taken: false,
  }))
  const where = `${file}:${line}`
  const pairs = expected.map((one): Judged => {
    const match = found.find(({ quote, taken }) => quote === one.quote && !taken)
    if (match !== undefined) match.taken = true
    return { where, text, held, expected: one, found: match ?? null, why: match?.why ?? '' }
  })
  const extra = found.filter(({ taken }) => !taken)
  return [
    ...pairs,
    ...extra.map((one): Judged => ({ where, text, held, expected: null, found: one, why: one.why })),
  ]
}

/** Verdicts that say nothing of the number. */
const SILENT = new Set(['not_held', 'doubtful'])

export interface Score {
  readonly readings: number
  /** Verdicts other than `not_held` and `doubtful`, and how many of them a person gave too. */
  readonly said: number
  readonly right: number
  /** Expected verdicts on scope 1 and 2, and how many of them were given. */
  readonly scopes: number
  readonly found: number
  readonly misses: readonly Judged[]
}

export function scoreOf(judged: readonly Judged[]): Score {
  const isRight = ({ expected, found }: Judged): boolean =>
    expected !== null &&
    expected.verdict === found?.verdict &&
    (expected.measure === '' || SILENT.has(expected.verdict) || expected.measure === found.measure)
  const said = judged.filter(({ found }) => found !== null && !SILENT.has(found.verdict))
  const scopes = judged.filter(
    ({ expected }) =>
      expected !== null && /^scope(?:1|2|1_and_2)_/.test(expected.measure) && !SILENT.has(expected.verdict),
  )
  return {
    readings: judged.filter(({ expected }) => expected !== null).length,
    said: said.length,
    right: said.filter(isRight).length,
    scopes: scopes.length,
    found: scopes.filter(isRight).length,
    misses: judged.filter((one) => !isRight(one)),
  }
}
