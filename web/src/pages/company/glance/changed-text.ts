import type { Schema } from '../../../api/client.ts'
import { gigajoules, percent, tonnes } from '../../../format/numbers.ts'
import type { History, Series } from '../blocks/emissions-text.ts'

type Trend = Schema<'EmissionsTrendBlock'>
type Safeguard = Schema<'SafeguardMechanismBlock'>

/** What changed from one published year to the next. */
export interface Changed {
  readonly since: string
  readonly sentences: readonly string[]
}

/** The latest year beside the one before it in three sentences, from published figures; undefined where there are no two such years. */
export function changedText(
  history: History,
  trend: Trend | undefined,
  safeguard: Safeguard | undefined,
): Changed | undefined {
  const seriesOf = (name: Series['series']): Series | undefined =>
    trend?.series?.find(({ series }) => series === name)
  const latest = seriesOf('scope1_and_2')?.headline.latest
  if (latest === undefined || latest === null) return undefined
  const changeOf = (name: Series['series']) =>
    seriesOf(name)?.changes.find(({ from, to }) => from === latest.from && to === latest.to)
  const [before, now] = [latest.from, latest.to].map((year) =>
    history.find((row) => row.reporting_year === year),
  )
  const total = changeOf('scope1_and_2')
  if (before === undefined || now === undefined || total === undefined) return undefined
  const parts = (['scope1', 'scope2'] as const).flatMap((name) => {
    const change = changeOf(name)
    return change === undefined ? [] : [`${NAMES[name]} ${moved(change.change, tonnes)}`]
  })
  const jump = total.flags.includes('structural_break')
    ? ' So large a step often comes from a purchase, a sale or a new boundary.'
    : ''
  return {
    since: latest.from,
    sentences: [
      `Emissions ${latest.change_percent === null ? movedTo(total.change, tonnes, tonnes(now.scope1_and_2_t)) : movedTo(latest.change_percent, percent, tonnes(now.scope1_and_2_t))}${parts.length === 2 ? `: ${parts.join(', ')}` : ''}.${jump}`,
      energySentence(before, now),
      facilitySentence(latest, trend, safeguard) ?? paceSentence(seriesOf('scope1_and_2')),
    ].filter((sentence) => sentence !== undefined),
  }
}

const NAMES = { scope1: 'scope 1', scope2: 'scope 2' } as const

const moved = (change: number, format: (size: number) => string): string =>
  change === 0 ? 'stayed the same' : `${change < 0 ? 'fell by' : 'rose by'} ${format(Math.abs(change))}`

const movedTo = (change: number, format: (size: number) => string, now: string): string =>
  change === 0 ? `stayed at ${now}` : `${moved(change, format)} to ${now}`

const growth = (before: number, now: number): number => (100 * (now - before)) / before

/** Less energy or cleaner energy: which of the two it was. */
function energySentence(before: History[number], now: History[number]): string | undefined {
  const [energyBefore, energyNow] = [before.net_energy_gj?.value ?? null, now.net_energy_gj?.value ?? null]
  if (energyBefore === null || energyNow === null || energyBefore <= 0 || energyNow <= 0) return undefined
  const energy = `Net energy ${movedTo(growth(energyBefore, energyNow), percent, gigajoules(energyNow))}`
  if (before.scope1_and_2_t === null || now.scope1_and_2_t === null || before.scope1_and_2_t <= 0)
    return `${energy}.`
  const intensity = growth(before.scope1_and_2_t / energyBefore, now.scope1_and_2_t / energyNow)
  return `${energy}; emissions per unit of energy ${moved(intensity, percent)}.`
}

/** A facility that changed hands, or else the one whose covered emissions changed most. */
function facilitySentence(
  { from, to }: { readonly from: string; readonly to: string },
  trend: Trend | undefined,
  safeguard: Safeguard | undefined,
): string | undefined {
  const moves = (trend?.changes_of_control ?? []).filter(({ reporting_year }) => reporting_year === to)
  const [move] = moves.toSorted((a, b) => b.covered_emissions_t - a.covered_emissions_t)
  if (move !== undefined) {
    const more = moves.length === 1 ? '' : ` and ${moves.length - 1} more`
    return `${move.role === 'buyer' ? 'It took over' : 'It passed on'} ${move.facility} (${tonnes(move.covered_emissions_t)} covered)${more}.`
  }
  const rows = safeguard?.facilities ?? []
  const [most] = rows
    .filter(({ reporting_year }) => reporting_year === to)
    .flatMap(({ facility, covered_emissions_t: now }) => {
      const before = rows.find((row) => row.facility === facility && row.reporting_year === from)
      return before === undefined ? [] : [{ facility, now, change: now - before.covered_emissions_t }]
    })
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
  return most === undefined
    ? undefined
    : `Of its Safeguard facilities, ${most.facility} changed most: it ${movedTo(most.change, tonnes, tonnes(most.now))}.`
}

function paceSentence(total: Series | undefined): string | undefined {
  const { from, change_percent_per_year: rate } = total?.headline ?? {}
  if (from === undefined || from === null || rate === undefined || rate === null) return undefined
  return `Since ${from} emissions have ${rate === 0 ? 'stayed the same' : `${rate < 0 ? 'fallen' : 'risen'} by ${percent(Math.abs(rate))} a year`}.`
}
