import { Link } from 'wouter'
import { type Fact, Facts } from '../../../components/facts.tsx'
import type { Evidence } from '../../../components/provenance/claim.ts'
import { ReleaseCard } from '../../../components/provenance/release-card.tsx'
import { SidePanel } from '../../../components/side-panel.tsx'
import { exact, short } from '../../../format/numbers.ts'
import { abnText, date, words } from '../../../format/words.ts'
import styles from '../portfolios.module.css'
import type { FinancedHolding } from '../use-portfolios.ts'
import { emissionInputs } from './holding-inputs.ts'
import { holdingName, STATUSES } from './holding-text.ts'

/** One holding: why it stands out, how it is attributed, and where its emissions are printed. */
export function HoldingPanel({
  holding,
  releases,
  licences,
  onClose,
}: {
  readonly holding: FinancedHolding | undefined
  readonly releases: Evidence['releases']
  readonly licences: Evidence['licences']
  readonly onClose: () => void
}) {
  return (
    <SidePanel
      opened={holding !== undefined}
      title={holding === undefined ? '' : holdingName(holding)}
      onClose={onClose}
    >
      {holding === undefined ? null : (
        <div className={styles['panel']}>
          <p>{holding.why}</p>
          {holding.abn === null ? null : (
            <p>
              <Link href={`/companies/${holding.abn}`} onClick={onClose}>
                Open the company
              </Link>
            </p>
          )}
          <Facts facts={factsOf(holding)} />
          <Source holding={holding} releases={releases} licences={licences} />
        </div>
      )}
    </SidePanel>
  )
}

const t = (value: number | null): string => (value === null ? 'not known' : `${exact(value)} t CO₂-e`)
const dollars = (value: number | null): string | null => (value === null ? null : `A$${exact(value)}`)

function factsOf(holding: FinancedHolding): readonly Fact[] {
  const { company_emissions: emissions, registry_emissions: registry, revenue } = holding
  return [
    ['Id', holding.id],
    ['ABN', holding.abn === null ? 'Not chosen' : abnText(holding.abn)],
    [
      'Status',
      `${STATUSES[holding.status]}${holding.reason_code === null ? '' : ` (${words(holding.reason_code).toLowerCase()})`}`,
    ],
    ['Asset class', words(holding.asset_class)],
    ['Outstanding', dollars(holding.outstanding_aud)],
    ['Undrawn', dollars(holding.undrawn_aud)],
    ['Divided by', dollars(holding.denominator_aud)],
    ['Attribution factor', holding.attribution_factor === null ? null : short(holding.attribution_factor, 4)],
    ['Financed scope 1', t(holding.scope1_t)],
    ['Financed scope 2', t(holding.scope2_t)],
    ['Financed scope 1 and 2', t(holding.scope1_and_2_t)],
    ['Financed scope 3', holding.scope3_t === null ? null : t(holding.scope3_t)],
    ['Data quality score', holding.data_quality === null ? null : `${holding.data_quality} of 5`],
    [
      emissions?.source === 'energy' || emissions?.source === 'average'
        ? 'Emissions of the property or vehicle'
        : 'Emissions of the company',
      emissions === null
        ? 'Not known'
        : `Scope 1 ${t(emissions.scope1_t)}, scope 2 ${t(emissions.scope2_t)}${emissions.reporting_year === null ? '' : `, ${emissions.reporting_year}`}`,
    ],
    [
      'Registry, same year',
      registry === null
        ? null
        : `Scope 1 ${t(registry.scope1_t)}, scope 2 ${t(registry.scope2_t)}, ${registry.reporting_year}`,
    ],
    [
      'Revenue',
      revenue === null
        ? null
        : `${dollars(revenue.aud)} (${revenue.source === 'caller' ? 'from the book' : `published, ${revenue.income_year ?? ''}`})`,
    ],
    [
      'Intensity',
      holding.intensity_t_per_aud_million === null
        ? null
        : `${short(holding.intensity_t_per_aud_million, 4)} t CO₂-e per A$ million of revenue`,
    ],
    [
      'Name belongs to',
      holding.name_belongs_to === null
        ? null
        : `${holding.name_belongs_to.name}, ABN ${abnText(holding.name_belongs_to.abn)}`,
    ],
    ['Flags', holding.flags.length === 0 ? null : holding.flags.map(words).join(', ')],
  ]
}

const SOURCE_WORDS: Readonly<Record<NonNullable<FinancedHolding['company_emissions']>['source'], string>> = {
  registry: 'from the registry',
  own: 'from the book',
  energy: 'of the energy in the book',
  average: 'of average energy, not of its own',
}

/** Who published the emissions, and in which row. */
function Source({
  holding,
  releases,
  licences,
}: {
  readonly holding: FinancedHolding
  readonly releases: Evidence['releases']
  readonly licences: Evidence['licences']
}) {
  const { company_emissions: emissions } = holding
  if (emissions === null) return null
  const release = releases.find((one) => one.release === emissions.release)
  if (release === undefined || emissions.source !== 'registry')
    return (
      <p className={styles['remark']}>
        {`Emissions are ${SOURCE_WORDS[emissions.source]}`}
        {emissions.ref === null ? '' : `: ${emissions.ref}`}
        {emissions.year_end === null ? '.' : `, year to ${date(emissions.year_end)}.`}
      </p>
    )
  return (
    <ReleaseCard
      release={release}
      inputs={emissionInputs(holding, releases, ['scope1_t', 'scope2_t'])}
      licences={licences.filter(({ dataset }) => dataset === release.dataset)}
      allOf={undefined}
    />
  )
}
