import { beforeAll, expect, it } from 'vitest'
import { describeOnOneEngine, FULL_RUN } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'

/** Figures that were compared by hand with the publishers' tables. Each stood wrong, or stood nowhere, before that. */
describeOnOneEngine('companies as people know them', (open) => {
  let app: StarterApp
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
  })
  const block = async (abn: string, name: string) =>
    (await app.get(`/v1/companies/${abn}/climate-profile?include=${name}`)).data[name]

  it('The University of Queensland: two years that the registry prints without its ABN', async () => {
    expect(await block('63942912684', 'emissions')).toMatchObject({
      gaps: [],
      history: expect.arrayContaining([
        expect.objectContaining({
          reporting_year: '2013-14',
          scope1_t: { value: 1958, value_text: '1,958' },
          flags: expect.arrayContaining(['joined_by_name']),
          source: expect.objectContaining({ ref: 'line 365' }),
        }),
      ]),
    })
  })

  it('Jellinbah: what it reports for Lake Vermont stands beside its own row', async () => {
    expect(await block('54010754793', 'emissions')).toMatchObject({
      latest: { scope1_t: { value: 406_136 } },
      transfer_certificates: [{ reporting_year: '2024-25', scope1_t: 318_955, net_energy_gj: 3_388_596 }],
    })
  })

  it.each([
    ['Boral', '13008421761', { reported_by: [{ abn: '46142003469', name: 'SGH LIMITED' }] }],
    ['Queensland Alumina', '98009725044', { reported_by: [{ abn: '38128785599' }] }],
    ['South32', '84093732597', { suggestions: [{ abn: '62674991345', name: 'GOLDEN M NSW PTY LTD' }] }],
    ['ANZ', '11005357522', { suggestions: [{ abn: '16659510791' }] }],
    ['AGL', '74115061375', { names: [{ name: 'AGL ENERGY LIMITED', first_year: '2012-13' }] }],
  ])('%s: who it is, and who reports for it now', async (_, abn, expected) => {
    expect(await block(abn, 'entity')).toMatchObject(expected)
  })

  it('Golden M: its collieries keep the years that South32 reported', async () => {
    const { outlook } = (await block('62674991345', 'safeguard_mechanism')) as {
      outlook: { not_projected: string[]; total_shortfall_t: number | null }
    }
    // Lines across the sale are not carried on.
    expect(outlook.not_projected).toEqual(['APN01 Appin Colliery - ICH Facility', 'DEN01'])
    expect(outlook.total_shortfall_t).toBeNull()
  })

  it('Cleanaway: net emissions can be worked out from what is shown', async () => {
    const { facilities } = (await block('74101155220', 'safeguard_mechanism')) as {
      facilities: { reporting_year: string; published: Record<string, number> }[]
    }
    const row = facilities.find(({ reporting_year }) => reporting_year === '2021-22')?.published
    expect(row).toMatchObject({
      covered_emissions_t: 101_761,
      accus_issued: 389_477,
      net_emissions_t: 110_987,
    })
    expect(101_761 + 389_477 - (row?.['accus_deemed_surrendered'] ?? 0)).toBe(110_987)
  })

  it('BHP: a power station of two tables is one site, and AGL’s stations weigh by their scope 1', async () => {
    const { sites } = (await app.get('/v1/companies/49004028077/sites/climate-risks')).data as {
      sites: { id: string; name: string; covered_emissions_t: number; scope1_t: number }[]
    }
    expect(sites.filter(({ name }) => name === 'Yarnima Power Station')).toMatchObject([
      { id: 'safeguard Yarnima Power Station', covered_emissions_t: 364_582, scope1_t: 347_643 },
    ])
    const { rollup } = (await app.get('/v1/companies/74115061375/sites/climate-risks')).data
    expect(rollup).toMatchObject({
      sites_without_emissions: 0,
      by_band: expect.arrayContaining([
        expect.objectContaining({
          band: 'high',
          sites: 3,
          covered_emissions_t: null,
          scope1_t: 396_723,
        }),
      ]),
    })
  })

  it('Wagga Wagga: gas from a landfill is no fuel', async () => {
    const { categories } = (await block('56044159537', 'scope3_screening')) as {
      categories: { parts: { part: string; note: string; emissions_t: { high: number } }[] }[]
    }
    const other = categories[2]?.parts.find(({ part }) => part === 'other_fuel')
    // 6,216 GJ at the factor of diesel is 436 t, of 60,446 t of scope 1.
    expect(other?.emissions_t.high).toBeLessThan(130)
    expect(other?.note).toContain('Capped by the net energy consumed')
  })

  it('Figela: a row of NSW Electricity Networks under its ABN is shown, and is no year of its trend', async () => {
    expect(await block('24003179986', 'emissions')).toMatchObject({
      history: expect.arrayContaining([
        expect.objectContaining({
          reporting_year: '2020-21',
          organisation: 'NSW ELECTRICITY NETWORKS OPERATIONS PTY LIMITED',
          flags: expect.arrayContaining(['identifier_of_another_company']),
        }),
      ]),
    })
    expect(await block('24003179986', 'emissions_trend')).toMatchObject({
      availability: { status: 'below_threshold', reason_code: 'too_few_years' },
    })
  })

  it('Delta Electricity: its station is its own in the years in which it reported, not the next owner’s', async () => {
    expect(await block('66620205263', 'sector_classification')).toMatchObject({
      classification_method: 'electricity_generators',
      reporting_year: '2021-22',
      // Vales Point, 6,356,146 t of its 6,356,146.
      share_of_scope1: 1,
    })
    expect(await block('66620205263', 'scope3_screening')).toMatchObject({
      reporting_year: '2021-22',
      categories: expect.arrayContaining([
        expect.objectContaining({
          category: 3,
          parts: expect.arrayContaining([
            expect.objectContaining({
              part: 'generation_fuel',
              availability: expect.objectContaining({ status: 'available' }),
            }),
          ]),
        }),
      ]),
    })
  })

  it('Wesfarmers: what it emits with and what it declares for its staff stand side by side', async () => {
    expect(await block('28008984049', 'sector_classification')).toMatchObject({
      anzsic: { group: { code: '183' } },
      classification_method: 'safeguard_facilities',
      employer_declared: { anzsic: { class: { code: '4260' } } },
    })
  })

  it('Telstra Corporation: its last year is screened by the 2021 edition', async () => {
    expect(await block('33051775556', 'scope3_screening')).toMatchObject({
      reporting_year: '2021-22',
      // 1,040,346 t of scope 2 at 0.1 / 0.96, of Victoria in Tables 46 and 5.
      categories: expect.arrayContaining([
        expect.objectContaining({
          category: 3,
          parts: expect.arrayContaining([
            expect.objectContaining({
              part: 'electricity',
              emissions_t: expect.objectContaining({ central: 108_369 }),
            }),
          ]),
        }),
      ]),
    })
  })

  it('Qantas and AGL: factors of the year, and the methods’ pages say what the service says', async () => {
    expect(await block('16009661901', 'scope3_screening')).toMatchObject({
      reporting_year: '2024-25',
      year_reason: null,
      categories: expect.arrayContaining([
        expect.objectContaining({
          category: 3,
          emissions_t: expect.objectContaining({ central: 1_092_494 }),
          flags: [],
        }),
        expect.objectContaining({ category: 5, emissions_t: expect.objectContaining({ central: 14_030.8 }) }),
        expect.objectContaining({ category: 6, emissions_t: expect.objectContaining({ central: 10_458.7 }) }),
      ]),
    })
    expect(await block('74115061375', 'scope3_screening')).toMatchObject({
      reporting_year: '2023-24',
      year_reason: expect.stringContaining('Power stations are published only up to 2023-24'),
      // 264,424 t times 0.05 over 0.68 of the 2023 edition.
      categories: expect.arrayContaining([
        expect.objectContaining({
          category: 3,
          parts: expect.arrayContaining([
            expect.objectContaining({ emissions_t: expect.objectContaining({ central: 19_442.9 }) }),
          ]),
        }),
      ]),
    })
    const { metrics } = (await block('74115061375', 'sector_benchmark')) as {
      metrics: { metric: string; percentile: number }[]
    }
    expect(metrics.find(({ metric }) => metric === 'energy_intensity')?.percentile).toBe(72.5806)
  })

  // The app of tests holds each answer against the schema that OpenAPI publishes for it, and answers 500 where it does not fit.
  it.runIf(FULL_RUN)('every tenth reporter: each question is answered within its schema', async () => {
    const { companies } = (await app.get('/v1/registry/reporters')).data as { companies: { abn: string[] } }
    const questions = app.app.services.routes.filter(
      ({ method, path, response }) =>
        method === 'GET' && response !== undefined && /^[^{]*\{abn\}[^{]*$/.test(path),
    )
    const asked = companies.abn.filter((_, at) => at % 10 === 0)
    const faults: string[] = []
    for (const abn of asked)
      for (const { path, query, operationId } of questions) {
        const given = Object.entries({ explain: 'true', period: '2025-26' }).filter(
          ([name]) => name in (query?.properties ?? {}),
        )
        const url = `${path.replace('{abn}', abn)}?${new URLSearchParams(given).toString()}`
        const answer = await app.inject({ url, headers: app.tenant.headers })
        if (answer.statusCode !== 200 && !NOTHING_THERE.has(answer.json().code))
          faults.push(`${operationId} of ${abn}: ${answer.body}`)
      }
    expect(faults).toEqual([])
    expect(questions.length).toBeGreaterThan(40)
    expect(asked.length).toBeGreaterThan(70)
  })
})

/** What a tenant that has written nothing is told; some questions name more than a company. */
const NOTHING_THERE = new Set(['record_not_found', 'missing_parameter'])
