/** Reads one file in a process of its own and prints how long it took and the most memory it held: `read-once.ts <source|csv-parse> <file>`. */
import { createReadStream } from 'node:fs'
import { parse } from 'csv-parse'
import { fileOnDisk } from '../src/sources/input-file.ts'
import { ReadLog } from '../src/sources/read-log.ts'
import { loadSource } from '../src/sources/registry.ts'

const [reader = '', location = '', delimiter = ','] = process.argv.slice(2)
const started = performance.now()
const rows = reader === 'csv-parse' ? await plainPass() : await readSource()
console.log(
  JSON.stringify({
    rows,
    seconds: (performance.now() - started) / 1000,
    megabytes: process.resourceUsage().maxRSS / 1024,
  }),
)

async function readSource(): Promise<number> {
  const source = await loadSource(reader)
  if (source === undefined) throw new Error(`there is no source ${reader}`)
  let count = 0
  for await (const _ of source.read(await fileOnDisk(location), new ReadLog(), {})) count += 1
  return count
}

async function plainPass(): Promise<number> {
  let count = 0
  const parser = createReadStream(location).pipe(parse({ delimiter, quote: null, columns: true }))
  for await (const _ of parser) count += 1
  return count
}
