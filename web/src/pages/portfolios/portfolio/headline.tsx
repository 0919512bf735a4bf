import type { ReactNode } from 'react'
import { Figure } from '../../../components/figure.tsx'
import type { Claim, Evidence } from '../../../components/provenance/claim.ts'
import { aud, exact, percent, share, short, tonnes } from '../../../format/numbers.ts'
import { counted } from '../names.ts'
import styles from '../portfolios.module.css'
import type { Financed, FinancedData, SavedPortfolio } from '../use-portfolios.ts'
import { emissionInputs } from './holding-inputs.ts'

/** The figures that a committee asks for, each with the share of the amount that it covers. */
export function Headline({
  portfolio: { id, version },
  financed: { data, meta },
  children,
}: {
  readonly portfolio: SavedPortfolio
  readonly financed: Financed
  /** Where the price is asked for. */
  readonly children: ReactNode
}) {
  const { totals, coverage, status_counts: counts } = data
  const figure = (
    title: string,
    value: string,
    covered: number | null | undefined,
    remark: string,
  ): Claim => ({
    title,
    value,
    remarks: covered === undefined ? [remark] : [remark, coverageText(covered)],
    method: data.method,
    evidenceKey: ['portfolio-evidence', id, version, meta.snapshot, title],
    loadEvidence: async () => ({ releases: data.provenance, inputs: [], licences: meta.licences }),
  })
  const ofScopes = (
    title: string,
    value: number | null,
    covered: number | null,
    members: readonly ScopeMember[],
  ): Claim => ({
    ...figure(
      title,
      tonnes(value),
      covered,
      `${exact(value)} t CO₂-e: the sum over holdings of the attribution factor times the company’s emissions.`,
    ),
    loadEvidence: async () => rowsBehind(data, meta.licences, members),
  })
  const scopes = [
    ['Financed scope 1', totals.scope1_t, coverage.by_scope.scope1, ['scope1_t']],
    ['Financed scope 2', totals.scope2_t, coverage.by_scope.scope2, ['scope2_t']],
    [
      'Financed scope 1 and 2',
      totals.scope1_and_2_t,
      coverage.by_scope.scope1_and_2,
      ['scope1_t', 'scope2_t'],
    ],
  ] as const
  const both = coverage.by_scope.scope1_and_2
  const waci = data.waci_t_per_aud_million
  const economic = data.economic_intensity_t_per_aud_million
  return (
    <section className={styles['part']} aria-label="Headline figures">
      <div className={styles['figures']}>
        {scopes.map(([title, value, covered, members]) => (
          <Figure
            key={title}
            claim={ofScopes(title, value, covered, members)}
            note={`CO₂-e. ${coverageText(covered)}`}
          />
        ))}
        <Figure
          claim={figure(
            'Weighted average carbon intensity',
            short(waci),
            data.waci_coverage,
            `${exact(waci)} t CO₂-e of scope 1 and 2 per A$ million of revenue, weighted by the amount outstanding.`,
          )}
          note={`t CO₂-e per A$ million of revenue. ${coverageText(data.waci_coverage)}`}
        />
        <Figure
          claim={figure(
            'Economic intensity',
            short(economic),
            both,
            `${exact(economic)} t CO₂-e of financed scope 1 and 2 per A$ million outstanding, over the amount with both scopes.`,
          )}
          note={`t CO₂-e per A$ million outstanding. ${coverageText(both)}`}
        />
        <Figure
          claim={figure(
            'Data quality score',
            short(data.data_quality),
            coverage.by_amount,
            'From 1 (assured emissions of the company) to 5 (sector and amount alone), weighted by the covered amount.',
          )}
          note={`1 is best, 5 is worst. ${coverageText(coverage.by_amount)}`}
        />
        {furtherFigures(data).map(({ title, value, covered, remark, note }) => (
          <Figure key={title} claim={figure(title, value, covered, remark)} note={note} />
        ))}
      </div>
      <p className={styles['remark']} role="status">
        {counted(counts.covered, 'holding')} covered, {counts.not_covered.toLocaleString('en-AU')} not
        covered, {counts.refused.toLocaleString('en-AU')} refused. Holdings without emissions are in no total.
        Registry year {data.registry_year ?? 'not known'}.{' '}
        <a href="#holdings" className="screen-only">
          See all holdings
        </a>
      </p>
      {children}
    </section>
  )
}

interface Further {
  readonly title: string
  readonly value: string
  /** Left out where no coverage is known of it. */
  readonly covered?: number | null
  readonly remark: string
  readonly note: string
}

/** What stands apart from financed scope 1 and 2. */
function furtherFigures({
  totals,
  coverage,
  outstanding_aud: all,
  undrawn_aud: undrawn,
  safeguard: { shortfall_t: shortfall, price_aud_per_t: price, cost_aud: cost, methane_t: methane },
  target_coverage: target,
}: FinancedData): readonly Further[] {
  const { scope3 } = coverage.by_scope
  return [
    {
      title: 'Financed scope 3, as reported',
      value: tonnes(totals.scope3_t),
      covered: scope3,
      remark: `${exact(totals.scope3_t)} t CO₂-e, only where a company reported it. It is in no other total.`,
      note: `CO₂-e. ${coverageText(scope3)}`,
    },
    {
      title: 'Undrawn commitments',
      value: aud(undrawn),
      remark: 'Nothing is attributed to what is not drawn.',
      note: `Apart from ${aud(all)} outstanding. Nothing is attributed to them.`,
    },
    {
      title: 'In companies with a target',
      value: percent(target.percent),
      remark: 'Share of the amount in companies with a declared or validated target, as the book says.',
      note: 'Of the amount, declared or validated, as the book says.',
    },
    {
      title: 'Safeguard shortfall',
      value: tonnes(shortfall),
      remark: `${exact(shortfall)} t CO₂-e above baselines in the latest Safeguard year, attributed.`,
      note: 'CO₂-e above baselines, attributed.',
    },
    {
      title: 'Cost of the shortfall',
      value: aud(cost),
      remark:
        price === null ? 'It needs your price of a tonne.' : `The shortfall at A$${exact(price)} a tonne.`,
      note: price === null ? 'Give a price below.' : `At A$${exact(price)} a tonne.`,
    },
    {
      title: 'Methane',
      value: tonnes(methane),
      remark: `${exact(methane)} t CO₂-e of coal, oil and gas clients, attributed; part of scope 1.`,
      note: 'CO₂-e of coal, oil and gas clients; part of scope 1.',
    },
  ]
}

const coverageText = (covered: number | null): string =>
  covered === null ? 'Coverage not known.' : `Covers ${share(covered)} of the amount.`

type ScopeMember = 'scope1_t' | 'scope2_t'

/** The rows of the publisher's files that a total rests on, the largest parts of it first. */
function rowsBehind(
  { holdings, provenance }: FinancedData,
  licences: Evidence['licences'],
  members: readonly ScopeMember[],
): Evidence {
  const rows = holdings
    .filter(({ status }) => status === 'covered')
    .toSorted((a, b) => (b.scope1_and_2_t ?? 0) - (a.scope1_and_2_t ?? 0))
  const inputs = rows.flatMap((holding) => emissionInputs(holding, provenance, members))
  const once = [...new Map(inputs.map((input) => [`${input.field} ${input.ref}`, input])).values()]
  const used = new Set(inputs.map(({ release }) => release))
  return {
    releases: provenance.filter(({ release }) => used.has(release)),
    inputs: once,
    licences,
    allOf: 'Each holding of the table below has its own.',
  }
}
