import { isRecord, type Json, listOf, own, recordOf } from '../formula/shape.ts'
import type { Finding } from '../verification.ts'
import { type Cells, checkListed, checkPart, compared } from './check-figures.ts'

type Key = (holding: Json) => string | null

const member =
  (name: string): Key =>
  (holding) => {
    const key = own(holding, name)
    return typeof key === 'string' || typeof key === 'number' ? String(key) : null
  }

/** Paragraph B62 goes by the industry: the first six digits of a code. */
const INDUSTRY_DIGITS = 6
const industry: Key = (holding) => member('gics_industry_code')(holding)?.slice(0, INDUSTRY_DIGITS) ?? null

/** What tells the parts apart, as each holding of the answer says it. */
const BREAKDOWNS: Readonly<Record<string, Key>> = {
  asset_class: member('asset_class'),
  anzsic_division: member('anzsic_division'),
  anzsic_group: member('anzsic_group'),
  gics_industry: industry,
  state: member('state'),
  data_quality: member('data_quality'),
  safeguard: member('safeguard'),
}

/** Tables by industry and asset class. */
const INDUSTRIES = { by_anzsic: BREAKDOWNS['anzsic_division']!, by_gics: industry } as const

const OF_GICS: ReadonlySet<string> = new Set(['gics_industry', 'by_gics'])

interface Computed {
  readonly method: unknown
  readonly rows: readonly Cells[]
  readonly stated: readonly Json[]
}

interface Checked {
  readonly count: number
  readonly findings: readonly Finding[]
}

const joined = (results: readonly Checked[]): Checked => ({
  count: results.reduce((sum, { count }) => sum + count, 0),
  findings: results.flatMap(({ findings }) => findings),
})

const records = (value: unknown, what: string): readonly Json[] =>
  listOf(value, what).map((one) => recordOf(one, what))

/** Every break-down, part by part. */
export const checkBreakdowns = (computed: Computed, breakdowns: Json): Checked =>
  joined(
    Object.entries(BREAKDOWNS).map(([name, keyOf]) =>
      checkTable(computed, own(breakdowns, name), {
        name,
        where: `answer/breakdowns/${name}`,
        keyOf: (holding) => keyText(keyOf(holding)),
        keyOfPart: (part) => keyText(own(part, 'key')),
      }),
    ),
  )

/** The tables that paragraphs B62 and B63 ask for, and what is excluded by its reason. */
export const checkDisclosure = (computed: Computed, tables: Json): Checked =>
  joined([
    ...Object.entries(INDUSTRIES).map(([name, keyOf]) =>
      checkTable(computed, own(tables, name), {
        name,
        where: `answer/disclosure_tables/${name}`,
        keyOf: (holding) => `${keyText(keyOf(holding))}, ${keyText(own(holding, 'asset_class'))}`,
        keyOfPart: (row) => `${keyText(own(row, 'industry'))}, ${keyText(own(row, 'asset_class'))}`,
      }),
    ),
    checkExcluded(computed, records(own(tables, 'excluded'), 'what is excluded')),
  ])

const keyText = (key: unknown): string =>
  typeof key === 'string' || typeof key === 'number' ? String(key) : 'not known'

function checkTable(
  { method, rows, stated }: Computed,
  table: unknown,
  {
    name,
    where,
    keyOf,
    keyOfPart,
  }: {
    readonly name: string
    readonly where: string
    readonly keyOf: (holding: Json) => string
    readonly keyOfPart: (part: Json) => string
  },
): Checked {
  const isAbsent = OF_GICS.has(name) && stated.every((holding) => industry(holding) === null)
  if (isAbsent) return { count: 0, findings: compared(where, table ?? null, null, 'number') }
  const listed = records(table, where)
  const groups = Map.groupBy(stated.keys(), (at) => keyOf(stated[at]!))
  return {
    count: listed.length,
    findings: checkListed({ where, listed, keyOf: keyOfPart, groups }, checkPart(method, rows, stated)),
  }
}

/** Amounts in no total, by the reason that each holding states. */
function checkExcluded({ stated }: Computed, listed: readonly Json[]): Checked {
  const left = [...stated.keys()].filter((at) => own(stated[at]!, 'status') !== 'covered')
  const groups = Map.groupBy(left, (at) => keyText(own(stated[at]!, 'reason_code') ?? 'not_attributed'))
  const where = 'answer/disclosure_tables/excluded'
  const findings = checkListed(
    { where, listed, keyOf: (row) => keyText(own(row, 'reason_code')), groups },
    (place, row, rows) => [
      ...compared(`${place}/holdings`, own(row, 'holdings') ?? null, rows.length, 'number'),
      ...compared(
        `${place}/outstanding_aud`,
        own(row, 'outstanding_aud') ?? null,
        amountOf(rows, stated),
        'number',
      ),
    ],
  )
  return { count: listed.length, findings }
}

