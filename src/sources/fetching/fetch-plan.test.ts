import { expect, test } from 'vitest'
import { fetchableSlugs, filesToFetch, loadFetchPlan } from './fetch-plan.ts'

test.each(fetchableSlugs())('%s names its files by https addresses', async (slug) => {
  const plan = await loadFetchPlan(slug)
  for (const file of plan!.files) {
    expect(file.url).toMatch(/^https:\/\//)
    expect(/\{(?:edition|id)\}/.test(file.url)).toBe(file.editions !== undefined)
    expect(file.name.includes('{edition}')).toBe(file.editions !== undefined)
  }
})

test('fills in the edition, and asks for it where it is needed', async () => {
  const plan = (await loadFetchPlan('certificate-actions'))!
  expect(filesToFetch('certificate-actions', plan, '2026-09-22')).toEqual([
    {
      name: 'certificate-actions-2026-09-22.json',
      url: 'https://rec-registry.gov.au/rec-registry/app/api/public-register/certificate-actions?date=2026-09-22',
      redirect_hosts: [],
    },
  ])
  expect(filesToFetch('certificate-actions', plan, '../x')[0]?.name).toBe('certificate-actions-..%2Fx.json')
  expect(() => filesToFetch('certificate-actions', plan)).toThrow('only fetched by edition')
  const register = (await loadFetchPlan('accu-projects'))!
  expect(() => filesToFetch('accu-projects', register, '2026')).toThrow('not fetched by edition')
})

test('finds the number of an edition, and says which are known', () => {
  const plan = {
    files: [
      {
        name: '{edition}.csv',
        url: 'https://example.invalid/{id}',
        editions: 'a year',
        ids: { '2023-24': 'ID0243' },
      },
    ],
  }
  expect(filesToFetch('x', plan, '2023-24')).toEqual([
    { name: '2023-24.csv', url: 'https://example.invalid/ID0243', redirect_hosts: [] },
  ])
  expect(() => filesToFetch('x', plan, '2030-31')).toThrow('x has no edition 2030-31')
})
