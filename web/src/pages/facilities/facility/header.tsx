import { Link } from 'wouter'
import { kindText, type ListedFacility, tonnesOf } from '../../../components/facility/facility.ts'
import { facilityKey } from '../../../components/facility/facility-address.ts'
import { type Fact, Facts } from '../../../components/facts.tsx'
import { PageHeader } from '../../../components/page-layout.tsx'
import { exact } from '../../../format/numbers.ts'
import { abnText } from '../../../format/words.ts'
import { useSafeguardYears } from './use-operator.ts'
import { type FacilityYear, nameIn } from './years.ts'

/** What the facility is, whose it is, and how much it emits. */
export function FacilityHeader({ facility }: { readonly facility: ListedFacility }) {
  const { name, state, as_at, owners, covered_emissions_t, scope1_t, generation } = facility
  const { years } = useSafeguardYears(facility)
  const facts: readonly Fact[] = [
    ...owners.map(
      (owner): Fact => [
        owners.length === 1 ? 'Operator' : `Operator ${owners.indexOf(owner) + 1}`,
        <Owner key={owner.name} owner={owner} years={years} />,
      ],
    ),
    ['State', state ?? 'Several states'],
    ['Covered emissions', covered_emissions_t === null ? null : `${exact(covered_emissions_t)} t CO₂-e`],
    ['Scope 1 of generation', scope1_t === null ? null : `${exact(scope1_t)} t CO₂-e`],
    ['Generation', generation === null ? null : `${exact(generation.electricity_mwh)} MWh`],
    [
      'Scope 1 per MWh',
      typeof generation?.intensity_t_per_mwh === 'number'
        ? `${exact(generation.intensity_t_per_mwh)} t CO₂-e`
        : null,
    ],
    ['Emissions', tonnesOf(facility) === null ? 'Not published' : null],
    ['Year of the table', as_at],
  ]
  return (
    <>
      <PageHeader
        title={name}
        lead={
          <>
            {kindText(facility)}. <Link href="/facilities">All facilities</Link>
          </>
        }
      />
      <Facts facts={facts} />
    </>
  )
}

function Owner({
  owner: { name, abns },
  years,
}: {
  readonly owner: ListedFacility['owners'][number]
  readonly years: readonly FacilityYear[]
}) {
  if (abns.length === 0) return <>{name} (ABN unknown, so no company page)</>
  // The emitter itself, the corporation that controls it, or both: the rows say which ABN is whose.
  const isOwn = (abn: string): boolean => {
    const printed = nameIn(years, abn)
    return printed === undefined ? abn === abns[0] : facilityKey(printed) === facilityKey(name)
  }
  const own = abns.find(isOwn)
  return (
    <>
      {own === undefined ? name : <Link href={`/companies/${own}`}>{name}</Link>}
      {abns
        .filter((abn) => abn !== own)
        .map((abn) => (
          <span key={abn}>
            , controlled by{' '}
            <Link href={`/companies/${abn}`}>{nameIn(years, abn) ?? `ABN ${abnText(abn)}`}</Link>
          </span>
        ))}
    </>
  )
}
