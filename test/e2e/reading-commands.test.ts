import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { runBeside } from './shared-server.ts'
import { temporaryDirectory } from './southerly.ts'

test('southerly company, compare and risk: figures in a table, answers of the API with --json', async () => {
  const southerly = (...words: readonly string[]) => runBeside(words)

  const company = await southerly('company', '74 115 061 375')
  expect(company.code).toBe(0)
  expect(company.stdout).toContain('AGL ENERGY LIMITED, ABN 74 115 061 375')
  expect(company.stdout).toMatch(/Scope 1, t CO2-e +30,439,497\n/)
  expect(company.stdout).toMatch(/grid intensity: stale\. The latest day/)

  const risk = await southerly('risk', '74115061375', '--json')
  expect(JSON.parse(risk.stdout)).toMatchObject({
    data: { abn: '74115061375', transition: { band: 'very_high' } },
    meta: { snapshot: expect.stringMatching(/^snap_/) },
  })

  const compared = await southerly('compare', '74115061375', '16009661901', '71000000000')
  expect(compared.code).toBe(5)
  expect(compared.stdout).toMatch(/Scope 1, t CO2-e +30,439,497 +4,622,401\n/)
  expect(compared.stderr).toContain('not compared: 71000000000: 71 000 000 000 is not a valid ABN')

  const unknown = await southerly('company', '51824753556')
  expect(unknown).toMatchObject({ code: 5, stdout: '' })
  expect(unknown.stderr).toMatch(/is valid, but no company with it is in the registry/)

  const zip = path.join(temporaryDirectory(), 'early.zip')
  const early = await southerly('bundle', '74115061375', '--period', '2035-36', '--out', zip)
  expect(early.code).toBe(5)
  expect(early.stderr).toContain('nothing in it is of 2035-36: no record, and no year of the registry')
  expect(existsSync(zip)).toBe(true)
})
