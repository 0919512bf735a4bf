import { AVAILABLE, type Availability, unavailable } from '../availability.ts'
import type { Evidenced } from './outcome.ts'

/** One quarter of the consumer price index. */
export interface QuarterPrice extends Evidenced {
  /** `2024-Q3`. */
  readonly quarter: string
  readonly index: number
  readonly base_period: string | null
}

export interface PriceChange {
  readonly availability: Availability
  readonly start: Omit<QuarterPrice, 'evidence'> | null
  readonly end: Omit<QuarterPrice, 'evidence'> | null
  readonly change_percent: number | null
}

/** The quarter that a day belongs to. */
export const quarterOf = (day: string): string =>
  `${day.slice(0, 4)}-Q${Math.floor((Number(day.slice(5, 7)) - 1) / 3) + 1}`

/** The index at both ends of a period, in one base; two bases are never mixed. */
export function priceChange(
  prices: readonly QuarterPrice[],
  period: { readonly start: string; readonly end: string },
): { readonly change: PriceChange; readonly used: readonly QuarterPrice[] } {
  for (const series of Map.groupBy(prices, (price) => price.base_period).values()) {
    const start = series.find(({ quarter }) => quarter === quarterOf(period.start))
    const end = series.find(({ quarter }) => quarter === quarterOf(period.end))
    if (start === undefined || end === undefined) continue
    return {
      used: [start, end],
      change: {
        availability: AVAILABLE,
        start: shown(start),
        end: shown(end),
        change_percent: (100 * (end.index - start.index)) / start.index,
      },
    }
  }
  return {
    used: [],
    change: {
      availability: unavailable(
        'not_published',
        'quarters_not_in_one_series',
        `No loaded price index series includes both ${quarterOf(period.start)} and ${quarterOf(period.end)}.`,
      ),
      start: null,
      end: null,
      change_percent: null,
    },
  }
}

const shown = ({ quarter, index, base_period }: QuarterPrice): Omit<QuarterPrice, 'evidence'> => ({
  quarter,
  index,
  base_period,
})
