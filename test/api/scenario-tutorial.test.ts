import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { describeOnOneEngine } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'

const PAGE = readFileSync(new URL('../../docs/tutorials/scenario-analysis.md', import.meta.url), 'utf8')

/** Each command of the page: the address, the filter behind it, and the answer that stands below. */
const STEPS = [
  ...PAGE.matchAll(
    /```sh\nget "?(?<address>[^"\s]+)"? \| jq (?:-r )?'(?<filter>[^']+)'\n```\n```(?<kind>json|text)\n(?<answer>[\s\S]*?)```/g,
  ),
].map(({ groups = {} }) => ({
  address: groups['address'] ?? '',
  filter: groups['filter'] ?? '',
  answer: (groups['kind'] === 'json'
    ? JSON.parse(groups['answer'] ?? '')
    : (groups['answer'] ?? '').trim()) as unknown,
}))

type Members = Readonly<Record<string, unknown>>

/** What jq gives for the filters of the page: members, items, and a choice among items. */
const filtered = (value: unknown, filter: string): unknown =>
  filter.split(' | .').reduce((before, part) => {
    const [, path = '', among, operator, wanted = ''] =
      /^\.?(?<path>[\w.[\]]+?)(?: \| select\(\.(\w+) (\| contains|==) ?\(?"([^"]+)"\)?\))?$/.exec(part) ?? []
    const items = path.endsWith('[]')
    const found = [...path.matchAll(/\w+/g)].reduce(
      (inside: unknown, [name]) => (inside as Members)[name],
      before,
    )
    if (!items) return found
    return (found as readonly Members[]).find((one) => {
      const text = String(one[among ?? ''])
      return operator === '==' ? text === wanted : text.includes(wanted)
    })
  }, value)

interface Hazard {
  readonly band_now: string
  readonly band_then: { readonly central: string }
  readonly indicators: readonly {
    readonly indicator: string
    readonly baseline: { readonly value: number }
    readonly now: { readonly value: number; readonly period: string }
    readonly at_level: { readonly low: number; readonly central: number; readonly high: number }
  }[]
}

/** A row of the page's table, made from the answer. */
function rowOf(hazards: readonly Hazard[], name: string, label: string, digits: number): string {
  const hazard = hazards.find(({ indicators }) => indicators.some(({ indicator }) => indicator === name))!
  const { baseline, now, at_level } = hazard.indicators.find(({ indicator }) => indicator === name)!
  const shown = (value: number): string => value.toFixed(digits)
  const { low, central, high } = at_level
  const bands = [hazard.band_now, hazard.band_then.central].map((band) => band.replaceAll('_', ' '))
  return `| ${[
    label,
    shown(baseline.value),
    `${shown(now.value)} (${now.period})`,
    `${shown(low)} to ${shown(high)} (${shown(central)})`,
    ...bands,
  ].join(' | ')} |`
}

describeOnOneEngine('the tutorial on scenario analysis', (open) => {
  let app: StarterApp
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
    return () => app.app.close()
  })
  const answerTo = async ({ address, filter }: { readonly address: string; readonly filter: string }) =>
    filtered(await app.get(`/v1/${address}`), filter)

  it('has its four steps', () => {
    expect(STEPS).toHaveLength(4)
  })

  it.each(STEPS)('$address answers as the page says', async ({ address, filter, answer }) => {
    const given = await answerTo({ address, filter })
    if (typeof answer === 'string') expect(given).toBe(answer)
    else expect(given).toMatchObject(answer as object)
  })

  it('has the figures of its table', async () => {
    const { hazards } = (await answerTo(STEPS[1]!)) as { readonly hazards: readonly Hazard[] }
    for (const [name, label, digits] of [
      ['mean_temperature', 'mean temperature, °C', 1],
      ['rainfall', 'rainfall, mm', 0],
      ['heat_days_35', 'days at 35 °C or more', 1],
      ['hottest_day', 'mean hottest day of a year, °C', 1],
    ] as const)
      expect(PAGE).toContain(rowOf(hazards, name, label, digits))
  })
})
