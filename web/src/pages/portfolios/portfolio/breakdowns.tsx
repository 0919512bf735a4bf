import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import type { TableOfData } from '../../../components/chart/data-table.tsx'
import { type Shade, Treemap } from '../../../components/chart/treemap.tsx'
import { registrySource } from '../../../components/registry/source.ts'
import { aud, exact, share, short, tonnes } from '../../../format/numbers.ts'
import { date } from '../../../format/words.ts'
import styles from '../portfolios.module.css'
import type { Financed, FinancedData } from '../use-portfolios.ts'
import { PartBars } from './part-bars.tsx'
import { PART_COLUMNS, type Part, partName } from './part-columns.ts'

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
        <Chosen breakdowns={breakdowns} source={source} />
      </div>
      <Industries data={data} source={source} />
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

/** Break-downs that a reader chooses from. */
const FURTHER = {
  state: 'By state',
  data_quality: 'By data quality score',
  safeguard: 'By Safeguard status',
  anzsic_group: 'By industry group (ANZSIC)',
  gics_industry: 'By industry (GICS)',
} as const satisfies Partial<Record<keyof FinancedData['breakdowns'], string>>
type Further = keyof typeof FURTHER

function Chosen({
  breakdowns,
  source,
}: {
  readonly breakdowns: FinancedData['breakdowns']
  readonly source: string
}) {
  const [by, choose] = useState<Further>('state')
  const offered = (Object.keys(FURTHER) as Further[]).filter((one) => breakdowns[one] !== null)
  return (
    <div className={styles['part']}>
      <div className="screen-only">
        <NativeSelect
          label="Break down further"
          value={by}
          data={offered.map((value) => ({ value, label: FURTHER[value] }))}
          onChange={({ currentTarget }) => choose(currentTarget.value as Further)}
        />
      </div>
      <Parts key={by} title={FURTHER[by]} parts={breakdowns[by] ?? []} source={source} />
    </div>
  )
}

const SHADES = {
  deep: 'At or above the portfolio’s intensity',
  pale: 'Below it',
  none: 'Not known',
} as const

/** Industries by what is lent to them; darker where more is emitted for each dollar. */
function Industries({ data, source }: { readonly data: FinancedData; readonly source: string }) {
  const { breakdowns, economic_intensity_t_per_aud_million: whole, outstanding_aud: all } = data
  const shadeOf = ({ economic_intensity_t_per_aud_million: own }: Part): Shade =>
    own === null || whole === null ? 'none' : own >= whole ? 'deep' : 'pale'
  return (
    <Treemap
      title="By industry (ANZSIC division)"
      summary={`Areas are amounts outstanding, ${aud(all)} in all. Shades compare financed scope 1 and 2 per A$ million outstanding with the portfolio’s ${whole === null ? 'own, which is not known' : `${short(whole)} t`}.`}
      shades={SHADES}
      parts={breakdowns.anzsic_division.map((part) => ({
        name: partName(part),
        value: part.outstanding_aud,
        text: `${aud(part.outstanding_aud)}, ${part.totals.scope1_and_2_t === null ? 'emissions not known' : tonnes(part.totals.scope1_and_2_t)}`,
        shade: shadeOf(part),
      }))}
      source={source}
      table={tableOf('Industry', breakdowns.anzsic_division)}
    />
  )
}

const tableOf = (title: string, parts: readonly Part[]): TableOfData => ({
  columns: [title, ...PART_COLUMNS.map((column) => column.title)],
  rows: parts.map((part) => [partName(part), ...PART_COLUMNS.map(({ text }) => text(part))]),
})

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
        name: partName(part),
        value: part.totals.scope1_and_2_t,
        text:
          part.totals.scope1_and_2_t === null
            ? `Not known, of ${aud(part.outstanding_aud)}`
            : `${tonnes(part.totals.scope1_and_2_t)}, ${share(part.coverage.by_scope.scope1_and_2)} covered`,
      }))}
      source={source}
      table={tableOf(title, parts)}
    />
  )
}
