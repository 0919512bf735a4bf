import { registrySource } from '../../../components/registry/source.ts'
import { aud, exact, share, tonnes } from '../../../format/numbers.ts'
import { date, words } from '../../../format/words.ts'
import styles from '../portfolios.module.css'
import type { Financed, FinancedData } from '../use-portfolios.ts'
import { PartBars } from './part-bars.tsx'

type Part = FinancedData['breakdowns']['asset_class'][number]

/** Parts that a chart shows; the numbers below it are of all. */
const SHOWN = 10

/** Where the financed emissions are: by asset class, by industry, by company. */
export function Breakdowns({ financed: { data, meta } }: { readonly financed: Financed }) {
  const { breakdowns, top_contributors: companies } = data
  const source = `${registrySource(meta.licences)} Amounts of the portfolio on ${date(data.balance_date)}.`
  const names = namesOf(companies)
  const total = data.totals.scope1_and_2_t
  return (
    <section className={styles['part']} aria-labelledby="breakdowns">
      <h2 id="breakdowns">Where the emissions are</h2>
      <div className={styles['pair']}>
        <Parts title="By asset class" parts={breakdowns.asset_class} source={source} />
        <Parts title="By industry (ANZSIC division)" parts={breakdowns.anzsic_division} source={source} />
      </div>
      {companies.length === 0 ? null : (
        <PartBars
          title="Largest contributors"
          summary={`The ${Math.min(companies.length, SHOWN)} companies with the most financed scope 1 and 2, of ${tonnes(total)} CO₂-e in all, with their share of the emissions and of the amount.`}
          bars={companies.slice(0, SHOWN).map((one, at) => ({
            name: names[at]!,
            value: one.scope1_and_2_t,
            text: `${tonnes(one.scope1_and_2_t)}, ${share(one.share_of_emissions)}`,
            href: one.abn === null ? undefined : `/companies/${one.abn}`,
          }))}
          source={source}
          table={{
            columns: [
              'Company',
              'Scope 1 and 2, t CO2-e',
              'Share of emissions',
              'Outstanding',
              'Share of amount',
            ],
            rows: companies.map((one, at) => [
              names[at]!,
              exact(one.scope1_and_2_t),
              share(one.share_of_emissions),
              aud(one.outstanding_aud),
              share(one.share_of_amount),
            ]),
          }}
        />
      )}
    </section>
  )
}

/** Each by another name: of two that are called alike, the second has its number too. */
function namesOf(companies: FinancedData['top_contributors']): readonly string[] {
  const plain = companies.map(({ name, abn, holdings }) => name ?? abn ?? holdings.join(', '))
  return companies.map(({ abn, holdings }, at) =>
    plain.indexOf(plain[at]!) === at ? plain[at]! : `${plain[at]}, ${abn ?? holdings.join(', ')}`,
  )
}

const nameOf = ({ key, title }: Part): string =>
  key === null ? 'Not known' : title === null || title === key ? words(key) : title

function Parts({
  title,
  parts,
  source,
}: {
  readonly title: string
  readonly parts: readonly Part[]
  readonly source: string
}) {
  const known = parts.filter(({ totals }) => totals.scope1_and_2_t !== null).length
  const shown = parts
    .toSorted((a, b) => (b.totals.scope1_and_2_t ?? -1) - (a.totals.scope1_and_2_t ?? -1))
    .slice(0, SHOWN)
  return (
    <PartBars
      title={title}
      summary={`Financed scope 1 and 2 of ${known} of ${parts.length} parts, with the share of the amount that each figure covers.${parts.length > SHOWN ? ` The ${SHOWN} largest are drawn.` : ''}`}
      bars={shown.map((part) => ({
        name: nameOf(part),
        value: part.totals.scope1_and_2_t,
        text:
          part.totals.scope1_and_2_t === null
            ? `Not known, of ${aud(part.outstanding_aud)}`
            : `${tonnes(part.totals.scope1_and_2_t)}, ${share(part.coverage.by_scope.scope1_and_2)} covered`,
      }))}
      source={source}
      table={{
        columns: [
          title,
          'Holdings',
          'Outstanding',
          'Scope 1',
          'Scope 2',
          'Scope 1 and 2',
          'Covered',
          'Score',
        ],
        rows: parts.map((part) => [
          nameOf(part),
          exact(part.holdings),
          aud(part.outstanding_aud),
          tonnes(part.totals.scope1_t),
          tonnes(part.totals.scope2_t),
          tonnes(part.totals.scope1_and_2_t),
          share(part.coverage.by_scope.scope1_and_2),
          exact(part.data_quality === null ? null : Number(part.data_quality.toFixed(2))),
        ]),
      }}
    />
  )
}
