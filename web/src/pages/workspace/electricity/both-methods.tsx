import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { answer, api, type Schema } from '../../../api/client.ts'
import { Absence } from '../../../components/absence.tsx'
import { Loaded } from '../../../components/loaded.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { Term } from '../../../components/term.tsx'
import { exact, tonnes } from '../../../format/numbers.ts'
import { words } from '../../../format/words.ts'
import { RECORD_KINDS } from '../records/kinds.ts'
import { useWhyReadOnly } from '../review/use-may-write.ts'
import { placeOf, useWorkspace } from '../use-workspace.ts'
import styles from '../workspace.module.css'

type View = Schema<'MarketBasedScope2'>['data']
type Region = View['regions'][number]

/** Location-based and market-based scope 2 side by side, and how each claim stands up. */
export function BothMethods() {
  const { abn, period } = useWorkspace()
  const view = useQuery({
    queryKey: ['workspace', abn, 'scope2', period],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/v1/companies/{abn}/market-based-scope2', {
          params: { path: { abn }, query: { period } },
          signal,
        }),
      ),
  })
  return (
    <section aria-labelledby="methods-title" className={styles['block']}>
      <h2 id="methods-title">Scope 2: location-based and market-based</h2>
      <Loaded query={view} skeleton={<Skeleton height={260} />}>
        {({ data }) => (
          <>
            <Absence availability={data.availability} />
            {data.regions.length === 0 ? null : <Regions view={data} />}
            <Instruments instruments={data.instruments} />
          </>
        )}
      </Loaded>
    </section>
  )
}

function Regions({ view: { regions, totals, factor_edition } }: { readonly view: View }) {
  return (
    <>
      <p className={styles['remark']}>
        Two measures of the same emissions. Never add them together. Factors of the {factor_edition.edition}{' '}
        edition: {factor_edition.reason}
      </p>
      <ScrollTable label="Scope 2 by region">
        <thead>
          <tr>
            <th scope="col">Region</th>
            <th scope="col">
              <Term id="location_based">Location-based</Term>
            </th>
            <th scope="col">
              <Term id="market_based">Market-based</Term>
            </th>
          </tr>
        </thead>
        <tbody>
          {regions.map((region) => (
            <tr key={region.region}>
              <th scope="row">{region.region}</th>
              <td>
                <Method {...region.location_based} />
              </td>
              <td>
                <Method {...region.market_based} />
                {region.market_based.counts_unverified ? (
                  <small>Includes a claim that could not be fully verified.</small>
                ) : null}
                <Percentages percentages={region.market_based.percentages} />
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">All</th>
            <td>
              <Amount decimal={totals.location_based_t} />
            </td>
            <td>
              <Amount decimal={totals.market_based_t} />
            </td>
          </tr>
        </tbody>
      </ScrollTable>
    </>
  )
}

const PERCENTAGE_NAMES = { renewable_power: 'RPP', jurisdictional_act: 'JRPP of the ACT' } as const

/** What retailers must buy anyway, and whether that was loaded or stated by the company. */
function Percentages({ percentages }: Pick<Region['market_based'], 'percentages'>) {
  return percentages.map(({ percentage, year, percent, basis, source }) => (
    <small key={`${percentage} ${year}`}>
      {PERCENTAGE_NAMES[percentage]} {year}: {percent} %
      {basis === 'declared' ? `, stated by the company (${source})` : ''}
    </small>
  ))
}

function Method({
  t_co2e,
  factor_kg_per_kwh,
  availability,
  residual,
}: Region['location_based'] & Partial<Pick<Region['market_based'], 'residual'>>) {
  return (
    <>
      <Amount decimal={t_co2e} />
      {factor_kg_per_kwh === null ? null : <small>{factor_kg_per_kwh} kg CO₂-e per kWh</small>}
      {residual === null || residual === undefined ? null : (
        <small>
          {exact(Math.round(Number(residual.residual_kwh)))} kWh remain of {grouped(residual.quantity_kwh)}{' '}
          kWh
          {residual.exempt_kwh === '0' ? '' : `, ${grouped(residual.exempt_kwh)} kWh of it exempt`}
        </small>
      )}
      {availability.status === 'available' ? null : <Missing availability={availability} />}
    </>
  )
}

/** An exact decimal as it is, thousands separated. */
const grouped = (decimal: string): string => decimal.replace(/\d(?=(\d{3})+(?!\d))(?<!\.\d*)/g, '$&,')

/** Rounded for people; every digit is in the title. */
function Amount({ decimal }: { readonly decimal: string | null }) {
  if (decimal === null) return 'Not available'
  return <span title={`${grouped(decimal)} t CO₂-e`}>{`${tonnes(Number(decimal), 4)} CO₂-e`}</span>
}

/** Percentages that a person can enter, by the reason why a figure is missing: how the record calls them, and how people do. */
const ASKED: Readonly<Record<string, readonly [percentage: string, name: string]>> = {
  renewable_power_percentage_missing: ['renewable_power', 'renewable power percentage'],
  jurisdictional_percentage_missing: ['jurisdictional_act', 'jurisdictional percentage of the ACT'],
}

/** Why a figure is missing. What the person can enter opens in the record; the service's own words name a command of the operator. */
function Missing({ availability: { reason_code, detail } }: Pick<Region['market_based'], 'availability'>) {
  const { abn, asked } = useWorkspace()
  const why = useWhyReadOnly(RECORD_KINDS.electricity)
  const [percentage, name] = ASKED[reason_code ?? ''] ?? []
  if (percentage === undefined) return <small>{detail}</small>
  return (
    <small>
      Which {name} applies?{' '}
      {why === undefined ? (
        <Link href={placeOf(abn, RECORD_KINDS.electricity.section, asked, { percentage })}>
          Enter it with where it is published
        </Link>
      ) : (
        why
      )}
    </small>
  )
}

/** Instruments that do not count come first, with their reasons in sight. */
const rejectedFirst = (instruments: View['instruments']): View['instruments'] =>
  instruments.toSorted((a, b) => Number(a.counted) - Number(b.counted))

function Instruments({ instruments }: { readonly instruments: View['instruments'] }) {
  if (instruments.length === 0) return null
  return (
    <>
      <h3>Instruments</h3>
      <ul className={styles['instruments']}>
        {rejectedFirst(instruments).map(({ id, status, counted, checks }) => (
          <li key={id}>
            <details open={!counted}>
              <summary>
                <strong>{id}</strong> {words(status).toLowerCase()}, {counted ? 'counted' : 'not counted'}
              </summary>
              <ul>
                {checks.map(({ check, result, detail }) => (
                  <li key={check}>
                    <strong>{words(check)}:</strong> {words(result).toLowerCase()}. {detail}
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </>
  )
}