const amountOf = (rows: readonly number[], stated: readonly Json[]): number =>
  rows.reduce((sum, at) => sum + Number(own(stated[at]!, 'outstanding_aud')), 0)

/** As many as an answer names at most. */
const CONTRIBUTORS = 20

/** The companies with the most, each with its tonnes and shares; none with more is left out. */
export function checkContributors({ rows, stated }: Computed, answer: Json): Checked {
  const where = 'answer/top_contributors'
  const listed = records(own(answer, 'top_contributors'), 'the contributors')
  const tonnesOf = (at: number): number | null => {
    const value = rows[at]!.get('financed_scope1_and_2_t')
    return typeof value === 'number' ? value : null
  }
  const counted = [...stated.keys()].filter((at) => tonnesOf(at) !== null)
  const groups = Map.groupBy(counted, (at) => keyOfHolding(stated[at]!))
  const sumOf = (ownRows: readonly number[]): number => ownRows.reduce((sum, at) => sum + tonnesOf(at)!, 0)
  const abnOf = (key: string): string => (key.startsWith('#') ? '' : key)
  const all = [...groups]
    .map(([key, ownRows]) => ({ key, tonnes: sumOf(ownRows) }))
    .toSorted((a, b) => b.tonnes - a.tonnes || textOrder(abnOf(a.key), abnOf(b.key)))
  const most = all.slice(0, CONTRIBUTORS)
  const [total, amount] = [sumOf(counted), amountOf([...stated.keys()], stated)]
  const over = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)
  const keys = listed.map(keyOfContributor)
  return {
    count: listed.length,
    findings: [
      ...(JSON.stringify(keys) === JSON.stringify(most.map(({ key }) => key))
        ? []
        : [
            {
              kind: 'number' as const,
              where,
              detail: 'these are not the companies with the most, in their order',
              stated: keys,
              recomputed: most.map(({ key }) => key),
            },
          ]),
      ...listed.flatMap((one, at) => {
        const ownRows = groups.get(keys[at]!) ?? []
        const [tonnes, held] = [sumOf(ownRows), amountOf(ownRows, stated)]
        const figures = {
          scope1_and_2_t: tonnes,
          outstanding_aud: held,
          share_of_emissions: over(tonnes, total),
          share_of_amount: over(held, amount),
          name: ownRows.length === 0 ? null : (own(stated[ownRows[0]!]!, 'name') ?? null),
        }
        return Object.entries(figures).flatMap(([name, found]) =>
          compared(`${where}/${keys[at]!}/${name}`, own(one, name) ?? null, found, 'number'),
        )
      }),
    ],
  }
}

const textOrder = (a: string, b: string): number => Number(a > b) - Number(a < b)

/** A holding without an ABN stands for itself. */
const keyOfHolding = (holding: Json): string =>
  typeof own(holding, 'abn') === 'string' ? String(own(holding, 'abn')) : `#${String(own(holding, 'id'))}`

const keyOfContributor = (one: Json): string =>
  typeof own(one, 'abn') === 'string'
    ? String(own(one, 'abn'))
    : `#${String(listOf(own(one, 'holdings'), 'the holdings of a contributor')[0])}`

/** Amounts by the bands that each holding states. */
export function checkRisk({ stated }: Computed, risk: unknown): Checked {
  if (!isRecord(risk)) return { count: 0, findings: [] }
  const results = (['transition', 'physical'] as const).map((name): Checked => {
    const amounts = recordOf(own(risk, name), `the amounts by ${name} risk`)
    const listed = records(own(amounts, 'by_band'), 'the bands')
    const keyOf = member(`${name}_band`)
    const known = [...stated.keys()].filter((at) => keyOf(stated[at]!) !== null)
    const rest = [...stated.keys()].filter((at) => keyOf(stated[at]!) === null)
    const where = `answer/risk/${name}`
    const groups = Map.groupBy(known, (at) => keyOf(stated[at]!)!)
    return {
      count: listed.length,
      findings: [
        ...checkListed(
          { where, listed, keyOf: (row) => keyText(own(row, 'band')), groups },
          (place, row, rows) => [
            ...compared(`${place}/holdings`, own(row, 'holdings') ?? null, rows.length, 'number'),
            ...compared(
              `${place}/outstanding_aud`,
              own(row, 'outstanding_aud') ?? null,
              amountOf(rows, stated),
              'number',
            ),
          ],
        ),
        ...compared(
          `${where}/not_assessed_aud`,
          own(amounts, 'not_assessed_aud') ?? null,
          amountOf(rest, stated),
          'number',
        ),
      ],
    }
  })
  return joined(results)
}
