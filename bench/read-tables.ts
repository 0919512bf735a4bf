import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { readXlsx } from 'hucre'
import { fileOnDisk } from '../src/sources/input-file.ts'
import { ReadLog } from '../src/sources/read-log.ts'
import { loadSource } from '../src/sources/registry.ts'
import type { Bench, Figure } from './figure.ts'

const PUBLISHED = path.resolve(import.meta.dirname, '../../shared/data/raw')
const ROUNDS = 15

/** Sources whose real files are beside the project, and which of their folder's files the reader is for. */
const TABLES = [
  { source: 'nger-corporate', folder: 'cer-corporate', files: /\.csv$/ },
  { source: 'safeguard', folder: 'cer-safeguard', files: /\.csv$/ },
  { source: 'generation', folder: 'cer-generation', files: /\.csv$/ },
  { source: 'lret-stations', folder: 'cer-certificates', files: /accredited\.csv$/ },
  { source: 'nga-factors', folder: 'nga', files: /\.xlsx$/ },
  { source: 'ato-tax', folder: 'ato', files: /\.xlsx$/ },
] as const

/** Readers of the publishers' tables, which check every cell, against a pass that only takes the file apart. */
export const readTables: Bench = {
  name: 'read-tables',
  what: 'all rows of real publisher files (../shared), read and checked; processor time',
  baseline: 'a csv-parse pass with columns, or an XLSX pass, over the same bytes',
  run: async () => {
    if (!existsSync(PUBLISHED)) {
      console.log("  skipped: the publishers' files are not beside the project")
      return []
    }
    const figures: Figure[] = []
    for (const { source, folder, files } of TABLES) {
      const names = readdirSync(path.join(PUBLISHED, folder)).filter((name) => files.test(name))
      const locations = names.map((name) => path.join(PUBLISHED, folder, name))
      figures.push(await compare(source, locations))
    }
    return figures
  },
}

async function compare(source: string, locations: readonly string[]): Promise<Figure> {
  const ours: number[] = []
  const plain: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await processorMilliseconds(() => readAll(source, locations)))
    plain.push(await processorMilliseconds(() => takeApart(locations)))
  }
  return {
    name: `${source}: ${locations.length} files`,
    value: median(ours),
    unit: 'ms',
    against: { name: 'plain pass', value: median(plain), unit: 'ms' },
    better: 'less',
  }
}

async function readAll(slug: string, locations: readonly string[]): Promise<void> {
  const source = await loadSource(slug)
  if (source === undefined) throw new Error(`there is no source ${slug}`)
  for (const location of locations)
    for await (const _ of source.read(await fileOnDisk(location), new ReadLog(), {})) continue
}

async function takeApart(locations: readonly string[]): Promise<void> {
  for (const location of locations) {
    const bytes = readFileSync(location)
    if (location.endsWith('.xlsx')) await readXlsx(bytes)
    else
      parse(bytes, {
        columns: (names: string[]) => names.map((_, at) => `c${at}`),
        relax_column_count: true,
        relax_quotes: true,
      })
  }
}

async function processorMilliseconds(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!
