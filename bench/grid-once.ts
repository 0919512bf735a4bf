/** Sums a year of a climate grid in a process of its own: `grid-once.ts <source> <file> <threads>`. */
import { commonArea } from '../src/operations/ingest/climate-grids/area.ts'
import { describeGrids, isGridSource } from '../src/operations/ingest/climate-grids/files.ts'
import { planGrid } from '../src/operations/ingest/climate-grids/plan.ts'
import { createGridPool } from '../src/operations/ingest/climate-grids/pool.ts'
import { sumYear } from '../src/operations/ingest/climate-grids/years.ts'
import { requireSource } from '../src/operations/ingest/read-file.ts'

const [slug = '', location = '', threads = '2'] = process.argv.slice(2)
const started = performance.now()
const source = await requireSource(slug)
if (!isGridSource(source)) throw new Error(`${slug} is not a climate grid`)
const pool = createGridPool(Number(threads))
const { grids } = await describeGrids(pool, source, [location])
const total = { sum: 0, days: 0, reached: [0, 0] }
for (const year of planGrid(source, grids).years) {
  const sums = await sumYear(pool, year, commonArea(grids), () => {})
  for (const value of sums.sum) total.sum += value
  for (const days of sums.days) total.days += days
  for (const [index, counts] of sums.reached.entries())
    for (const count of counts) total.reached[index]! += count
}
await pool.close()
console.log(
  JSON.stringify({
    ...total,
    seconds: (performance.now() - started) / 1000,
    megabytes: process.resourceUsage().maxRSS / 1024,
  }),
)
