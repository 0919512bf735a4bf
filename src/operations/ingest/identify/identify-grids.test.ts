import { mkdtemp, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axis, daysFrom, writeClassic, writeHdf5 } from '../../../../test/support/netcdf-grids.ts'
import { identifyOne } from './identify-one.ts'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'southerly grids '))
})
afterAll(() => rm(directory, { recursive: true }))

const grid = (name: string, variable: string, lat = axis(-34, 3)) => ({
  name,
  variable,
  lat,
  lon: axis(149, 3),
  timeUnits: 'days since 1850-01-01',
  times: daysFrom(61_726, 365),
  value: () => 20,
})

test.each([
  ['a.nc', 'temp_max_day', 'agcd'],
  ['b.nc', 'max_temp', 'silo-grid'],
  ['c.nc', 'qtot', 'awra-l'],
])('%s is told by its variable %s, and says its year', async (name, variable, source) => {
  expect(await identifyOne(writeClassic(directory, grid(name, variable)))).toMatchObject({
    outcome: 'found',
    source,
    reason: `The grid contains the variable ${variable}.`,
    candidates: [
      { edition: { edition: '2019', observed_from: '2019-01-01', observed_to: '2019-12-31' }, fault: null },
    ],
  })
})

test('a grid of a variable that nothing is computed from is not needed, whosever it is', async () => {
  expect(await identifyOne(await writeHdf5(directory, grid('d.nc', 'vp')))).toMatchObject({
    outcome: 'not_needed',
    reason: 'The grid contains vp, which nothing is computed from.',
  })
})

test('a grid of another country, of another variable, or cut short says what is wrong', async () => {
  const abroad = await identifyOne(writeClassic(directory, grid('e.nc', 'precip', axis(50, 3))))
  expect(abroad.candidates[0]?.fault).toContain('e.nc')
  expect(await identifyOne(writeClassic(directory, grid('f.nc', 'ozone')))).toMatchObject({
    outcome: 'none',
    reason: expect.stringMatching(/variables .*"ozone".* Sources have "tmax"/),
  })
  const cut = await writeHdf5(directory, grid('g.nc', 'tmax'))
  await truncate(cut, 3000)
  expect(await identifyOne(cut)).toMatchObject({ outcome: 'unreadable', form: 'NetCDF grid' })
})
