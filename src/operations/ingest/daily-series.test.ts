import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readDailySeries } from './daily-series.ts'

const FIXTURES = path.join(import.meta.dirname, '../../sources/silo-point/fixtures')
const directory = await mkdtemp(path.join(os.tmpdir(), 'southerly-daily-series-'))
afterAll(() => rm(directory, { recursive: true }))

it.each(['patched_point.csv', 'patched_point.met'])('reads the days of %s', async (name) => {
  const { years, tmax, rain } = await readDailySeries(path.join(FIXTURES, name))
  expect(years).toHaveLength(1)
  expect([...tmax].some((value) => value > 10)).toBe(true)
  expect([...rain].some((value) => value >= 0)).toBe(true)
})

it('takes a long-term average for a missing day, and refuses a file with places in doubt', async () => {
  const text = await readFile(path.join(FIXTURES, 'patched_point.csv'), 'utf8')
  const averaged = path.join(directory, 'averaged.csv')
  await writeFile(averaged, text.replace(' 15.0,0,', ' 15.0,75,'))
  const first = 151
  expect((await readDailySeries(path.join(FIXTURES, 'patched_point.csv'))).tmax[first]).toBe(15)
  expect((await readDailySeries(averaged)).tmax[first]).toBeNaN()
  const damaged = path.join(directory, 'damaged.csv')
  await writeFile(damaged, text.replace(' 15.0,0,', ' warm,0,'))
  await expect(readDailySeries(damaged)).rejects.toThrow(/places in doubt, the first at line 2/)
})
