import type { HeldPriceChange } from '../../domain/prose/held.ts'
import { cpiObservations } from '../../store/cpi.ts'
import { cite } from './cite.ts'
import { perReleases } from './per-snapshot.ts'

const LAST_MONTH: Readonly<Record<string, string>> = { Q1: '03', Q2: '06', Q3: '09', Q4: '12' }

/** Changes of the consumer price index over a year as they are printed: all groups, eight capital cities, original, by quarter. */
export const priceChanges = perReleases(
  ['abs-cpi'],
  async (database, snapshot): Promise<readonly HeldPriceChange[]> => {
    const rows = await cpiObservations(database, snapshot.id, {
      measure_code: '3',
      index_code: '10001',
      region_code: '50',
      freq: 'Q',
    })
    return rows.flatMap((row) => {
      const { time_period, obs_value, obs_value_text, tsest } = row
      const [year, quarter = ''] = time_period.split('-')
      const month = LAST_MONTH[quarter]
      if (obs_value === null || tsest !== '10' || month === undefined) return []
      return [
        {
          ending: `${year}-${month}`,
          percent: obs_value,
          source: `the consumer price index for ${time_period}`,
          evidence: cite(snapshot, row, time_period, { obs_value: obs_value_text }),
        },
      ]
    })
  },
)
