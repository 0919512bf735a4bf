import type { Schema } from '../../../api/client.ts'
import { Sourced } from '../../../components/figure.tsx'
import { exact } from '../../../format/numbers.ts'
import { editionText, factorName, gasName, kindText, unitText } from '../factor-names.ts'
import styles from '../factors.module.css'
import type { Basis, Factor } from '../use-factors.ts'

/** What the factor is, its value on the basis chosen, and where that comes from. */
export function FactorHeader({
  factor,
  meta,
  basis,
  onBasis,
}: {
  readonly factor: Factor
  readonly meta: Schema<'EmissionFactorAnswer'>['meta']
  readonly basis: Basis
  readonly onBasis: (basis: Basis) => void
}) {
  const value = factor.value_text ?? exact(factor.value)
  const transform = factor.gwp_transform
  return (
    <header className={styles['factorHeader']}>
      <div>
        <h1>{factorName(factor)}</h1>
        <p className={styles['kind']}>
          {kindText(factor)}, {factor.region_name}
        </p>
      </div>
      <p className={styles['value']}>
        <Sourced
          claim={{
            title: factorName(factor),
            value: `${value} ${unitText(factor.unit)}`,
            remarks: [factor.source.table_title, ...transform.gases.map(gasStep)],
            ...(transform.method === null ? {} : { method: transform.method }),
            evidenceKey: ['factor-evidence', factor.row_id, basis],
            loadEvidence: () => Promise.resolve(evidenceOf(factor, meta)),
          }}
        >
          {value}
        </Sourced>{' '}
        <small>{unitText(factor.unit)}</small>
      </p>
      <p className={styles['kind']}>
        Edition {editionText(factor.edition, factor.vintage)}
        {factor.period === null ? '' : `, ${factor.period}`}
        {factor.energy_content === null
          ? ''
          : `, ${exact(factor.energy_content.value)} ${factor.energy_content.unit}`}
      </p>
      <div className={styles['views']} role="group" aria-label="Warming potentials">
        <button type="button" aria-pressed={basis === 'native'} onClick={() => onBasis('native')}>
          As published (AR5)
        </button>
        <button type="button" aria-pressed={basis === 'AR6'} onClick={() => onBasis('AR6')}>
          AR6
        </button>
      </div>
      {basis === 'AR6' && transform.status !== 'transformed' ? (
        <p className={styles['kind']}>{transform.reason ?? 'AR6 does not change this factor.'}</p>
      ) : null}
    </header>
  )
}

const gasStep = ({ gas, formula, value_text }: Factor['gwp_transform']['gases'][number]): string =>
  `${gasName(gas)}: ${formula}${formula === value_text ? '' : ` = ${value_text}`}`

function evidenceOf(factor: Factor, meta: Schema<'EmissionFactorAnswer'>['meta']) {
  const cells =
    factor.gases.length === 0
      ? factor.source.cells.map((ref) => ({ field: 'total', ref, text: factor.value_text }))
      : factor.gases.map((gas) => ({
          field: gas.gas,
          ref: `${gas.table}!${gas.cell}`,
          text: gas.value_text,
        }))
  const release = meta.provenance.find((candidate) => candidate.release === factor.source.release)
  return {
    releases: meta.provenance,
    licences: meta.licences,
    inputs: cells.map(({ field, ref, text }) => ({
      dataset: release?.dataset ?? '',
      release: factor.source.release,
      file_sha256: release?.file_sha256 ?? '',
      observed: factor.edition,
      field,
      ref,
      value_text: text,
    })),
  }
}
