import { Sourced } from '../../../components/figure.tsx'
import { exact, short, tonnes } from '../../../format/numbers.ts'
import { Block } from '../block.tsx'
import styles from '../company.module.css'
import { useClaims, useCurrentCompany } from '../company-context.ts'
import { EmissionsChart } from './emissions-chart.tsx'
import { declineText } from './emissions-text.ts'
import { registryRow } from './registry-row.ts'

/** What the company reported, where it is heading, and per what. */
export function Emissions() {
  const { emissions, emissions_trend: trend } = useCurrentCompany().profile
  const claim = useClaims('emissions')
  const latest = emissions?.latest
  const income = emissions?.income_intensity
  const market = emissions?.market_based_scope2
  const series = trend?.series?.find((candidate) => candidate.series === 'scope1_and_2')
  const scope1 = trend?.series?.find((candidate) => candidate.series === 'scope1')
  const only = registryRow(latest?.source ?? null)
  return (
    <Block data={emissions}>
      <EmissionsChart history={emissions?.history ?? []} series={series} gwpBreak={trend?.gwp_break} />
      <dl className={styles['pairs']}>
        {latest === undefined || latest === null ? null : (
          <>
            <Pair name={`Scope 1, ${latest.reporting_year}`}>
              <Sourced
                claim={claim({ title: 'Scope 1', value: `${exact(latest.scope1_t?.value)} t CO₂-e`, only })}
              />
            </Pair>
            <Pair name={`Scope 2, location-based, ${latest.reporting_year}`}>
              <Sourced
                claim={claim({ title: 'Scope 2', value: `${exact(latest.scope2_t?.value)} t CO₂-e`, only })}
              />
            </Pair>
            <Pair name={`Net energy, ${latest.reporting_year}`}>
              <Sourced
                claim={claim({
                  title: 'Net energy',
                  value: `${exact(latest.net_energy_gj?.value)} GJ`,
                  only,
                })}
              />
            </Pair>
          </>
        )}
        {market === undefined || market === null ? null : (
          <Pair name={`Scope 2, market-based, ${market.reporting_year}`}>
            <Sourced
              claim={claim({
                title: 'Scope 2, market-based',
                value: `${exact(market.scope2_t)} t CO₂-e`,
                only: (input) => input.field === 'scope2_market_based_t',
              })}
            />
          </Pair>
        )}
        {income === undefined ? null : (
          <Pair name="Per million dollars of income">
            {income.t_per_aud_million === null ? (
              <span title={income.availability.detail ?? ''}>
                {income.availability.detail ?? 'Not known'}
              </span>
            ) : (
              <Sourced
                claim={claim({
                  title: 'Emissions per income',
                  value: `${short(income.t_per_aud_million, 4)} t CO₂-e`,
                  by: { formula: 'income_intensity' },
                  only: (input) => only(input) || input.dataset === 'au_ato_tax_transparency',
                })}
              />
            )}
          </Pair>
        )}
      </dl>
      {(emissions?.transfer_certificates ?? [])
        .filter(({ reporting_year }) => reporting_year === latest?.reporting_year)
        .map((certificate) => (
          <p key={certificate.source.ref} className={styles['remark']}>
            Not included above: {tonnes(certificate.scope1_t)} of scope 1 and {tonnes(certificate.scope2_t)}{' '}
            of scope 2 in {certificate.reporting_year} reported under a reporting transfer certificate. The
            registry lists these separately.
          </p>
        ))}
      {(scope1?.required_rates ?? []).map((rate) => (
        <p key={rate.id} className={styles['remark']}>
          {declineText(rate)}
        </p>
      ))}
    </Block>
  )
}

function Pair({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
